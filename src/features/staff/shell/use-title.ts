import { useEffect } from "react";
import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";

/**
 * Names the window after the page. Gatsby's own head belongs to the page that was built, which is one for all pages; each time the
 * page is drawn Gatsby takes its `<title>` away and puts it back a moment later, as it was built. So it is its element that is
 * written into, whenever it comes: `document.title` would make another one meanwhile, which nobody takes away again.
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
