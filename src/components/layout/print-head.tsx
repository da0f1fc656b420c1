import { useSite } from "./site-context";

/** Stands at the top of the paper instead of the header. */
export function PrintHead() {
  const { brand, domains } = useSite();
  return (
    <div className="print-head" aria-hidden="true">
      <span>{brand.name}</span>
      <span>{domains.site.replace(/^https:\/\//, "")}</span>
    </div>
  );
}
