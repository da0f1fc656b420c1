import { Suspense } from "react";
import { useTitle } from "./use-title";
import { useCurrentPath } from "../../../components/layout/current-path";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import { DeskHead } from "../desk/desk-head";
import type { Member } from "../session/session-store";
import { deskAt } from "./desks";

/** The desk of the address; a sentence for one that does not exist or is not this member's. */
export function DeskOutlet({ member }: { readonly member: Member }) {
  const t = useText();
  const desk = deskAt(useCurrentPath());
  useTitle(t(desk?.label ?? "staff.noDesk.title"));
  if (desk === undefined || !desk.roles.includes(member.role)) {
    return (
      <DeskHead
        title={desk === undefined ? t("staff.noDesk.title") : t("staff.notYours.title")}
        text={desk === undefined ? t("staff.noDesk.text") : t("staff.notYours.text")}
      >
        <LocalLink to="/admin">{t("staff.nav.overview")}</LocalLink>
      </DeskHead>
    );
  }
  const Component = desk.component;
  return (
    <Suspense
      fallback={
        <>
          <DeskHead title={t(desk.label)} />
          <p role="status">{t("staff.loading")}</p>
        </>
      }
    >
      <Component />
    </Suspense>
  );
}
