import type { DeclaracaoImportacao, ItemDaDuimp } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type CondicaoDeVenda, condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The limits, in reais, of the shared amount, both inclusive. */
export interface Faixa {
  menor: Exato;
  maior: Exato;
}

type Parcela = 'frete' | 'seguro';

/**
 * Finds the amounts in reais whose shares equal those that the items of a registered DUIMP print, half up to the cent. Freight is
 * shared by weight, insurance by value (docs/decisions/duimp-por-item.md). If the other of the two is known in reais, the printed
 * customs values narrow the range. Null when an item has no share, or when no amount gives all shares.
 */
export function valorRateado(di: DeclaracaoImportacao, parcela: Parcela, outra: Exato | null): Faixa | null {
  const itens = itensDe(di);
  const pesos = pesosDe(itens, parcela);
  const partes = itens.map(({ duimp }) => duimp[parcela === 'frete' ? 'freteReais' : 'seguroReais']);
  const todo = somar(pesos);
  if (partes.includes(null) || pesos.includes(null) || todo.isZero()) return null;
  const daOutra = outra && porItem(outra, pesosDe(itens, parcela === 'frete' ? 'seguro' : 'frete'));
  let faixa: Faixa = { menor: new Exato(0), maior: new Exato(Number.MAX_SAFE_INTEGER) };
  for (const [i, item] of itens.entries()) {
    const peso = new Exato(pesos[i] ?? 0);
    if (peso.isZero()) continue;
    const estreitar = (centavos: Exato) => {
      faixa = {
        menor: Exato.max(faixa.menor, centavos.minus(MEIO).times(todo).div(peso).ceil()),
        maior: Exato.min(faixa.maior, centavos.plus(MEIO).times(todo).div(peso).ceil().minus(1)),
      };
    };
    estreitar(new Exato(partes[i] ?? 0).times(100));
    const noValor = daOutra && parteNoValorAduaneiro(item, parcela, daOutra[i] ?? new Exato(0));
    if (noValor) estreitar(noValor);
  }
  const { menor, maior } = faixa;
  return menor.gt(maior) ? null : { menor: menor.div(100), maior: maior.div(100) };
}

interface Item {
  condicao: CondicaoDeVenda;
  umaMoeda: boolean;
  duimp: ItemDaDuimp;
}

function itensDe({ adicoes }: DeclaracaoImportacao): Item[] {
  const umaMoeda = new Set(adicoes.map(({ moeda }) => moeda.codigo)).size === 1;
  return adicoes.flatMap(({ incoterm, itens }) =>
    itens.flatMap(({ duimp }) => (duimp ? [{ condicao: condicaoDeVenda(incoterm), umaMoeda, duimp }] : [])),
  );
}

/** With several currencies the insurance is shared by the value in reais. */
function pesosDe(itens: readonly Item[], parcela: Parcela): (DecimalTexto | null)[] {
  return itens.map(({ umaMoeda, duimp }) => {
    if (parcela === 'frete') return duimp.pesoLiquido;
    return umaMoeda ? duimp.valorMoeda : duimp.valorReais;
  });
}

/** Shares in cents, unrounded; null when an item has no weight. */
function porItem(valor: Exato, pesos: readonly (DecimalTexto | null)[]): Exato[] | null {
  if (valor.isZero()) return pesos.map(() => new Exato(0));
  const todo = somar(pesos);
  if (pesos.includes(null) || todo.isZero()) return null;
  return pesos.map((peso) =>
    valor
      .times(100)
      .times(peso ?? 0)
      .div(todo),
  );
}

/** The part of the customs value left for the share, in cents. Null when the price includes the share, or when an amount is missing. */
function parteNoValorAduaneiro({ condicao, duimp }: Item, parcela: Parcela, daOutra: Exato): Exato | null {
  const inclusas = { frete: condicao.freteIncluso, seguro: condicao.seguroIncluso };
  const { valorAduaneiro, valorReais, acrescimos, deducoes } = duimp;
  const ajustes = [...acrescimos, ...deducoes].map((ajuste) => ajuste.valorReais);
  if (inclusas[parcela] || valorAduaneiro === null || valorReais === null || ajustes.includes(null)) return null;
  const semRateio = somar([valorReais, ...acrescimos.map((acrescimo) => acrescimo.valorReais)]).minus(
    somar(deducoes.map((deducao) => deducao.valorReais)),
  );
  const outraInclusa = inclusas[parcela === 'frete' ? 'seguro' : 'frete'];
  return new Exato(valorAduaneiro)
    .minus(semRateio)
    .times(100)
    .minus(outraInclusa ? 0 : daOutra);
}

/** Half a cent. */
const MEIO = new Exato('0.5');
