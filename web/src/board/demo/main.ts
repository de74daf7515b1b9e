import { mount } from "svelte";
import { loadAll } from "../../titles/registry";
import Demo from "./Demo.svelte";
import Faces from "./Faces.svelte";
import Figures from "./Figures.svelte";

await loadAll();
const asked = new URLSearchParams(location.search);
const page = asked.has("faces") ? Faces : asked.has("figures") ? Figures : Demo;
mount(page, { target: document.getElementById("app")! });
