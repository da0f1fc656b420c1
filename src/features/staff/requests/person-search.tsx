/** The search for all data held on a person, and its result, which can be saved as a file and erased. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { useSite } from "../../../components/layout/site-context";
import { Button } from "../../../components/ui/button";
import { TextField } from "../../../components/ui/field";
import { saveFile } from "../../../lib/dom/share-and-save";
import { fieldValue } from "../../../lib/dom/fields";
import { emailField } from "../../../lib/forms/person-fields";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { inLanguage } from "../../../settings/languages";
import { erasePerson, logPersonExport, searchPerson } from "../api/requests";
import { ActionButton, ConfirmButton } from "../ui/action-buttons";
import { PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { personQueryKey, useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import {
  type PersonData,
  columnText,
  countHeld,
  erasableOf,
  pairsOf,
  personJson,
  personPage,
  personParts,
  valueText,
  withoutErased,
} from "./person";
import * as styles from "./requests.module.css";

interface PersonSearchProps {
  /** The email address to search for; empty for none. */
  readonly email: string;
  readonly onSearch: (email: string) => void;
}

/** The search for all data held on an email address. Each search is logged, so a result is never reloaded automatically. */
export function PersonSearch({ email, onSearch }: PersonSearchProps) {
  const t = useText();
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    // The search was started on the page of a request, so the focus moves to the heading of its result.
    if (email !== "") document.getElementById("person-title")?.focus();
    // Runs only when the component mounts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const query = useQuery({
    queryKey: [personQueryKey, email],
    queryFn: () => searchPerson(email),
    enabled: email !== "",
    retry: false,
    staleTime: Infinity,
    // A result is kept only while it is shown, because a later search must be complete and logged.
    gcTime: 0,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldValue(new FormData(event.currentTarget), "person");
    if (typed.trim() === "") return;
    const address = v.safeParse(emailField, typed);
    setIsInvalid(!address.success);
    if (!address.success) return;
    if (address.output === email) void query.refetch();
    else onSearch(address.output);
  };
  return (
    <PageSection id="person-title" title={t("requests.person")} text={t("requests.person.text")}>
      <form className={styles.search} onSubmit={search}>
        <TextField
          id="person-email"
          name="person"
          type="email"
          label={t("staff.email")}
          error={isInvalid ? t("requests.person.wrong") : undefined}
          autoComplete="off"
          defaultValue={email}
        />
        <Button variant="line" small type="submit">
          {t("requests.person.action")}
        </Button>
      </form>
      {email !== "" && (
        <QueryContent
          query={query}
          isEmpty={(data) => countHeld(data) === 0}
          found={countHeld}
          empty={t("requests.person.nothing", { email })}
        >
          {(data) => <PersonDataSections email={email} data={data} />}
        </QueryContent>
      )}
    </PageSection>
  );
}

interface PersonDataSectionsProps {
  readonly email: string;
  readonly data: PersonData;
}

const fileTypes = { json: "application/json", html: "text/html" } as const;

/** The data held on a person by table, with buttons for the two files and for erasure. */
function PersonDataSections({ email, data }: PersonDataSectionsProps) {
  const t = useText();
  const { moment, today } = useDates();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { domains } = useSite();
  const formatting = { t, language, moment };
  const policy = domains.site + inLanguage("/privacy", language);
  const erase = useAction(async () => {
    await erasePerson(email);
    // Removes the erased rows from the cache without another search, which would be logged.
    queryClient.setQueryData<PersonData>([personQueryKey, email], (held) => held && withoutErased(held));
  }, "requests.erased");
  const save = useAction(async (format: keyof typeof fileTypes) => {
    const now = new Date().toISOString();
    // Logged before the file is saved, so that no export is missing from the log.
    await logPersonExport(format);
    const text = format === "json" ? personJson(email, data, now) : personPage(email, data, now, policy, formatting);
    saveFile(`data-${today()}.${format}`, text, fileTypes[format]);
  }, "requests.exported");
  const erased = erasableOf(data);
  return (
    <>
      <div className={styles.actions}>
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
                  <dd className={styles.words}>{valueText(part, column, text, formatting)}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </>
  );
}
