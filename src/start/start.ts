/** The start bundle: everything a public page does before, and mostly without, the application. */
import { reloadOnce } from "../features/errors/reload-once";
import { isRootEmpty } from "../features/start-up/root-element";
import type { Early } from "./early";
import { neededAtOnce, onIntent } from "./intent";
import { buildOfPage, loadApp } from "./load-app";
import { createReplay } from "./replay";
import { watchTyping } from "./replay-typing";

const early: Early = window.early ?? { held: [], failures: [], intent: "none", ready: false };
const load = () => void loadApp();

window.addEventListener("preload-error", (event) => {
  if (reloadOnce(buildOfPage())) event.preventDefault();
});

const replay = createReplay(early);
const tellTyping = watchTyping();
early.held.forEach(replay.hold);
early.tell = (event) => {
  replay.hold(event);
  load();
};
window.addEventListener(
  "app-ready",
  () => {
    tellTyping();
    replay.replay();
  },
  { once: true },
);
window.addEventListener("app-failed", replay.giveUp);

if (neededAtOnce(location, isRootEmpty()) || early.held.length > 0) load();
else onIntent(early, load);
window.addEventListener("hashchange", () => {
  if (neededAtOnce(location, isRootEmpty())) load();
});
