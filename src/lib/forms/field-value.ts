/** The value of a field; empty if there is no such field, or nothing is chosen in it. */
export const fieldValue = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
};
