import type { ReactNode } from "react";
import { LocalLink } from "../../components/ui/local-link";
import { MarginSection } from "../../components/ui/section";
import { formatDate } from "../../lib/format";
import { formatMoment } from "../../lib/format-moment";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { recordFile } from "../../lib/build-record";
import { requestsBeforeConsent } from "../../settings/third-parties";
import * as styles from "./proof.module.css";
import type { BuildFacts } from "./api/read-proof";

interface HouseFactsProps {
  readonly proof: Queries.ProofFragment;
  /** When the calendars were last read; null if never. */
  readonly nightsReadAt: string | null;
  /** The live build; undefined until it is loaded, or if it cannot be loaded. */
  readonly build: BuildFacts | undefined;
  readonly site: Queries.ProofSiteFragment;
}

/** Number of digits that identify a commit. */
const digits = 12;

/** Third parties, calendars, build and page weight: one figure each with an explanation. */
export function HouseFacts({ proof, nightsReadAt, build, site }: HouseFactsProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = site.hours;
  const commit = build === undefined ? proof.commit : build.commit;
  return (
    <MarginSection note={t("proof.site.title")} noteId="site-facts" flushStart>
      <dl className={styles.facts}>
        <Fact
          id="requests"
          name={t("proof.requests")}
          note={
            <>
              {t(site.countryLookup.enabled ? "proof.requests.lookup" : "proof.requests.text")}{" "}
              <LocalLink to="/cookie-policy">{t("footer.cookies")}</LocalLink>
            </>
          }
        >
          {requestsBeforeConsent}
        </Fact>
        <Fact id="calendars" name={t("proof.calendars")} note={t("proof.calendars.text")}>
          {nightsReadAt === null ? t("proof.calendars.none") : formatMoment(nightsReadAt, language, timeZone)}
        </Fact>
        <Fact
          id="build"
          name={t("proof.build")}
          note={
            commit === null ? (
              t("proof.commit.none")
            ) : (
              <>
                {t("proof.commit")} <code>{commit.id.slice(0, digits)}</code>
                {commit.changed && <>, {t("proof.commit.changed")}</>}
              </>
            )
          }
        >
          {build === undefined ? formatDate(proof.builtOn, language) : formatMoment(build.builtAt, language, timeZone)}
        </Fact>
        <Fact id="weight" name={t("proof.weight")} note={t("proof.weight.text")}>
          {build === undefined ? (
            <a href={`/${recordFile}`}>{recordFile}</a>
          ) : (
            t("proof.weight.bytes", { number: build.homePage[language] })
          )}
        </Fact>
      </dl>
    </MarginSection>
  );
}

interface FactProps {
  readonly id: string;
  readonly name: string;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

function Fact({ id, name, note, children }: FactProps) {
  return (
    <div data-fact={id}>
      <dt>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
