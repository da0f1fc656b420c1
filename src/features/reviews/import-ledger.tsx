import { graphql } from "gatsby";
import { MarginSection } from "../../components/ui/section";
import { formatDate } from "../../lib/format/date";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./import-ledger.module.css";

interface ImportLedgerProps {
  /** Null where no review was imported: then the page says nothing of it. */
  readonly ledger: Queries.ImportLedgerFragment | null;
}

type Entry = Queries.ImportLedgerFragment["imports"][number];

const leftOutKeys: readonly (readonly [keyof Entry["leftOut"], TextKey])[] = [
  ["duplicate", "reviews.ledger.duplicate"],
  ["noWords", "reviews.ledger.noWords"],
  ["notReadable", "reviews.ledger.notReadable"],
  ["removed", "reviews.ledger.removedBefore"],
];

/** The reasons of content/reviews/ledger.yml, and how they are told. */
const reasonKeys: Readonly<Record<string, TextKey>> = {
  "guest-asked": "reviews.ledger.reason.guestAsked",
  "removed-at-source": "reviews.ledger.reason.removedAtSource",
  "personal-data": "reviews.ledger.reason.personalData",
  unlawful: "reviews.ledger.reason.unlawful",
  "not-a-guest": "reviews.ledger.reason.notAGuest",
};

const partKeys: Readonly<Record<string, TextKey>> = {
  words: "reviews.ledger.part.words",
  title: "reviews.ledger.part.title",
  score: "reviews.ledger.part.score",
  day: "reviews.ledger.part.day",
};

const editKeys: Readonly<Record<string, TextKey>> = {
  "personal-data": "reviews.ledger.reason.personalData",
  "guest-asked": "reviews.ledger.reason.guestAsked",
  unlawful: "reviews.ledger.reason.unlawful",
  "slip-of-the-pen": "reviews.ledger.reason.slip",
};

/** How a checksum is computed, by system. */
const commands = [
  ["Linux", "sha256sum export.csv"],
  ["macOS", "shasum -a 256 export.csv"],
  ["Windows", "certutil -hashfile export.csv SHA256"],
] as const;

/** Where the reviews come from: what was imported, left out and removed, and how that is checked. Needs the namespace `reviews`. */
export function ImportLedger({ ledger }: ImportLedgerProps) {
  const t = useText();
  const language = useLanguage();
  if (ledger === null) return null;
  const { imported, shown, byHand, imports, removed, edited } = ledger;
  return (
    <MarginSection note={t("reviews.ledger.title")} noteId="ledger">
      <dl className={styles.counts}>
        <Count name={t("reviews.ledger.imported")} count={imported} />
        <Count name={t("reviews.ledger.shown")} count={shown} />
        <Count name={t("reviews.ledger.removed")} count={removed.length} />
        {edited.length > 0 && <Count name={t("reviews.ledger.edited")} count={edited.length} />}
        <Count name={t("reviews.ledger.byHand")} count={byHand} />
      </dl>
      <details className={styles.details}>
        <summary>{t("reviews.ledger.details")}</summary>
        {imports.map((entry, index) => (
          <Import key={index} entry={entry} />
        ))}
        {removed.length > 0 && (
          <>
            <h3>{t("reviews.ledger.removedTitle")}</h3>
            <ul>
              {removed.map(({ slug, day, reason }) => {
                const key = reasonKeys[reason];
                const told = key === undefined ? reason : t(key);
                return (
                  <li key={slug}>
                    <code>{slug}</code> {t("reviews.ledger.removal", { date: formatDate(day, language), reason: told })}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        {edited.length > 0 && (
          <>
            <h3>{t("reviews.ledger.editedTitle")}</h3>
            <ul>
              {edited.map(({ slug, day, what, why }) => {
                const told = (keys: Readonly<Record<string, TextKey>>, name: string) => {
                  const key = keys[name];
                  return key === undefined ? name : t(key);
                };
                const values = { what: told(partKeys, what), reason: told(editKeys, why) };
                return (
                  <li key={slug}>
                    <code>{slug}</code> {t("reviews.ledger.edit", { date: formatDate(day, language), ...values })}
                  </li>
                );
              })}
            </ul>
          </>
        )}
        <h3>{t("reviews.ledger.checkTitle")}</h3>
        <p>{t("reviews.ledger.check")}</p>
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

/** One import: where from and when, what became of the rows, and the checksum of the file. */
function Import({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const language = useLanguage();
  const { sample, source, day, sha256, rows, taken, leftOut } = entry;
  const name = source ?? t("reviews.ledger.own");
  return (
    <>
      <h3>{t("reviews.ledger.import", { source: name, date: formatDate(day, language) })}</h3>
      {sample && <p className={styles.sample}>{t("reviews.ledger.sample")}</p>}
      <dl className={styles.counts}>
        <Count name={t("reviews.ledger.rows")} count={rows} />
        <Count name={t("reviews.ledger.taken")} count={taken} />
        {leftOutKeys
          .filter(([reason]) => leftOut[reason] > 0)
          .map(([reason, key]) => (
            <Count key={reason} name={t(key)} count={leftOut[reason]} />
          ))}
        <div>
          <dt>{t("reviews.ledger.sha256")}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
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
