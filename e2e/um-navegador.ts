import type { BrowserContext } from '@playwright/test';
import { test as base } from './worker-server.ts';

interface Guardado {
  contexto: BrowserContext | null;
  /** The options the context was made with; null after an irreversible change of it. */
  feitio: string | null;
}

/**
 * The tests of a worker run one after the other in one browser, emptied in between. It keeps the compiled code of the application,
 * which saves two fifths of the time a page takes to load. `contextoNovo` is for tests that look at the first load.
 */
export const test = base.extend<{ contextoNovo: boolean }, { guardado: Guardado }>({
  contextoNovo: [false, { option: true }],

  guardado: [
    async ({ browser: _ }, usar) => {
      const guardado: Guardado = { contexto: null, feitio: null };
      await usar(guardado);
      await guardado.contexto?.close();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      guardado,
      contextoNovo,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      locale,
      timezoneId,
      viewport,
    },
    usar,
  ) => {
    if (contextoNovo) {
      const novo = await browser.newContext();
      await usar(novo);
      await novo.close();
      return;
    }
    const context = await browser.newContext();
    await usar(context);
    await sair(context);
    await context.close();
  },
});

/** Ends the session of the test: all tests share the person of the demonstration, whose sessions are limited. */
async function sair(contexto: BrowserContext): Promise<void> {
  const { origins } = await contexto.storageState();
  for (const { origin, localStorage } of origins) {
    const guardada = localStorage.find(({ name }) => name === 'cais-credentials')?.value;
    const { token } = JSON.parse(guardada ?? '{}') as { token?: string };
    const headers = { Authorization: `Bearer ${token}` };
    if (token) await fetch(`${origin}/Auth/Logout`, { method: 'POST', headers }).catch(() => {});
  }
}

/** A clock set by a test cannot be reset. */
function aoMudarORelogio({ clock }: BrowserContext, avisar: () => void): void {
  for (const gesto of ['install', 'setSystemTime', 'setFixedTime', 'pauseAt'] as const) {
    const fazer = clock[gesto].bind(clock) as (...dados: unknown[]) => Promise<void>;
    clock[gesto] = (...dados: unknown[]) => {
      avisar();
      return fazer(...dados);
    };
  }
}
