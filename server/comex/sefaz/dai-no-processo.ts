import { and, eq } from 'drizzle-orm';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { perguntaDoDevido } from '#lib/domain/zfm/recusa-da-marca.ts';
import { NOME_SITUACAO_DAI, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { batched } from '#server/platform/db/batched.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { figurasDoIcms } from './dai-linhas.ts';

/** Tells whether the Sefaz has released the declaration of the process. */
export async function daiDesembaracada(tx: Database, empresaId: string, processoId: string): Promise<boolean> {
  return (await situacaoDaDai(tx, empresaId, processoId)) === 'DESEMBARACADA';
}

/** Returns why the situation of the DAI blocks undoing the last step of a process; null when it does not. */
export async function recusaDaDai(
  tx: Database,
  empresaId: string,
  { id, situacao }: Pick<ProcessoInteiro, 'id' | 'situacao'>,
): Promise<string | null> {
  const daDai = await situacaoDaDai(tx, empresaId, id);
  if (situacao === 'DESEMBARACADO_SEFAZ' && daDai === 'DESEMBARACADA') {
    return 'O desembaraço da Sefaz veio da DAI: desfaça-o nela.';
  }
  if (situacao !== 'REGISTRADO' || daDai === null || daDai === 'SEM_DAI') return null;
  return `A DAI deste processo está “${NOME_SITUACAO_DAI[daDai]}”: desfaça antes as marcas dela.`;
}

/** Why the delivery of a process needs a written reason: its DAI owes something. Null when nothing is known to be owed. */
export async function perguntaDaEntrega(tx: Database, empresaId: string, processoId: string): Promise<string | null> {
  const [daiDoProcesso] = await tx
    .select()
    .from(dai)
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, processoId)));
  return daiDoProcesso
    ? perguntaDoDevido(
        { ...figurasDoIcms(daiDoProcesso), notificacaoVencimento: daiDoProcesso.notificacaoVencimento },
        'da entrega',
      )
    : null;
}

const situacaoDaDai = (tx: Database, empresaId: string, processoId: string) =>
  situacoesDasDais(tx, empresaId)(processoId);

/** Reads the situation of the DAI of a process, null without one; requests of one turn of the event loop share a query. */
export function situacoesDasDais(tx: Database, empresaId: string): (processoId: string) => Promise<SituacaoDai | null> {
  return batched(tx, async (ids) => {
    const achadas = await tx
      .select({ id: dai.processoId, situacao: dai.situacao })
      .from(dai)
      .where(and(eq(dai.empresaId, empresaId), oneOfThese(dai.processoId, ids)));
    const porProcesso = new Map(achadas.map(({ id, situacao }) => [id, situacao]));
    return ids.map((id) => porProcesso.get(id) ?? null);
  });
}
