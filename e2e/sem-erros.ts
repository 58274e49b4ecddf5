import type { ConsoleMessage, WebError } from '@playwright/test';
import { test as base } from './settled.ts';

export const expect = base.expect;

/** Applies to every page: an unexpected error fails its test, and so does a block by the page's own policy. */
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
      expect(erros).toEqual([]);
    },
    { auto: true },
  ],
});
