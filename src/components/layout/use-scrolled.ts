import { useEffect, useState } from "react";
import { scrolledThreshold } from "../../config/interface";

/** Whether the page has been scrolled more than 20 px (specification §2, §9). False until the browser says otherwise. */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledThreshold);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
};
