import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** jsdom lays nothing out, so nothing ever changes its size. */
class SemTamanho implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= SemTamanho;

/** For somebody who waits for a test to fail twenty seconds are enough; the suite waits as long as the watchdog (scripts/jest/watchdog.cjs). */
configure({ asyncUtilTimeout: Number(process.env.TEST_WAIT_MS ?? 20_000) });

afterEach(() => {
  for (const end of globalThis.aoFimDoTeste?.splice(0) ?? []) end();
});
