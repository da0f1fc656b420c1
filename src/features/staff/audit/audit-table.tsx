/** Entries of the audit log, their texts, and the table that shows them. */
import type { Json } from "../../../../supabase/database.types";
import { useSite } from "../../../components/layout/site-context";
import { suiteName } from "../../../lib/booking/suite-name";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import type { AuditEntry } from "../api/audit";
import { emailName } from "../api/emails";
import { ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";

/** The kinds of objects that entries are about. */
export const entities = [
  "contact_message",
  "newsletter_subscriber",
  "newsletter_subscribers",
  "data_subject_request",
  "person",
  "gallery_image",
  "blocked_nights",
  "site",
  "staff",
] as const;

/** The texts of actions, by action and entity. */
const actionTexts = {
  "mark new contact_message": "audit.action.messageNew",
  "mark answered contact_message": "audit.action.messageAnswered",
  "mark archived contact_message": "audit.action.messageArchived",
  "delete contact_message": "audit.action.messageDeleted",
  "delete newsletter_subscriber": "audit.action.subscriberRemoved",
  "export newsletter_subscribers": "audit.action.readersExported",
  "update data_subject_request": "audit.action.requestUpdated",
  "extend data_subject_request": "audit.action.requestExtended",
  "close data_subject_request": "audit.action.requestClosed",
  "not delivered data_subject_request": "audit.action.emailLost",
  "search person person": "audit.action.personSearched",
  "export person person": "audit.action.personExported",
  "erase person person": "audit.action.personErased",
  "publish gallery_image": "audit.action.picturePublished",
  "unpublish gallery_image": "audit.action.pictureUnpublished",
  "delete gallery_image": "audit.action.pictureDeleted",
  "restore gallery_image": "audit.action.pictureRestored",
  "block nights blocked_nights": "audit.action.nightsBlocked",
  "free nights blocked_nights": "audit.action.nightsFreed",
  "build site": "audit.action.build",
  "insert staff": "audit.action.staffAdded",
  "update staff": "audit.action.staffChanged",
  "delete staff": "audit.action.staffRemoved",
} as const satisfies Readonly<Record<string, TextKey>>;

/** The key of the text for an action; null if there is none, and then the table shows the action as it was logged. */
export const actionText = ({ action, entity }: Pick<AuditEntry, "action" | "entity">): TextKey | null => {
  const key = `${action} ${entity}`;
  return key in actionTexts ? actionTexts[key as keyof typeof actionTexts] : null;
};

const isObject = (value: Json): value is { [key: string]: Json | undefined } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts of the details, in the order in which they are shown. The database stores the details in another order. */
const detailTexts = {
  name: "audit.detail.name",
  before: "audit.detail.before",
  after: "audit.detail.after",
  from: "audit.detail.from",
  to: "audit.detail.to",
  suite: "audit.detail.suite",
  count: "audit.detail.count",
  format: "audit.detail.format",
  messages: "audit.detail.messages",
  newsletter: "audit.detail.newsletter",
  requests: "audit.detail.requests",
  notices: "audit.detail.notices",
  emails: "audit.detail.emails",
  template: "audit.detail.template",
} as const satisfies Readonly<Record<string, TextKey>>;

type DetailName = keyof typeof detailTexts;

/** What the values of details are formatted with. */
interface Formatting {
  readonly t: Text;
  /** Formats a day. */
  readonly day: (day: string) => string;
  /** The suites of the house, for their names. */
  readonly suites: Parameters<typeof suiteName>[0];
}

/** The value of a detail for people: the name of a role, an email template or a suite, or a formatted day; other values unchanged. */
const valueText = (name: DetailName, value: string | number, { t, day, suites }: Formatting): string | number => {
  if (typeof value === "number") return value;
  if (name === "suite") return suiteName(suites, value);
  if (name === "template") return emailName(value, t);
  if (name === "from" || name === "to") return day(value);
  const isRole = (name === "before" || name === "after") && (value === "owner" || value === "editor");
  return isRole ? t(`staff.role.${value}`) : value;
};

const detailNames = Object.keys(detailTexts) as readonly DetailName[];

/** The id and the logged details of an entry as text. An id that is a UUID is left out, because it means nothing to people. */
export const detailsText = (
  { entity_id: id, details: logged }: Pick<AuditEntry, "entity_id" | "details">,
  formatting: Formatting,
): string => {
  const named = id !== null && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id) ? [id] : [];
  const isShown = (value: unknown) => typeof value === "string" || typeof value === "number";
  const values = new Map(Object.entries(isObject(logged) ? logged : {}));
  const known = detailNames.flatMap((name) => {
    const value = values.get(name);
    return isShown(value) ? [formatting.t(detailTexts[name], { value: valueText(name, value, formatting) })] : [];
  });
  const others = [...values].flatMap(([name, value]) =>
    isShown(value) && !(name in detailTexts) ? [`${name} ${value}`] : [],
  );
  return [...named, ...known, ...others].join(", ");
};

/** Entries of the audit log: time, person, action and object. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = useText();
  const { suites } = useSite();
  const { moment, day } = useDates();
  const actionCell = (entry: AuditEntry) => {
    const key = actionText(entry);
    return key === null ? `${entry.action} ${entry.entity}` : t(key);
  };
  return (
    <ResponsiveTable
      caption={t("staff.nav.audit")}
      rows={entries}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "what", name: t("audit.what"), isRowHeader: true, cell: actionCell },
        { id: "about", name: t("audit.about"), cell: (entry) => detailsText(entry, { t, day, suites }) || "–" },
        { id: "who", name: t("audit.who"), cell: ({ actor_name: name }) => name ?? "–" },
        { id: "when", name: t("audit.when"), noWrap: true, cell: (entry) => moment(entry.created_at) },
      ]}
    />
  );
}
