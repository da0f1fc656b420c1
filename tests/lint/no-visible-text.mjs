/** Rule `house/no-visible-text`: texts for visitors must be in `content/locales`, not in code. */

const visibleAttributes = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

const hasWords = (text) => /\p{L}/u.test(text);

/** The text of a literal, template or expression; empty for anything else. */
const textOf = (node) => {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map((part) => part.value.cooked).join("");
  if (node?.type === "JSXExpressionContainer") return textOf(node.expression);
  if (node?.type === "ConditionalExpression") return textOf(node.consequent) + textOf(node.alternate);
  if (node?.type === "LogicalExpression") return textOf(node.right);
  return "";
};

export const noVisibleText = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const report = (node, text) => {
      if (!hasWords(text)) return;
      const shown = text.trim().slice(0, 40);
      context.report({ node, message: `“${shown}” is read by visitors: put it into content/locales and use its key.` });
    };
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type !== "JSXAttribute") report(node, textOf(node.expression));
      },
      JSXAttribute(node) {
        if (visibleAttributes.has(String(node.name.name))) report(node, textOf(node.value));
      },
    };
  },
};
