const language = ["en", "de", "nl", "it"].find((one) => navigator.language.startsWith(one)) || "en";
const words = await (await fetch(`/api/words/${language}/verify`)).json();
document.documentElement.lang = language;
for (const element of document.querySelectorAll("[data-word]")) element.textContent = words[element.dataset.word];
document.getElementById("command").textContent = `twinpack play --url "${location.href}"`;
