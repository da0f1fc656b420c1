/** Snippets for the test of the lint rules. */

/** Files with one mistake, and the rule that must report the mistake. For a cycle of imports, both files are listed. */
export const mistakes: readonly (readonly [rule: string, file: string, source: string])[] = [
  ["house(borders)", "src/lib/upward.ts", `import { value } from "../components/values";\nexport const copy = value;`],
  [
    "house(borders)",
    "src/lib/upward-type.ts",
    `import type { Size } from "../components/values";\nexport const size: Size = 1;`,
  ],
  ["house(borders)", "src/lib/upward-later.ts", `export const later = () => import("../components/values");`],
  ["house(no-barrels)", "src/lib/barrel.ts", `export { parse } from "valibot";`],
  ["house(no-barrels)", "local/barrel.ts", `export * from "valibot";`],
  ["house(no-visible-text)", "src/components/text.tsx", `export const Note = () => <p>Good morning</p>;`],
  ["house(no-visible-text)", "src/components/label.tsx", `export const Note = () => <nav aria-label="Main" />;`],
  ["eslint(no-restricted-globals)", "src/components/fetch.ts", `export const load = () => fetch("/x");`],
  ["eslint(no-restricted-properties)", "src/features/a/window.ts", `export const load = () => window.fetch("/x");`],
  [
    "eslint(no-restricted-properties)",
    "src/features/a/api/response.ts",
    `export const empty = () => Response.json({});`,
  ],
  [
    "eslint(no-restricted-properties)",
    "src/features/a/beacon.ts",
    `export const tell = () => navigator.sendBeacon("/x");`,
  ],
  [
    "eslint(no-restricted-imports)",
    "src/features/a/client.ts",
    `import { createClient } from "@supabase/supabase-js";\nexport const client = () => createClient("a", "b");`,
  ],
  ["import(no-cycle)", "local/cycle/a.ts", `import { b } from "./b";\nexport const a = (): string => b();`],
  ["import(no-cycle)", "local/cycle/b.ts", `import { a } from "./a";\nexport const b = (): string => a();`],
  ["import(no-cycle)", "local/type-cycle/a.ts", `import type { B } from "./b";\nexport type A = B | 1;`],
  ["import(no-cycle)", "local/type-cycle/b.ts", `import { type A } from "./a";\nexport type B = A[];`],
  [
    "import(no-duplicates)",
    "local/twice.ts",
    `import { parse } from "valibot";\nimport { string } from "valibot";\nexport const text = parse(string(), "a");`,
  ],
  [
    "import(no-duplicates)",
    "local/twice-type.ts",
    `import { parse } from "valibot";\nimport type { BaseIssue } from "valibot";\nexport const text = parse;\nexport type Issue = BaseIssue<unknown>;`,
  ],
  ["typescript(await-thenable)", "local/await.ts", `export const one = async () => {\n  await 1;\n};`],
  [
    "typescript(ban-ts-comment)",
    "local/comment.ts",
    `// @ts-ignore: there is no such type here\nexport const one: number = 1;`,
  ],
  [
    "typescript(consistent-type-imports)",
    "local/type-import.ts",
    `import { BaseIssue } from "valibot";\nexport type Issue = BaseIssue<unknown>;`,
  ],
  ["typescript(no-deprecated)", "local/deprecated.ts", `/** @deprecated */\nconst old = 1;\nexport const one = old;`],
  ["typescript(no-explicit-any)", "local/any.ts", `export const one = (value: any) => typeof value;`],
  [
    "typescript(no-floating-promises)",
    "local/floating.ts",
    `const save = () => Promise.resolve(1);\nexport const run = () => {\n  save();\n};`,
  ],
  [
    "typescript(no-floating-promises)",
    "supabase/functions/x/floating.ts",
    `const save = () => Promise.resolve(1);\nexport const run = () => {\n  save();\n};`,
  ],
  [
    "typescript(no-misused-promises)",
    "local/misused-return.ts",
    `export const run = (list: number[]) => {\n  list.forEach(async () => Promise.resolve());\n};`,
  ],
  [
    "typescript(no-non-null-assertion)",
    "local/non-null.ts",
    `export const one = (list: number[]): number => list[0]!;`,
  ],
  [
    "typescript(no-unnecessary-condition)",
    "local/condition.ts",
    `export const one = (value: string): number => (value?.length ?? 0);`,
  ],
  [
    "typescript(no-unsafe-assignment)",
    "local/assignment.ts",
    `export const one: unknown = 1;\nconst value = JSON.parse("1");\nexport const text = String(value);`,
  ],
  ["typescript(no-unsafe-member-access)", "local/member.ts", `export const one = () => typeof JSON.parse("{}").a;`],
  ["typescript(only-throw-error)", "local/throw.ts", `export const fail = (): never => {\n  throw "no";\n};`],
  ["typescript(require-await)", "local/async.ts", `export const one = async () => 1;`],
  [
    "typescript(restrict-template-expressions)",
    "local/template.ts",
    `export const one = (value: number[]) => \`a\${value}\`;`,
  ],
  [
    "typescript(return-await)",
    "local/return.ts",
    `export const one = async (load: () => Promise<number>) => {\n  try {\n    return load();\n  } catch {\n    return await Promise.resolve(2);\n  }\n};`,
  ],
  [
    "typescript(unbound-method)",
    "local/unbound.ts",
    `class Clock {\n  now() {\n    return this;\n  }\n}\nexport const { now } = new Clock();`,
  ],
  ["eslint(no-undef)", "local/name.mjs", `export const one = nothing;`],
  ["eslint(no-unused-vars)", "local/unused.ts", `const one = 1;\nexport const two = 2;`],
  ["eslint(prefer-const)", "local/let.ts", `let one = 1;\nexport const two = one;`],
  [
    "react-hooks(rules-of-hooks)",
    "src/components/conditional.tsx",
    `import { useState } from "react";\nexport const Box = ({ shown }: { shown: boolean }) => {\n  if (shown) useState(0);\n  return null;\n};`,
  ],
  [
    "react-hooks(exhaustive-deps)",
    "src/components/deps.tsx",
    `import { useEffect } from "react";\nexport const Box = ({ name }: { name: string }) => {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n  return null;\n};`,
  ],
  [
    "react(set-state-in-effect)",
    "src/components/effect.tsx",
    `import { useEffect, useState } from "react";\nexport const Box = () => {\n  const [count, setCount] = useState(0);\n  useEffect(() => {\n    setCount(1);\n  }, []);\n  return <p>{count}</p>;\n};`,
  ],
  [
    "react(set-state-in-render)",
    "src/components/render.tsx",
    `import { useState } from "react";\nexport const Box = () => {\n  const [count, setCount] = useState(0);\n  setCount(1);\n  return <p>{count}</p>;\n};`,
  ],
  [
    "react(refs)",
    "src/components/ref.tsx",
    `import { useRef } from "react";\nexport const Box = () => {\n  const box = useRef(0);\n  return <p>{box.current}</p>;\n};`,
  ],
  [
    "react(purity)",
    "src/components/pure.tsx",
    `export const Box = () => {\n  const now = Date.now();\n  return <p>{now}</p>;\n};`,
  ],
  [
    "react(immutability)",
    "src/components/mutated.tsx",
    `export const Box = ({ list }: { list: number[] }) => {\n  list[0] = 1;\n  return <p>{list.length}</p>;\n};`,
  ],
  [
    "react(globals)",
    "src/components/global.tsx",
    `let count = 0;\nexport const Box = () => {\n  count = 1;\n  return <p>{count}</p>;\n};`,
  ],
  [
    "react(static-components)",
    "src/components/inner.tsx",
    `export const Box = () => {\n  const Inner = () => <p />;\n  return <Inner />;\n};`,
  ],
  [
    "react(use-memo)",
    "src/components/memo.tsx",
    `import { useMemo } from "react";\nexport const Box = () => {\n  const value = useMemo(async () => Promise.resolve(1), []);\n  return <p data-value={typeof value} />;\n};`,
  ],
  [
    "react(void-use-memo)",
    "src/components/void-memo.tsx",
    `import { useMemo } from "react";\nexport const Box = () => {\n  useMemo(() => {\n    console.log();\n  }, []);\n  return null;\n};`,
  ],
  [
    "react(error-boundaries)",
    "src/components/try.tsx",
    `export const Box = () => {\n  try {\n    return <p />;\n  } catch {\n    return null;\n  }\n};`,
  ],
  ["jsx-a11y(alt-text)", "src/components/picture.tsx", `export const Box = () => <img src="/a.png" />;`],
  [
    "jsx-a11y(anchor-is-valid)",
    "src/components/anchor.tsx",
    `export const Box = ({ text }: { text: string }) => <a href="#">{text}</a>;`,
  ],
  ["jsx-a11y(aria-props)", "src/components/aria.tsx", `export const Box = () => <p aria-labeledby="a" />;`],
  [
    "jsx-a11y(label-has-associated-control)",
    "src/components/control.tsx",
    `export const Box = () => <label>1</label>;`,
  ],
  ["jsx-a11y(no-autofocus)", "src/components/focus.tsx", `export const Box = () => <input autoFocus />;`],
  ["jsx-a11y(no-noninteractive-tabindex)", "src/components/tab.tsx", `export const Box = () => <p tabIndex={0} />;`],
  [
    "jsx-a11y(no-static-element-interactions)",
    "src/components/static.tsx",
    `export const Box = ({ act }: { act: () => void }) => <div onFocus={act} />;`,
  ],
  [
    "jsx-a11y(role-has-required-aria-props)",
    "src/components/role.tsx",
    `export const Box = () => <div role="checkbox" tabIndex={0} />;`,
  ],
  [
    "Unused oxlint-disable directive (no problems were reported).",
    "local/directive.ts",
    `// oxlint-disable-next-line no-empty\nexport const one = 1;`,
  ],
];

/** Files in which nothing may be reported. */
export const accepted: readonly (readonly [file: string, source: string])[] = [
  ["src/features/a/api/load.ts", `export const load = () => fetch("/x");`],
  ["src/components/load.test.ts", `export const load = () => fetch("/x");`],
  ["src/components/client-type.ts", `import type { Session } from "@supabase/supabase-js";\nexport type S = Session;`],
  ["src/components/values.ts", `export const value = 1;\nexport type Size = number;`],
  ["src/components/text.test.tsx", `export const Note = () => <p>Good morning</p>;`],
  ["gatsby-browser.tsx", `export { parse } from "valibot";`],
  ["gatsby/unbound.ts", `class Clock {\n  now() {\n    return this;\n  }\n}\nexport const { now } = new Clock();`],
  ["local/ignored.ts", `const save = () => Promise.resolve(1);\nexport const run = () => {\n  void save();\n};`],
  ["tests/fixture.ts", `export const pages = ({}: object) => 1;`],
];
