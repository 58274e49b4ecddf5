import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre, somarDias } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DIAS_DE_AVISO } from '#lib/domain/datas/validade.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** The registration at the Suframa that expires or has expired. A cancelled or inactive registration has no day to keep. */
export const suframa = regraDePoucos({
  codigo: 'SUFRAMA',
  async linhas({ tx, empresaId, hoje }) {
    const lidos = await tx
      .select({ id: importador.id, nome: importador.razaoSocial, ate: importador.validadeSuframa })
      .from(importador)
      .where(
        and(
          eq(importador.empresaId, empresaId),
          isNull(importador.excluidoEm),
          eq(importador.situacaoSuframa, 'ATIVA'),
          lte(importador.validadeSuframa, somarDias(hoje, DIAS_DE_AVISO)),
        ),
      )
      .orderBy(asc(importador.validadeSuframa), asc(importador.id))
      .limit(LIMITE_DE_POUCOS);
    return lidos.flatMap(({ id, nome, ate }) => {
      if (ate === null) return [];
      const dias = diasEntre(hoje, ate);
      return {
        chave: chaveDaLinha('SUFRAMA', id),
        regra: 'SUFRAMA' as const,
        nivel: dias < 0 ? ('erro' as const) : ('aviso' as const),
        titulo: nome,
        porque: `A inscrição na Suframa ${dias < 0 ? `venceu em ${diaPorExtenso(ate)}` : `vence ${quando(dias)}`}.`,
        prazo: ate,
        valor: null,
        lugar: { onde: 'IMPORTADOR' as const, id, aba: null, campo: 'validadeSuframa' },
        responsavel: null,
        importador: { id, nome },
      };
    });
  },
});
