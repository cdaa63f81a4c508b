import { mount } from "svelte";
import "./style/base.css";
import "./style/forced.css";
import { api } from "./lib/api";
import App from "./App.svelte";

// A newer program has taken the place of this one: its pages have other names.
addEventListener("vite:preloadError", () => location.reload());

// What needs no person is asked for meanwhile; who asks for it later gets this answer.
if (location.pathname === "/") void api.games().catch(() => undefined);
void api.words().catch(() => undefined);
/** Before all else the server must know this browser: that is what its cookie is for. */
await api.me().catch(() => undefined);
mount(App, { target: document.getElementById("app")! });
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
  // The first visit is over before its keeper is there: what the shelf needs is given to it, for the next visit without a network.
  if (!navigator.serviceWorker.controller) navigator.serviceWorker.addEventListener("controllerchange", () => void api.keep(), { once: true });
  if (document.readyState === "complete") void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
