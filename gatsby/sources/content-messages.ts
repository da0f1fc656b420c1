/** Messages of the development server about mistakes in the content. */

/** Printed when a change has removed the last mistake. */
export const fixedMessage = "Fixed: the content has no mistakes any more.";
/** Added to a mistake while the pages are shown with the last valid content. */
export const previousContentMessage = "Until this is fixed, the pages show the previous content.";
/** Added to a mistake while there is no valid content yet. */
export const notStartedMessage = "The site starts as soon as this is fixed and saved.";
