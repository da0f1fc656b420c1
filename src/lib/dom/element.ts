type Attributes = Readonly<Record<string, string | boolean>>;

/**
 * Makes an element outside React: `element("button", { type: "button", hidden: false }, "Close")`. An attribute that is
 * `true` is set without value, one that is `false` is left out. Texts become text, never markup.
 */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(attribute, value === true ? "" : value);
  }
  made.append(...children);
  return made;
};
