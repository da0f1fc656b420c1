import { Link } from "gatsby";
import type { ComponentProps } from "react";
import { inLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";

type LocalLinkProps = Omit<ComponentProps<typeof Link>, "to" | "ref"> & { readonly to: string };

/** A link inside the site that stays in the page's language: `to="/contact"` leads to `/el/contact` on a Greek page. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const [, path = "/", queryAndHash = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  return <Link to={inLanguage(path, useLanguage()) + queryAndHash} {...rest} />;
}
