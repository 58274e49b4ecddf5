import { montarNota } from '#lib/fiscal/nota/montar-nota.ts';
import { conferirNota } from '#lib/fiscal/nota/regras/conferir-nota.ts';
import { insumosDeMuitos } from '#lib/fiscal/nota/testing/nota-de-muitos.ts';
import { escreverNotaDeImportacao } from '#lib/siscomex/nfe/escrever-nota-de-importacao.ts';
import { lerNotaDeImportacao } from '#lib/siscomex/nfe/ler-nota-de-importacao.ts';

/**
 * `npm run -s bench -- nota` measures an import NF-e of 189 items, as many as the largest real declaration at hand has, and one of the
 * 990 a note can hold: made from its declaration, checked, written and read back. Two seconds are allowed.
 */
const RODADAS = 5;
const META = 2_000;

for (const quantos of [189, 990]) {
  const insumos = insumosDeMuitos(quantos);
  const tempos = Array.from({ length: RODADAS }, () => {
    const inicio = performance.now();
    const { nota, faltas } = montarNota(insumos, []);
    if (faltas[0]) throw new Error(faltas[0].mensagem);
    conferirNota(nota, '2026-11-16');
    lerNotaDeImportacao(new TextEncoder().encode(escreverNotaDeImportacao(nota)));
    return performance.now() - inicio;
  }).sort((a, b) => a - b);
  const mediana = tempos[Math.floor(RODADAS / 2)] ?? 0;
  console.log(
    `${quantos} items: ${mediana.toFixed(0)} ms of ${META} ms allowed, first ${Math.max(...tempos).toFixed(0)} ms`,
  );
}
