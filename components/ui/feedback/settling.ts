import { pressPainted } from './press-painted.ts';

/** What the page still waits for: skeletons, lazy parts, first reads, the next screen. */
let held = 0;
const mains = new Set<HTMLElement>();

/**
 * Says that the page has not settled yet. `main[aria-busy]` tells it to screen readers, and to tests before they press anything. It is
 * set on the element itself, so that no screen renders anew for it.
 * @returns what ends this wait.
 */
export function hold(): () => void {
  held += 1;
  show();
  return () => {
    held -= 1;
    // A skeleton often gives way to a lazy part or to another read within a frame.
    if (held === 0) void pressPainted().then(show);
  };
}

/** Ref of `<main>`. It is busy at first: nothing has said yet what it waits for. */
export function followSettling(main: HTMLElement): () => void {
  mains.add(main);
  hold()();
  return () => {
    mains.delete(main);
  };
}

/** Ref of what keeps the place of content to come. The gallery shows skeletons that wait for nothing. */
export function placeholder(element: HTMLElement | null): (() => void) | undefined {
  return element && !element.closest('[data-exemplo]') ? hold() : undefined;
}

function show(): void {
  for (const main of mains) main.setAttribute('aria-busy', String(held > 0));
}
