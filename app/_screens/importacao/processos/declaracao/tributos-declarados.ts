import {
  type ComparacaoDi,
  type FiguraComparada,
  NOME_FIGURA_COMPARADA,
} from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import {
  OUTROS_TRIBUTOS,
  type OutroTributo,
  TRIBUTOS_DI,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  pagoDaReceita,
  RECEITA_DO_OUTRO,
  RECEITA_DO_TRIBUTO,
  RECEITA_TAXA_SISCOMEX,
} from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';

/** A tax of a declaration, in reais, 2 decimals. Null is unknown, which is not the same as zero. */
export interface LinhaTributo {
  nome: string;
  /** The key of its memória. */
  figura: FiguraComparada;
  receita: string | null;
  devido: DecimalTexto | null;
  recolher: DecimalTexto | null;
  aDebitar: DecimalTexto | null;
  pago: DecimalTexto | null;
  diferenca: DecimalTexto | null;
}

export type ValorDoTributo = keyof Omit<LinhaTributo, 'nome' | 'figura' | 'receita'>;
type Valores = Pick<LinhaTributo, 'devido' | 'recolher' | 'aDebitar'>;

/** The four taxes and the fee, then the other duties, fines and interest of the declaration. */
export function linhasDosTributos(processo: ProcessoDeclarado, comparacao: ComparacaoDi | undefined): LinhaTributo[] {
  const { tributos, recolher, declaracao } = processo;
  const linha = (figura: FiguraComparada, receita: string | null, valores: Valores) =>
    comPagamento(figura, receita, valores, receita === null ? null : pagoDaReceita(declaracao, receita));
  const taxa = comparacao?.totais.find(({ figura }) => figura === 'taxaSiscomex')?.calculado ?? null;
  return [
    ...TRIBUTOS_DI.map((chave) => {
      const sabido = !comparacao?.semRecolher?.includes(chave);
      return linha(chave, RECEITA_DO_TRIBUTO[chave], {
        devido: tributos[chave],
        recolher: sabido ? recolher[chave] : null,
        aDebitar: sabido ? (comparacao?.aDebitar?.[chave] ?? null) : null,
      });
    }),
    linha('taxaSiscomex', RECEITA_TAXA_SISCOMEX, {
      devido: tributos.taxaSiscomex,
      recolher: recolher.taxaSiscomex,
      aDebitar: taxa,
    }),
    ...OUTROS_TRIBUTOS.filter((tributo) => tributo !== 'multa').flatMap((tributo) => {
      const declarado = comparacao?.outros.find((outro) => outro.tributo === tributo);
      const receita = RECEITA_DO_OUTRO[tributo] ?? null;
      if (!declarado && !(receita && pagoDaReceita(declaracao, receita))) return [];
      return linha(tributo, receita, {
        devido: declarado?.devido ?? null,
        recolher: declarado?.recolher ?? null,
        aDebitar: aDebitarDoOutro(tributo, comparacao),
      });
    }),
    ...multaEJuros(processo, comparacao),
  ];
}

/** The sum of a column; null while a tax of it is unknown, or for the debit and the difference any value. */
export function somaDaColuna(linhas: readonly LinhaTributo[], qual: ValorDoTributo): DecimalTexto | null {
  const valores = linhas.map((linha) => linha[qual]);
  const deTributo = linhas.filter(({ figura }) => TRIBUTOS_DI.some((tributo) => tributo === figura));
  if (qual === 'recolher' && deTributo.some(({ recolher }) => recolher === null)) return null;
  if ((qual === 'aDebitar' || qual === 'diferenca') && valores.includes(null)) return null;
  return dinheiro(somar(valores));
}

/** The calculated antidumping, if it has a rate; for other duties, the declared amount to pay. */
function aDebitarDoOutro(tributo: OutroTributo, comparacao: ComparacaoDi | undefined): DecimalTexto | null {
  const declarado = comparacao?.outros.find((outro) => outro.tributo === tributo)?.recolher ?? null;
  if (tributo !== 'antidumping') return declarado;
  const calculado = comparacao?.totais.find(({ figura }) => figura === 'antidumping')?.calculado ?? null;
  return calculado === null ? declarado : (comparacao?.aDebitar?.antidumping ?? null);
}

/** The fines and interest paid. No rule gives their right amount. */
function multaEJuros({ declaracao }: ProcessoDeclarado, comparacao: ComparacaoDi | undefined): LinhaTributo[] {
  const pago = somar(declaracao.pagamentos.flatMap(({ valorMulta, valorJuros }) => [valorMulta, valorJuros]));
  const multa = comparacao?.outros.find(({ tributo }) => tributo === 'multa');
  if (pago.isZero() && !multa) return [];
  return [
    {
      nome: 'Multa e juros',
      figura: 'multa',
      receita: null,
      devido: multa?.devido ?? null,
      recolher: multa?.recolher ?? null,
      aDebitar: null,
      pago: dinheiro(pago),
      diferenca: null,
    },
  ];
}

function comPagamento(
  figura: FiguraComparada,
  receita: string | null,
  valores: Valores,
  pago: ReturnType<typeof pagoDaReceita>,
): LinhaTributo {
  const { aDebitar } = valores;
  return {
    nome: NOME_FIGURA_COMPARADA[figura],
    figura,
    receita,
    ...valores,
    pago: pago && dinheiro(pago),
    // Without a código de receita, its payment cannot be told from others.
    diferenca: aDebitar === null || receita === null ? null : dinheiro(somar([pago && dinheiro(pago)]).minus(aDebitar)),
  };
}
