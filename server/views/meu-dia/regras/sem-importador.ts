import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { IMPORTADOR_FORA_DO_CADASTRO, SEM_O_IMPORTADOR } from '#lib/domain/zfm/lacunas-do-processo.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { tributosEmJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';
import { DECLARADO_EM_CURSO } from './declarado-em-curso.ts';

/** A declaration whose importer is not in the cadastro, in the words of its panel. */
export const semImportador = regraDeProcesso({
  codigo: 'SEM_IMPORTADOR',
  ordem: sql`${declaracao.dataRegistro}`,
  onde: () =>
    and(
      inArray(processo.situacao, [...DECLARADO_EM_CURSO]),
      isNotNull(declaracao.processoId),
      isNull(processo.importadorId),
    ),
  dizer: ({ declaracao: lida }) => ({
    nivel: 'aviso',
    prazo: null,
    porque: `${IMPORTADOR_FORA_DO_CADASTRO}. ${SEM_O_IMPORTADOR}`,
    valor: tributosEmJogo(lida),
    lugar: { onde: 'PROCESSO', aba: 'resumo', campo: null },
  }),
});
