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

const sentences = {
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

/** The key of the text for an action, or null if there is none; the table then shows the logged words. */
export const actionText = ({ action, entity }: Pick<AuditEntry, "action" | "entity">): TextKey | null => {
  const key = `${action} ${entity}`;
  return key in sentences ? sentences[key as keyof typeof sentences] : null;
};

const isObject = (value: Json): value is { [key: string]: Json | undefined } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The texts of the details, in the order in which they are shown. The database stores them in an order of its own. */
const details = {
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

interface Readers {
  readonly t: Text;
  /** Formats a day. */
  readonly day: (day: string) => string;
  /** The suites of the house, for their names. */
  readonly suites: Parameters<typeof suiteName>[0];
}

/** The value of a detail as people read it: a role, an email template, a day or a suite; other values unchanged. */
const inWords = (name: keyof typeof details, value: string | number, { t, day, suites }: Readers): string | number => {
  if (typeof value === "number") return value;
  if (name === "suite") return suiteName(suites, value);
  if (name === "template") return emailName(value, t);
  if (name === "from" || name === "to") return day(value);
  const isRole = (name === "before" || name === "after") && (value === "owner" || value === "editor");
  return isRole ? t(`staff.role.${value}`) : value;
};

const names = Object.keys(details) as readonly (keyof typeof details)[];

/** The id and the logged details of an entry as text. An id that is a UUID is left out, because it means nothing to people. */
export const detailsText = (
  { entity_id: id, details: logged }: Pick<AuditEntry, "entity_id" | "details">,
  readers: Readers,
): string => {
  const named = id !== null && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id) ? [id] : [];
  const isShown = (value: unknown) => typeof value === "string" || typeof value === "number";
  const values = new Map(Object.entries(isObject(logged) ? logged : {}));
  const known = names.flatMap((name) => {
    const value = values.get(name);
    return isShown(value) ? [readers.t(details[name], { value: inWords(name, value, readers) })] : [];
  });
  const others = [...values].flatMap(([name, value]) =>
    isShown(value) && !(name in details) ? [`${name} ${value}`] : [],
  );
  return [...named, ...known, ...others].join(", ");
};

/** Entries of the audit log: time, person, action and object. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = useText();
  const { suites } = useSite();
  const { moment, day } = useDates();
  const words = (entry: AuditEntry) => {
    const sentence = actionText(entry);
    return sentence === null ? `${entry.action} ${entry.entity}` : t(sentence);
  };
  return (
    <ResponsiveTable
      caption={t("staff.nav.audit")}
      rows={entries}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "what", name: t("audit.what"), isRowHeader: true, cell: words },
        { id: "about", name: t("audit.about"), cell: (entry) => detailsText(entry, { t, day, suites }) || "–" },
        { id: "who", name: t("audit.who"), cell: ({ actor_name: name }) => name ?? "–" },
        { id: "when", name: t("audit.when"), isWhole: true, cell: (entry) => moment(entry.created_at) },
      ]}
    />
  );
}
