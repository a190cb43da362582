import { mount } from "svelte";
import "../app.css";
import { settings } from "../lib/settings.svelte.ts";
import { loadWords } from "../lib/words.ts";
import Start from "./Start.svelte";

await loadWords(settings.language).catch(() => undefined); // then the page says its keys, and that there is no server
mount(Start, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
