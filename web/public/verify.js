import { verify } from "./fair.js";

const language = ["en", "de", "nl", "it"].find((one) => navigator.language.startsWith(one)) || "en";
const words = await (await fetch(`/api/words/${language}/verify`)).json();
const say = (key, values = {}) => (words[key] || key).replace(/\{ ?\$(\w+) ?\}/g, (_, name) => values[name] ?? "");

document.documentElement.lang = language;
for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);

const input = document.getElementById("text");
document.getElementById("file").addEventListener("change", async (event) => {
  input.value = await event.target.files[0].text();
});

document.getElementById("go").addEventListener("click", async () => {
  const answer = document.getElementById("answer");
  answer.replaceChildren();
  const found = await verify(input.value);
  for (const one of found) {
    const line = document.createElement("p");
    line.className = one.ok ? "good" : "bad";
    const key = one.ok ? (one.seats ? "verify-shuffle" : "verify-shuffle-alone") : `error-${one.code}`;
    line.textContent = say(key, one);
    answer.append(line);
  }
  const good = document.createElement("p");
  good.textContent = say(found.length > 0 && found.every((one) => one.ok) ? "verify-good" : "verify-bad", { count: found.length });
  answer.append(good);
});
