import { mount } from "svelte";
import { loadAll } from "../../titles/registry";
import Demo from "./Demo.svelte";
import Faces from "./Faces.svelte";

await loadAll();
const page = new URLSearchParams(location.search).has("faces") ? Faces : Demo;
mount(page, { target: document.getElementById("app")! });
