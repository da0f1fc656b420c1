/** The staff pages in the order of the menu. Each is loaded when it is first opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { TextKey } from "../../../lib/i18n/keys";
import type { StaffRole } from "../session/session-state";

interface StaffRoute {
  /** Path without the language prefix. Paths below it belong to the page too, except for the page `/admin`. */
  readonly path: string;
  readonly label: TextKey;
  /** Roles that see the page. Access to the data is controlled by the policies of the backend. */
  readonly roles: readonly StaffRole[];
  readonly component: LazyExoticComponent<ComponentType>;
}

const everybody: readonly StaffRole[] = ["owner", "editor"];
const owners: readonly StaffRole[] = ["owner"];

const staffRoutes: readonly StaffRoute[] = [
  {
    path: "/admin",
    label: "staff.nav.overview",
    roles: everybody,
    component: lazy(() => import("../overview/overview-page")),
  },
  {
    path: "/admin/messages",
    label: "staff.nav.messages",
    roles: everybody,
    component: lazy(() => import("../messages/messages-page")),
  },
  {
    path: "/admin/calendars",
    label: "staff.nav.calendars",
    roles: everybody,
    component: lazy(() => import("../calendars/calendars-page")),
  },
  {
    path: "/admin/newsletter",
    label: "staff.nav.newsletter",
    roles: owners,
    component: lazy(() => import("../newsletter/newsletter-page")),
  },
  {
    path: "/admin/requests",
    label: "staff.nav.requests",
    roles: owners,
    component: lazy(() => import("../requests/requests-page")),
  },
  {
    path: "/admin/team",
    label: "staff.nav.team",
    roles: owners,
    component: lazy(() => import("../team/team-page")),
  },
  {
    path: "/admin/audit",
    label: "staff.nav.audit",
    roles: owners,
    component: lazy(() => import("../audit/audit-page")),
  },
  {
    path: "/admin/vitals",
    label: "vitals.nav",
    roles: everybody,
    component: lazy(() => import("../vitals/vitals-page")),
  },
  {
    path: "/image-admin",
    label: "pictures.nav",
    roles: everybody,
    component: lazy(() => import("../pictures/images-page")),
  },
  {
    path: "/admin/publish",
    label: "publish.nav",
    roles: everybody,
    component: lazy(() => import("../publish/publish-page")),
  },
];

const isAt = (route: StaffRoute, path: string): boolean =>
  path === route.path || (route.path !== "/admin" && path.startsWith(`${route.path}/`));

/** The page of a path without the language prefix, or undefined. The overview is only at `/admin`, not at paths below it. */
export const staffRouteAt = (path: string): StaffRoute | undefined => staffRoutes.find((route) => isAt(route, path));

/** The pages for a role. */
export const staffRoutesFor = (role: StaffRole): readonly StaffRoute[] =>
  staffRoutes.filter(({ roles }) => roles.includes(role));
