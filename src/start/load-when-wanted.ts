/** Loads the application when it is wanted, and hands it what the visitor did before it was there. */
import { fieldsAttribute, nativeFields } from "../settings/interface";
import { showMissingPart } from "../features/errors/script-notice";
import { preparesPages } from "../features/navigation/watch-ahead";
import { isRootEmpty } from "../features/start-up/root-element";
import { afterPaint } from "./after-paint";
import { answerTo } from "./answers";
import type { Early, HeldEvent } from "./early";
import { neededAtOnce, onIntent } from "./intent";
import { loadApp } from "./load-app";
import { waitingButton } from "./needs-script";
import { createReplay } from "./replay";
import { watchTyping } from "./replay-typing";
import { text } from "./settings";
import { whenStill } from "./when-still";

/** Whether something is answered by the application alone: a field that is filled in, or a button that waits for scripts. */
const isForApp = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest("input,select,textarea,label") !== null) return true;
  const button = waitingButton(target);
  return button !== null && answerTo(button) === null;
};

export const loadWhenWanted = (early: Early): void => {
  const load = () => void loadApp();
  const replay = createReplay(early);
  const typing = watchTyping();
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
      typing.tell();
      replay.replay();
    },
    { once: true },
  );
  window.addEventListener("app-failed", () => {
    document.documentElement.setAttribute(fieldsAttribute, nativeFields);
    const waited = [replay.giveUp(), typing.giveUp()];
    if (waited.includes(true)) showMissingPart(text);
  });
  const loadIfNeeded = () => {
    if (neededAtOnce(location, isRootEmpty())) load();
  };
  loadIfNeeded();
  window.addEventListener("hashchange", loadIfNeeded);
  onIntent(early, load, preparesPages() ? { soon: whenStill(load), isUrgent: isForApp } : undefined);
};
