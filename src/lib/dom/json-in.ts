/** What stands as JSON in a script element of the page, by its id; null where there is none. */
export const jsonIn = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "null");
