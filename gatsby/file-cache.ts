/** Generated files that are slow to make, cached between builds by their inputs. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { projectFolder } from "./hosting/public-folder";

/** A cache of files. It may be deleted at any time: the files are made again. */
export class FileCache {
  private readonly used = new Set<string>();

  /** @param folder where the files are stored; `named` puts it below `.cache`, which Gatsby empties when its settings change */
  constructor(private readonly folder: string) {}

  static named(name: string): FileCache {
    return new FileCache(resolve(projectFolder, ".cache", name));
  }

  private pathOf(key: string): string {
    const name = createHash("sha256").update(key).digest("hex");
    this.used.add(name);
    return join(this.folder, name);
  }

  /** Copies the file saved under `key` to `target`, unless it is there already. Returns false if none was saved. */
  async load(key: string, target: string): Promise<boolean> {
    const [saved, present] = await Promise.all(
      [this.pathOf(key), target].map((path) => readFile(path).catch(() => undefined)),
    );
    if (saved === undefined) return false;
    if (present?.equals(saved) === true) return true;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, saved);
    return true;
  }

  /** Saves a copy of `file` under `key`, which must contain all the file's inputs. */
  async save(key: string, file: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await copyFile(file, this.pathOf(key));
  }

  /** Deletes the files that have been neither loaded nor saved since the cache was created. */
  async deleteUnused(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(names.filter((name) => !this.used.has(name)).map((name) => rm(join(this.folder, name))));
  }
}
