import type { StartTextKey } from "../../settings/start";
import { adoptStyles } from "../../lib/dom/adopt-styles";
import { element } from "../../lib/dom/element";
import styles from "./script-notice.sheet.css";

interface ScriptNotice {
  readonly message: string;
  readonly dismiss: string;
  /** A button beside the sentence, for what helps. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const noticeClass = "script-notice";

/** A small dismissible notice at the bottom right (specification §2). One at a time: the first stays. */
export const showScriptNotice = ({ message, dismiss, action }: ScriptNotice): void => {
  if (document.querySelector(`.${noticeClass}`) !== null) return;
  adoptStyles(styles);
  const button = (label: string, run: () => void) => {
    const made = element("button", { type: "button", "data-start": true }, label);
    made.addEventListener("click", run);
    return made;
  };
  const notice = element("div", { class: noticeClass, role: "alert" }, element("p", {}, message));
  if (action !== undefined) notice.append(button(action.label, action.run));
  notice.append(button(dismiss, () => notice.remove()));
  document.body.append(notice);
};

type Words = (key: StartTextKey) => string;

/** For a script error while the page is still empty. */
export const showScriptError = (text: Words): void =>
  showScriptNotice({ message: text("error.script.text"), dismiss: text("error.script.dismiss") });

/** For a part of the page that could not be loaded and will not come by itself. */
export const showMissingPart = (text: Words): void =>
  showScriptNotice({
    message: text("error.chunk.text"),
    dismiss: text("error.script.dismiss"),
    action: { label: text("error.route.reload"), run: () => window.location.reload() },
  });
