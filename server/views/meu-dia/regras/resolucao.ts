import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { resolucoesAAvisar } from '#lib/domain/zfm/resolucoes-cas.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';

/** A Resolução CAS that expires or has expired: its product can then have no DCR-E, now or soon. */
export const resolucao = regraDePoucos({
  codigo: 'RESOLUCAO',
  async linhas({ tx, empresaId, hoje }) {
    const lidos = await tx
      .select({ id: importador.id, nome: importador.razaoSocial, resolucoes: importador.resolucoes })
      .from(importador)
      .where(
        and(
          eq(importador.empresaId, empresaId),
          isNull(importador.excluidoEm),
          sql`jsonb_array_length(${importador.resolucoes}) > 0`,
        ),
      )
      .orderBy(asc(importador.id))
      .limit(LIMITE_DE_POUCOS);
    return lidos.flatMap(({ id, nome, resolucoes }) => {
      const { vencidas, vencendo } = resolucoesAAvisar(resolucoes, hoje);
      return [...vencidas, ...vencendo].map(({ numero, produto, validade }) => {
        const dias = diasEntre(hoje, validade);
        const fim = dias < 0 ? `venceu em ${diaPorExtenso(validade)}` : `vence ${quando(dias)}`;
        const lugar = resolucoes.findIndex(
          (resolucaoCas) => resolucaoCas.numero === numero && resolucaoCas.produto === produto,
        );
        return {
          chave: chaveDaLinha('RESOLUCAO', id, `${numero} ${produto}`.slice(0, MAXIMO_DO_DETALHE)),
          regra: 'RESOLUCAO' as const,
          nivel: dias < 0 ? ('erro' as const) : ('aviso' as const),
          titulo: `Resolução CAS ${numero} · ${nome}`,
          porque: `A Resolução CAS de ${produto} ${fim}${dias < 0 ? ': não se faz DCR-E dela' : ''}.`,
          prazo: validade,
          valor: null,
          lugar: { onde: 'IMPORTADOR' as const, id, aba: null, campo: `resolucoes.${lugar}.validade` },
          responsavel: null,
          importador: { id, nome },
        };
      });
    });
  },
});

/** The room that a key has. */
const MAXIMO_DO_DETALHE = 120;
