import { and, asc, count, eq, isNull, notInArray } from 'drizzle-orm';
import { estaConcluido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { FORA_DO_HISTORICO } from '#server/comex/processo/historico-da-empresa.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** An importer without tax profile that has processes under way: what CBS and IBS do with its goods is not known. */
export const semPerfil = regraDePoucos({
  codigo: 'SEM_PERFIL',
  async linhas({ tx, empresaId }) {
    const lidos = await tx
      .select({ id: importador.id, nome: importador.razaoSocial, processos: count() })
      .from(importador)
      .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.importadorId, importador.id)))
      .where(
        and(
          eq(importador.empresaId, empresaId),
          isNull(importador.excluidoEm),
          isNull(importador.perfilTributario),
          PROCESSO_REAL,
          notInArray(processo.situacao, SITUACOES_PROCESSO.filter(estaConcluido)),
          FORA_DO_HISTORICO,
        ),
      )
      .groupBy(importador.id, importador.razaoSocial)
      .orderBy(asc(importador.id))
      .limit(LIMITE_DE_POUCOS);
    return lidos.map(({ id, nome, processos }) => ({
      chave: chaveDaLinha('SEM_PERFIL', id),
      regra: 'SEM_PERFIL' as const,
      nivel: 'aviso' as const,
      titulo: nome,
      porque: `O perfil tributário não foi informado, e ${processos === 1 ? 'há 1 processo' : `há ${processos} processos`} em andamento: sem ele nenhum cClassTrib é proposto.`,
      prazo: null,
      valor: null,
      lugar: { onde: 'IMPORTADOR' as const, id, aba: null, campo: 'perfilTributario' },
      responsavel: null,
      importador: { id, nome },
    }));
  },
});
