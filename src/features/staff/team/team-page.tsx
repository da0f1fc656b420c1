import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { Button } from "../../../components/ui/button";
import { TextField } from "../../../components/ui/field";
import { Select } from "../../../components/ui/select";
import { fieldValue } from "../../../lib/dom/fields";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { isLanguage, languageFacts, languages } from "../../../settings/languages";
import { BackendError, failureText, isSignedOut, showError } from "../api/backend-error";
import { inviteColleague, listColleagues, teamQueryKey } from "../api/team";
import { staffRoles } from "../session/session-state";
import { PageHeader, PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { clearForm, invalidateQueries } from "../ui/use-action";
import { TeamTable } from "./team-table";
import * as styles from "./team.module.css";

/** The page of the team: members, roles, invitations and removal. */
export default function TeamPage() {
  const t = useText();
  const query = useQuery({ queryKey: teamQueryKey, queryFn: listColleagues });
  return (
    <>
      <PageHeader title={t("staff.nav.team")} text={t("team.text")} />
      <QueryContent query={query}>{(colleagues) => <TeamTable colleagues={colleagues} />}</QueryContent>
      <InviteForm />
    </>
  );
}

/** The form that invites a person to the team. Its fields are cleared only after success. */
function InviteForm() {
  const t = useText();
  const pageLanguage = useLanguage();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: inviteColleague,
    onSuccess: () => invalidateQueries(queryClient),
    // The form shows the failure itself, unless the member has left the page meanwhile.
    onError: (failure) => {
      if (form.current === null) showError(failure);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const language = fieldValue(values, "language");
    if (isPending) return;
    mutate(
      {
        email: fieldValue(values, "email").trim(),
        name: fieldValue(values, "name").trim(),
        role: fieldValue(values, "role") === "owner" ? "owner" : "editor",
        language: isLanguage(language) ? language : pageLanguage,
      },
      { onSuccess: () => clearForm(form.current, values) },
    );
  };
  const isInvalid = error instanceof BackendError && error.status === 422;
  return (
    <PageSection id="invite-title" title={t("team.invite")} text={t("team.invite.text")}>
      <form ref={form} className={styles.form} onSubmit={send}>
        <TextField id="invite-name" name="name" label={t("team.name")} maxLength={80} autoComplete="off" />
        <TextField id="invite-email" name="email" type="email" label={t("staff.email")} autoComplete="off" />
        <Select id="invite-role" name="role" label={t("team.role")} defaultValue="editor">
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {t(`staff.role.${role}`)}
            </option>
          ))}
        </Select>
        <Select id="invite-language" name="language" label={t("staff.language")} defaultValue={pageLanguage}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageFacts[language].name}
            </option>
          ))}
        </Select>
        <div className={styles.end}>
          <Button variant="filled" small type="submit" aria-disabled={isPending || undefined}>
            {t("team.invite.action")}
          </Button>
          <p role="status">
            {error !== null && !isSignedOut(error) && (
              <span className={styles.failure}>{t(isInvalid ? "team.invite.wrong" : failureText(error))}</span>
            )}
            {error === null && data !== undefined && t(`team.invite.${data}`)}
          </p>
        </div>
      </form>
    </PageSection>
  );
}
