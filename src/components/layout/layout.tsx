import type { ReactNode } from "react";
import { Footer } from "./footer";
import { Header } from "./header";
import { SiteProvider, useSite } from "./site-context";
import { ToastRegion } from "./toast-region";

interface LayoutProps {
  /** The page's query result; `site` must spread `LayoutSite`. */
  readonly data: { readonly site: Queries.LayoutSiteFragment | null };
  /** The id of the suite whose own page this is. */
  readonly suite?: string;
  readonly children: ReactNode;
}

/** The frame of every public page: header, page content, footer and notifications. */
export function Layout({ data, suite, children }: LayoutProps) {
  if (data.site === null) throw new Error("The page has no site facts.");
  return (
    <SiteProvider site={data.site} own={suite}>
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

/** Replaces the header in print. */
function PrintHead() {
  const { brand, domains } = useSite();
  return (
    <div className="print-head" aria-hidden="true" translate="no">
      <div>{brand.name}</div>
      <div>{domains.site.replace(/^https:\/\//, "")}</div>
    </div>
  );
}
