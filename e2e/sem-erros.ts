import { test as base } from '@playwright/test';

export const expect = base.expect;

/** Every page: an error nobody expected fails the test that met it, and so does what the page's own policy held back. */
export const test = base.extend<{ semErros: undefined }>({
  semErros: [
    async ({ context }, usar) => {
      const erros: string[] = [];
      context.on('weberror', (erro) => erros.push(erro.error().message));
      context.on('console', (dito) => {
        if (/Content Security Policy|Permissions Policy/i.test(dito.text())) erros.push(dito.text());
      });
      await usar(undefined);
      expect(erros).toEqual([]);
    },
    { auto: true },
  ],
});
