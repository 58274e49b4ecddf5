import { PROCESSO_COLUNAS, processoExportacao } from '#lib/listas/processo.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lerEmFatias } from '#server/platform/lists/read-in-slices.ts';
import { toXlsx } from '#server/platform/lists/xlsx.ts';
import type { Meta } from './meta.ts';

const HOJE = '2026-11-20';

/**
 * Measures the memory growth between a quarter of 200,000 rows and all of them written into an XLSX. The garbage collector runs
 * before each reading.
 */
export async function medirExportacao(db: Database, empresaId: string): Promise<Meta> {
  const lista = processoListagem(db, empresaId);
  const inicio = performance.now();
  const ids = await lista.ids(processoExportacao.parse({ formato: 'xlsx' }), HOJE);
  const retidos: number[] = [];
  let lidas = 0;
  const fonte = {
    porIds: async (fatia: string[]) => {
      const quarto = (linhas: number) => Math.floor((4 * linhas) / ids.length);
      const antes = quarto(lidas);
      lidas += fatia.length;
      if (quarto(lidas) > antes) retidos.push(retido());
      return lista.porIds(fatia, HOJE);
    },
  };
  let tamanho = 0;
  const xlsx = toXlsx({ nome: 'Processos', total: ids.length }, PROCESSO_COLUNAS, lerEmFatias(ids, fonte));
  for await (const pedaco of xlsx) tamanho += pedaco.length;
  const segundos = (performance.now() - inicio) / 1000;
  const [noPrimeiroQuarto = 0] = retidos;
  return {
    nome: `Export of ${ids.length.toLocaleString('en')} rows as XLSX, more held at its end than after a quarter`,
    medido: Math.max(...retidos) - noPrimeiroQuarto,
    alvo: ['<=', 16],
    unidade: 'MiB',
    nota: `${(tamanho / MIB).toFixed(0)} MiB in ${segundos.toFixed(0)} s; held ${retidos.map((um) => um.toFixed(0)).join(', ')} MiB`,
  };
}

function retido(): number {
  if (!globalThis.gc) throw new Error('Start with --expose-gc.');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MIB;
}

const MIB = 1024 * 1024;
