import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { totalADebitar } from '#lib/domain/aduana/tributos/total-a-debitar.ts';
import { diaDaTaxaDeCambio } from '#lib/domain/datas/dias-uteis.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import {
  entradaPrevista,
  moedasDoPrevisto,
  type ProcessoPrevisto,
} from '#lib/fiscal/importacao/prevista/entrada-prevista.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { fechamentosAte } from '#server/comex/cambio/cambio-do-processo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';
import { adicaoPrevista, processoItem } from '#server/platform/db/schema/processo-itens.ts';

/** Reais the bank debits at the registration, or the reason why the amount is unknown. */
export type DebitoPrevisto = { valor: DecimalTexto; falta: null } | { valor: null; falta: string };

type AoPrever = Pick<
  typeof processo.$inferSelect,
  'id' | 'tipoDocumento' | 'freteMoedaCodigo' | 'freteValor' | 'freteNacional' | 'seguroMoedaCodigo' | 'seguroValor'
>;

/**
 * Calculates what each process would be debited if its declaration were registered on `dia`, at the last rates known before that
 * day. A single reading covers a limited number of processes and items; the other processes say that they were not calculated.
 */
export async function debitosPrevistos(
  tx: Database,
  empresaId: string,
  processos: readonly AoPrever[],
  dia: DataTexto,
): Promise<Map<string, DebitoPrevisto>> {
  const cabem = await osQueCabem(tx, empresaId, processos);
  const previstos = await comItens(tx, empresaId, cabem);
  const siglas = [...new Set(previstos.flatMap(({ previsto }) => moedasDoPrevisto(previsto)))];
  const fechamentos = await fechamentosAte(tx, siglas, diaDaTaxaDeCambio(dia));
  const taxas = Object.fromEntries([...fechamentos].map(([sigla, { valor }]) => [sigla, valor]));
  const parametros = previstos.length === 0 ? [] : await parametroRepository(tx, empresaId).doMotor();
  const calculados = new Map(
    previstos.map(({ id, previsto }) => {
      const { entrada, faltas } = entradaPrevista(previsto, dia, taxas);
      if (entrada === null) return [id, semValor(emFrase(faltas))];
      try {
        return [id, { valor: totalADebitar(calcularImportacao(entrada, { parametros })), falta: null }];
      } catch (erro) {
        if (erro instanceof RegraViolada) return [id, semValor(erro.message)];
        throw erro;
      }
    }),
  );
  return new Map(processos.map(({ id }) => [id, calculados.get(id) ?? semValor(NAO_COUBE)]));
}

/** Takes processes in order up to the limit of items; a single process always fits. */
async function osQueCabem(tx: Database, empresaId: string, processos: readonly AoPrever[]): Promise<AoPrever[]> {
  const primeiros = processos.slice(0, PROCESSOS_POR_LEITURA);
  if (primeiros.length === 0) return [];
  const contados = await tx
    .select({ processoId: processoItem.processoId, itens: sql<number>`count(*)::int` })
    .from(processoItem)
    .where(doProcesso(processoItem, empresaId, primeiros))
    .groupBy(processoItem.processoId);
  const itens = new Map(contados.map(({ processoId, itens: quantos }) => [processoId, quantos]));
  let ate = 0;
  return primeiros.filter(({ id }, indice) => {
    ate += itens.get(id) ?? 0;
    return indice === 0 || ate <= ITENS_POR_LEITURA;
  });
}

async function comItens(tx: Database, empresaId: string, processos: readonly AoPrever[]) {
  if (processos.length === 0) return [];
  const itens = await tx
    .select()
    .from(processoItem)
    .where(doProcesso(processoItem, empresaId, processos))
    .orderBy(asc(processoItem.processoId), asc(processoItem.ordem));
  const adicoes = await tx
    .select()
    .from(adicaoPrevista)
    .where(doProcesso(adicaoPrevista, empresaId, processos))
    .orderBy(asc(adicaoPrevista.processoId), asc(adicaoPrevista.numero));
  const itensDe = Map.groupBy(itens, ({ processoId }) => processoId);
  const adicoesDe = Map.groupBy(adicoes, ({ processoId }) => processoId);
  return processos.map((processoAPrever) => ({
    id: processoAPrever.id,
    previsto: {
      tipoDocumento: processoAPrever.tipoDocumento,
      frete: emMoeda(processoAPrever.freteMoedaCodigo, processoAPrever.freteValor),
      freteNacional: processoAPrever.freteNacional,
      seguro: emMoeda(processoAPrever.seguroMoedaCodigo, processoAPrever.seguroValor),
      itens: (itensDe.get(processoAPrever.id) ?? []).map(({ moedaCodigo, ...item }) => ({
        ...item,
        moeda: { codigo: moedaCodigo },
      })),
      adicoes: adicoesDe.get(processoAPrever.id) ?? [],
    } satisfies ProcessoPrevisto,
  }));
}

function doProcesso(
  tabela: typeof processoItem | typeof adicaoPrevista,
  empresaId: string,
  processos: readonly AoPrever[],
) {
  const ids = processos.map(({ id }) => id);
  return and(eq(tabela.empresaId, empresaId), inArray(tabela.processoId, ids));
}

function emMoeda(codigo: string | null, valor: DecimalTexto | null) {
  return codigo && valor ? { moeda: { codigo }, valor } : null;
}

function semValor(falta: string): DebitoPrevisto {
  return { valor: null, falta };
}

/** `Adição 002: Falta a alíquota do II.`, and how many more are missing. */
function emFrase(faltas: readonly { adicao: number | null; motivo: string }[]): string {
  const [primeira] = faltas;
  if (!primeira) return 'O processo ainda não tem itens.';
  const { adicao, motivo } = primeira;
  const dita = adicao === null ? motivo : `Adição ${String(adicao).padStart(3, '0')}: ${motivo}`;
  if (faltas.length === 1) return dita;
  return `${dita} E mais ${faltas.length - 1} ${faltas.length === 2 ? 'falta' : 'faltas'}.`;
}

const NAO_COUBE =
  'Não calculado nesta leitura: há processos ou itens demais à frente. Abra o processo para ver o valor.';
const PROCESSOS_POR_LEITURA = 50;
const ITENS_POR_LEITURA = 5_000;
