import { useEffect } from "react";
import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";

/**
 * Sets the document title. Gatsby renders one head for all staff pages. On each render it removes its `<title>` element and adds it back a
 * moment later with the built text. The hook therefore writes into that element whenever it appears. Setting `document.title` while the
 * element is missing would create a second one, which Gatsby never removes.
 */
export const useTitle = (page: string): void => {
  const t = useText();
  const { brand } = useSite();
  const title = t("staff.metaTitle", { page, brand: brand.name });
  useEffect(() => {
    const put = () => {
      const element = document.head.querySelector("title[data-gatsby-head]");
      if (element !== null && element.textContent !== title) element.textContent = title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [title]);
};
