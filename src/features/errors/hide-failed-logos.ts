/** A logo that cannot be loaded is hidden (specification §8). */
const logos = "img[data-logo]";

const hideIfLogo = (target: EventTarget | null): void => {
  if (target instanceof HTMLImageElement && target.matches(logos)) target.hidden = true;
};

/** Hides logos that have failed already, and from now on each one that fails. */
export const hideFailedLogos = (failures: readonly Event[]): void => {
  failures.forEach(({ target }) => hideIfLogo(target));
  document.addEventListener("error", ({ target }) => hideIfLogo(target), true);
};
