import { and, eq } from 'drizzle-orm';
import type { ItensDoProcessoLidos } from '#lib/contracts/processo/itens-do-processo.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { diaDaTaxaDeCambio } from '#lib/domain/datas/dias-uteis.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { PrecoDoPedido, TributosDoPrevisto } from '#lib/domain/pedidos/mercadoria.ts';
import { taxasDeclaradas } from '#lib/fiscal/importacao/declarada/taxas-declaradas.ts';
import {
  entradaPrevista,
  moedasDoPrevisto,
  type ProcessoPrevisto,
} from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { tributosDosPrevistos } from '#lib/fiscal/importacao/prevista/tributos-dos-previstos.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { fechamentosAte } from '#server/comex/cambio/cambio-do-processo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pedido, pedidoItem } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';

interface DeQuem {
  empresaId: string;
  processoId: string;
}

/** The taxes due of each planned item by id, or why they cannot be calculated. */
export interface TributosDaPrevisao {
  porLinha: ReadonlyMap<string, TributosDoPrevisto>;
  falta: string | null;
}

/**
 * Calculates the taxes of the planned items on the day of the registration, at the closing rates of the screen of the forecast. A
 * currency without a stored rate has the declared one.
 */
export async function tributosDaPrevisao(
  tx: Database,
  { empresaId, processoId }: DeQuem,
  { itens, adicoes }: Pick<ItensDoProcessoLidos, 'itens' | 'adicoes'>,
  declaracao: DeclaracaoImportacao,
): Promise<TributosDaPrevisao> {
  if (itens.length === 0) return { porLinha: new Map(), falta: null };
  const previsto = { ...(await fretesDe(tx, empresaId, processoId)), itens: itens.map(comMoeda), adicoes };
  const dia = declaracao.dataRegistro;
  const fechamentos = await fechamentosAte(tx, moedasDoPrevisto(previsto), diaDaTaxaDeCambio(dia));
  const guardadas = [...fechamentos].map(([sigla, { valor }]) => [sigla, valor] as const);
  const taxas = { ...taxasDeclaradas(declaracao), ...Object.fromEntries(guardadas) };
  const { entrada, faltas } = entradaPrevista(previsto, dia, taxas);
  if (entrada === null) return { porLinha: new Map(), falta: porExtenso(faltas) };
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  try {
    const porAdicao = tributosDosPrevistos(entrada, { parametros });
    const pares = [...Map.groupBy(itens, ({ adicao }) => adicao)].flatMap(([adicao, itensDaAdicao]) => {
      const tributos = porAdicao.get(String(adicao).padStart(3, '0')) ?? [];
      return itensDaAdicao.flatMap(({ id }, k) => (id !== null && tributos[k] ? [[id, tributos[k]] as const] : []));
    });
    return { porLinha: new Map(pares), falta: null };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { porLinha: new Map(), falta: erro.message };
    throw erro;
  }
}

/** Reads the unit prices of the order lines that planned items draw on, by id of the line. */
export async function precosDosPedidos(
  tx: Database,
  empresaId: string,
  itens: ItensDoProcessoLidos['itens'],
): Promise<ReadonlyMap<string, PrecoDoPedido>> {
  const ids = itens.flatMap(({ pedidoItem: linha }) => linha?.id ?? []);
  if (ids.length === 0) return new Map();
  const linhas = await tx
    .select({ id: pedidoItem.id, valorUnitario: pedidoItem.valorUnitario, codigo: pedido.moedaCodigo })
    .from(pedidoItem)
    .innerJoin(pedido, and(eq(pedido.empresaId, empresaId), eq(pedido.id, pedidoItem.pedidoId)))
    .where(and(eq(pedidoItem.empresaId, empresaId), oneOfThese(pedidoItem.id, ids)));
  return new Map(linhas.map(({ id, valorUnitario, codigo }) => [id, { valorUnitario, moeda: siglaDaMoeda(codigo) }]));
}

async function fretesDe(
  tx: Database,
  empresaId: string,
  id: string,
): Promise<Pick<ProcessoPrevisto, 'tipoDocumento' | 'frete' | 'freteNacional' | 'seguro'>> {
  const [lido] = await tx
    .select({
      tipoDocumento: processo.tipoDocumento,
      freteNacional: processo.freteNacional,
      freteMoeda: processo.freteMoedaCodigo,
      freteValor: processo.freteValor,
      seguroMoeda: processo.seguroMoedaCodigo,
      seguroValor: processo.seguroValor,
    })
    .from(processo)
    .where(and(eq(processo.empresaId, empresaId), eq(processo.id, id)));
  return {
    tipoDocumento: lido?.tipoDocumento ?? 'DI',
    freteNacional: lido?.freteNacional ?? null,
    frete: emMoeda(lido?.freteMoeda, lido?.freteValor),
    seguro: emMoeda(lido?.seguroMoeda, lido?.seguroValor),
  };
}

function emMoeda(codigo: string | null | undefined, valor: DecimalTexto | null | undefined) {
  return codigo && valor ? { moeda: { codigo }, valor } : null;
}

function comMoeda({ moeda, ...item }: ItensDoProcessoLidos['itens'][number]) {
  return { ...item, moeda: { codigo: moeda.codigo ?? '' } };
}

/** The first thing that is missing, and how many more. */
function porExtenso(faltas: readonly { adicao: number | null; motivo: string }[]): string {
  const [primeira] = faltas;
  if (!primeira) return 'O processo ainda não tem itens.';
  const { adicao, motivo } = primeira;
  const dita = adicao === null ? motivo : `Adição ${String(adicao).padStart(3, '0')} da previsão: ${motivo}`;
  if (faltas.length === 1) return dita;
  return `${dita} E mais ${faltas.length - 1} ${faltas.length === 2 ? 'falta' : 'faltas'}.`;
}
