import { type DeclaracaoImportacao, OUTROS_TRIBUTOS } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { InsumosDaDai } from '#lib/domain/zfm/dai.ts';
import { ratearFigura } from '#lib/fiscal/custo/ratear-figura.ts';
import {
  direitosDeclarados,
  direitosSemAdicao,
  type EncargoDaDeclaracao,
} from '#lib/fiscal/importacao/declarada/encargos-da-declaracao.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { figuraTaxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import { dado, type Figura, soma, texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { emCentavos } from './valores-da-adicao.ts';

/** Fees and other customs expenses of the declaration, in reais with 2 decimals. */
export interface TaxasDaDai {
  taxaSiscomex: Figura | null;
  /** Everything except capatazia. */
  diversas: DecimalTexto;
  capatazia: DecimalTexto;
  /** The part that the adições share by their valor aduaneiro. */
  comuns: Figura;
  /** `comuns` plus the duties of individual adições, such as antidumping. */
  total: Figura;
}

/** Collects the fees and customs expenses that LC 87/1996, art. 13, V, "e" puts in the base of the ICMS. */
export function taxasDaDai(
  { declaracao, despesas }: Pick<InsumosDaDai, 'declaracao' | 'despesas'>,
  parametros: readonly Parametro[],
): TaxasDaDai {
  const taxaSiscomex = taxaPagaOuDevida(declaracao, parametros);
  const figuras = despesas.map(({ nome, valor, capatazia }) => ({ capatazia, valor: emReais(nome, valor, DESPESAS) }));
  const de = (qual: boolean) => figuras.filter(({ capatazia }) => capatazia === qual).map(({ valor }) => valor);
  const direitos = declaracao.adicoes.flatMap(({ outros }) => direitosDeclarados(outros)).map(deEncargo);
  const semAdicao = direitosSemAdicao(declaracao).filter(({ tributo }) => entraNaBase(tributo));
  const diversas = [...(taxaSiscomex ? [taxaSiscomex] : []), ...semAdicao.map(deEncargo), ...de(false)];
  const somar = (parcelas: readonly Figura[]) =>
    soma({ nome: 'Taxas e despesas', unidade: 'R$', casas: 2, fonte: LEI, arredondamento: 'TRUNCAR' }, parcelas);
  return {
    taxaSiscomex,
    diversas: somaEmReais([...diversas, ...direitos]),
    capatazia: somaEmReais(de(true)),
    comuns: somar([...diversas, ...de(true)]),
    total: somar([...diversas, ...direitos, ...de(true)]),
  };
}

/** Fines and interest are not taxes of the import. */
function entraNaBase(tributo: EncargoDaDeclaracao['tributo']): boolean {
  return tributo !== 'multa' && OUTROS_TRIBUTOS.some((outro) => outro === tributo);
}

/**
 * Shares the common fees among the adições by valor aduaneiro, to the cent. A negative valor aduaneiro, which nobody declares, gets
 * nothing.
 */
export function ratearTaxas({ comuns: total }: TaxasDaDai, valores: readonly Figura[]): Figura[] {
  if (valores.length === 0) return [];
  const pesos = valores.map((valor) => (valor.exato.isNegative() ? { ...valor, exato: somar([]) } : valor));
  return ratearFigura(total, pesos, 'Valor aduaneiro');
}

/** The amount paid under 7811, or the amount of the table when no payment shows it; null when the table does not cover the day. */
function taxaPagaOuDevida(di: DeclaracaoImportacao, parametros: readonly Parametro[]): Figura | null {
  const paga = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  if (paga !== null) return emReais('Taxa Siscomex', emCentavos(paga), 'pagamentos da declaração, receita 7811');
  const { dataRegistro, adicoes } = di;
  if (adicoes.length === 0) return emReais('Taxa Siscomex', '0', 'a declaração não tem adições');
  try {
    return figuraTaxaSiscomex({ dataRegistro, adicoes: adicoes.length }, parametros);
  } catch (erro) {
    if (erro instanceof RegraViolada) return null;
    throw erro;
  }
}

const deEncargo = ({ nome, valor, fonte }: EncargoDaDeclaracao) => emReais(nome, emCentavos(valor), fonte);

const emReais = (nome: string, valor: DecimalTexto, fonte: string) =>
  dado({ nome, unidade: 'R$', casas: 2, fonte }, emCentavos(valor));

const somaEmReais = (parcelas: readonly Figura[]) => somar(parcelas.map(texto)).toFixed(2);

const DESPESAS = 'Despesas do processo';
const LEI = 'LC 87/1996, art. 13, V, "e"';
