import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import * as v from "valibot";
import { Button } from "../../../components/ui/button";
import { TextField } from "../../../components/ui/field";
import { fieldValue } from "../../../lib/dom/fields";
import { emailField } from "../../../lib/forms/person-fields";
import { useText } from "../../../lib/i18n/use-text";
import { searchPerson } from "../api/requests";
import { QueryContent } from "../ui/query-state";
import { personQueryKey } from "../ui/use-action";
import { PageSection } from "../ui/page-layout";
import { countHeld } from "./person";
import { PersonDataSections } from "./person-data-sections";
import * as styles from "./requests.module.css";

interface PersonSearchProps {
  /** The email address to search for; empty for none. */
  readonly email: string;
  readonly onSearch: (email: string) => void;
}

/** The search for all data held on an email address. Each search is logged, so a result is never reloaded automatically. */
export function PersonSearch({ email, onSearch }: PersonSearchProps) {
  const t = useText();
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    // The search was started on the page of a request, so the focus moves to the heading of its result.
    if (email !== "") document.getElementById("person-title")?.focus();
    // Only when the component mounts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const query = useQuery({
    queryKey: [personQueryKey, email],
    queryFn: () => searchPerson(email),
    enabled: email !== "",
    retry: false,
    staleTime: Infinity,
    // A result is kept only while it is shown: a later search must be complete, and be logged.
    gcTime: 0,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldValue(new FormData(event.currentTarget), "person");
    if (typed.trim() === "") return;
    const address = v.safeParse(emailField, typed);
    setWrong(!address.success);
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
          error={wrong ? t("requests.person.wrong") : undefined}
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
