import { useId } from "react";
import { Button, buttonClass } from "../../components/ui/button";
import { LocalLink } from "../../components/ui/local-link";
import type { Stay } from "../../lib/booking/engine";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { nightsOf } from "../booking/stay";
import { SuiteField } from "../booking/suite-choice";
import { stayRange } from "../booking/stay-message";
import { stayAttribute } from "../booking/stay-texts";
import { useAddressProblem } from "../booking/use-address-problem";
import { useToday } from "../booking/use-today";
import * as styles from "./contact.module.css";

interface MessageStayProps {
  /**
   * Null if there is no stay to send: before hydration, until both days are chosen, or for more than `longestStay` nights. The element is
   * rendered all the same, so that nothing shifts when the stay is known.
   */
  readonly stay: Stay | null;
  /** Whether the stay is sent with the message. */
  readonly isIncluded: boolean;
  /** Called when the guest leaves the stay out or adds it again. */
  readonly onChange: (isIncluded: boolean) => void;
}

/**
 * The stay that is sent with a message, with the problems of a stay in the page's URL and a button that leaves the stay out or adds it. The
 * button stays in place and keeps the focus.
 */
export function MessageStay({ stay, isIncluded, onChange }: MessageStayProps) {
  const t = useText();
  const language = useLanguage();
  const labelId = useId();
  const problem = useAddressProblem(useToday());
  return (
    <div className={styles.stay} role="group" aria-labelledby={labelId}>
      <p>
        <span className={styles.stayLabel} id={labelId}>
          {t("contact.form.stay.label")}
        </span>{" "}
        {stay === null ? (
          <>
            <span>{t("contact.form.stay.none")}</span>{" "}
            <span className={styles.stayNote}>{t("contact.form.stay.noneHint")}</span>
          </>
        ) : (
          <>
            <span className={isIncluded ? styles.stayDays : undefined}>
              {isIncluded ? stayRange(stay, language) : t("contact.form.stay.removed")}
            </span>{" "}
            <span className={styles.stayNote}>
              {[t("common.nights", { count: nightsOf(stay) }), t("common.guests", { count: stay.guests })].join(" · ")}
            </span>
          </>
        )}
      </p>
      {stay !== null && isIncluded && <SuiteField look="field" />}
      {stay === null ? (
        <LocalLink className={buttonClass("text")} to="/">
          {t("booking.calendar.open")}
        </LocalLink>
      ) : (
        <Button variant="text" onClick={() => onChange(!isIncluded)}>
          {t(isIncluded ? "contact.form.stay.remove" : "contact.form.stay.take")}
        </Button>
      )}
      <p className={styles.stayProblem} role="status" {...{ [stayAttribute]: "problem" }}>
        {problem}
      </p>
      <p className="visually-hidden" role="status">
        {!isIncluded && t("contact.form.stay.removed")}
      </p>
    </div>
  );
}
