import { inLanguage, isLanguage } from "../../../settings/languages";
import { useText } from "../../../lib/i18n/use-text";
import { exportReaders } from "../api/export-readers";
import { ActButton } from "../desk/act-button";
import { saveFile } from "../../../lib/dom/save-file";
import { useAct } from "../desk/use-act";
import { readersCsv } from "./subscriber";

const leavingLink = (token: string, language: string): string => {
  const path = isLanguage(language) ? inLanguage("/newsletter-verified", language) : "/newsletter-verified";
  return `${window.location.origin}${path}?unsubscribe=${token}`;
};

/** Saves the confirmed readers as a file. The audit log notes who did and how many they were. */
export function ExportReaders() {
  const t = useText();
  const { act, busy } = useAct(async () => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`newsletter-${day}.csv`, readersCsv(await exportReaders(), leavingLink), "text/csv");
  }, "subscribers.exported");
  return (
    <ActButton variant="line" small off={busy} onClick={() => act(undefined)}>
      {t("subscribers.export")}
    </ActButton>
  );
}
