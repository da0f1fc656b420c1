/** ESLint rule `house/no-barrels`: a module re-exports nothing but what Gatsby asks of its root files. */
export const noBarrels = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const message = "No barrels: import from the file that defines this.";
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source !== null) context.report({ node, message });
      },
    };
  },
};
