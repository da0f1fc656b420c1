/** The gallery's viewer: one dialog. Its pictures have the same sources as those of the mosaic, at the width of the window. */

const start = "#photo=";
const icon = (path: string, box: string): string =>
  `<svg class="icon" viewBox="${box}" aria-hidden="true"><path d="${path}"></path></svg>`;

/** Opens photographs in the viewer, from the mosaic's links and from a URL with the photograph's hash. */
export const followGallery = (): void => {
  const gallery = document.querySelector<HTMLElement>("#gallery");
  if (gallery === null) return;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}"]`)];
  const words = gallery.dataset;
  const dialog = document.createElement("dialog");
  dialog.className = "viewer";
  dialog.innerHTML = `<div class="viewer-bar"><p></p><form method="dialog"><button aria-label="${words["close"]}">${icon("M2 2l14 14M16 2L2 16", "0 0 18 18")}</button></form></div>
<button class="viewer-previous" aria-label="${words["previous"]}">${icon("M17 5H1M5 1L1 5l4 4", "0 0 18 10")}</button><picture></picture>
<button class="viewer-next" aria-label="${words["next"]}">${icon("M0 5h17M13 1l4 4-4 4", "0 0 18 10")}</button><p class="viewer-caption"></p>`;
  gallery.append(dialog);
  let shown = 0;

  const show = (index: number): void => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    const picture = link?.querySelector("picture")?.cloneNode(true) as HTMLPictureElement | undefined;
    if (link === undefined || picture === undefined) return;
    for (const part of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>("source, img"))
      part.sizes = "100vw";
    picture.querySelector("img")?.setAttribute("loading", "eager");
    dialog.querySelector("picture")?.replaceWith(picture);
    dialog.querySelector("p")!.textContent = `${shown + 1} ${words["of"]} ${links.length}`;
    dialog.querySelector(".viewer-caption")!.textContent = link.getAttribute("aria-label");
    history.replaceState(history.state, "", link.hash);
    if (!dialog.open) dialog.showModal();
  };

  gallery.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href^="${start}"]`);
    if (link === null) return;
    event.preventDefault();
    show(links.indexOf(link));
  });
  dialog.querySelector(".viewer-previous")?.addEventListener("click", () => show(shown - 1));
  dialog.querySelector(".viewer-next")?.addEventListener("click", () => show(shown + 1));
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(shown - 1);
    if (key === "ArrowRight") show(shown + 1);
  });
  dialog.addEventListener("close", () => history.replaceState(history.state, "", location.pathname));
  const named = links.findIndex((link) => link.hash === location.hash);
  if (named >= 0) show(named);
};
