import { deflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { deflateSync, unzipSync } from 'fflate';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { LINHAS_POR_FATIA } from '#lib/contracts/platform/exportacao.ts';
import { processoTotaisConsulta } from '#lib/contracts/processo/processo.ts';
import { PROCESSO_COLUNAS, processoExportacao } from '#lib/listas/processo.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { COMPRESSION_LEVEL } from '#server/platform/lists/compressed-entry.ts';
import { emCsv } from '#server/platform/lists/csv.ts';
import { lerEmFatias } from '#server/platform/lists/read-in-slices.ts';
import { toXlsx } from '#server/platform/lists/xlsx.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- lista` measures each query of a list of 200,000 processes, as a ratio to the first page of a list of 1,000.
 * It runs on the embedded database and, when there is one, on a real PostgreSQL. It then measures the memory of exporting the list.
 */
const MUITOS = 200_000;
const POUCOS = 1_000;
const HOJE = '2026-11-20';

await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const pequena = processoListagem(conexao.db, await semearProcessos(conexao, POUCOS));
  const grande = processoListagem(conexao.db, await semearProcessos(conexao, MUITOS));
  await conexao.db.execute(sql`vacuum analyze`);
  const lendo = (consulta: object) => () => grande.listar(processoConsulta.parse(consulta), HOJE);
  const base = await mediana(() => pequena.listar(processoConsulta.parse({}), HOJE));

  console.log(`\n${conexao.tipo}: first page of ${POUCOS} in ${base.toFixed(1)} ms; of ${MUITOS}, median of 7 runs:`);
  for (const [titulo, tarefa] of [
    ['first page', lendo({})],
    ['page 1,000', lendo({ pagina: 1_000 })],
    ['last page', lendo({ pagina: MUITOS / 25 })],
    ['by valorAduaneiro', lendo({ ordem: '-valorAduaneiro' })],
    ['by fornecedor', lendo({ ordem: 'fornecedor' })],
    ['by fornecedor, page 1,000', lendo({ ordem: 'fornecedor', pagina: 1_000 })],
    ['by situação', lendo({ ordem: 'situacao' })],
    ['by importador', lendo({ ordem: 'importador' })],
    ['q of one row', lendo({ q: 'IMP-2026-123456' })],
    ['q of a fiftieth', lendo({ q: 'fornecedor 17 ' })],
    ['q of every row', lendo({ q: 'ficticio' })],
    ['filter by situação', lendo({ situacao: 'PARAMETRIZADO' })],
    ['filter by canal', lendo({ canalRfb: 'VERMELHO' })],
    ['filter by a month', lendo({ dataRegistroDe: '2024-03-01', dataRegistroAte: '2024-03-31' })],
    ['totals of all', () => grande.totais(processoTotaisConsulta.parse({}), HOJE)],
    ['totals of a canal', () => grande.totais(processoTotaisConsulta.parse({ canalRfb: 'VERMELHO' }), HOJE)],
  ] as const) {
    const tempo = await mediana(tarefa);
    console.log(`${titulo.padEnd(28)}${(tempo / base).toFixed(1).padStart(7)} ×  (${tempo.toFixed(0)} ms)`);
  }

  for (const formato of ['csv', 'xlsx'] as const) await medirExportacao(formato, grande);
  await medirCompressao(grande);
}

async function medirExportacao(formato: 'csv' | 'xlsx', lista: ReturnType<typeof processoListagem>): Promise<void> {
  globalThis.gc?.();
  const antes = process.memoryUsage();
  const inicio = performance.now();
  const ids = await lista.ids(processoExportacao.parse({ formato }), HOJE);
  const fatias = lerEmFatias(ids, emFatias(lista));
  const bytes =
    formato === 'csv'
      ? emCsv(PROCESSO_COLUNAS, fatias)
      : toXlsx({ nome: 'Processos', total: ids.length }, PROCESSO_COLUNAS, fatias);
  let tamanho = 0;
  let pico = 0;
  for await (const pedaco of bytes) {
    tamanho += pedaco.length;
    const { heapUsed, external } = process.memoryUsage();
    pico = Math.max(pico, heapUsed + external - antes.heapUsed - antes.external);
  }
  const segundos = (performance.now() - inicio) / 1000;
  console.log(
    `${formato} of ${ids.length} rows, ${PROCESSO_COLUNAS.length} columns: ${mega(tamanho)}, ${segundos.toFixed(1)} s, at most ${mega(pico)} more on the heap`,
  );
}

/** Measures the gain of zlib over fflate's own compressor, on the sheet of the first 5,000 rows, slice by slice. */
async function medirCompressao(lista: ReturnType<typeof processoListagem>): Promise<void> {
  const ids = (await lista.ids(processoExportacao.parse({ formato: 'xlsx' }), HOJE)).slice(0, 5_000);
  const pedacos: Uint8Array[] = [];
  const xlsx = toXlsx({ nome: 'Processos', total: ids.length }, PROCESSO_COLUNAS, lerEmFatias(ids, emFatias(lista)));
  for await (const pedaco of xlsx) pedacos.push(pedaco);
  const folha = unzipSync(Buffer.concat(pedacos))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  const passo = Math.ceil((folha.length * LINHAS_POR_FATIA) / ids.length);
  const fatias = Array.from({ length: Math.ceil(folha.length / passo) }, (_, i) =>
    folha.subarray(i * passo, (i + 1) * passo),
  );
  const tempoDe = (comprimir: (fatia: Uint8Array) => Uint8Array) =>
    mediana(async () => {
      for (const fatia of fatias) comprimir(fatia);
    });
  const zlib = await tempoDe((fatia) => deflateRawSync(fatia, { level: COMPRESSION_LEVEL }));
  const fflate = await tempoDe((fatia) => deflateSync(fatia, { level: COMPRESSION_LEVEL }));
  console.log(`compressing ${mega(folha.length)} of sheet: fflate takes ${(fflate / zlib).toFixed(1)} × zlib`);
}

function emFatias({ porIds }: ReturnType<typeof processoListagem>) {
  return { porIds: (ids: string[]) => porIds(ids, HOJE) };
}

function mega(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}
