"use client";
import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";

/**
 * The header. It gets a background once the page is scrolled, and closes the menu when one of its links is followed.
 */
export function Header(props: ComponentProps<"header">) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 20);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  const closeMenu = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a") !== null) target.closest("dialog")?.close();
  };
  return <header {...props} data-scrolled={scrolled || undefined} onClick={closeMenu} />;
}
