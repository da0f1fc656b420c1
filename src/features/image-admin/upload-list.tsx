import { useSyncExternalStore } from "react";
import { Button } from "../../components/ui/button";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { formatBytes, formatPercent } from "./format-bytes";
import { nameOfPath } from "./prepare/storage-path";
import type { Note } from "./prepare/plan";
import { type Trouble, type UploadItem, progressOf } from "./upload/upload-item";
import { addAgain, pauseUpload, removeUpload, resumeUpload, uploadStore } from "./upload/upload-store";
import * as styles from "./upload-area.module.css";

const troubleTexts: Record<Trouble, TextKey> = {
  offline: "pictures.trouble.offline",
  signedOut: "pictures.trouble.signedOut",
  refused: "pictures.trouble.refused",
  server: "pictures.trouble.server",
  unreadable: "pictures.trouble.unreadable",
  heic: "pictures.trouble.heic",
  tooLarge: "pictures.trouble.tooLarge",
};

const noteTexts: Record<Note, TextKey> = {
  small: "pictures.note.small",
  reduced: "pictures.note.reduced",
  converted: "pictures.note.converted",
};

/** The files on their way, each with how far it is and what can be done. */
export function UploadList() {
  const t = useText();
  const items = useSyncExternalStore(uploadStore.subscribe, uploadStore.get, uploadStore.get);
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
  const act = (label: string, does: (id: string) => void) => (
    <Button variant="text" aria-label={`${label}: ${name}`} onClick={() => does(id)}>
      {label}
    </Button>
  );
  return (
    <li data-stage={stage.name}>
      <span className={styles.name}>{name}</span>
      <span className={styles.acts}>
        {(stage.name === "waiting" || stage.name === "preparing" || stage.name === "sending") &&
          act(t("pictures.act.pause"), pauseUpload)}
        {stage.name === "paused" && act(t("pictures.act.resume"), resumeUpload)}
        {stage.name === "stopped" && act(t("common.tryAgain"), resumeUpload)}
        {stage.name === "duplicate" && act(t("pictures.act.again"), addAgain)}
        {act(stage.name === "done" ? t("pictures.act.hide") : t("pictures.act.cancel"), removeUpload)}
      </span>
      <State item={item} />
      {stage.name !== "duplicate" && (
        <progress className={styles.progress} max={1} value={progressOf(item)} aria-label={name} />
      )}
      {notes.map((note) => (
        <span key={note} className={styles.state}>
          {t(noteTexts[note])}
        </span>
      ))}
    </li>
  );
}

function State({ item }: { readonly item: UploadItem }) {
  const t = useText();
  const language = useLanguage();
  const { stage, ready } = item;
  if (stage.name === "stopped")
    return (
      <span className={[styles.state, styles.trouble].join(" ")} role="status">
        {t(troubleTexts[stage.trouble])}
      </span>
    );
  const sentences = {
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
      {sentences[stage.name]()}
    </span>
  );
}
