/** The notices about script errors and missing chunks, and which errors are not shown (specification §2). */
import type { StartTextKey } from "../../settings/start";
import { adoptStyles, element } from "../../lib/dom/element";
import styles from "./script-notice.sheet.css";

interface ScriptNotice {
  readonly message: string;
  readonly dismiss: string;
  /** Optional button that may solve the problem, for example by reloading. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const noticeClass = "script-notice";

/** A small dismissible notice at the bottom right (specification §2). While one is shown, others are dropped. */
const showScriptNotice = ({ message, dismiss, action }: ScriptNotice): void => {
  if (document.querySelector(`.${noticeClass}`) !== null) return;
  adoptStyles(styles);
  const button = (label: string, run: () => void) => {
    const created = element("button", { type: "button", "data-start": true }, label);
    created.addEventListener("click", run);
    return created;
  };
  const notice = element("div", { class: noticeClass, role: "alert" }, element("p", {}, message));
  if (action !== undefined) notice.append(button(action.label, action.run));
  notice.append(button(dismiss, () => notice.remove()));
  document.body.append(notice);
};

/** Removes the notice, if there is one. */
export const hideNotice = (): void => document.querySelector(`.${noticeClass}`)?.remove();

type StartText = (key: StartTextKey) => string;

/** Shows the notice for a script error; to be called only while the page is still empty. */
export const showScriptError = (text: StartText): void =>
  showScriptNotice({ message: text("error.script.text"), dismiss: text("error.script.dismiss") });

/** Shows a notice with a reload button for a chunk that could not be loaded and is not requested again automatically. */
export const showMissingPart = (text: StartText): void =>
  showScriptNotice({
    message: text("error.chunk.text"),
    dismiss: text("error.script.dismiss"),
    action: { label: text("error.route.reload"), run: () => window.location.reload() },
  });

/** An error: its message, and its source as URL and stack. */
interface ScriptFailure {
  readonly message: string;
  readonly source: string;
}

const opaqueMessage = /^(uncaught )?script error\.?$/i;
const thirdPartySource = /consent|heatmap/i;

/** Reads an `error` or `unhandledrejection` event; null for a resource that failed to load, which is not a script error. */
export const failureOf = (event: Event): ScriptFailure | null => {
  if (event instanceof ErrorEvent) {
    return { message: event.message, source: [event.filename, stackOf(event.error)].join("\n") };
  }
  if (!("reason" in event)) return null;
  const reason: unknown = event.reason;
  return { message: reason instanceof Error ? reason.message : String(reason), source: stackOf(reason) };
};

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? "") : "");

/**
 * Whether an error is only logged and not shown to the visitor: generic errors of other origins, and errors of the consent and heatmap
 * scripts, which are recognised by name or by the hosts that the heatmap is loaded from.
 */
export const isQuiet = ({ message, source }: ScriptFailure, heatmapHosts: readonly string[]): boolean =>
  opaqueMessage.test(message.trim()) ||
  thirdPartySource.test(source) ||
  heatmapHosts.some((host) => source.includes(`//${host}/`));
