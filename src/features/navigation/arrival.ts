/** Told on window when another page stands in the same document. */
export const arrival = "page-arrived";

declare global {
  interface WindowEventMap {
    "page-arrived": Event;
  }
}
