import { Fragment } from "react";
import { splitContacts } from "../../lib/text/contact-links";

/** A text in which every email address and international telephone number is a link. */
export function LinkedText({ children }: { readonly children: string }) {
  return splitContacts(children).map(({ text, link }, index) =>
    link === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <a key={index} href={link} translate="no">
        {text}
      </a>
    ),
  );
}
