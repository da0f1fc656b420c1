import { NewTabNote } from "../../components/ui/new-tab-note";
import { useText } from "../../lib/i18n/use-text";

interface MapCreditProps {
  /** The source of the map's data. Null for the house’s own data, which needs no credit. */
  readonly source: string | null;
  readonly className: string | undefined;
}

/** The credit with the link that OpenStreetMap requires where its data is shown. Needs the namespace `location`. */
export function MapCredit({ source, className }: MapCreditProps) {
  const t = useText();
  if (source === null) return null;
  return (
    <p className={className}>
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
        {t("location.map.credit")}
        <NewTabNote />
      </a>
    </p>
  );
}
