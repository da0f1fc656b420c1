import { limitEnvConstants } from "./limit-env-constants";

class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
  apply(): void {
    throw new Error("not asked for");
  }
}

const names = (definitions: Record<string, string>): string[] => {
  const plugin = new DefinePlugin(definitions);
  limitEnvConstants({ plugins: [null, plugin] });
  return Object.keys(plugin.definitions);
};

test("only the environment variables that browsers get too are compiled into the pages' bundle", () => {
  const kept = {
    "process.env.GATSBY_SUPABASE_URL": '"https://example.org"',
    "process.env.NODE_ENV": '"production"',
    "process.env.BUILD_STAGE": '"build-html"',
    "process.env": "({})",
    __PATH_PREFIX__: '""',
  };
  const left = { "process.env.COMMIT_REF": '"1f2e3d"', "process.env.SECRET": '"s"', "process.env.MY_NODE_ENV": '"x"' };
  expect(names({ ...kept, ...left })).toEqual(Object.keys(kept));
});

test("a Gatsby without the expected DefinePlugin stops the build with a sentence that says so", () => {
  expect(() => limitEnvConstants({ plugins: [] })).toThrow("defines its constants in another way");
});
