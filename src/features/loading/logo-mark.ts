/** The house's mark, an arch with the horizon and the sun, as markup. It says nothing of its own. */
export const logoMark =
  '<svg viewBox="0 0 30 41" aria-hidden="true" focusable="false">' +
  '<path d="M2 39V16a13 13 0 0 1 26 0v23M2 28.5h26" fill="none" stroke="currentColor" stroke-width="1.5"/>' +
  '<circle cx="15" cy="19.25" r="4.25"/></svg>';
