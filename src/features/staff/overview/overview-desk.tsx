import { useText } from "../../../lib/i18n/use-text";
import { DuePapers } from "../../safety/due-papers";
import { ActTable } from "../audit/act-table";
import { Answer } from "../desk/answer";
import { DeskHead } from "../desk/desk-head";
import { DeskSection } from "../desk/desk-section";
import { WaitingMail } from "../mail/waiting-mail";
import { useMember } from "../session/use-member";
import { OverviewTally } from "./overview-tally";
import { useOverview } from "./use-overview";
import { WaitingTable } from "./waiting-table";

/** What needs a person today, and what was done last. */
export default function OverviewDesk() {
  const t = useText();
  const { role } = useMember();
  const overview = useOverview(role);
  return (
    <>
      <DeskHead title={t("staff.nav.overview")} text={t("overview.greeting")} />
      <OverviewTally overview={overview} />
      <DuePapers />
      {role === "owner" && <WaitingMail />}
      <DeskSection id="waiting-title" title={t("overview.waiting")}>
        <WaitingTable overview={overview} />
      </DeskSection>
      {role === "owner" && (
        <DeskSection id="done-title" title={t("overview.done")} text={t("overview.done.text")}>
          <Answer query={overview.acts} isEmpty={({ rows }) => rows.length === 0} empty={t("audit.none")}>
            {({ rows }) => <ActTable acts={rows} />}
          </Answer>
        </DeskSection>
      )}
    </>
  );
}
