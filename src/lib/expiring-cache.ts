/** A cache limited by age and number of entries; the oldest is removed first. Times in milliseconds. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly until: number }>();
  readonly #lifetime: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor(lifetime: number, maxEntries: number, now: () => number = Date.now) {
    this.#lifetime = lifetime;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#now() < entry.until) return entry?.value;
    this.#entries.delete(key);
    return undefined;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#lifetime });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break;
      this.#entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
}
