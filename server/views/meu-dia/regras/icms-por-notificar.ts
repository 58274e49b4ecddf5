import { and, ne, sql } from 'drizzle-orm';
import { icmsPorNotificar } from '#lib/domain/zfm/icms-devido.ts';
import { figurasDoIcms } from '#server/comex/sefaz/dai-linhas.ts';
import { ICMS_POR_NOTIFICAR } from '#server/comex/sefaz/dinheiro-da-dai.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** A DAI that owes ICMS of which there is no notificação and no payment, from the day it is calculated. */
export const icmsANotificar = regraDeProcesso({
  codigo: 'ICMS_POR_NOTIFICAR',
  ordem: sql`${dai.dataRegistro}`,
  onde: () => and(sql`${ICMS_POR_NOTIFICAR} > 0`, ne(processo.situacao, 'CANCELADO')),
  dizer: ({ dai: lida }) => ({
    nivel: lida?.situacao === 'DESEMBARACADA' ? 'erro' : 'aviso',
    prazo: null,
    porque:
      lida?.situacao === 'DESEMBARACADA'
        ? 'A Sefaz desembaraçou, e o ICMS a recolher da DAI não foi notificado nem pago.'
        : 'A DAI tem ICMS a recolher que ainda não foi notificado nem pago.',
    valor: emJogo(lida && icmsPorNotificar(figurasDoIcms(lida)), 'ICMS_A_RECOLHER'),
    lugar: { onde: 'DAI', aba: 'notificacoes', campo: null },
  }),
});
