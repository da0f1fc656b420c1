import { buttonClass } from "../../components/ui/button";
import { inLanguage, type Language } from "../../settings/languages";
import type { Text } from "../../lib/i18n/keys";
import * as styles from "./consent-banner.module.css";

interface ConsentBannerProps {
  readonly language: Language;
  readonly text: Text;
}

/**
 * The question, with three answers of one level, size and weight. It is part of every public page's HTML, outside the
 * application; styles show it while `<html data-consent="ask">` says that nobody has answered. The start bundle answers
 * the buttons.
 */
export function ConsentBanner({ language, text }: ConsentBannerProps) {
  const button = buttonClass("line");
  return (
    <section className={styles.consent} id="consent" aria-label={text("consent.banner.label")} data-no-print>
      <div className={styles.inner}>
        <p>
          {text("consent.banner.text")}{" "}
          <a href={inLanguage("/cookie-policy", language)}>{text("consent.banner.policy")}</a>
        </p>
        <div className={styles.actions}>
          <button className={button} type="button" data-consent-choice="all">
            {text("consent.banner.acceptAll")}
          </button>
          <button className={button} type="button" data-consent-choice="none">
            {text("consent.banner.rejectAll")}
          </button>
          <button className={button} type="button" data-consent-open aria-haspopup="dialog">
            {text("consent.banner.manage")}
          </button>
        </div>
      </div>
    </section>
  );
}
