import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ModalidadeDci } from '#lib/domain/zfm/dci.ts';
import { faltanteBloqueia } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { quanto } from '#server/comex/saldo/frases.ts';
import { type Lote, razaoRepository } from '#server/comex/saldo/razao-repository.ts';
import { baixarLotes } from '#server/comex/saldo/sacar.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci, dciInsumo, dciItem, dciSaque } from '#server/platform/db/schema/dci.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { travarLotes } from './lotes-dos-insumos.ts';
import { diasDaNecessidade, saidasDosItens } from './saidas-dos-itens.ts';
import { saquesDaDci } from './saques-da-dci.ts';
import { ultimaSaida } from './ultima-saida.ts';

/**
 * Draws the inputs of a DCI from the stock at its registration. Inputs that pay tax leave from exactly the declared lotes. Inputs
 * of products with PPB are only tracked, so they leave from the stock as it is now. The lotes stay locked meanwhile.
 * @throws {Refusal} 422 when a declared lote has too little left, or when an input falls short and the parameter forbids it.
 */
export async function sacarDaDci(
  tx: Database,
  empresaId: string,
  { dciId, data }: { dciId: string; data: DataTexto },
  assinatura: Assinatura,
): Promise<void> {
  const { cnpj, realocacoes } = await donoDa(tx, empresaId, dciId);
  const insumos = await insumosDe(tx, empresaId, dciId);
  const lotes = await travarLotes(tx, empresaId, {
    importadorCnpj: cnpj,
    insumos: [...new Set(insumos.map(({ insumo }) => insumo))],
    ate: await ultimaSaida(tx, empresaId, dciId),
    escolhidos: realocacoes,
  });
  const todos = new Map([...lotes.values()].flat().map((lote) => [lote.id, lote]));
  const pelaOrdem = new Map(insumos.map((insumo) => [insumo.ordem, insumo]));
  const declaradas = (await saquesDaDci(tx, empresaId, dciId)).filter(({ insumoOrdem }) =>
    paga(pelaOrdem.get(insumoOrdem)?.modalidade),
  );
  const restam = exigirDeclaradas(declaradas, { todos, pelaOrdem });
  const controladas = insumos.filter(({ modalidade }) => !paga(modalidade));
  const saidas = await saidasDosItens(tx, empresaId, dciId);
  const plano = planejarSaques(
    controladas.map(({ item, insumo, quantidade }) => {
      const dias = diasDaNecessidade(quantidade, saidas.get(item));
      return { item, insumo, quantidade, ...(dias && { dias }) };
    }),
    new Map(
      [...lotes].map(([insumo, lotesDoInsumo]) => [
        insumo,
        lotesDoInsumo.map(({ id, saldo, dataDesembaraco }) => ({
          id,
          saldo: restam.get(id) ?? saldo,
          dataDesembaraco,
        })),
      ]),
    ),
    realocacoes.map(({ insumo, lote, quantidade }) => ({ insumo, loteId: lote.id, quantidade })),
  );
  const faltam = plano.porNecessidade.map(({ faltante }, i) => ({ insumo: controladas[i], faltante }));
  await exigirTudo(tx, empresaId, faltam, data);
  await regravar(tx, empresaId, dciId, { controladas, plano });
  const baixas = [...declaradas, ...[...plano.porInsumo.values()].flatMap(({ saques }) => saques)];
  const documento = { tipo: 'DCI', id: dciId } as const;
  await baixarLotes(tx, empresaId, { documento, data, lotes: [...todos.values()], baixas }, assinatura);
}

/**
 * Draws again, from the same lotes, what a DCI drew before it was returned.
 * @throws {Refusal} 422 when a lote has too little left.
 */
export async function sacarDeNovo(
  tx: Database,
  empresaId: string,
  { dciId, data }: { dciId: string; data: DataTexto },
  assinatura: Assinatura,
): Promise<void> {
  const baixas = await saquesDaDci(tx, empresaId, dciId);
  const lotes = await razaoRepository(tx, empresaId).travar(
    oneOfThese(
      saldoLote.id,
      baixas.map(({ loteId }) => loteId),
    ),
  );
  await baixarLotes(tx, empresaId, { documento: { tipo: 'DCI', id: dciId }, data, lotes, baixas }, assinatura);
}

type Insumo = typeof dciInsumo.$inferSelect & { modalidade: ModalidadeDci };

const paga = (modalidade: ModalidadeDci | undefined) => modalidade === 'PE' || modalidade === 'PI_SEM_PPB';

