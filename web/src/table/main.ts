import { mount } from "svelte";
import "../app.css";
import { settings } from "../lib/settings.svelte.ts";
import { Table } from "../lib/table.svelte.ts";
import { loadWords } from "../lib/words.ts";
import Frame from "./Frame.svelte";

await loadWords(settings.language);
const [match = "", key = null] = location.hash.slice(1).split(".");
addEventListener("hashchange", () => location.reload());
mount(Frame, { target: document.getElementById("app")!, props: { table: new Table(match, key) } });
