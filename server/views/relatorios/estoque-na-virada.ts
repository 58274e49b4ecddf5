import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { RelatorioConsulta } from '#lib/contracts/views/relatorio.ts';
import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { LinhaDeRelatorio, Relatorio } from '#lib/domain/telas/relatorio.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { debitosDasAdicoes } from '#lib/fiscal/importacao/declarada/debito-da-declaracao.ts';
import { type PagoNaImportacao, pagosDosItens } from '#lib/fiscal/reforma/pago-na-importacao.ts';
import { aindaSuspenso } from '#lib/fiscal/saldo/suspensos-do-lote.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { adicao, adicaoTributo, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { entradaDeInsumo, saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

/**
 * The imported stock on a day, item by item, with the PIS and COFINS-Importação paid on what is left of it, without the surcharge
 * (Decreto 12.955/2026, arts. 605 to 611). Goods that came in suspended, exempt or at a zero rate are no rows. What the rate does not
 * tell is null, and so is what was paid by a DSI or an opening balance, which are typed without it. The note says how many rows the
 * totals cover.
 */
export async function estoqueNaVirada(
  tx: Database,
  empresaId: string,
  { ate, doImportador, doLote }: Pick<RelatorioConsulta, 'ate'> & Record<'doImportador' | 'doLote', SQL | undefined>,
  hoje: DataTexto,
): Promise<Omit<Relatorio, 'totais'>> {
  const dia = ate < hoje ? ate : hoje;
  const lotes = await lotesEm(tx, empresaId, dia, doImportador);
  const pagos = await pagosPorLugar(tx, empresaId, [...new Set(lotes.map(({ lote }) => lote.processoId ?? ''))]);
  const declarados = lotes.flatMap((loteNoDia) => {
    const pago = pagos.get(lugarDe(loteNoDia.lote.processoId ?? '', loteNoDia.lote.adicao, loteNoDia.lote.item));
    return pago ? [linhaDe(loteNoDia, pago)] : [];
  });
  const digitados = (await digitadosEm(tx, empresaId, dia, doLote)).map((loteNoDia) =>
    linhaDe(loteNoDia, NADA_SE_SABE),
  );
  return { linhas: [...declarados, ...digitados], aviso: avisoDe(declarados, digitados.length, dia, ate) };
}

const NADA_SE_SABE = { pis: null, cofins: null, adicional: null };

interface LoteNoDia {
  lote: typeof saldoLote.$inferSelect;
  /** On the day, 7 decimals. */
  saldo: string;
  partNumber: string | null;
}

/** Balance of each lot at the end of a day, where there is one. */
function posicoesEm(tx: Database, empresaId: string, dia: DataTexto) {
  return tx
    .select({ loteId: saldoMovimento.loteId, saldo: sql<string>`sum(${saldoMovimento.quantidade})`.as('posicao') })
    .from(saldoMovimento)
    .where(and(eq(saldoMovimento.empresaId, empresaId), lte(saldoMovimento.data, dia)))
    .groupBy(saldoMovimento.loteId)
    .having(sql`sum(${saldoMovimento.quantidade}) > 0`)
    .as('posicoes');
}

/** Lots of declarations that have a balance at the end of a day. */
function lotesEm(tx: Database, empresaId: string, dia: DataTexto, doImportador: SQL | undefined): Promise<LoteNoDia[]> {
  const posicao = posicoesEm(tx, empresaId, dia);
  return tx
    .select({ lote: saldoLote, saldo: sql<string>`${posicao.saldo}`, partNumber: itemCadastrado.partNumber })
    .from(saldoLote)
    .innerJoin(posicao, eq(posicao.loteId, saldoLote.id))
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, saldoLote.processoId)))
    .innerJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(importador, importadorDe(processo))
    .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        eq(saldoLote.papel, 'DECLARACAO'),
        PROCESSO_REAL,
        lte(saldoLote.dataRegistro, FIM_DO_PIS_COFINS),
        doImportador,
      ),
    )
    .orderBy(...PELO_LUGAR);
}

/** The same of DSIs and opening balances that a person typed, unless the import left both contributions unpaid. */
function digitadosEm(tx: Database, empresaId: string, dia: DataTexto, doLote: SQL | undefined): Promise<LoteNoDia[]> {
  const posicao = posicoesEm(tx, empresaId, dia);
  const { tributos } = entradaDeInsumo;
  return tx
    .select({ lote: saldoLote, saldo: sql<string>`${posicao.saldo}`, partNumber: itemCadastrado.partNumber })
    .from(saldoLote)
    .innerJoin(posicao, eq(posicao.loteId, saldoLote.id))
    .innerJoin(
      entradaDeInsumo,
      and(eq(entradaDeInsumo.empresaId, empresaId), eq(entradaDeInsumo.id, saldoLote.entradaId)),
    )
    .leftJoin(itemCadastrado, and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, saldoLote.itemId)))
    .leftJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, saldoLote.importadorId)))
    .where(
      and(
        eq(saldoLote.empresaId, empresaId),
        inArray(saldoLote.papel, ['DSI', 'DECLARACAO']),
        isNull(entradaDeInsumo.excluidoEm),
        lte(saldoLote.dataRegistro, FIM_DO_PIS_COFINS),
        sql`not ((${tributos} #>> '{PIS,suspenso}')::boolean and (${tributos} #>> '{COFINS,suspenso}')::boolean)`,
        doLote,
      ),
    )
    .orderBy(...PELO_LUGAR);
}

