/** The scripts of the pages: consent banner, header, gallery. The menu, language list and questions need no script. */
import { followGallery } from "./viewer";

const root = document.documentElement;

const showConsent = (): void => {
  if (localStorage.getItem("consent") === null) root.dataset["consent"] = "ask";
  else delete root.dataset["consent"];
};

document.addEventListener("click", ({ target }) => {
  const choice = target instanceof Element ? target.closest<HTMLElement>("[data-consent-choice]") : null;
  if (choice === null) return;
  localStorage.setItem("consent", JSON.stringify({ choice: choice.dataset["consentChoice"], at: Date.now() }));
  showConsent();
});

const markHeader = (): void => {
  document.querySelector("header")?.toggleAttribute("data-scrolled", window.scrollY > 20);
};
addEventListener("scroll", markHeader, { passive: true });

document.addEventListener("astro:after-swap", showConsent);
document.addEventListener("astro:page-load", () => {
  markHeader();
  followGallery();
});
