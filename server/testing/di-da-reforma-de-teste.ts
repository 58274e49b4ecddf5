import { marcarCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from './multipart.ts';
import type { Pessoa } from './test-bench.ts';

interface DiDaReforma {
  dataRegistro: string;
  dataDesembaraco: string | null;
  /** Of all items; without it the declaration has none. */
  cClassTrib?: string | undefined;
  /** Of all adições. */
  ncm?: string | undefined;
}

let semente = 40;

/** Imports a DI of two adições with three items each, PIS and COFINS in full, and returns the id of its process. */
export async function importarDiDaReforma(
  pessoa: Pessoa,
  { dataRegistro, dataDesembaraco, cClassTrib, ncm }: DiDaReforma,
): Promise<string> {
  semente += 1;
  const di = gerarDeclaracao({
    semente,
    dataRegistro,
    adicoes: 2,
    itensPorAdicao: 3,
    importador: { numero: '12ABC34501DE35', nome: 'FICTÍCIA DA AMAZÔNIA' },
    taxas: { '220': '5.3417' },
  });
  di.dataDesembaraco = dataDesembaraco;
  for (const { tributos } of di.adicoes) {
    // One regime is declared for both.
    for (const [qual, aliquota] of [
      ['pis', '2.10'],
      ['cofins', '9.65'],
    ] as const) {
      tributos[qual] = { ...tributos[qual], regime: INTEGRAL, aliquota, recolher: tributos[qual].devido };
    }
  }
  for (const adicao of di.adicoes) adicao.ncm = ncm ?? adicao.ncm;
  for (const item of di.adicoes.flatMap(({ itens }) => itens)) {
    if (cClassTrib) item.descricao = marcarCClassTrib(cClassTrib, item.descricao);
  }
  const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
  expect(resposta.statusCode).toBe(201);
  return resposta.json()[0].id as string;
}

const INTEGRAL = { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' };
