import type { AdicaoDeclarada } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { dinheiro, Exato, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ratearCentavos } from '#lib/fiscal/custo/ratear-centavos.ts';

/**
 * Lists the goods of a declaration as the TCIF counts them. Each item gets its share of the value of its adição in reais on the
 * conditions of sale, to the cent (Lei 13.451/2017). An adição without that value is left out.
 */
export function mercadoriasDaDeclaracao(
  adicoes: readonly Pick<AdicaoDeclarada, 'valorReais' | 'itens'>[],
): { valorBRL: DecimalTexto }[] {
  return adicoes.flatMap(({ valorReais, itens }) => {
    if (valorReais === null || itens.length === 0) return [];
    const pesos = itens.map(({ quantidade, valorUnitario }) => new Exato(quantidade).times(valorUnitario));
    return ratearCentavos(new Exato(valorReais), pesos).map((valor) => ({ valorBRL: dinheiro(valor) }));
  });
}

/** Goods before they are declared; the currency is given by its Siscomex number. */
interface MercadoriaPrevista {
  quantidade: DecimalTexto;
  valorUnitario: DecimalTexto;
  moeda: { codigo: string };
}

/**
 * Lists the goods of a process as the TCIF will count them, at `taxas` (reais per unit, by ISO letters). Each is truncated to the
 * cent in its currency and in reais, as in the Siscomex. Otherwise it lists the currencies without a rate.
 */
export function mercadoriasPrevistas(
  itens: readonly MercadoriaPrevista[],
  taxas: Readonly<Record<string, DecimalTexto>>,
): { mercadorias: { valorBRL: DecimalTexto }[]; faltam: string[] } {
  const siglas = itens.map(({ moeda }) => siglaDaMoeda(moeda.codigo));
  const faltam = [...new Set(siglas)].filter((sigla) => sigla !== 'BRL' && taxas[sigla] === undefined);
  if (faltam.length > 0) return { mercadorias: [], faltam };
  const mercadorias = itens.map(({ quantidade, valorUnitario }, i) => {
    const emMoeda = truncarCentavos(new Exato(quantidade).times(valorUnitario));
    return { valorBRL: truncarCentavos(emMoeda.times(taxas[siglas[i] ?? ''] ?? 1)).toFixed(2) };
  });
  return { mercadorias, faltam: [] };
}
