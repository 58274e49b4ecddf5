import { XMLParser } from 'fast-xml-parser';
import { escreverDiXml, lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';

/**
 * `npm run -s bench -- di` measures the reading of a DI of 100 adições and 1,000 items. The result is a ratio to two unavoidable
 * costs: the XML library alone on the same text, and JSON.parse of the same model. Ratios are comparable between machines,
 * milliseconds are not.
 */
const RODADAS = 15;

const declaracao = gerarDeclaracao({
  semente: 1,
  dataRegistro: '2026-11-20',
  adicoes: 100,
  itensPorAdicao: 10,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  taxas: { '220': '5.3417' },
});
const xml = escreverDiXml([declaracao]);
const bytes = new TextEncoder().encode(xml);
const json = JSON.stringify([declaracao]);
const biblioteca = new XMLParser({ parseTagValue: false, processEntities: false });

const leitura = mediana(() => lerDiXml(bytes));
const escrita = mediana(() => escreverDiXml([declaracao]));
const soBiblioteca = mediana(() => biblioteca.parse(xml));
const soJson = mediana(() => JSON.parse(json));

console.log(`DI of 100 adições, 1,000 items, ${Math.round(bytes.length / 1024)} KiB; median of ${RODADAS} runs`);
console.log(`lerDiXml        ${leitura.toFixed(1)} ms`);
console.log(`lerDiXml        ${(leitura / soBiblioteca).toFixed(2)} × fast-xml-parser alone`);
console.log(`lerDiXml        ${(leitura / soJson).toFixed(1)} × JSON.parse of the model`);
console.log(`escreverDiXml   ${(escrita / soBiblioteca).toFixed(2)} × fast-xml-parser alone`);

function mediana(tarefa: () => unknown): number {
  tarefa();
  const tempos = Array.from({ length: RODADAS }, () => {
    const inicio = performance.now();
    tarefa();
    return performance.now() - inicio;
  });
  return tempos.sort((a, b) => a - b)[Math.floor(RODADAS / 2)] ?? 0;
}
