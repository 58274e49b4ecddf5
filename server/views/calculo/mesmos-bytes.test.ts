import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import fc from 'fast-check';
import { entradaImportacao } from '#lib/contracts/calculo/calculo-importacao.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaArbitraria } from '#lib/fiscal/importacao/testing/entradas-arbitrarias.ts';
import { vezes } from '#lib/testing/vezes.ts';

/** Builds the engine as a browser gets it: bundled, minified, and run without any API of Node. */
async function motorDoNavegador(): Promise<(entrada: string) => string> {
  const { outputFiles } = await build({
    stdin: { contents: CODIGO_DO_NAVEGADOR, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    write: false,
  });
  const janela = createContext({});
  runInContext(outputFiles[0]?.text ?? '', janela);
  return (entrada) => runInContext(`calcular(${JSON.stringify(entrada)})`, janela);
}

const CODIGO_DO_NAVEGADOR = `
  import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
  globalThis.calcular = (entrada) => {
    try { return JSON.stringify(calcularImportacao(JSON.parse(entrada))); } catch (erro) { return erro.message; }
  };
`;

function noServidor(entrada: string): string {
  try {
    return JSON.stringify(calcularImportacao(entradaImportacao.parse(JSON.parse(entrada))));
  } catch (erro) {
    return (erro as Error).message;
  }
}

test('what the browser previews is what the server answers, byte by byte, in whatever import', async () => {
  const calcular = await motorDoNavegador();
  const entradas = fc
    .sample(entradaArbitraria, { numRuns: vezes(1000), seed: 2026 })
    .map((entrada) => JSON.stringify(entrada));
  const diferentes = entradas.filter((entrada) => calcular(entrada) !== noServidor(entrada));
  expect(diferentes).toEqual([]);
  expect(new Set(entradas).size).toBeGreaterThan(vezes(900));
  expect(entradas.filter((entrada) => noServidor(entrada).startsWith('{')).length).toBeGreaterThan(vezes(800));
});
