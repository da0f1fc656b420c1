/** On the root element from before the first paint until the application has read the address: the address has a `token`. */
export const tokenAttribute = "data-token";
