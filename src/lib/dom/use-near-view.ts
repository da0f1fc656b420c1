import { type RefObject, useEffect, useState } from "react";

/** Whether an element is or has been within `margin` of the viewport; false on the server and at the first render. */
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
