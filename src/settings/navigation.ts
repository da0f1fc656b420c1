/** The links of the header's menu and of the footer's lists. */
import type { TextKey } from "../lib/i18n/keys";
import { guidePath, proofPath } from "./routes";

interface NavigationItem {
  readonly to: string;
  readonly label: TextKey;
  /** The part of the house without which the item is not shown. */
  readonly needs?: keyof HouseParts;
}

/** The parts that a house may lack. */
interface HouseParts {
  readonly hasPosts: boolean;
  readonly hasReviews: boolean;
  readonly hasQuestions: boolean;
  readonly hasGuide: boolean;
}

/** The items whose part the house has. */
export const shownItems = (items: readonly NavigationItem[], house: HouseParts): readonly NavigationItem[] =>
  items.filter(({ needs }) => needs === undefined || house[needs]);

/** The path for the suites: the page of the only suite, or the list of several. */
export const suitesPathOf = ([only, another]: readonly string[]): string =>
  only !== undefined && another === undefined ? `/suite/${only}` : "/rooms";

/** Compiled in from the suites in the content (gatsby/webpack/suites-in-bundles.ts); /rooms always exists. */
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

/** The footer's list of pages. */
export const footerSite: readonly NavigationItem[] = [
  { to: suitesPath, label: "nav.suites" },
  { to: "/blog", label: "nav.journal", needs: "hasPosts" },
  { to: "/reviews", label: "nav.reviews", needs: "hasReviews" },
  { to: "/faq", label: "footer.faq", needs: "hasQuestions" },
  { to: guidePath, label: "footer.guide", needs: "hasGuide" },
  { to: "/contact", label: "nav.contact" },
];

/** The footer's list of policies, rights and the page of measurements. */
export const footerLegal: readonly NavigationItem[] = [
  { to: "/rental-conditions", label: "footer.rental" },
  { to: "/privacy", label: "footer.privacy" },
  { to: "/cookie-policy", label: "footer.cookies" },
  { to: "/accessibility", label: "footer.accessibility" },
  { to: proofPath, label: "footer.proof" },
  { to: "/dsar", label: "footer.dsar" },
];
