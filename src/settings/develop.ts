/** Where the pages of the development server hear what is wrong with the content: an event stream of texts in JSON, empty when nothing is. */
export const contentFaultsPath = "/___content-faults";
