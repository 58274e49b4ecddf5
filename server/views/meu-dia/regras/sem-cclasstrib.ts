import { and, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { ANTES_DO_REGISTRO } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';

/**
 * Items without cClassTrib in a process that is to be registered: the cargo is there, or expected within thirty days. Each item of a DI,
 * LI or DUIMP has had to carry the code since 01/01/2026 (Notícia Siscomex 116/2025). The deadline is the registration itself.
 */
export const semCClassTrib = regraDeProcesso<{ faltam: number; itens: number }>({
  codigo: 'SEM_CCLASSTRIB',
  ordem: sql`${processo.eta}`,
  onde: ({ hoje }) =>
    and(
      inArray(processo.situacao, [...ANTES_DO_REGISTRO]),
      or(CARGA_PRESENTE, lte(processo.eta, somarDias(hoje, DIAS_DE_AVISO))),
      isNull(declaracao.processoId),
      sql`exists (select 1 from ${processoItem} i where ${SEUS} and i.c_class_trib is null)`,
    ),
  mais: () => ({
    faltam: sql<number>`(select count(*)::int from ${processoItem} i where ${SEUS} and i.c_class_trib is null)`,
    itens: sql<number>`(select count(*)::int from ${processoItem} i where ${SEUS})`,
  }),
  dizer: ({ processo: { situacao, presenca }, mais: { faltam, itens } }) => ({
    nivel: situacao === 'AGUARDANDO_PRESENCA' || presenca !== null ? 'erro' : 'aviso',
    prazo: null,
    porque: `${quais(faltam, itens)} sem cClassTrib, que cada item da declaração leva desde 01/01/2026 (Notícia Siscomex 116/2025).`,
    valor: null,
    lugar: { onde: 'PROCESSO', aba: 'itens', campo: null },
  }),
});

function quais(faltam: number, itens: number): string {
  if (itens === 1) return 'O item está';
  if (faltam === itens) return `Os ${itens} itens estão`;
  return faltam === 1 ? `1 dos ${itens} itens está` : `${faltam} dos ${itens} itens estão`;
}

const SEUS: SQL = sql`i.empresa_id = ${processo.empresaId} and i.processo_id = ${processo.id}`;
const CARGA_PRESENTE = or(sql`${processo.situacao} = 'AGUARDANDO_PRESENCA'`, isNotNull(processo.presenca));
