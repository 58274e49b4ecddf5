import {
  type DeclaracaoImportacao,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { quantosItens } from '#lib/domain/aduana/processo/quantos-itens.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { taxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import { encargosDaDeclaracao, outrosDevidos } from './encargos-da-declaracao.ts';
import { pagoDaReceita, RECEITA_DO_TRIBUTO, RECEITA_TAXA_SISCOMEX } from './receitas-di.ts';
import { tributosSemRecolher } from './recolher-informado.ts';
import { valorAduaneiroDeclarado } from './valor-aduaneiro-declarado.ts';

export interface ResumoDi {
  valorAduaneiro: DecimalTexto;
  itens: number;
  tributos: TotaisPorTributo;
  recolher: TotaisPorTributo;
  /** Taxes of which the file does not say what is to be paid: `recolher` has what was paid of them, or zero. */
  semRecolher: TributoDi[];
  /** What `recolher.outros` sums, by name. */
  encargos: { nome: string; valor: DecimalTexto }[];
}

type TotaisPorTributo = Record<TributoDi | 'outros' | 'taxaSiscomex', DecimalTexto>;

/**
 * Summarises a declaration for lists, in reais with 2 decimals:
 *
 * - the declared VMLD, or the sum of the adições when it is blank;
 * - the taxes due and to pay; where the file does not say what is to be paid, what was paid under the receita of the tax;
 * - the other duties due, and what was paid besides the taxes (multa, juros);
 * - the Taxa Siscomex paid, or that of the table when no payment shows it.
 */
export function resumirDi(di: DeclaracaoImportacao): ResumoDi {
  const taxa = taxaPagaOuDevida(di);
  const semRecolher = tributosSemRecolher(di);
  const encargos = encargosDaDeclaracao(di).filter(({ tributo }) => !semRecolher.some((sem) => sem === tributo));
  const recolher = somaPorTributo(di, 'recolher');
  for (const tributo of semRecolher) {
    recolher[tributo] = dinheiro(Exato.max(recolher[tributo], pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo]) ?? 0));
  }
  return {
    valorAduaneiro: valorAduaneiroDaDi(di),
    itens: quantosItens(di),
    tributos: { ...somaPorTributo(di, 'devido'), outros: dinheiro(outrosDevidos(di)), taxaSiscomex: taxa },
    recolher: {
      ...recolher,
      outros: dinheiro(somar(encargos.map(({ valor }) => dinheiro(valor)))),
      taxaSiscomex: taxa,
    },
    semRecolher,
    encargos: encargos.map(({ nome, valor }) => ({ nome, valor: dinheiro(valor) })),
  };
}

/** Returns the declared VMLD in reais, or the sum of the adições when it is blank. */
export function valorAduaneiroDaDi(di: DeclaracaoImportacao): DecimalTexto {
  return di.totais.vmldReais ?? dinheiro(somar(di.adicoes.map(valorAduaneiroDeclarado)));
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
