import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { formatDate } from "../../lib/format";
import { formatNumber } from "../../lib/format-number";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./reviews-page.module.css";

interface ImportLedgerProps {
  /** Null if no reviews were imported: then nothing is shown. */
  readonly ledger: Queries.ImportLedgerFragment | null;
}

type Entry = Queries.ImportLedgerFragment["imports"][number];

const leftOutKeys: readonly (readonly [keyof Entry["leftOut"], TextKey])[] = [
  ["duplicate", "reviewLedger.duplicate"],
  ["noWords", "reviewLedger.noWords"],
  ["notReadable", "reviewLedger.notReadable"],
  ["removed", "reviewLedger.removedBefore"],
];

/** The reasons of removals and edits in content/reviews/ledger.yml and their texts. */
const reasonKeys: Readonly<Record<string, TextKey>> = {
  "guest-asked": "reviewLedger.reason.guestAsked",
  "removed-at-source": "reviewLedger.reason.removedAtSource",
  "personal-data": "reviewLedger.reason.personalData",
  unlawful: "reviewLedger.reason.unlawful",
  "not-a-guest": "reviewLedger.reason.notAGuest",
  "slip-of-the-pen": "reviewLedger.reason.slip",
};

/** The edited parts of a review and their texts. */
const partKeys: Readonly<Record<string, TextKey>> = {
  words: "reviewLedger.part.words",
  title: "reviewLedger.part.title",
  score: "reviewLedger.part.score",
  day: "reviewLedger.part.day",
};

/** The command that computes a checksum, by operating system. */
const commands = [
  ["Linux", "sha256sum export.csv"],
  ["macOS", "shasum -a 256 export.csv"],
  ["Windows", "certutil -hashfile export.csv SHA256"],
] as const;

/** Where the reviews come from: what was imported, left out and removed, and how to verify it. Needs the namespace `reviewLedger`. */
export function ImportLedger({ ledger }: ImportLedgerProps) {
  const t = useText();
  const language = useLanguage();
  if (ledger === null) return null;
  const nameOf = (keys: Readonly<Record<string, TextKey>>, name: string) => {
    const key = keys[name];
    return key === undefined ? name : t(key);
  };
  const { imported, shown, byHand, imports, removed, edited } = ledger;
  return (
    <MarginSection note={t("reviewLedger.title")} noteId="ledger">
      <dl className={styles.counts}>
        <Count name={t("reviewLedger.imported")} count={imported} />
        <Count name={t("reviewLedger.shown")} count={shown} />
        <Count name={t("reviewLedger.removed")} count={removed.length} />
        {edited.length > 0 && <Count name={t("reviewLedger.edited")} count={edited.length} />}
        <Count name={t("reviewLedger.byHand")} count={byHand} />
      </dl>
      <details className={styles.details}>
        <summary>{t("reviewLedger.details")}</summary>
        {imports.map((entry, index) => (
          <Import key={index} entry={entry} />
        ))}
        <Changes
          title={t("reviewLedger.removedTitle")}
          changes={removed.map(({ slug, day, reason }) => ({
            slug,
            text: t("reviewLedger.removal", { date: formatDate(day, language), reason: nameOf(reasonKeys, reason) }),
          }))}
        />
        <Changes
          title={t("reviewLedger.editedTitle")}
          changes={edited.map(({ slug, day, what, why }) => {
            const values = { what: nameOf(partKeys, what), reason: nameOf(reasonKeys, why) };
            return { slug, text: t("reviewLedger.edit", { date: formatDate(day, language), ...values }) };
          })}
        />
        <h3>{t("reviewLedger.checkTitle")}</h3>
        <p>{t("reviewLedger.check")}</p>
        <dl className={styles.counts}>
          {commands.map(([system, command]) => (
            <div key={system}>
              <dt lang="en">{system}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </MarginSection>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly { readonly slug: string; readonly text: string }[];
}

/** Reviews that were removed or edited, each with its id. Renders nothing if there are none. */
function Changes({ title, changes }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ slug, text }) => (
          <li key={slug}>
            <code>{slug}</code> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** One import: source and date, what happened to the rows, and the checksum of the file. */
function Import({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const language = useLanguage();
  const { sample, source, day, sha256, rows, taken, leftOut } = entry;
  const name = source ?? t("reviewLedger.own");
  return (
    <>
      <h3>{t("reviewLedger.import", { source: name, date: formatDate(day, language) })}</h3>
      {sample && <p className={styles.sample}>{t("reviewLedger.sample")}</p>}
      <dl className={styles.counts}>
        <Count name={t("reviewLedger.rows")} count={rows} />
        <Count name={t("reviewLedger.taken")} count={taken} />
        {leftOutKeys
          .filter(([reason]) => leftOut[reason] > 0)
          .map(([reason, key]) => (
            <Count key={reason} name={t(key)} count={leftOut[reason]} />
          ))}
        <div>
          <dt>{t("reviewLedger.sha256")}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  const language = useLanguage();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatNumber(count, language)}</dd>
    </div>
  );
}

export const importLedger = graphql`
  fragment ImportLedger on ReviewLedger {
    imported
    shown
    byHand
    imports {
      sample
      source
      day
      sha256
      rows
      taken
      leftOut {
        duplicate
        noWords
        notReadable
        removed
      }
    }
    removed {
      slug
      day
      reason
    }
    edited {
      slug
      day
      what
      why
    }
  }
`;
