import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text";
import { Footer } from "./footer";
import { Header } from "./header";
import { PrintHead } from "./print-head";
import { SiteProvider } from "./site-context";
import { SkipLink } from "./skip-link";
import { ToastRegion } from "./toast-region";

interface LayoutProps {
  /** The page's query result; `site` must spread `LayoutSite`. */
  readonly data: { readonly site: Queries.LayoutSiteFragment | null };
  readonly children: ReactNode;
}

/** What every page stands in: skip link, header, the page itself, footer and the notifications. */
export function Layout({ data, children }: LayoutProps) {
  const t = useText();
  if (data.site === null) throw new Error("The page's query has no site facts for its language.");
  return (
    <SiteProvider site={data.site}>
      <SkipLink>{t("common.skipToContent")}</SkipLink>
      <Header />
      <PrintHead />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ToastRegion />
    </SiteProvider>
  );
}
