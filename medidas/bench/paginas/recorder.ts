/** What has to be on the screen. */
export interface Sight {
  /** Elements that are there. */
  selector: string;
  /** The least number of them; 1 by default. */
  count?: number;
  /** One of them has a figure in its text. */
  figure?: boolean;
  /** Their number, or the text of the first or the last, is another than at the start. */
  changed?: boolean;
  /** Elements of which the first is no longer seen. */
  gone?: string;
}

export interface PageStart {
  /** Timed from the start of the page. */
  content: Sight;
  /** Stored before the first script of the page runs; null for nobody signed in. */
  session: { key: string; text: string } | null;
  /** Whether the page is to fetch nothing ahead. */
  saveData: boolean;
}

/** Milliseconds; null when it did not happen. */
export interface LoadTimes {
  content: number | null;
  fcp: number | null;
  lcp: number | null;
  tbt: number;
  longest: number;
  cls: number;
  /** What moved most: the element of the largest shift. */
  moved: string;
}

/** Milliseconds of one act of a person. `inp` and `delay` are 0 when the browser reports no event of 16 ms. */
export interface GestureTimes {
  inp: number;
  delay: number;
  /** From the last press of a key, or release of the button, until the frame with the result is painted. */
  shown: number | null;
  tbt: number;
}

/** What a page of the bench tells of itself, as `window.recorder`. */
export interface Recorder {
  load(): LoadTimes;
  /** Milliseconds since the last long task or layout shift. */
  quietFor(): number;
  /** Begins an act. */
  start(result: Sight): void;
  gesture(): GestureTimes;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** Runs in the page before its first script (`addInitScript`), so everything it uses is inside it. */
export function installRecorder({ content, session, saveData }: PageStart): void {
  if (!location.protocol.startsWith('http')) return;
  if (session) localStorage.setItem(session.key, session.text);
  if (saveData) {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  }

  const tasks: PerformanceEntry[] = [];
  const events: PerformanceEventTiming[] = [];
  let lcp: number | null = null;
  let cls = 0;
  let moved = '';
  let largest = 0;
  let lastShift = Number.NEGATIVE_INFINITY;
  /** Shifts less than a second apart and within five seconds. */
  const group = { begun: Number.NEGATIVE_INFINITY, sum: 0 };
  const observe = <Entry extends PerformanceEntry>(type: string, each: (entry: Entry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as Entry);
    }).observe({ type, buffered: true, ...more });
  observe('longtask', (task) => tasks.push(task));
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  observe<ShiftEntry>('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    if (startTime - lastShift > 1_000 || startTime - group.begun > 5_000)
      Object.assign(group, { begun: startTime, sum: 0 });
    group.sum += value;
    cls = Math.max(cls, group.sum);
    lastShift = startTime;
    if (value <= largest) return;
    largest = value;
    const node = sources[0]?.node;
    const element = node instanceof Element ? node : node?.parentElement;
    moved = element ? `<${element.localName}> ${(element.textContent ?? '').slice(0, 40)}` : '';
  });
  observe<PerformanceEventTiming>('event', (event) => event.interactionId && events.push(event), {
    durationThreshold: 16,
  });

  const stateOf = ({ selector }: Sight) => {
    const found = document.querySelectorAll(selector);
    return [found.length, found[0]?.textContent, found[found.length - 1]?.textContent].join('\n');
  };
  const isSeen = (sight: Sight, before: string) => {
    const { selector, count = 1, figure, changed, gone } = sight;
    const found = document.querySelectorAll(selector);
    if (found.length < count) return false;
    if (gone && document.querySelector(gone)?.checkVisibility()) return false;
    if (changed && stateOf(sight) === before) return false;
    return !figure || [...found].some(({ textContent }) => /\d/.test(textContent ?? ''));
  };
  /** Looks in each frame, and takes the time when the frame is painted: a task before all others comes right after it. */
  const watch = (sight: Sight, painted: (at: number) => void) => {
    const before = stateOf(sight);
    let ended = false;
    const look = () => {
      if (ended) return;
      if (isSeen(sight, before)) afterFrame(() => painted(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return () => {
      ended = true;
    };
  };

  const afterFrame = (then: () => void) => {
    const { scheduler } = window as unknown as {
      scheduler: { postTask: (task: () => void, how: { priority: 'user-blocking' }) => Promise<void> };
    };
    void scheduler.postTask(then, { priority: 'user-blocking' });
  };

  let contentAt: number | null = null;
  let begun = 0;
  let lastPress = 0;
  let shownAt: number | null = null;
  let stop = watch(content, (at) => {
    contentAt = at;
  });
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        lastPress = timeStamp;
      },
      { capture: true },
    );
  }

  const blocking = (since: number) =>
    tasks.filter(({ startTime }) => startTime >= since).reduce((sum, { duration }) => sum + duration - 50, 0);
  const recorder: Recorder = {
    load: () => ({
      content: contentAt,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
      lcp,
      tbt: blocking(0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      cls,
      moved,
    }),
    quietFor: () => {
      const task = tasks.at(-1);
      return performance.now() - Math.max(0, lastShift, task ? task.startTime + task.duration : 0);
    },
    start: (result) => {
      stop();
      begun = performance.now();
      events.length = 0;
      shownAt = null;
      stop = watch(result, (at) => {
        shownAt = at;
      });
    },
    gesture: () => {
      const worst = events.toSorted((one, other) => other.duration - one.duration)[0];
      return {
        inp: worst?.duration ?? 0,
        delay: worst ? worst.processingStart - worst.startTime : 0,
        shown: shownAt === null ? null : shownAt - lastPress,
        tbt: blocking(begun),
      };
    },
  };
  Object.assign(window, { recorder });
}
