/** The list of the member's uploads, and their resumption when the connection or the session is back. */
import { type MouseEventHandler, useEffect, useId, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../../../components/ui/button";
import type { TextKey } from "../../../lib/i18n/keys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { formatBytes, formatPercent, nameOfPath } from "./prepare/file-names";
import { memberIdOf, useSession } from "../session/session-state";
import { focusNextItem, moveFocus } from "../ui/move-focus";
import { recommendedWidth } from "./prepare/plan";
import { type Stage, type UploadItem, progressOf } from "./upload/upload-item";
import {
  addAgain,
  pauseUpload,
  removeUpload,
  restoreUploads,
  resumeUpload,
  resumeUploads,
} from "./upload/upload-queue";
import { uploadStore } from "./upload/upload-work";
import * as styles from "./upload-area.module.css";

/** The action of each stage, in addition to cancelling. A completed upload has none; it can only be hidden. */
const actions: Partial<Record<Stage["name"], readonly [label: TextKey, run: (id: string) => void]>> = {
  waiting: ["pictures.action.pause", pauseUpload],
  preparing: ["pictures.action.pause", pauseUpload],
  sending: ["pictures.action.pause", pauseUpload],
  paused: ["pictures.action.resume", resumeUpload],
  stopped: ["common.tryAgain", resumeUpload],
  duplicate: ["pictures.action.again", addAgain],
};

/** The list of the member's uploads, each with its progress and buttons. */
export function UploadList() {
  const t = useText();
  const id = memberIdOf(useSession());
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.get, uploadStore.get);
  const items = uploads.filter(({ member }) => member === id);
  if (items.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t("pictures.uploads")}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function UploadRow({ item }: { readonly item: UploadItem }) {
  const t = useText();
  const { id, name, stage, notes } = item;
  const [label, run] = actions[stage.name] ?? [];
  const remove: MouseEventHandler = ({ currentTarget }) => {
    focusNextItem(currentTarget.closest("li"));
    removeUpload(id);
  };
  return (
    <li data-stage={stage.name} tabIndex={-1}>
      <span className={styles.name}>{name}</span>
      <span className={styles.actions}>
        {/* One button for all stages, so that it keeps the keyboard focus when the stage changes. */}
        {label === undefined ? (
          <Action text={t("pictures.action.hide")} file={name} onClick={remove} />
        ) : (
          <Action text={t(label)} file={name} onClick={() => run?.(id)} />
        )}
        {label !== undefined && <Action text={t("pictures.action.cancel")} file={name} onClick={remove} />}
      </span>
      <State item={item} />
      {stage.name !== "duplicate" && (
        <progress className={styles.progress} max={1} value={progressOf(item)} aria-label={name} />
      )}
      {notes.map((note) => (
        <span key={note} className={styles.state}>
          {t(`pictures.note.${note}`)}
        </span>
      ))}
    </li>
  );
}

interface ActionProps {
  readonly text: string;
  /** Name of the file, part of the accessible name. */
  readonly file: string;
  readonly onClick: MouseEventHandler;
}

/** A button of an upload. If it disappears because the upload is complete, its focus moves to the button before it. */
function Action({ text, file, onClick }: ActionProps) {
  const id = useId();
  useLayoutEffect(() => {
    const button = document.getElementById(id);
    return () => {
      const before = button?.previousElementSibling;
      if (before instanceof HTMLElement) moveFocus(button, before);
    };
  }, [id]);
  return (
    <Button id={id} variant="text" aria-label={`${text}: ${file}`} onClick={onClick}>
      {text}
    </Button>
  );
}

/** The state of an upload. A change is announced with the file's name, because several files may be uploaded at once. */
function State({ item }: { readonly item: UploadItem }) {
  const t = useText();
  const language = useLanguage();
  const { name, stage, ready } = item;
  const file = <span className="visually-hidden">{name}: </span>;
  if (stage.name === "stopped")
    return (
      <span className={[styles.state, styles.trouble].join(" ")} role="status">
        {file}
        {t(stage.trouble === "other" ? "staff.failure.other" : `pictures.failure.${stage.trouble}`, {
          width: String(recommendedWidth),
        })}
      </span>
    );
  const texts = {
    waiting: () => t("pictures.stage.waiting"),
    preparing: () => t("pictures.stage.preparing"),
    duplicate: () => t("pictures.stage.duplicate", { name: stage.name === "duplicate" ? nameOfPath(stage.path) : "" }),
    sending: () =>
      t("pictures.stage.sending", {
        percent: formatPercent(progressOf(item), language),
        size: formatBytes(ready?.bytes ?? 0, language),
      }),
    paused: () => t("pictures.stage.paused", { percent: formatPercent(progressOf(item), language) }),
    done: () => t("pictures.stage.done"),
  };
  return (
    <span className={styles.state} role={stage.name === "sending" ? undefined : "status"}>
      {file}
      {texts[stage.name]()}
    </span>
  );
}

/**
 * Resumes uploads when the connection or the session is back, including those that a reload interrupted. Returns a number that increases each
 * time the connection or the session comes back. `onUploaded` is called when an upload is complete.
 */
export const useReconnect = (onUploaded: () => void): number => {
  const [count, setCount] = useState(0);
  const session = useSession();
  const isSignedIn = session.phase === "staff" && !session.ended;
  const [before, setBefore] = useState(isSignedIn);
  if (before !== isSignedIn) {
    setBefore(isSignedIn);
    if (isSignedIn) setCount(count + 1);
  }
  useEffect(() => {
    const resume = (among?: readonly UploadItem[]) => {
      if (isSignedIn) resumeUploads("signedIn", among);
      // A browser that is already online sends no `online` event.
      if (navigator.onLine) resumeUploads("online", among);
    };
    restoreUploads(onUploaded, (item) => resume([item]));
    resume();
  }, [isSignedIn, onUploaded]);
  useEffect(() => {
    const online = () => {
      resumeUploads("online");
      setCount((old) => old + 1);
    };
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return count;
};
