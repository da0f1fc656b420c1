import { useSite } from "./site-context";

/** Replaces the header in print. */
export function PrintHead() {
  const { brand, domains } = useSite();
  return (
    <div className="print-head" aria-hidden="true">
      <span>{brand.name}</span>
      <span>{domains.site.replace(/^https:\/\//, "")}</span>
    </div>
  );
}
