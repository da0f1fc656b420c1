import { buttonClass } from "../../components/ui/button";
import { inLanguage, type Language } from "../../settings/languages";
import type { Text } from "../../lib/i18n/keys";
import * as styles from "./consent-banner.module.css";

interface ConsentBannerProps {
  readonly language: Language;
  readonly text: Text;
}

/**
 * The consent question, with three buttons of equal prominence. If the site needs consent for anything, the banner is part of the HTML of
 * every public page, outside the application. Styles show it while `<html data-consent="ask">` is set. The start bundle handles the
 * buttons.
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
