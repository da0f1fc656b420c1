import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { PageTop } from "../../components/ui/page-top";
import { calendarsReadAt } from "../../lib/booking/availability";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type SiteSpeed, coreMetrics, pageKinds } from "../../lib/site-speed";
import { HouseFacts } from "./house-facts";
import * as styles from "./proof.module.css";
import { SpeedSection } from "./speed-section";
import { fetchAvailability } from "../booking/api/availability";
import { type BuildFacts, readBuildFacts, readSpeed } from "./api/read-proof";

interface ProofProps {
  readonly proof: Queries.ProofFragment;
  readonly site: Queries.ProofSiteFragment;
}

const hasFailed = ({ speed, nightsReadAt, build }: CurrentFigures): boolean =>
  speed === undefined || nightsReadAt === undefined || build === undefined;

/** The figures from the build, if any. Figures with an unknown page kind or metric are left out. */
const builtSpeed = ({ speed }: Queries.ProofFragment): SiteSpeed | null =>
  speed && {
    from: speed.from,
    until: speed.until,
    figures: speed.figures.flatMap(({ kind, metric, p75, samples }) => {
      const knownKind = pageKinds.find((name) => name === kind);
      const knownMetric = coreMetrics.find((name) => name === metric);
      return knownKind === undefined || knownMetric === undefined
        ? []
        : [{ kind: knownKind, metric: knownMetric, p75, samples }];
    }),
  };

/**
 * What the site measures about itself: the figures from the build, then refreshed in the browser. Needs the namespace
 * `proof`.
 */
export function Proof({ proof, site }: ProofProps) {
  const t = useText();
  const language = useLanguage();
  const refreshed = useProof();
  const speed = refreshed?.speed ?? builtSpeed(proof);
  const built = formatDate(proof.builtOn, language);
  const state =
    refreshed === null
      ? t("proof.state.built", { date: built })
      : hasFailed(refreshed)
        ? t("proof.state.failed", { date: built })
        : t("proof.state.current");
  const period =
    speed === null
      ? t("proof.period.none")
      : t("proof.period", { from: formatDate(speed.from, language), until: formatDate(speed.until, language) });
  return (
    <div data-app="rest">
      <PageTop title={t("proof.title")} standfirst={t("proof.text")}>
        <p className={styles.state} role="status">
          {state}
        </p>
      </PageTop>
      <SpeedSection figures={speed?.figures ?? null} period={period} />
      <HouseFacts
        proof={proof}
        nightsReadAt={refreshed?.nightsReadAt === undefined ? proof.nightsReadAt : refreshed.nightsReadAt}
        build={refreshed?.build}
        site={site}
      />
    </div>
  );
}

export const proofFacts = graphql`
  fragment Proof on Proof {
    builtOn
    nightsReadAt
    commit {
      id
      changed
    }
    speed {
      from
      until
      figures {
        kind
        metric
        p75
        samples
      }
    }
  }
  fragment ProofSite on SiteFacts {
    countryLookup {
      enabled
    }
    hours {
      timeZone
    }
  }
`;

/** The refreshed figures; a part that could not be loaded is undefined. */
interface CurrentFigures {
  readonly speed: SiteSpeed | undefined;
  /** When the calendars were last read; null if never. */
  readonly nightsReadAt: string | null | undefined;
  readonly build: BuildFacts | undefined;
}

const valueOf = <Value,>(settled: PromiseSettledResult<Value>): Value | undefined =>
  settled.status === "fulfilled" ? settled.value : undefined;

/** The refreshed figures, requested once; null in the built page, and until all three requests have ended. */
const useProof = (): CurrentFigures | null => {
  const [refreshed, setRefreshed] = useState<CurrentFigures | null>(null);
  useEffect(() => {
    let cancelled = false;
    void Promise.allSettled([readSpeed(), fetchAvailability(), readBuildFacts()]).then(([speed, nights, build]) => {
      if (cancelled) return;
      const availability = valueOf(nights)?.availability;
      const nightsReadAt = availability && calendarsReadAt(availability);
      setRefreshed({ speed: valueOf(speed), nightsReadAt, build: valueOf(build) });
    });
    return () => {
      cancelled = true;
    };
  }, []);
  return refreshed;
};
