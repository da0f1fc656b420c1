/**
 * Runs in every measured page before its own scripts. Records what the browser reports on loading and interactions, and
 * detects when the result of an interaction has been painted. This script is the same for all variants. Times are in milliseconds.
 */
(() => {
  /** The interaction whose result is awaited is in session storage under this key, because the result may be the next page. */
  const waitKey = "bench-wait";
  const bench = { fcp: 0, lcp: 0, lcpOf: "", shift: 0, tasks: [], events: [] };
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });

  observe("paint", (entry) => {
    if (entry.name === "first-contentful-paint") bench.fcp = entry.startTime;
  });
  observe("largest-contentful-paint", (entry) => {
    bench.lcp = entry.startTime;
    bench.lcpOf = entry.element === null ? "" : `${entry.element.localName} ${entry.url.split("/").pop()}`.trim();
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value;
  });
  observe("longtask", (entry) => bench.tasks.push([entry.startTime, entry.duration]));
  const noteEvent = (entry) => {
    if (entry.interactionId > 0) bench.events.push(entry.duration);
  };
  observe("event", noteEvent, { durationThreshold: 16 });
  observe("first-input", noteEvent);

  /** The loading metrics, to be read once loading has ended. */
  bench.load = () => {
    const blocked = bench.tasks.filter(([start, length]) => start + length > bench.fcp);
    return {
      fcp: bench.fcp,
      lcp: bench.lcp,
      lcpOf: bench.lcpOf,
      cls: bench.shift,
      tbt: blocked.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
    };
  };

  const isShown = (element) => element !== null && element.checkVisibility({ visibilityProperty: true });
  const find = (selector) => [...document.querySelectorAll(selector)].find(isShown) ?? null;

  /** For each interaction, whether its result is visible. The parameter is what `bench.expect` stored. */
  const seen = {
    menu: () => isShown(document.querySelector("#menu-sheet[open]")),
    list: () => document.querySelector("#language-list:popover-open") !== null,
    gallery: () => find('[aria-label="Next photograph"]') !== null,
    next: ({ number }) => {
      const counters = [...document.querySelectorAll("p")].filter(({ textContent }) =>
        /^\d+ of \d+$/.test(textContent.trim()),
      );
      return counters.some((counter) => isShown(counter) && Number.parseInt(counter.textContent) === number + 1);
    },
    consent: () => !isShown(document.querySelector("#consent")),
    question: () => isShown(document.querySelector("details[open] > summary + *")),
    page: ({ to, title }) => {
      const heading = document.querySelector("h1");
      return location.pathname === to && isShown(heading) && heading.textContent !== title;
    },
  };

  /** Stores the durations until `at`: since the press was released, and since the click event reached the page. */
  const storeDurations = (wait, at) =>
    sessionStorage.setItem(waitKey, JSON.stringify({ ...wait, after: [at - wait.clicked, at - wait.heard] }));

  /**
   * Checks in every frame whether the result is visible. A message posted in the following frame arrives after that
   * frame was drawn.
   */
  const watch = () => {
    const wait = JSON.parse(sessionStorage.getItem(waitKey) ?? "null");
    if (wait === null || wait.after !== undefined) return;
    if (wait.clicked === undefined || !seen[wait.what](wait)) {
      requestAnimationFrame(watch);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      storeDurations(wait, performance.timeOrigin + performance.now());
    };
    requestAnimationFrame(() => port2.postMessage(null));
  };

  addEventListener(
    "click",
    (event) => {
      const wait = JSON.parse(sessionStorage.getItem(waitKey) ?? "null");
      if (wait === null || wait.clicked !== undefined || !event.isTrusted) return;
      wait.clicked = performance.timeOrigin + event.timeStamp;
      wait.heard = performance.timeOrigin + performance.now();
      sessionStorage.setItem(waitKey, JSON.stringify(wait));
    },
    true,
  );
  addEventListener("pagehide", () => sessionStorage.setItem("bench-events", JSON.stringify(bench.events)));
  if (window === top) watch();

  /**
   * Notes `at`, the time of a prerendered page's first frame after activation. The page can read which
   * link was clicked only once session storage is available, which may be some frames later.
   */
  const shown = (at, frames = 0) => {
    const wait = JSON.parse(sessionStorage.getItem(waitKey) ?? "null");
    if (wait?.clicked !== undefined && wait.after === undefined && seen[wait.what](wait)) {
      storeDurations(wait, at);
    } else if (frames < 300) requestAnimationFrame(() => shown(at, frames + 1));
  };
  if (document.prerendering) {
    // The channel is created beforehand, so that this work does not fall into the measured time.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => shown(performance.timeOrigin + performance.now());
    document.addEventListener("prerenderingchange", () => requestAnimationFrame(() => port2.postMessage(null)));
  }

  /** Starts to wait for the result of the next click. */
  bench.expect = (what, facts) => {
    bench.events = [];
    sessionStorage.removeItem("bench-events");
    const title = document.querySelector("h1")?.textContent ?? "";
    sessionStorage.setItem(waitKey, JSON.stringify({ what, title, ...facts }));
    watch();
  };
  /**
   * Milliseconds until the result is painted: since the press was released, and since the click event. Null until then.
   */
  bench.after = () => JSON.parse(sessionStorage.getItem(waitKey) ?? "null")?.after ?? null;
  /** The longest duration of an input event, on this page or on the page before it. */
  bench.slowest = () => {
    const before = JSON.parse(sessionStorage.getItem("bench-events") ?? "[]");
    return Math.max(0, ...bench.events, ...before);
  };
  const middle = (element) => {
    const [box] = element.getClientRects();
    return { x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, innerHeight * 0.2) };
  };
  const isReached = (element) => {
    const { x, y } = middle(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  /**
   * Returns the point at which to press the first element that matches and is not covered. If all are covered or outside
   * the window, scrolls to the first match and looks again. Null if there is none even then.
   */
  bench.place = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter(isShown);
    const [first] = all;
    if (first !== undefined && !all.some(isReached)) {
      scrollBy({ top: first.getBoundingClientRect().top - innerHeight * 0.3, behavior: "instant" });
    }
    const reached = all.find(isReached);
    return reached === undefined ? null : middle(reached);
  };
  window.bench = bench;
})();
