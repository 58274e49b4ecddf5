import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** jsdom lays nothing out, so nothing ever changes its size. */
class SemTamanho implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= SemTamanho;

/** As a test's own time-out, this is for what hangs: a machine with other work is only slow. */
configure({ asyncUtilTimeout: 10_000 });
