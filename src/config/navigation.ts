import type { TextKey } from "../lib/i18n/keys";

interface NavigationItem {
  readonly to: string;
  readonly label: TextKey;
}

/** The header's items, in the order of specification §2. */
export const mainNavigation: readonly NavigationItem[] = [
  { to: "/", label: "nav.home" },
  { to: "/suite/luxury-suite", label: "nav.suites" },
  { to: "/journal", label: "nav.journal" },
  { to: "/reviews", label: "nav.reviews" },
  { to: "/contact", label: "nav.contact" },
  { to: "/about", label: "nav.about" },
];

/** The footer's list of what the site holds. */
export const footerSite: readonly NavigationItem[] = [
  { to: "/suite/luxury-suite", label: "nav.suites" },
  { to: "/blog", label: "nav.journal" },
  { to: "/reviews", label: "nav.reviews" },
  { to: "/faq", label: "footer.faq" },
  { to: "/contact", label: "nav.contact" },
];

/** The footer's list of terms and rights. */
export const footerLegal: readonly NavigationItem[] = [
  { to: "/rental-conditions", label: "footer.rental" },
  { to: "/privacy", label: "footer.privacy" },
  { to: "/cookie-policy", label: "footer.cookies" },
  { to: "/dsar", label: "footer.dsar" },
];
