import { type RefObject, useEffect, useState } from "react";

/** Whether an element is, or has once been, within `margin` of what is in view; false on the server and at first render. */
export const useNearView = (element: RefObject<Element>, margin = "50% 0px"): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || target === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, near]);
  return near;
};
