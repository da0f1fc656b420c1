/** The rules of this project, as a plugin of the linter, and the files that features export to each other. */
import { dirname, relative, resolve, sep } from "node:path";

/**
 * The allowed imports between the layers of `src`: settings ← lib ← components (and service-worker) ← features ← templates,
 * pages, start. A layer must not import from those to its right. From another feature, a feature may import only the files
 * listed in `featureExports`.
 */
const layers = ["settings", "lib", "components", "features", "templates"];
/** The layers to which the other folders of `src` belong. */
const layerOf = { pages: "templates", start: "templates", "service-worker": "components" };
/** The layers of `src` from which each folder outside may import. */
const outside = {
  gatsby: ["settings", "lib"],
  local: ["settings", "lib", "features"],
  supabase: ["settings", "lib", "features"],
};
/** Modules whose types every layer may import: the tables of links in `settings` use the types of text keys. */
const typesForAll = ["src/lib/i18n/keys"];

/**
 * The files that each feature exports to other features: paths in the feature's folder, without extension. Pages, templates and
 * `src/start` may import every file of a feature.
 */
const featureExports = {
  errors: ["preload-error"],
  booking: [
    "api/availability",
    "message-links",
    "stay",
    "stay-message",
    "stay-texts",
    "suite-choice",
    "use-address-problem",
    "use-nights",
    "use-today",
  ],
  "free-nights": ["free-nights-form"],
  consent: ["consent-store"],
  forms: ["api/call-function", "follow-link", "form-frame", "form-parts", "form-state", "link-landing", "use-form"],
  gallery: ["photo-address"],
  location: ["directions"],
  loading: ["loading-store"],
  images: ["describe-image", "load-queue", "quality", "upload-files", "uploaded-picture"],
  journal: ["post-entry"],
  newsletter: ["newsletter-form"],
  "web-vitals": ["device", "metrics", "page-view"],
  "offline-and-updates": ["keep-for-good"],
  safety: ["expiring-documents"],
  suite: ["quiet-hours", "use-house-time"],
  "start-up": ["app-root"],
  reviews: ["guest-quote", "rating-summary"],
  navigation: ["gatsby-runtime", "pending-navigation", "scroll"],
};

/** The top-level folder of a file and, in `src`, its layer and its feature. */
const partsOf = (file) => {
  const [folder, second, third] = file.split("/");
  if (folder !== "src") return { folder };
  const layer = layerOf[second] ?? second;
  return { folder, layer, feature: second === "features" ? third : undefined };
};

const exported = (file, feature) => {
  const path = file.slice(`src/features/${feature}/`.length).replace(/\.tsx?$/, "");
  return (featureExports[feature] ?? []).includes(path);
};

/**
 * Returns the error message for an import, or undefined if the import is allowed. Paths are relative to the project's folder, with
 * forward slashes; `to` has no extension. `typeOnly`: whether only types are imported.
 */
export const findBreach = (from, to, typeOnly) => {
  if (!from.includes("/") && !from.startsWith("gatsby-")) return undefined;
  const a = partsOf(from);
  const b = partsOf(to);
  if (a.folder === "tests" || /\.test\.tsx?$/.test(from)) return undefined;
  if (b.folder === "tests" && (a.folder === "local" || a.folder === "benchmarks")) return undefined;
  if (b.folder === "tests") return "Product code must not import from tests.";
  if (typeOnly && typesForAll.includes(to)) return undefined;
  if (a.folder !== "src") {
    const allowed = outside[a.folder];
    if (b.folder !== "src" || allowed === undefined || allowed.includes(b.layer)) return undefined;
    return `${a.folder}/ may import only ${allowed.join(", ")} from src/, not ${b.layer}.`;
  }
  if (b.folder === "content") return undefined;
  if (b.folder !== "src")
    return typeOnly && b.folder === "supabase" ? undefined : `src/ must not import from ${b.folder}/.`;
  if (a.feature !== undefined && b.feature !== undefined && a.feature !== b.feature) {
    if (exported(to, b.feature)) return undefined;
    return `${b.feature} does not export this file to other features (featureExports in tests/lint/house.mjs).`;
  }
  const fromLayer = layers.indexOf(a.layer);
  const toLayer = layers.indexOf(b.layer);
  if (fromLayer >= 0 && toLayer > fromLayer) return `${a.layer} must not import from ${b.layer}: that is upward.`;
  return undefined;
};

const toPosix = (path) => path.split(sep).join("/");

/** Rule `house/borders`. */
const borders = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = toPosix(relative(context.cwd, context.filename));
    const check = (node, typeOnly) => {
      const source = node.source?.value;
      if (typeof source !== "string" || !source.startsWith(".")) return;
      const to = toPosix(relative(context.cwd, resolve(dirname(context.filename), source)));
      const message = findBreach(from, to, typeOnly);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.importKind === "type"),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === "type"),
      ExportAllDeclaration: (node) => check(node, node.exportKind === "type"),
      ImportExpression: (node) => check(node, false),
    };
  },
};

/** Rule `house/no-barrels`: no `export … from`. `.oxlintrc.json` turns it off for the files with Gatsby's hooks. */
const noBarrels = {
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

/** Rule `house/no-visible-text`: texts for visitors must be in `content/locales`, not in code. */
const noVisibleText = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const report = (node, text) => {
      if (!hasWords(text)) return;
      const beginning = text.trim().slice(0, 40);
      context.report({
        node,
        message: `“${beginning}” is read by visitors: put it into content/locales and use its key.`,
      });
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

export default {
  meta: { name: "house" },
  rules: { borders, "no-barrels": noBarrels, "no-visible-text": noVisibleText },
};
