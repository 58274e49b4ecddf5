import { and, eq, ne, sql } from 'drizzle-orm';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { processo } from '#server/platform/db/schema-processo.ts';
import { dai } from '#server/platform/db/schema-sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** A notificação of the Sefaz whose DAR is not paid. */
export const dar = regraDeProcesso({
  codigo: 'DAR',
  ordem: sql`${dai.notificacaoVencimento}`,
  onde: () => and(eq(dai.situacao, 'NOTIFICADA'), ne(processo.situacao, 'CANCELADO')),
  dizer({ dai: lida }, { hoje }) {
    const prazo = lida?.notificacaoVencimento ?? null;
    const dias = prazo === null ? null : diasEntre(hoje, prazo);
    const numero = lida?.notificacaoNumero ? ` ${lida.notificacaoNumero}` : '';
    return {
      nivel: dias !== null && dias >= 0 ? 'aviso' : 'erro',
      prazo,
      porque: `Notificação${numero} da Sefaz em aberto: o DAR ${vencimento(dias)}; sem o pagamento o desembaraço não conclui.`,
      valor: emJogo(lida?.notificacaoValor, 'DAR'),
      lugar: { onde: 'DAI', aba: null, campo: 'ato' },
    };
  },
});

function vencimento(dias: number | null): string {
  if (dias === null) return 'não tem vencimento informado';
  return dias < 0 ? `venceu há ${emDias(-dias)}` : `vence ${quando(dias)}`;
}
