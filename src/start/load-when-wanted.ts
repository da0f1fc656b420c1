/** Loads the application when it is wanted, and hands it what the visitor did before it was there. */
import { isRootEmpty } from "../features/start-up/root-element";
import { afterPaint } from "./after-paint";
import { answerTo } from "./answers";
import type { Early, HeldEvent } from "./early";
import { neededAtOnce, onIntent } from "./intent";
import { loadApp } from "./load-app";
import { createReplay } from "./replay";
import { watchTyping } from "./replay-typing";

export const loadWhenWanted = (early: Early): void => {
  const load = () => void loadApp();
  const replay = createReplay(early);
  const tellTyping = watchTyping();
  const take = (event: HeldEvent) => {
    const answer = event.type === "click" ? answerTo(event.target) : null;
    if (answer !== null) return answer;
    replay.hold(event);
    afterPaint(load);
    return null;
  };
  early.held.forEach((event) => take(event)?.());
  // From here on the start bundle's own listener gives the answers.
  early.tell = (event) => void take(event);
  window.addEventListener(
    "app-ready",
    () => {
      tellTyping();
      replay.replay();
    },
    { once: true },
  );
  window.addEventListener("app-failed", replay.giveUp);
  const loadIfNeeded = () => {
    if (neededAtOnce(location, isRootEmpty())) load();
  };
  loadIfNeeded();
  window.addEventListener("hashchange", loadIfNeeded);
  onIntent(early, load);
};
