import { and, sql } from 'drizzle-orm';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { proximoDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import { type DebitoPrevisto, debitosPrevistos } from '#server/comex/processo/debitos-previstos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { adicaoPrevista, processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { aguardaRegistro } from '#server/views/meu-dia/aguarda-registro.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';

/** The cargo is there and the declaration can be registered: the bank account must hold the amount the registration debits. */
export const aDebitar = regraDeProcesso<object, ReadonlyMap<string, DebitoPrevisto>>({
  codigo: 'A_DEBITAR',
  ordem: sql`${processo.presenca}`,
  onde: () => and(aguardaRegistro(), temItens, temAdicoes),
  ler: (casos, { tx, empresaId, hoje }) =>
    debitosPrevistos(
      tx,
      empresaId,
      casos.map((caso) => caso.processo),
      proximoDiaUtil(hoje),
    ),
  dizer({ processo: { id } }, { hoje }, debitos) {
    const dia = proximoDiaUtil(hoje);
    const { valor, falta } = debitos.get(id) ?? { valor: null, falta: '' };
    return {
      nivel: 'aviso',
      prazo: dia,
      porque:
        valor === null
          ? `Não se sabe quanto o banco debita no registro. ${falta}`
          : `O banco debita este valor se a declaração for registrada em ${diaPorExtenso(dia)}, pelas últimas taxas de câmbio conhecidas.`,
      valor: valor === null ? null : { valor, oQue: 'A_DEBITAR' },
      lugar: { onde: 'PROCESSO', aba: 'tributos', campo: null },
    };
  },
});

const temItens = sql`exists (select 1 from ${processoItem} where ${processoItem.empresaId} = ${processo.empresaId} and ${processoItem.processoId} = ${processo.id})`;
const temAdicoes = sql`exists (select 1 from ${adicaoPrevista} where ${adicaoPrevista.empresaId} = ${processo.empresaId} and ${adicaoPrevista.processoId} = ${processo.id})`;
