import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { erroResposta } from '#lib/contracts/erro.ts';
import type { FormatoExportacao } from '#lib/contracts/exportacao.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { resultTooLarge } from '#server/platform/refusals.ts';
import { emCsv } from './csv.ts';
import { localMoment } from './local-time.ts';
import { lerEmFatias, type SlicedList } from './read-in-slices.ts';
import { toXlsx } from './xlsx.ts';

interface Envio<Consulta, Linha> {
  /** The name of the sheet and, in lower case, of the file: `Processos`. */
  nome: string;
  colunas: readonly ColunaDeLista<Linha>[];
  lista: SlicedList<Consulta, Linha>;
  agora: Date;
  /** A note on the whole file, in its first line. */
  aviso?: string;
}

/** The response schema of a route that answers a file. */
export const FILE_REPLY = {
  200: fileReply(XLSX_TYPE, 'text/csv'),
  400: erroResposta,
  422: erroResposta,
};

/**
 * The whole result of a list as an attachment. The ids are read once, so that the file is of one moment; then the rows, a slice
 * whenever the receiver has room for one. No transaction stays open: the embedded database has a single connection for all.
 */
export async function sendList<Linha, Consulta extends { formato: FormatoExportacao; colunas?: string[] | undefined }>(
  reply: FastifyReply,
  { nome, colunas, lista, agora, aviso }: Envio<Consulta, Linha>,
  consulta: Consulta,
): Promise<FastifyReply> {
  const { formato } = consulta;
  const ids = await lista.ids(consulta);
  const maximo = aviso === undefined ? MAXIMO_DA_PLANILHA : MAXIMO_DA_PLANILHA - 1;
  if (formato === 'xlsx' && ids.length > maximo) throw resultTooLarge(maximo);
  const escolhidas = escolher(colunas, consulta.colunas);
  const fatias = lerEmFatias(ids, lista);
  const bytes =
    formato === 'csv'
      ? emCsv(escolhidas, fatias, aviso)
      : toXlsx({ nome, total: ids.length, aviso }, escolhidas, fatias);
  const arquivo = `${textoDeBusca(nome).replaceAll(' ', '-')}-${localMoment(agora.toISOString()).dia}.${formato}`;
  return reply
    .header('X-Total-Count', ids.length)
    .header('Content-Disposition', `attachment; filename="${arquivo}"`)
    .header('Cache-Control', 'no-store')
    .type(TIPOS[formato])
    .send(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }));
}

function escolher<Linha>(
  todas: readonly ColunaDeLista<Linha>[],
  campos: readonly string[] | undefined,
): readonly ColunaDeLista<Linha>[] {
  if (!campos) return todas;
  return campos.flatMap((campo) => todas.filter((coluna) => coluna.campo === campo));
}

/** The most rows of a sheet, without the titles. */
const MAXIMO_DA_PLANILHA = 1_048_575;

const TIPOS: Record<FormatoExportacao, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
};
