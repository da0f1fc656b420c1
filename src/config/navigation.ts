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
