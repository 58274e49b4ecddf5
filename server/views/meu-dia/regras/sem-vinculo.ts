import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { SEM_PART_NUMBER, semVinculoPorExtenso } from '#lib/domain/zfm/lacunas-do-processo.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';
import { DECLARADO_EM_CURSO } from './declarado-em-curso.ts';

/**
 * Declared goods in stock whose part number nobody knows. Before the release they are no lots, and the panel of the
 * process alone says it.
 */
export const semVinculo = regraDeProcesso<{ sem: number; mercadorias: number }>({
  codigo: 'SEM_VINCULO',
  ordem: sql`${declaracao.dataRegistro}`,
  onde: () => and(inArray(processo.situacao, [...DECLARADO_EM_CURSO]), HA_SEM_ITEM),
  mais: () => ({
    sem: sql<number>`(select count(*)::int from ${saldoLote} l where ${SEUS} and l.item_id is null)`,
    mercadorias: sql<number>`(select count(*)::int from ${saldoLote} l where ${SEUS})`,
  }),
  dizer: ({ declaracao: lida, mais: { sem, mercadorias } }) => ({
    nivel: 'aviso',
    prazo: null,
    porque: `${semVinculoPorExtenso(sem, mercadorias)}. ${SEM_PART_NUMBER}`,
    valor: tributosEmJogo(lida),
    lugar: { onde: 'PROCESSO', aba: 'adicoes', campo: null },
  }),
});

const SEUS: SQL = sql`l.empresa_id = ${processo.empresaId} and l.processo_id = ${processo.id}`;
/** Read for one process at a time: an `exists` would become a scan of all lots. */
const HA_SEM_ITEM = sql`coalesce((select true from ${saldoLote} l where ${SEUS} and l.item_id is null limit 1), false)`;
