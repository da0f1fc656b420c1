"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

/** A link in the navigation, marked as current on its own page. */
export function NavigationLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} aria-current={usePathname() === props.href ? "page" : undefined} />;
}
