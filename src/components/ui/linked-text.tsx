import { Fragment } from "react";
import { telephoneLink } from "../../lib/format/telephone";

/** Email addresses and telephone numbers, in the format that texts use. */
const ways = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s-]{7,}\d)/;

const addressOf = (way: string): string => (way.includes("@") ? `mailto:${way}` : telephoneLink(way));

/** A text in which every email address and international telephone number is a link. */
export function LinkedText({ children }: { readonly children: string }) {
  return children.split(ways).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={addressOf(part)} translate="no">
        {part}
      </a>
    ),
  );
}
