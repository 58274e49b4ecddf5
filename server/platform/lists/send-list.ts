import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import type { FiltrosPorExtenso, FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { resultTooLarge } from '#server/platform/refusals.ts';
import { countHeavyWork } from '#server/platform/work/heavy-limit.ts';
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
  /** Every filter in force, in words, where the route words them itself. */
  filtros?: readonly (readonly [nome: string, valor: string])[];
  /** The sums the list shows in its footer, of the rows that are sent. */
  totais?: ((consulta: Consulta) => Promise<Readonly<Record<string, string | undefined>>>) | undefined;
}

/** The response schema of a route that answers a file. */
export const FILE_REPLY = {
  200: fileReply(XLSX_TYPE, 'text/csv'),
  400: erroResposta,
  422: erroResposta,
};

/**
 * The whole result of a list as an attachment. The ids are read once, so that the file is of one moment; then the rows, a slice
 * whenever the receiver has room for one. No transaction stays open while a slow receiver reads.
 */
export async function sendList<Linha, Consulta extends ConsultaDeEnvio>(
  reply: FastifyReply,
  { nome, colunas, lista, agora, aviso, filtros, totais }: Envio<Consulta, Linha>,
  consulta: Consulta,
): Promise<FastifyReply> {
  await countHeavyWork();
  const { formato } = consulta;
  const ids = await lista.ids(consulta);
  const maximo = aviso === undefined ? MAXIMO_DA_PLANILHA : MAXIMO_DA_PLANILHA - 1;
  if (formato === 'xlsx' && ids.length > maximo) throw resultTooLarge(maximo);
  const escolhidas = escolher(colunas, consulta.colunas);
  const fatias = lerEmFatias(ids, lista);
  const bytes =
    formato === 'csv'
      ? emCsv(escolhidas, fatias, aviso)
      : toXlsx({ nome, total: ids.length, aviso }, escolhidas, fatias, {
          nome,
          agora,
          filtros: filtros ?? filtersInForce(reply.request.url, consulta.filtros),
          escolhidas: consulta.ids !== undefined,
          colunas,
          totais: (await totais?.(consulta)) ?? {},
        });
  const arquivo = `${textoDeBusca(nome).replaceAll(' ', '-')}-${localMoment(agora.toISOString()).dia}.${formato}`;
  return reply
    .header('X-Total-Count', ids.length)
    .header('Content-Disposition', `attachment; filename="${arquivo}"`)
    .header('Cache-Control', 'no-store')
    .type(TIPOS[formato])
    .send(Readable.from(bytes, { objectMode: true, highWaterMark: 1 }));
}

interface ConsultaDeEnvio {
  formato: FormatoExportacao;
  colunas?: string[] | undefined;
  ids?: string[] | undefined;
  filtros?: FiltrosPorExtenso | undefined;
}

/** The filters come from the address, so that none is left out; their words from whoever asked. */
function filtersInForce(url: string, porExtenso: FiltrosPorExtenso = {}): [nome: string, valor: string][] {
  const pedidos = [...new URL(url, 'http://servidor').searchParams].filter(
    ([campo, valor]) => valor !== '' && !SEM_FILTRO.has(campo),
  );
  const ditos = pedidos.map(([campo, valor]) => porExtenso[campo] ?? [campo === 'q' ? 'Busca' : campo, valor]);
  // The two ends of a period have the same words.
  return [
    ...new Map(ditos.map(([nome, valor]) => [JSON.stringify([nome, valor]), [nome, valor]] as const)).values(),
  ].map(([nome, valor]) => [nome ?? '', valor ?? '']);
}

const SEM_FILTRO: ReadonlySet<string> = new Set(['formato', 'colunas', 'ids', 'ordem', 'pagina', 'tamanho', 'filtros']);

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
