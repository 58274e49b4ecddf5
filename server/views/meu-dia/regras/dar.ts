import { and, ne, sql } from 'drizzle-orm';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import { notificacaoAberta } from '#lib/domain/zfm/icms-devido.ts';
import { figurasDoIcms } from '#server/comex/sefaz/dai-linhas.ts';
import { NOTIFICACAO_ABERTA } from '#server/comex/sefaz/dinheiro-da-dai.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** A notificação of the Sefaz whose DAR is not paid. */
export const dar = regraDeProcesso({
  codigo: 'DAR',
  ordem: sql`${dai.notificacaoVencimento}`,
  onde: () => and(sql`${NOTIFICACAO_ABERTA} > 0`, ne(processo.situacao, 'CANCELADO')),
  dizer({ dai: lida }, { hoje }) {
    const prazo = lida?.notificacaoVencimento ?? null;
    const dias = prazo === null ? null : diasEntre(hoje, prazo);
    const numero = lida?.notificacaoNumero ? ` ${lida.notificacaoNumero}` : '';
    return {
      nivel: dias !== null && dias >= 0 ? 'aviso' : 'erro',
      prazo,
      porque: `Notificação${numero} da Sefaz em aberto: o DAR ${vencimento(dias)}${
        lida?.situacao === 'DESEMBARACADA' ? '' : '; sem o pagamento o desembaraço não conclui'
      }.${parte(lida)}`,
      valor: emJogo(lida && notificacaoAberta(figurasDoIcms(lida)), 'DAR'),
      lugar: { onde: 'DAI', aba: null, campo: 'ato' },
    };
  },
});

/** What is paid of it, so that the rest is not taken for a new amount. */
function parte(lida: Pick<typeof dai.$inferSelect, 'darValor' | 'notificacaoValor'> | null): string {
  const { darValor, notificacaoValor } = lida ?? {};
  if (!darValor || !notificacaoValor) return '';
  return ` Pago R$ ${porExtenso(new Exato(darValor), 2)} de R$ ${porExtenso(new Exato(notificacaoValor), 2)}.`;
}

function vencimento(dias: number | null): string {
  if (dias === null) return 'não tem vencimento informado';
  return dias < 0 ? `venceu há ${emDias(-dias)}` : `vence ${quando(dias)}`;
}
