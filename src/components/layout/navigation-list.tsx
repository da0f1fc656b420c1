import { mainNavigation, shownItems } from "../../settings/navigation";
import { useText } from "../../lib/i18n/use-text";
import { LocalLink } from "../ui/local-link";
import { useCurrentPath } from "./current-path";
import { useSite } from "./site-context";

/** The main menu's links, in the order of specification §2, with the current page marked. */
export function NavigationList() {
  const t = useText();
  const site = useSite();
  const current = useCurrentPath();
  return (
    <ul>
      {shownItems(mainNavigation, site).map(({ to, label }) => (
        <li key={to}>
          <LocalLink to={to} aria-current={to === current ? "page" : undefined}>
            {t(label)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
