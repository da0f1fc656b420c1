/** On the root element from before the first paint until the application has read the address: the address has a `token`. */
export const tokenAttribute = "data-token";

/** Whether an address holds a secret: whoever has the link of an email may confirm, unsubscribe or see a request. */
export const holdsToken = (search: string): boolean => /[?&](?:token|unsubscribe)=./.test(search);
