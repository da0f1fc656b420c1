import { useEffect, useRef, useState } from "react";
import { graphql } from "gatsby";
import { Button } from "../../components/ui/button";
import { PageTop } from "../../components/ui/page-top";
import { inLanguage } from "../../settings/languages";
import { guidePath } from "../../settings/routes";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { isKeptForGood, keepForGood, requestLastingStorage } from "../offline-and-updates/keep-for-good";
import { NowCard } from "./now-card";
import * as styles from "./guide.module.css";
import * as sheet from "./guide-sheet.module.css";
import { GuideCodeAgain } from "./guide-code";
import { telephoneLink } from "../../lib/text/telephone-link";

interface GuideHeadProps {
  readonly site: Queries.GuideHoursFragment & Queries.EmergencyNumbersFragment & Queries.GuideCoverFragment;
  readonly stay: Queries.GuideStayFragment;
}

/** Attribute of the root element while the wall sheet is printed; the styles then hide everything else. */
const printAttribute = "data-print";

const endWall = (): void => document.documentElement.removeAttribute(printAttribute);

/**
 * The wall sheet remains chosen until the next press, not until `afterprint`: iOS dispatches this before the visitor has chosen a printer, and
 * draws the pages again after that.
 */
const printWall = (): void => {
  document.documentElement.setAttribute(printAttribute, "wall");
  for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, endWall, { once: true });
  window.print();
};

const printSheet = (): void => {
  endWall();
  window.print();
};

/** The top of the guide: current state of the house, emergency numbers, buttons to save or print. On the printed sheet, the cover. */
export function GuideHead({ site, stay }: GuideHeadProps) {
  const t = useText();
  const language = useLanguage();
  useEffect(() => endWall, []);
  return (
    <div className={sheet.cover}>
      <PageTop title={t("guide.title")} standfirst={t("guide.standfirst")}>
        <div className={styles.top}>
          <NowCard site={site} stay={stay} />
          <EmergencyNumbers numbers={site.emergency} />
          <div className={styles.tools} data-no-print>
            <KeepGuide path={inLanguage(guidePath, language)} />
            <Button variant="text" data-needs-script onClick={printSheet}>
              {t("guide.print.sheet")}
            </Button>
            <Button variant="text" data-needs-script onClick={printWall}>
              {t("guide.print.wall")}
            </Button>
          </div>
        </div>
        <div className={sheet.coverFoot} aria-hidden="true">
          <GuideCodeAgain code={site.guideCode} className={sheet.coverCode} />
          <p translate="no">
            {site.brand.name}
            <br />
            {site.address.street}, {site.address.floor}
            <br />
            {site.contact.phone.number}
          </p>
        </div>
      </PageTop>
    </div>
  );
}

type KeepState = "idle" | "busy" | "done" | "failed";

interface KeepGuideProps {
  /** Path of the page, including the language. */
  readonly path: string;
}

/** A button that saves the whole guide on the device. A saved guide is updated each time the page is opened online. */
export function KeepGuide({ path }: KeepGuideProps) {
  const t = useText();
  const [state, setState] = useState<KeepState>("idle");
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isMounted = true;
    void isKeptForGood(path).then(async (kept) => {
      if (!kept || !isMounted) return;
      setState("done");
      if (navigator.onLine) await keepForGood(path);
    });
    return () => {
      isMounted = false;
    };
  }, [path]);
  const keep = async (button: HTMLButtonElement) => {
    if (state === "busy") return;
    setState("busy");
    const kept = await keepForGood(path);
    if (kept) void requestLastingStorage();
    // The button disappears, so its focus moves to the sentence in its place, which is announced when it appears. Safari does not focus a
    // pressed button, but the nearest ancestor that can have the focus.
    if (kept && document.activeElement?.contains(button) === true) result.current?.focus({ preventScroll: true });
    setState(kept ? "done" : "failed");
  };
  const message = state === "idle" ? "" : t(`guide.keep.${state}`);
  return (
    <>
      {state !== "done" && (
        <Button
          variant="line"
          data-needs-script
          aria-disabled={state === "busy"}
          onClick={({ currentTarget }) => void keep(currentTarget)}
        >
          {t("guide.keep")}
        </Button>
      )}
      <p ref={result} className={styles.kept} role="status" tabIndex={-1} data-needs-script>
        {message}
      </p>
    </>
  );
}

interface EmergencyNumbersProps {
  readonly numbers: Queries.EmergencyNumbersFragment["emergency"];
}

/** Emergency numbers, as large links that are easy to press. */
function EmergencyNumbers({ numbers }: EmergencyNumbersProps) {
  const t = useText();
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.numbers} aria-label={t("guide.emergency.label")}>
      {numbers.map(({ id, number, label }) => (
        <li key={id}>
          <a href={telephoneLink(number)}>
            <strong>{number}</strong> <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export const emergencyNumbers = graphql`
  fragment EmergencyNumbers on SiteFacts {
    emergency {
      id
      number
      label
    }
  }
`;
