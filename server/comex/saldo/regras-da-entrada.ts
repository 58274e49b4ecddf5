import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { lugarNoPapel, NOME_MOVIMENTO, nomeDoLote, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { alguns, quanto } from './frases.ts';
import type { Lote, Movimento, NovoMovimento } from './razao-repository.ts';

// Rules for changing the entry of a lote, by the movements of its ledger.

/** Keeps the movements that were not reversed, in the order they were written. */
export function movimentosEmPe(movimentos: readonly Movimento[]): Movimento[] {
  const estornados = new Set(movimentos.map(({ estornoDe }) => estornoDe));
  return movimentos.filter(({ id, tipo }) => tipo !== 'ESTORNO' && !estornados.has(id));
}

/** Tells whether the lote is in stock: it came in, and its entry was not reversed. */
export function entradaEmPe(movimentos: readonly Movimento[]): boolean {
  return movimentosEmPe(movimentos).some(({ tipo }) => tipo === 'ENTRADA');
}

/** Tells whether the paper itself caused the movement: its entry, or a retificação. Every other movement is a use of the stock. */
export function veioDoPapel({ tipo, documento }: Pick<Movimento, 'tipo' | 'documento'>): boolean {
  return tipo === 'ENTRADA' || (tipo === 'AJUSTE' && documento !== null && documento !== 'DCI');
}

/** Builds the reversal of an entry, last movement first, so the balance never falls below zero. */
export function estornosDaEntrada(
  movimentos: readonly Movimento[],
): Pick<NovoMovimento, 'loteId' | 'tipo' | 'quantidade' | 'estornoDe'>[] {
  return movimentosEmPe(movimentos)
    .filter(veioDoPapel)
    .toReversed()
    .map(({ id, loteId, quantidade }) => ({
      loteId,
      tipo: 'ESTORNO',
      quantidade: new Exato(quantidade).neg().toFixed(),
      estornoDe: id,
    }));
}

/** Returns why lotes of a paper may not leave the stock; null when they were not used. */
export function recusaDaRetirada(lotes: readonly Lote[], movimentos: ReadonlyMap<string, Movimento[]>): string | null {
  const usados = lotes.flatMap((lote) => {
    const uso = movimentosEmPe(movimentos.get(lote.id) ?? []).find((movimento) => !veioDoPapel(movimento));
    return uso ? [`${lugarNoPapel(lote)} (${noMeioDaFrase(NOME_MOVIMENTO[uso.tipo])})`] : [];
  });
  const [lote] = lotes;
  if (!lote || usados.length === 0) return null;
  return (
    `O saldo de insumos da ${nomeDoPapel(lote)} já foi movimentado: ${alguns(usados)}. ` +
    'Estorne esses movimentos antes.'
  );
}

/** Returns why an item may not have this quantity; null when the quantity covers what was drawn. */
export function recusaDaQuantidade(lote: Lote, nova: DecimalTexto): string | null {
  const usado = new Exato(lote.quantidade).minus(lote.saldo);
  if (usado.lte(nova)) return null;
  const { unidade } = lote;
  return (
    `${lote.processoId !== null ? 'A retificação' : 'A correção'} deixaria ${nomeDoLote(lote)}, com ${quanto(nova, unidade)}, e ${quanto(usado.toFixed(), unidade)} ` +
    'já saíram do saldo de insumos. Estorne as baixas antes.'
  );
}
