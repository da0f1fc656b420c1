import { useEffect, useState } from "react";

/** A section is the current one once its heading is above this share of the window's height. */
const readingLine = 0.34;

/** The id of the current section, or undefined above the first. */
export const useCurrentHeading = (sections: readonly { readonly id: string }[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(" ");
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight * readingLine;
      setCurrent(headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px -${100 - readingLine * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [ids]);
  return current;
};
