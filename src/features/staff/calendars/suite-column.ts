import { useSite } from "../../../components/layout/site-context";
import { suiteName } from "../../../lib/booking/suite-name";
import { useText } from "../../../lib/i18n/use-text";

interface OfSuite {
  /** Id of a suite; null for the whole house. */
  readonly suite: string | null;
}

/** The column that says which suite a calendar or block is about; none in a house with one suite. An unknown id is shown as it is. */
export const useSuiteColumn = () => {
  const t = useText();
  const { suites } = useSite();
  if (suites.length === 0) return [];
  const nameOf = ({ suite }: OfSuite): string =>
    suite === null ? t("calendars.wholeHouse") : suiteName(suites, suite);
  return [{ id: "suite", name: t("suiteChoice.label"), cell: nameOf }];
};
