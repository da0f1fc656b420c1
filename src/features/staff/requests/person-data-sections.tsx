import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "../../../lib/i18n/use-language";
import { saveFile } from "../../../lib/dom/share-and-save";
import { useText } from "../../../lib/i18n/use-text";
import { erasePerson, notePersonExport } from "../api/requests";
import { ActionButton, ConfirmButton } from "../ui/action-buttons";
import { personQueryKey, useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import { columnText, valueText } from "./value-text";
import {
  type PersonData,
  type PersonPart,
  countHeld,
  erasableOf,
  pairsOf,
  personJson,
  personPage,
  personParts,
  withoutErased,
} from "./person";
import * as styles from "./requests.module.css";

interface PersonDataSectionsProps {
  readonly email: string;
  readonly data: PersonData;
}

/** The data held on a person by table, with buttons for the two files and for erasure. */
export function PersonDataSections({ email, data }: PersonDataSectionsProps) {
  const t = useText();
  const language = useLanguage();
  const { moment, today } = useDates();
  const queryClient = useQueryClient();
  const value = (part: PersonPart, column: string, text: string) =>
    valueText(part, column, text, { t, language, moment });
  const erase = useAction(async () => {
    await erasePerson(email);
    // Removes the erased rows from the cache without another search, which would be logged.
    queryClient.setQueryData<PersonData>([personQueryKey, email], (held) => held && withoutErased(held));
  }, "requests.erased");
  const save = useAction(async (format: "json" | "html") => {
    const now = new Date().toISOString();
    // Logged before the file is saved, so that no export is missing from the log.
    await notePersonExport(format);
    const name = `data-${today()}.${format}`;
    if (format === "json") {
      saveFile(name, personJson(email, data, now), "application/json");
      return;
    }
    const words = {
      language,
      title: t("requests.file.title", { email }),
      intro: t("requests.file.intro", { date: moment(now) }),
      nothing: t("requests.file.nothing"),
      part: (part: PersonPart) => t(`requests.part.${part}`),
      column: (column: string) => columnText(column, t),
      value,
    };
    saveFile(name, personPage(data, words), "text/html");
  }, "requests.exported");
  const erased = erasableOf(data);
  return (
    <>
      <div className={styles.acts}>
        <ActionButton variant="line" small off={save.busy} onClick={() => save.run("html")}>
          {t("requests.save.html")}
        </ActionButton>
        <ActionButton variant="line" small off={save.busy} onClick={() => save.run("json")}>
          {t("requests.save.json")}
        </ActionButton>
        <ConfirmButton
          label={t("requests.erase")}
          title={t("requests.erase.title")}
          action={t("requests.erase.action")}
          disabled={erase.busy || countHeld(erased) === 0}
          onConfirm={() => erase.run(undefined)}
        >
          <p>{t("requests.erase.text", { email })}</p>
          <ul>
            {personParts.map(
              (part) =>
                erased[part].length > 0 && (
                  <li key={part}>
                    {t("requests.erase.part", {
                      part: t(part === "requests" ? "requests.erase.unconfirmed" : `requests.part.${part}`),
                      number: erased[part].length,
                    })}
                  </li>
                ),
            )}
          </ul>
          <p>{t("requests.erase.stays")}</p>
          <p>{t("requests.erase.elsewhere")}</p>
        </ConfirmButton>
      </div>
      {personParts.map((part) => (
        <section key={part} className={styles.part} aria-labelledby={`part-${part}`}>
          <h3 id={`part-${part}`}>{t(`requests.part.${part}`)}</h3>
          {data[part].length === 0 && <p className={styles.calm}>{t("requests.file.nothing")}</p>}
          {data[part].map((row, index) => (
            <dl key={index} className={styles.facts}>
              {pairsOf(row).map(([column, text]) => (
                <div key={column}>
                  <dt>{columnText(column, t)}</dt>
                  <dd className={styles.words}>{value(part, column, text)}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </>
  );
}
