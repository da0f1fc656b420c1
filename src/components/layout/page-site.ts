import { useMemo } from "react";
import { suiteOf } from "../../lib/booking/chosen-suite";
import { useTabStay } from "../../lib/booking/stay-store";

type BookableSuite = Queries.LayoutSiteFragment["suites"][number];

/** The facts of the house, with `bookingEngine` of the suite that the guest has chosen. */
export interface PageSite extends Queries.LayoutSiteFragment {
  /** The chosen suite; left out in a house with one suite. */
  readonly suite?: BookableSuite | undefined;
  /** The id of the suite whose own page this is, in a house with several. */
  readonly own?: string | undefined;
  /** The suite that the built page shows until the guest chooses one; left out in a house with one suite. */
  readonly pageSuite?: BookableSuite | undefined;
  /** The booking engine of `pageSuite`, or else of the house: for parts of the page that the guest's choice does not change. */
  readonly pageEngine: BookableSuite["bookingEngine"];
}

/**
 * Adds the chosen suite to the facts of the house. In the build of a house with one suite, `only-page-site.ts` replaces
 * this module. `own` is the id of the suite whose own page this is.
 */
export const usePageSite = (site: Queries.LayoutSiteFragment, own: string | undefined): PageSite => {
  const { suite: chosen } = useTabStay();
  return useMemo(() => {
    const { suites } = site;
    const suite = suiteOf({ suites, own }, chosen);
    const pageSuite = suiteOf({ suites, own });
    const { bookingEngine } = suite ?? site;
    const { bookingEngine: pageEngine } = pageSuite ?? site;
    return { ...site, own, suite, pageSuite, bookingEngine, pageEngine };
  }, [site, own, chosen]);
};
