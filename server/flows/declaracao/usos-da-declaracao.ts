import { and, count, eq, gte, isNull, ne } from 'drizzle-orm';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { recusasDeExcluir } from '#server/comex/saldo/recusas-de-excluir.ts';
import { marcaRepository, marcasEmPe } from '#server/comex/sefaz/marca-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import { retificacao } from '#server/platform/db/schema/declaracao.ts';
import { despesa } from '#server/platform/db/schema/processo.ts';
import { daiEnvio } from '#server/platform/db/schema/sefaz.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

/** What already rests on the declaration of a process, each as people call it. It locks the lotes of the process. */
export async function usosDaDeclaracao(tx: Database, empresaId: string, processo: ProcessoInteiro): Promise<string[]> {
  const { id } = processo;
  return [
    ...(await retificada(tx, empresaId, id)),
    ...passosDepois(processo),
    ...(await daDai(tx, empresaId, id)),
    ...(await doEstoque(tx, empresaId, id)),
    ...(await dosDcrs(tx, empresaId, processo)),
    ...(await dasDespesas(tx, empresaId, processo)),
    ...(processo.cbsIbsPagoEm ? ['o pagamento da CBS e do IBS está no processo'] : []),
  ];
}

async function retificada(tx: Database, empresaId: string, processoId: string): Promise<string[]> {
  const condicao = and(eq(retificacao.empresaId, empresaId), eq(retificacao.processoId, processoId));
  return (await tx.$count(retificacao, condicao)) > 0 ? ['ela já foi retificada'] : [];
}

/** Steps that a person took after those that the file proves. */
function passosDepois({ passos }: ProcessoInteiro): string[] {
  const emPe = isStanding(passos);
  const primeiro = emPe.findIndex(({ daDeclaracao }) => daDeclaracao);
  return emPe
    .slice(Math.max(0, primeiro))
    .filter(({ daDeclaracao }) => !daDeclaracao)
    .map(({ situacao }) => `o processo passou a “${NOME_SITUACAO_PROCESSO[situacao]}”`);
}

async function daDai(tx: Database, empresaId: string, processoId: string): Promise<string[]> {
  const marcas = marcasEmPe(await marcaRepository(tx, empresaId).doProcesso(processoId));
  const envios = await tx.$count(daiEnvio, and(eq(daiEnvio.empresaId, empresaId), eq(daiEnvio.processoId, processoId)));
  return envios > 0 || marcas.some(({ daDeclaracao }) => !daDeclaracao)
    ? ['a DAI dela já foi trabalhada na Sefaz']
    : [];
}

async function doEstoque(tx: Database, empresaId: string, processoId: string): Promise<string[]> {
  const recusa = (await recusasDeExcluir(tx, empresaId, [processoId])).get(processoId);
  if (!recusa) return [];
  const motivo = recusa.replace(/^Este processo não pode ser excluído[.:]\s*/, '').replace(/\.$/, '');
  return [`${motivo.charAt(0).toLowerCase()}${motivo.slice(1)}`];
}

/** A DCR-E takes the price of an item by the number of its declaration, even where no lote is chosen. */
async function dosDcrs(tx: Database, empresaId: string, { numeroDI, numeroDuimp }: ProcessoInteiro): Promise<string[]> {
  const numero = numeroDI ?? numeroDuimp;
  if (!numero) return [];
  const dcrsComPreco = await tx
    .selectDistinct({ processo: dcr.processo })
    .from(dcrComponente)
    .innerJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrComponente.dcrId)))
    .where(
      and(
        eq(dcrComponente.empresaId, empresaId),
        eq(dcrComponente.numeroDeclaracao, numero),
        isNull(dcrComponente.loteId),
        ne(dcr.situacao, 'CANCELADO'),
        isNull(dcr.excluidoEm),
      ),
    )
    .orderBy(dcr.processo);
  return dcrsComPreco.map((dcrComPreco) => `o ${dcrComPreco.processo} usa o preço dela`);
}

/** Expenses written after the declaration came. Those before it are of the process itself. */
async function dasDespesas(tx: Database, empresaId: string, { id, passos }: ProcessoInteiro): Promise<string[]> {
  const desde = isStanding(passos).find(({ daDeclaracao }) => daDeclaracao)?.em;
  if (!desde) return [];
  const [{ quantas } = { quantas: 0 }] = await tx
    .select({ quantas: count() })
    .from(despesa)
    .where(
      and(
        eq(despesa.empresaId, empresaId),
        eq(despesa.processoId, id),
        isNull(despesa.excluidoEm),
        gte(despesa.criadoEm, new Date(desde)),
      ),
    );
  if (quantas === 0) return [];
  return [quantas === 1 ? 'há 1 despesa lançada depois dela' : `há ${quantas} despesas lançadas depois dela`];
}
