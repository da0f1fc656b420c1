/** What the header's menu and the footer's lists lead to. */
import type { TextKey } from "../lib/i18n/keys";
import { guidePath } from "./guide";
import { proofPath } from "./proof";

interface NavigationItem {
  readonly to: string;
  readonly label: TextKey;
  /** Left out while the journal has no posts. */
  readonly needsPosts?: true;
}

/** The items that a house has: without posts none leads to the journal. */
export const shownItems = (
  items: readonly NavigationItem[],
  { hasPosts }: { readonly hasPosts: boolean },
): readonly NavigationItem[] => items.filter(({ needsPosts }) => hasPosts || needsPosts === undefined);

/** Where a house with these suites is shown: the only suite's page, or the list of several. */
export const suitesPathOf = ([only, another]: readonly string[]): string =>
  only !== undefined && another === undefined ? `/suite/${only}` : "/rooms";

/** The build names it by the suites that the content has (gatsby/config.ts); /rooms is there in any case. */
const suitesPath = process.env.GATSBY_SUITES_PATH ?? "/rooms";

/** The header's items, in the order of specification §2. */
export const mainNavigation: readonly NavigationItem[] = [
  { to: "/", label: "nav.home" },
  { to: suitesPath, label: "nav.suites" },
  { to: "/journal", label: "nav.journal", needsPosts: true },
  { to: "/reviews", label: "nav.reviews" },
  { to: "/contact", label: "nav.contact" },
  { to: "/about", label: "nav.about" },
];

/** The footer's list of what the site holds. */
export const footerSite: readonly NavigationItem[] = [
  { to: suitesPath, label: "nav.suites" },
  { to: "/blog", label: "nav.journal", needsPosts: true },
  { to: "/reviews", label: "nav.reviews" },
  { to: "/faq", label: "footer.faq" },
  { to: guidePath, label: "footer.guide" },
  { to: "/contact", label: "nav.contact" },
];

/** The footer's list of terms and rights. */
export const footerLegal: readonly NavigationItem[] = [
  { to: "/rental-conditions", label: "footer.rental" },
  { to: "/privacy", label: "footer.privacy" },
  { to: "/cookie-policy", label: "footer.cookies" },
  { to: "/accessibility", label: "footer.accessibility" },
  { to: proofPath, label: "footer.proof" },
  { to: "/dsar", label: "footer.dsar" },
];
