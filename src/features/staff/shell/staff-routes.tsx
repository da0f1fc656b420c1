/** The staff pages in the order of the menu. Each is loaded when it is first opened. */
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useRef } from "react";
import type { TextKey } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import { showToast } from "../../../lib/notifications/toast-store";
import { preloadChunk } from "../../errors/preload-error";
import { hasUnsavedText } from "../requests/request-draft";
import { type StaffRole, staffRoles } from "../session/session-state";
import { focusHeading, isFocusLost } from "../ui/move-focus";
import { PageHeader } from "../ui/page-layout";
import { QueryState } from "../ui/query-state";

export interface StaffRoute {
  /** Path without the language prefix. Paths below it belong to the page too, except for the page `/admin`. */
  readonly path: string;
  readonly label: TextKey;
  /** Roles that see the page. Access to the data is controlled by the policies of the backend. */
  readonly roles: readonly StaffRole[];
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

const page = (path: string, label: TextKey, roles: readonly StaffRole[], load: StaffRoute["load"]): StaffRoute => ({
  path,
  label,
  roles,
  load,
});

const everybody = staffRoles;
const owners: readonly StaffRole[] = ["owner"];

const staffRoutes: readonly StaffRoute[] = [
  page("/admin", "staff.nav.overview", everybody, () => import("../overview/overview-page")),
  page("/admin/messages", "staff.nav.messages", everybody, () => import("../messages/messages-page")),
  page("/admin/calendars", "staff.nav.calendars", everybody, () => import("../calendars/calendars-page")),
  page("/admin/newsletter", "staff.nav.newsletter", owners, () => import("../newsletter/newsletter-page")),
  page("/admin/requests", "staff.nav.requests", owners, () => import("../requests/requests-page")),
  page("/admin/team", "staff.nav.team", owners, () => import("../team/team-page")),
  page("/admin/audit", "staff.nav.audit", owners, () => import("../audit/audit-page")),
  page("/admin/vitals", "vitals.nav", everybody, () => import("../vitals/vitals-page")),
  page("/image-admin", "pictures.nav", everybody, () => import("../pictures/images-page")),
  page("/admin/publish", "publish.nav", everybody, () => import("../publish/publish-page")),
];

const isAt = (route: StaffRoute, path: string): boolean =>
  path === route.path || (route.path !== "/admin" && path.startsWith(`${route.path}/`));

/** The page of a path without the language prefix, or undefined. The overview is only at `/admin`, not at paths below it. */
export const staffRouteAt = (path: string): StaffRoute | undefined => staffRoutes.find((route) => isAt(route, path));

/** The pages for a role. */
export const staffRoutesFor = (role: StaffRole): readonly StaffRoute[] =>
  staffRoutes.filter(({ roles }) => roles.includes(role));

/** Loads the code of a page. While there is unsaved text on a request, a failure does not reload the page, and a notification says why. */
const load = async (route: StaffRoute): ReturnType<StaffRoute["load"]> => {
  if (!hasUnsavedText()) return route.load();
  try {
    // A failed preload does not reload the page.
    return await preloadChunk(route.load);
  } catch (error) {
    if (navigator.onLine) showToast({ key: "staff.failure.unsaved", tone: "error" });
    throw error;
  }
};

/**
 * A staff page. Its code is loaded by a query: if that fails, the menu and typed text stay, and loading can be tried again. React's `lazy`
 * would keep the failure until a reload. If a newer build has removed the code, `watchFailures` reloads the page.
 */
export function LoadedPage({ route }: { readonly route: StaffRoute }) {
  const t = useText();
  const hasFailed = useRef(false);
  const query = useQuery({
    queryKey: ["page", route.path],
    queryFn: () => load(route),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  useEffect(() => {
    // The retry button is gone, and with it the focus.
    if (query.isSuccess && hasFailed.current && isFocusLost()) focusHeading();
    hasFailed.current ||= query.isError;
  }, [query.isSuccess, query.isError]);
  if (query.data !== undefined) return <query.data.default />;
  return (
    <>
      <PageHeader title={t(route.label)} />
      <QueryState queries={[query]} />
    </>
  );
}
