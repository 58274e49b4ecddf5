import { test as base } from '@playwright/test';

export const expect = base.expect;

/** Every page: an error nobody expected fails the test that met it. */
export const test = base.extend<{ semErros: undefined }>({
  semErros: [
    async ({ context }, usar) => {
      const erros: string[] = [];
      context.on('weberror', (erro) => erros.push(erro.error().message));
      await usar(undefined);
      expect(erros).toEqual([]);
    },
    { auto: true },
  ],
});