const PELO_LUGAR = [asc(saldoLote.numeroDeclaracao), asc(saldoLote.adicao), asc(saldoLote.item), asc(saldoLote.id)];

/**
 * Returns what was paid on each item of the declarations of these processes, by its place. It counts what the bank debited for the adição,
 * as the cost of the process does, not the truncated amount the adição prints (docs/decisions/a-debitar.md).
 */
async function pagosPorLugar(
  tx: Database,
  empresaId: string,
  processoIds: readonly string[],
): Promise<Map<string, PagoNaImportacao | null>> {
  const pagos = new Map<string, PagoNaImportacao | null>();
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  // Reads one declaration at a time, since one may have thousands of items.
  for (const processoId of await comPagamento(tx, empresaId, processoIds)) {
    const guardada = await declaracaoGuardada(tx, empresaId, processoId);
    if (!guardada) continue;
    const { declaracao: di } = guardada;
    const debitos = debitosDasAdicoes(di);
    for (const [i, { numero, tributos, itens }] of di.adicoes.entries()) {
      const debitado = (qual: 'pis' | 'cofins') => ({
        ...tributos[qual],
        recolher: dinheiro(debitos[i]?.[qual] ?? somar([])),
      });
      const tributacao = { tributos: { pis: debitado('pis'), cofins: debitado('cofins') }, itens };
      const doItem = pagosDosItens(tributacao, di.dataRegistro, parametros);
      for (const [k, pago] of doItem.entries()) pagos.set(lugarDe(processoId, Number(numero), k + 1), pago);
    }
  }
  return pagos;
}

/** Returns the processes that paid PIS or COFINS. Most declarations of the ZFM are suspended, and need no reading. */
async function comPagamento(tx: Database, empresaId: string, processoIds: readonly string[]): Promise<string[]> {
  if (processoIds.length === 0) return [];
  const pagantes = await tx
    .selectDistinct({ processoId: adicao.processoId })
    .from(adicao)
    .innerJoin(adicaoTributo, and(eq(adicaoTributo.empresaId, empresaId), eq(adicaoTributo.adicaoId, adicao.id)))
    .where(
      and(
        eq(adicao.empresaId, empresaId),
        oneOfThese(adicao.processoId, [...processoIds]),
        inArray(adicaoTributo.tributo, ['pis', 'cofins']),
        gt(adicaoTributo.recolher, '0'),
      ),
    );
  return pagantes.map(({ processoId }) => processoId);
}

function linhaDe(
  { lote, saldo, partNumber }: LoteNoDia,
  pago: Record<keyof PagoNaImportacao, string | null>,
): LinhaDeRelatorio {
  const doSaldo = (valor: string | null) =>
    valor === null ? null : aindaSuspenso(valor, { saldo, quantidade: lote.quantidade });
  const [pis, cofins, adicional] = [doSaldo(pago.pis), doSaldo(pago.cofins), doSaldo(pago.adicional)];
  return {
    chave: lote.id,
    rotulo: nomeDoLote(lote),
    processoId: lote.processoId,
    valores: {
      partNumber,
      descricao: lote.descricao,
      ncm: lote.ncm,
      registro: lote.dataRegistro,
      quantidade: saldo,
      unidade: lote.unidade,
      pis,
      cofins,
      adicional,
      total: pis === null || cofins === null ? null : dinheiro(somar([pis, cofins])),
    },
  };
}

function avisoDe(
  declarados: readonly LinhaDeRelatorio[],
  digitados: number,
  dia: DataTexto,
  pedido: DataTexto,
): string {
  const semValor = declarados.filter(({ valores }) => valores.total === null).length;
  const todas = declarados.length + digitados;
  const porque = [
    ...(semValor === 0 ? [] : [`em ${semValor} a alíquota da COFINS não diz se há adicional`]),
    ...(digitados === 0 ? [] : [`em ${digitados}, de DSI ou saldo inicial, o que foi pago não foi informado`]),
  ];
  return [
    dia === pedido
      ? `Posição do fim de ${diaPorExtenso(dia)}.`
      : `Posição de hoje, ${diaPorExtenso(dia)}: ${diaPorExtenso(pedido)} ainda não chegou.`,
    ...(porque.length === 0
      ? []
      : [`Os totais cobrem ${todas - semValor - digitados} de ${todas} linhas: ${porque.join('; ')}.`]),
  ].join(' ');
}

const lugarDe = (processoId: string, numero: number, ordem: number) => `${processoId} ${numero} ${ordem}`;
