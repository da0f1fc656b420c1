/** The staff pages in the order of the menu. Each is loaded when it is first opened. */
import type { ComponentType } from "react";
import type { TextKey } from "../../../lib/i18n/keys";
import { type StaffRole, staffRoles } from "../session/session-state";

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
