import { useLanguage } from "../../lib/i18n/use-language";
import { SchemeImage } from "../ui/scheme-image";
import { type LogoBackground, logoPath, logoSize } from "../../settings/drawn-pictures";
import * as styles from "./logo.module.css";

interface LogoProps {
  readonly background: LogoBackground;
  readonly className?: string | undefined;
}

/**
 * The wordmark in the alphabet of the page's language. Decorative: in the header, the surrounding link has the name, and the
 * footer has it as text. The wordmark is hidden if it fails to load.
 */
export function Logo({ background, className }: LogoProps) {
  const language = useLanguage();
  const image = {
    className: [styles.logo, className].filter(Boolean).join(" "),
    src: logoPath(language, background),
    alt: "",
    "data-logo": true,
    ...logoSize(language),
  };
  if (background === "inverse") return <img {...image} alt="" loading="lazy" />;
  return <SchemeImage {...image} dark={logoPath(language, "inverse")} loading="eager" />;
}
