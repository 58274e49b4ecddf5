import { XMLParser } from 'fast-xml-parser';
import type { FastifyInstance } from 'fastify';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { escreverDiXml, lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { type Meta, percentil, tempos } from './meta.ts';

const VEZES = 9;

/** Measures a DI of 100 adições and 1,000 items: its reading, its whole import, and its calculation. */
export async function medirDeclaracao(
  app: FastifyInstance,
  token: string,
  entrada: EntradaImportacao,
): Promise<Meta[]> {
  const di = (semente: number) =>
    escreverDiXml([
      gerarDeclaracao({
        semente,
        dataRegistro: '2026-11-20',
        adicoes: 100,
        itensPorAdicao: 10,
        importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
        taxas: { '220': '5.3417' },
      }),
    ]);
  const xml = di(1);
  const bytes = new TextEncoder().encode(xml);
  const biblioteca = new XMLParser({ parseTagValue: false, processEntities: false });
  const mediana = async (fazer: (rodada: number) => unknown) => percentil(await tempos(VEZES, fazer), 0.5);

  const leitura = await mediana(() => lerDiXml(bytes));
  const soBiblioteca = await mediana(() => biblioteca.parse(xml));
  const importacao = await mediana(async (rodada) => {
    const envio = multipartOf('/api/Processo/ImportarDi?Bucket=di', di(100 + rodada));
    const authorization = `Bearer ${token}`;
    const { statusCode, body } = await app.inject({ ...envio, headers: { ...envio.headers, authorization } });
    if (statusCode !== 201) throw new Error(body);
  });
  const calculo = await mediana(() => calcularImportacao(entrada));
  return [
    {
      nome: 'DI of 1,000 items read, to the XML library alone',
      medido: leitura / soBiblioteca,
      alvo: ['<=', 2],
      unidade: '×',
      nota: `${leitura.toFixed(0)} ms`,
    },
    {
      nome: 'DI of 1,000 items imported: file, process, declaration, stock, history',
      medido: importacao,
      alvo: ['<=', 3_000],
      unidade: 'ms',
      nota: `${(importacao / leitura).toFixed(0)} × its reading`,
    },
    {
      nome: 'Engine, after a keystroke in 100 adições × 10 items',
      medido: calculo,
      alvo: ['<=', 16],
      unidade: 'ms',
    },
  ];
}
