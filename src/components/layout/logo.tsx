import { useLanguage } from "../../lib/i18n/use-language";
import * as styles from "./logo.module.css";

interface LogoProps {
  /** `paper` follows the colour scheme; `inverse` stands on the dark footer in both. */
  readonly ground: "paper" | "inverse";
  readonly className?: string | undefined;
}

const size = { en: { width: 212, height: 42 }, el: { width: 179, height: 42 } };

/** The wordmark, written in the page's alphabet. Decorative: the link around it carries the name. Hidden if it fails to load. */
export function Logo({ ground, className }: LogoProps) {
  const language = useLanguage();
  const file = ground === "paper" ? `logo-${language}.svg` : `logo-${language}-inverse.svg`;
  return (
    <img
      className={[styles.logo, className].filter(Boolean).join(" ")}
      src={`/brand/${file}`}
      alt=""
      data-logo
      loading={ground === "paper" ? "eager" : "lazy"}
      {...size[language]}
    />
  );
}
