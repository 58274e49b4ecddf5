import { and, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { SEM_ICMS, semMatrizPorExtenso } from '#lib/domain/zfm/lacunas-do-processo.ts';
import type { SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { matrizTributacao } from '#server/platform/db/schema/cadastros.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/**
 * Adições of a registered declaration for which no row of the matriz is chosen, or none in force on its day, while the
 * DAI is being made. Before that the DAI itself is the next act, and it proposes rows. One line a process, in the words of its panel.
 */
export const semMatriz = regraDeProcesso<{ sem: number; adicoes: number }>({
  codigo: 'SEM_MATRIZ',
  ordem: sql`${dai.dataRegistro}`,
  onde: () => and(inArray(dai.situacao, [...POR_ENVIAR]), sql`${dai.icmsRecolher} is null`, gt(SEM_LINHA, 0)),
  mais: () => ({ sem: SEM_LINHA, adicoes: ADICOES }),
  dizer: ({ declaracao: lida, mais: { sem, adicoes } }) => ({
    nivel: 'aviso',
    prazo: null,
    porque: `${semMatrizPorExtenso(sem, adicoes)}. ${SEM_ICMS}`,
    valor: tributosEmJogo(lida),
    lugar: { onde: 'DAI', aba: 'adicoes', campo: null },
  }),
});

const POR_ENVIAR: readonly SituacaoDai[] = ['EM_ELABORACAO', 'XML_GERADO', 'REJEITADA'];

const SUAS: SQL = sql`a.empresa_id = ${processo.empresaId} and a.processo_id = ${processo.id}`;
const ADICOES = sql<number>`(select count(*)::int from ${adicao} a where ${SUAS})`;
const SEM_LINHA = sql<number>`(select count(*)::int from ${adicao} a where ${SUAS} and not exists (
  select 1
  from jsonb_to_recordset(${dai.adicoes})
    as e(numero text, ncm text, "codigoSuframa" text, destinacao text, utilizacao text)
  join ${matrizTributacao} m on m.empresa_id = a.empresa_id and m.importador_id = ${processo.importadorId}
    and m.excluido_em is null and m.ncm = e.ncm and m.codigo_suframa = e."codigoSuframa"
    and m.destinacao = e.destinacao and m.utilizacao = e.utilizacao
    and m.vigencia_inicio <= ${declaracao.dataRegistro}
    and (m.vigencia_fim is null or m.vigencia_fim >= ${declaracao.dataRegistro})
  where e.numero::smallint = a.numero))`;
