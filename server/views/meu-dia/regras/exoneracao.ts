import { and, eq, notInArray, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { A_EXONERAR } from '#server/comex/sefaz/dinheiro-da-dai.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** The Sefaz has released the DAI, and the exoneração do ICMS is not declared in the Siscomex (domain/zfm.md §4, item 5). */
export const exoneracao = regraDeProcesso({
  codigo: 'EXONERACAO',
  ordem: sql`${dai.desembaracadaEm}`,
  onde: () =>
    and(eq(dai.situacao, 'DESEMBARACADA'), A_EXONERAR, notInArray(processo.situacao, ['CANCELADO', 'ENCERRADO'])),
  dizer: ({ dai: lida }) => ({
    nivel: 'aviso',
    prazo: null,
    porque: `A Sefaz desembaraçou${lida?.desembaracadaEm ? ` em ${diaPorExtenso(lida.desembaracadaEm)}` : ''} e a exoneração do ICMS não foi declarada no Siscomex.`,
    valor: emJogo(lida?.icmsSemIncentivo, 'ICMS_SEM_INCENTIVO'),
    lugar: { onde: 'DAI', aba: null, campo: 'ato' },
  }),
});
