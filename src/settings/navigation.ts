/** What the header's menu and the footer's lists lead to. */
import type { TextKey } from "../lib/i18n/keys";
import { guidePath } from "./guide";
import { proofPath } from "./proof";

interface NavigationItem {
  readonly to: string;
  readonly label: TextKey;
  /** What the house must have; without it the item is left out. */
  readonly needs?: keyof HouseParts;
}

/** What a house may be without. */
interface HouseParts {
  readonly hasPosts: boolean;
  readonly hasReviews: boolean;
  readonly hasQuestions: boolean;
  readonly hasGuide: boolean;
}

/** The items that lead to what the house has. */
export const shownItems = (items: readonly NavigationItem[], house: HouseParts): readonly NavigationItem[] =>
  items.filter(({ needs }) => needs === undefined || house[needs]);

/** Where a house with these suites is shown: the only suite's page, or the list of several. */
export const suitesPathOf = ([only, another]: readonly string[]): string =>
  only !== undefined && another === undefined ? `/suite/${only}` : "/rooms";

/** The build names it by the suites that the content has (gatsby/config.ts); /rooms is there in any case. */
const suitesPath = process.env.GATSBY_SUITES_PATH ?? "/rooms";

/** The header's items, in the order of specification §2. */
export const mainNavigation: readonly NavigationItem[] = [
  { to: "/", label: "nav.home" },
  { to: suitesPath, label: "nav.suites" },
  { to: "/journal", label: "nav.journal", needs: "hasPosts" },
  { to: "/reviews", label: "nav.reviews", needs: "hasReviews" },
  { to: "/contact", label: "nav.contact" },
  { to: "/about", label: "nav.about" },
];

/** The footer's list of what the site holds. */
export const footerSite: readonly NavigationItem[] = [
  { to: suitesPath, label: "nav.suites" },
  { to: "/blog", label: "nav.journal", needs: "hasPosts" },
  { to: "/reviews", label: "nav.reviews", needs: "hasReviews" },
  { to: "/faq", label: "footer.faq", needs: "hasQuestions" },
  { to: guidePath, label: "footer.guide", needs: "hasGuide" },
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
