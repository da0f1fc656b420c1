/** Offers a text to the visitor as a file download. */
export const saveFile = (
  name: string,
  text: string,
  type: "text/csv" | "text/calendar" | "application/json" | "text/html",
): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
