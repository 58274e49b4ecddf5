import { readFileSync } from 'node:fs';

// Each test fails when its library no longer needs the patch. Then delete both the patch and the test.

test('next-history.ts, next-popstate.ts: Next puts functions of its own in the place of the methods of the history', () => {
  const roteador = readFileSync('node_modules/next/dist/client/components/app-router.js', 'utf8');
  expect(roteador).toMatch(/window\.history\.pushState = function/);
  expect(roteador).toMatch(/window\.history\.replaceState = function/);
  expect(roteador).toMatch(/addEventListener\('popstate'/);
});

test('zod-without-eval.ts: zod tries to make code of text, unless its configuration said so before it was read', () => {
  const provar = () => {
    const tentativas = jest.spyOn(globalThis, 'Function');
    jest.isolateModules(() => {
      const { z } = require('zod');
      z.object({ nome: z.string() }).parse({ nome: 'um' });
    });
    const quantas = tentativas.mock.calls.length;
    tentativas.mockRestore();
    return quantas;
  };
  const guardada = Reflect.get(globalThis, '__zod_globalConfig');
  Reflect.deleteProperty(globalThis, '__zod_globalConfig');
  expect(provar()).toBeGreaterThan(0);
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  expect(provar()).toBe(0);
  Object.assign(globalThis, { __zod_globalConfig: guardada });
});
