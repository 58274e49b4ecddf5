import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { DCI_REGISTRADA } from '#lib/domain/zfm/situacao-dci.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { LIMITE_DE_POUCOS, regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** A registered DCI with an amount to pay and no payment recorded. */
export const dciAPagar = regraDePoucos({
  codigo: 'DCI_A_PAGAR',
  async linhas({ tx, empresaId, hoje }) {
    const lidas = await tx
      .select({
        id: dci.id,
        processo: dci.processo,
        venceEm: dci.venceEm,
        totalDarf: dci.totalDarf,
        importador: { id: importador.id, nome: importador.razaoSocial },
      })
      .from(dci)
      .innerJoin(importador, importadorDe(dci))
      .where(
        and(
          eq(dci.empresaId, empresaId),
          isNull(dci.excluidoEm),
          inArray(dci.situacao, [...DCI_REGISTRADA]),
          isNull(dci.pagoEm),
          gt(dci.totalDarf, '0'),
        ),
      )
      .orderBy(asc(dci.venceEm), asc(dci.id))
      .limit(LIMITE_DE_POUCOS);
    return lidas.map(({ id, processo, venceEm, totalDarf, importador: dono }) => {
      const dias = venceEm === null ? null : diasEntre(hoje, venceEm);
      return {
        chave: chaveDaLinha('DCI_A_PAGAR', id),
        regra: 'DCI_A_PAGAR' as const,
        nivel: dias !== null && dias < 0 ? ('erro' as const) : ('aviso' as const),
        titulo: `${processo} · ${dono.nome}`,
        porque: `DARF da DCI registrada sem pagamento informado: ${vencimento(dias)}.`,
        prazo: venceEm,
        valor: emJogo(totalDarf, 'DARF'),
        lugar: { onde: 'DCI' as const, id, aba: 'conferencia', campo: 'pagamento' },
        responsavel: null,
        importador: dono,
      };
    });
  },
});

/** The sentence on a late payment: Lei 9.430/1996, art. 61. */
function vencimento(dias: number | null): string {
  if (dias === null) return 'sem vencimento conhecido';
  if (dias < 0) return `venceu há ${emDias(-dias)}, com multa e juros (Lei 9.430/1996, art. 61)`;
  return `vence ${quando(dias)}; depois correm multa e juros (Lei 9.430/1996, art. 61)`;
}
