import { type DeclaracaoImportacao, TRIBUTOS_DI, type TributoDi } from '#lib/domain/aduana/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/quantos-itens.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { encargosDaDeclaracao, outrosDevidos } from './encargos-da-declaracao.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from './receitas-di.ts';
import { taxaSiscomex } from './taxa-siscomex.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

export interface ResumoDi {
  valorAduaneiro: DecimalTexto;
  itens: number;
  tributos: TotaisPorTributo;
  recolher: TotaisPorTributo;
}

type TotaisPorTributo = Record<TributoDi | 'outros' | 'taxaSiscomex', DecimalTexto>;

/**
 * Summarises a declaration for lists, in reais with 2 decimals:
 *
 * - the declared VMLD, or the sum of the adições when it is blank;
 * - the taxes due and to pay;
 * - the other duties due, and what was paid besides the taxes (multa, juros);
 * - the Taxa Siscomex paid, or that of the table when no payment shows it.
 */
export function resumirDi(di: DeclaracaoImportacao): ResumoDi {
  const taxa = taxaPagaOuDevida(di);
  return {
    valorAduaneiro: valorAduaneiroDaDi(di),
    itens: quantosItens(di),
    tributos: { ...somaPorTributo(di, 'devido'), outros: dinheiro(outrosDevidos(di)), taxaSiscomex: taxa },
    recolher: { ...somaPorTributo(di, 'recolher'), outros: dinheiro(pagosALem(di)), taxaSiscomex: taxa },
  };
}

/** Returns the declared VMLD in reais, or the sum of the adições when it is blank. */
export function valorAduaneiroDaDi(di: DeclaracaoImportacao): DecimalTexto {
  return di.totais.vmldReais ?? dinheiro(somar(di.adicoes.map(valorAduaneiroDeclarado)));
}

function pagosALem(di: DeclaracaoImportacao): Exato {
  return encargosDaDeclaracao(di).reduce((ate, { valor }) => ate.plus(valor), new Exato(0));
}

function somaPorTributo(di: DeclaracaoImportacao, qual: 'devido' | 'recolher'): Record<TributoDi, DecimalTexto> {
  const somas = TRIBUTOS_DI.map((tributo) => {
    const soma = somar(di.adicoes.map(({ tributos }) => tributos[tributo][qual]));
    return [tributo, dinheiro(soma)];
  });
  return Object.fromEntries(somas);
}

function taxaPagaOuDevida(di: DeclaracaoImportacao): DecimalTexto {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  if (paga !== null) return dinheiro(paga);
  const { dataRegistro, adicoes } = di;
  return adicoes.length === 0 ? '0.00' : taxaSiscomex({ dataRegistro, adicoes: adicoes.length });
}
