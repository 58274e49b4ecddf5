import { readFileSync } from 'node:fs';
import { escreverMatriz } from '#lib/siscomex/sefaz/matriz-registro.ts';
import type { ArquivoXsd } from '#server/comex/sefaz/arquivos-do-xsd.ts';
import { comXsdCompilado } from '#server/comex/sefaz/compilar-xsd.ts';
import { acharPrincipal, lerEsquemas } from '#server/comex/sefaz/esquemas.ts';
import { carregarLibxml } from '#server/comex/sefaz/libxml.mjs';
import { errosDe } from '#server/comex/sefaz/validador-xsd.ts';

/**
 * `npm run -s bench -- xsd` checks a matriz of 500 rows against an XSD again and again, each time with one error. The library
 * allocates outside the heap of JavaScript: if a schema or a document were not freed, the memory of the process would grow with
 * every round.
 */
const AQUECIMENTO = 50;
const RODADAS = 1_000;

const NOMES = ['enviMatrizDIe_v1.00.xsd', 'tipos.xsd', 'xmldsig-core-schema.xsd'];
const arquivos: ArquivoXsd[] = NOMES.map((nome) => ({ nome, bytes: readFileSync(`server/testing/xsd/${nome}`) }));
const item = {
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'F102',
  tipoDocumento: null,
  numeroDocumento: null,
  vigenciaInicio: '2026-01-01',
  vigenciaFim: null,
};
const xml = escreverMatriz(
  {
    momento: '20261120080000',
    inscricaoEstadual: '041234561',
    itens: Array.from({ length: 500 }, (_, i) => ({
      ...item,
      id: String(i),
      decreto: i === 250 ? 'Decreto fictício 10.001/2026, alterado' : 'Decreto 1',
    })),
  },
  { comAviso: false },
);
const lib = await carregarLibxml();

const rodada = () => {
  const esquemas = lerEsquemas(lib, arquivos);
  return comXsdCompilado(lib, esquemas, acharPrincipal(esquemas, 'MATRIZ'), (validador) => {
    const documento = lib.XmlDocument.fromString(xml);
    try {
      return errosDe(lib, () => validador.validate(documento)).length;
    } finally {
      documento.dispose();
    }
  });
};
const memoria = () => process.memoryUsage().rss / 1024 / 1024;

for (let i = 0; i < AQUECIMENTO; i += 1) rodada();
const antes = memoria();
const inicio = performance.now();
for (let i = 0; i < RODADAS; i += 1) rodada();
const demora = (performance.now() - inicio) / RODADAS;

console.log(`matriz of 500 rows, ${Math.round(xml.length / 1024)} KiB, ${rodada()} problems; ${RODADAS} rounds`);
console.log(`read, compiled and checked   ${demora.toFixed(1)} ms a round`);
console.log(
  `memory of the process        ${antes.toFixed(0)} MB after ${AQUECIMENTO} rounds, ${memoria().toFixed(0)} MB after all`,
);
