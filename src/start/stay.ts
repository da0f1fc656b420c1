/**
 * The stay of the URL or the tab, in a separate chunk that is loaded only if there is one. It is shown when the chunk runs, once the
 * document is complete.
 */
import { showKeptStay } from "../features/booking/show-kept-stay";

if (document.readyState === "loading")
  await new Promise((parsed) => document.addEventListener("DOMContentLoaded", parsed, { once: true }));
showKeptStay();