async function donoDa(tx: Database, empresaId: string, dciId: string) {
  const [linha] = await tx
    .select({
      cnpj: importador.cnpj,
      realocacoes: dci.realocacoes,
    })
    .from(dci)
    .innerJoin(importador, importadorDe(dci))
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, dciId)));
  return linha ?? { cnpj: '', realocacoes: [] as DciNovo['realocacoes'] };
}

function insumosDe(tx: Database, empresaId: string, dciId: string): Promise<Insumo[]> {
  return tx
    .select({ ...getTableColumns(dciInsumo), modalidade: dciItem.modalidade })
    .from(dciInsumo)
    .innerJoin(
      dciItem,
      and(
        eq(dciItem.empresaId, dciInsumo.empresaId),
        eq(dciItem.dciId, dciInsumo.dciId),
        eq(dciItem.chave, dciInsumo.item),
      ),
    )
    .where(and(eq(dciInsumo.empresaId, empresaId), eq(dciInsumo.dciId, dciId)))
    .orderBy(asc(dciInsumo.ordem));
}

/** Checks that the declared lotes have enough left, and returns what each has after the declared draws. */
function exigirDeclaradas(
  declaradas: readonly { insumoOrdem: number; loteId: string; quantidade: DecimalTexto }[],
  { todos, pelaOrdem }: { todos: ReadonlyMap<string, Lote>; pelaOrdem: ReadonlyMap<number, Insumo> },
): Map<string, DecimalTexto> {
  const restam = new Map<string, DecimalTexto>();
  for (const { insumoOrdem, loteId, quantidade } of declaradas) {
    const lote = todos.get(loteId);
    const resta = new Exato(restam.get(loteId) ?? lote?.saldo ?? '0').minus(quantidade);
    if (resta.isNegative()) {
      const qual = pelaOrdem.get(insumoOrdem)?.codigo ?? '';
      throw againstRule(
        `O saldo mudou desde o cálculo: o item da declaração de que sai ${qual} não tem mais o que foi declarado. Desfaça os passos até a elaboração e calcule de novo.`,
      );
    }
    restam.set(loteId, resta.toFixed(7));
  }
  return restam;
}

async function exigirTudo(
  tx: Database,
  empresaId: string,
  faltam: readonly { insumo: Insumo | undefined; faltante: DecimalTexto }[],
  data: DataTexto,
): Promise<void> {
  const falta = faltam.find(({ faltante }) => !new Exato(faltante).isZero());
  if (!falta) return;
  if (!faltanteBloqueia(await parametroRepository(tx, empresaId).doMotor(), data)) return;
  throw againstRule(
    `Saldo insuficiente de ${falta.insumo?.codigo ?? ''}: faltam ${quanto(falta.faltante, null)}. Veja “Insumos e saldo”.`,
  );
}

/** Replaces the planned draws of the tracked inputs with the draws actually made. */
async function regravar(
  tx: Database,
  empresaId: string,
  dciId: string,
  { controladas, plano }: { controladas: readonly Insumo[]; plano: ReturnType<typeof planejarSaques> },
): Promise<void> {
  if (controladas.length === 0) return;
  const ordens = controladas.map(({ ordem }) => ordem);
  await tx
    .delete(dciSaque)
    .where(
      and(
        eq(dciSaque.empresaId, empresaId),
        eq(dciSaque.dciId, dciId),
        sql`${dciSaque.insumoOrdem} = any(${sql.param(ordens)}::int[])`,
      ),
    );
  const manuais = new Set(
    [...plano.porInsumo].flatMap(([insumo, { saques }]) =>
      saques.filter(({ manual }) => manual).map(({ loteId }) => `${insumo} ${loteId}`),
    ),
  );
  const saques = plano.porNecessidade.flatMap(({ insumo, saques: saquesDoInsumo }, i) =>
    saquesDoInsumo.map(({ loteId, quantidade }) => ({
      empresaId,
      dciId,
      insumoOrdem: controladas[i]?.ordem ?? 0,
      loteId,
      quantidade,
      manual: manuais.has(`${insumo} ${loteId}`),
    })),
  );
  if (saques.length > 0) await bulkInsert(tx, dciSaque, saques);
  const faltantes = plano.porNecessidade.map(({ faltante }, i) => ({ ordem: controladas[i]?.ordem ?? 0, faltante }));
  await tx.execute(sql`
    update dci_insumo i set faltante = novo.faltante
    from json_to_recordset(${JSON.stringify(faltantes)}::json) as novo(ordem int, faltante numeric)
    where i.empresa_id = ${empresaId} and i.dci_id = ${dciId} and i.ordem = novo.ordem`);
}
