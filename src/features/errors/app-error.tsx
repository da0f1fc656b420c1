import { Button, buttonClass } from "../../components/ui/button";
import { logoPath } from "../../settings/interface";
import { inLanguage, languageOfPath } from "../../settings/languages";
import { appErrorTexts } from "./app-error-texts";
import * as styles from "./errors.module.css";

/** What stands in the place of the whole site when it failed to render (specification §8): reload, or start from home. */
export function AppError() {
  const { pathname } = window.location;
  const texts = appErrorTexts(pathname);
  const language = languageOfPath(pathname);
  return (
    <main className={styles.plain} role="alert">
      <div>
        <img src={logoPath(language, "paper")} alt="" width={language === "el" ? 179 : 212} height={42} data-logo />
        <h1>{texts.title}</h1>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
          {/* A whole load: the application that would take an inner link has failed. */}
          <a className={buttonClass("line")} href={inLanguage("/", language)}>
            {texts.goHome}
          </a>
        </div>
      </div>
    </main>
  );
}
