import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { listColleagues } from "../api/list-colleagues";
import { Answer } from "../desk/answer";
import { DeskHead } from "../desk/desk-head";
import { teamKey } from "./colleague";
import { InviteForm } from "./invite-form";
import { TeamTable } from "./team-table";

/** Staff accounts: who is of the team, as what, and the way in and out of it. */
export default function TeamDesk() {
  const t = useText();
  const query = useQuery({ queryKey: teamKey, queryFn: listColleagues });
  return (
    <>
      <DeskHead title={t("staff.nav.team")} text={t("team.text")} />
      <Answer query={query}>{(colleagues) => <TeamTable colleagues={colleagues} />}</Answer>
      <InviteForm />
    </>
  );
}
