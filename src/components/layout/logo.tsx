import { useLanguage } from "../../lib/i18n/use-language";
import { type LogoGround, logoPath } from "../../settings/interface";
import * as styles from "./logo.module.css";

interface LogoProps {
  readonly ground: LogoGround;
  readonly className?: string | undefined;
}

const size = { en: { width: 212, height: 42 }, el: { width: 179, height: 42 } };

/** The wordmark, written in the page's alphabet. Decorative: the link around it carries the name. Hidden if it fails to load. */
export function Logo({ ground, className }: LogoProps) {
  const language = useLanguage();
  return (
    <img
      className={[styles.logo, className].filter(Boolean).join(" ")}
      src={logoPath(language, ground)}
      alt=""
      data-logo
      loading={ground === "paper" ? "eager" : "lazy"}
      {...size[language]}
    />
  );
}
