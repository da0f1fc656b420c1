import { Suspense } from "react";
import { useCurrentPath } from "../../../components/layout/current-path";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import type { Member } from "../session/session-state";
import { PageHeader } from "../ui/page-layout";
import { staffRouteAt } from "./staff-routes";
import { useTitle } from "./use-title";

/** The page of the current URL, or a message if it does not exist or this member may not open it. */
export function StaffOutlet({ member }: { readonly member: Member }) {
  const t = useText();
  const route = staffRouteAt(useCurrentPath());
  useTitle(t(route?.label ?? "staff.noPage.title"));
  if (route === undefined || !route.roles.includes(member.role)) {
    return (
      <PageHeader
        title={route === undefined ? t("staff.noPage.title") : t("staff.notYours.title")}
        text={route === undefined ? t("staff.noPage.text") : t("staff.notYours.text")}
      >
        <LocalLink to="/admin">{t("staff.nav.overview")}</LocalLink>
      </PageHeader>
    );
  }
  const Component = route.component;
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title={t(route.label)} />
          <p role="status">{t("staff.loading")}</p>
        </>
      }
    >
      <Component />
    </Suspense>
  );
}
