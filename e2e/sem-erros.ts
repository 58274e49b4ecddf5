import { test as base, type ConsoleMessage, type WebError } from '@playwright/test';

export const expect = base.expect;

/** Every page: an error nobody expected fails the test that met it, and so does what the page's own policy held back. */
export const test = base.extend<{ semErros: undefined }>({
  semErros: [
    async ({ context }, usar) => {
      const erros: string[] = [];
      const aoErrar = (erro: WebError) => erros.push(erro.error().message);
      const aoDizer = (dito: ConsoleMessage) => {
        if (/Content Security Policy|Permissions Policy/i.test(dito.text())) erros.push(dito.text());
      };
      context.on('weberror', aoErrar);
      context.on('console', aoDizer);
      await usar(undefined);
      // Tests of one browser follow one another.
      context.off('weberror', aoErrar);
      context.off('console', aoDizer);
      expect(erros).toEqual([]);
    },
    { auto: true },
  ],
});
