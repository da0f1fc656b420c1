/** Mock of `gatsby` for unit tests: plain links, queries that are not run, and navigation that is only recorded. */
import type { AnchorHTMLAttributes, ReactNode } from "react";

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string; readonly children?: ReactNode };

/** A plain anchor. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const graphql = (): null => null;
export const navigate = jest.fn();
export const useStaticQuery = jest.fn();
