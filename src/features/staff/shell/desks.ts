/** The desks of the staff pages, in the order of the menu. Each is fetched when it is first opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { TextKey } from "../../../lib/i18n/keys";
import type { StaffRole } from "../session/session-store";

export interface Desk {
  /** Path without language; what stands below it belongs to the desk too. */
  readonly path: string;
  readonly label: TextKey;
  /** Who works here. The backend's policies say the same, and theirs is the word that counts. */
  readonly roles: readonly StaffRole[];
  readonly component: LazyExoticComponent<ComponentType>;
}

const everybody: readonly StaffRole[] = ["owner", "editor"];
const owners: readonly StaffRole[] = ["owner"];

export const desks: readonly Desk[] = [
  {
    path: "/admin",
    label: "staff.nav.overview",
    roles: everybody,
    component: lazy(() => import("../overview/overview-desk")),
  },
  {
    path: "/admin/messages",
    label: "staff.nav.messages",
    roles: everybody,
    component: lazy(() => import("../messages/messages-desk")),
  },
  {
    path: "/admin/calendars",
    label: "staff.nav.calendars",
    roles: everybody,
    component: lazy(() => import("../calendars/calendars-desk")),
  },
  {
    path: "/admin/newsletter",
    label: "staff.nav.newsletter",
    roles: owners,
    component: lazy(() => import("../newsletter/newsletter-desk")),
  },
  {
    path: "/admin/requests",
    label: "staff.nav.requests",
    roles: owners,
    component: lazy(() => import("../requests/requests-desk")),
  },
  {
    path: "/admin/team",
    label: "staff.nav.team",
    roles: owners,
    component: lazy(() => import("../team/team-desk")),
  },
  {
    path: "/admin/audit",
    label: "staff.nav.audit",
    roles: owners,
    component: lazy(() => import("../audit/audit-desk")),
  },
  {
    path: "/admin/vitals",
    label: "vitals.nav",
    roles: everybody,
    component: lazy(() => import("../../vitals/vitals-desk")),
  },
  {
    path: "/image-admin",
    label: "pictures.nav",
    roles: everybody,
    component: lazy(() => import("../../image-admin/image-desk")),
  },
  {
    path: "/admin/publish",
    label: "publish.nav",
    roles: everybody,
    component: lazy(() => import("../../publish/publish-desk")),
  },
];

const answersFor = (desk: Desk, path: string): boolean =>
  path === desk.path || (desk.path !== "/admin" && path.startsWith(`${desk.path}/`));

/** The desk of a path without language, or undefined. `/admin` is the overview and nothing below it. */
export const deskAt = (path: string): Desk | undefined => desks.find((desk) => answersFor(desk, path));

/** The desks a member works at. */
export const desksOf = (role: StaffRole): readonly Desk[] => desks.filter(({ roles }) => roles.includes(role));
