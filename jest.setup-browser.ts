import '@testing-library/jest-dom';

/** jsdom lays nothing out, so nothing ever changes its size. */
class SemTamanho implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= SemTamanho;
