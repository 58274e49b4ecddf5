import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { TRIBUTOS_DCI, type TributoDci } from '#lib/domain/zfm/dci.ts';
import { calcularExato, somaExata } from '#lib/fiscal/figura-exata.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { arredondar, calcular, dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import type { Atraso } from '#lib/fiscal/mora.ts';
import { type Recolhimento, recolher } from './recolhimento.ts';
import { somaDosTributos } from './soma-dos-tributos.ts';
import { type AliquotasDci, type SuspensosDci, tributosSuspensos } from './tributos-suspensos.ts';

/** A foreign input of the product: the quantity per unit, 5 decimals; its customs value per unit, US$ with 7. */
export interface InsumoPiSemPpb {
  insumo: string;
  coefTecnico: DecimalTexto;
  vuUSD: DecimalTexto;
  aliq: AliquotasDci;
  suspensos?: SuspensosDci | undefined;
}

export interface ResultadoPiSemPpb extends Recolhimento, Record<TributoDci, DecimalTexto> {
  insumos: (Record<TributoDci, DecimalTexto> & {
    insumo: string;
    coefTecnico: DecimalTexto;
    qtdTotal: DecimalTexto;
    valorBRL: DecimalTexto;
  })[];
  /** Sum of the taxes, before multa and juros. */
  total: DecimalTexto;
}

/**
 * Calculates the DCI of products industrialised without PPB. It charges the suspended taxes of every foreign input, without
 * reduction, rounded input by input and then summed (zfm.md §2.3; DL 288/1967, art. 7º). Quantities are shown with the 5 decimals
 * of the file and calculated exactly.
 * @throws {RegraViolada} as {@link recolher}.
 */
export function calcularPiSemPpb(
  {
    taxaUSD,
    qtdProduto,
    insumos,
  }: { taxaUSD: DecimalTexto; qtdProduto: DecimalTexto; insumos: readonly InsumoPiSemPpb[] },
  atraso: Atraso,
): ResultadoPiSemPpb {
  const taxa = dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 4, fonte: 'informada' }, taxaUSD);
  const quantidade = dado({ nome: 'Quantidade do produto', unidade: '', casas: 5, fonte: 'informada' }, qtdProduto);
  const calculados = insumos.map((insumo) => tributosDoInsumo(insumo, quantidade, taxa));
  const somas = TRIBUTOS_DCI.map((tributo) => {
    const rotulo = { nome: tributo, unidade: 'R$', casas: 2, formula: `Σ ${tributo} por insumo`, fonte: null };
    const parcelas = calculados.map(({ tributos }) => tributos[tributo]);
    return [tributo, somaExata(rotulo, parcelas)];
  });
  const tributos: Record<TributoDci, Figura> = Object.fromEntries(somas);
  return {
    insumos: calculados.map(({ insumo, coeficiente, qtdTotal, valor, tributos }) => ({
      insumo,
      coefTecnico: texto(coeficiente),
      qtdTotal: arredondar(qtdTotal.exato, 5, 'MEIO_PARA_CIMA').toFixed(5),
      valorBRL: texto(valor),
      ...textosDe(tributos),
    })),
    ...textosDe(tributos),
    total: texto(somaDosTributos(tributos)),
    ...recolher(tributos, atraso),
  };
}

function tributosDoInsumo(entrada: InsumoPiSemPpb, quantidade: Figura, taxa: Figura) {
  const { insumo, coefTecnico, vuUSD, aliq, suspensos } = entrada;
  const rotulo = { unidade: '', casas: 5, fonte: 'informado' };
  const coeficiente = dado({ ...rotulo, nome: 'Coeficiente técnico' }, coefTecnico);
  const qtdTotal = calcularExato(
    { ...rotulo, nome: `Quantidade — ${insumo}`, formula: 'quantidade do produto × coeficiente técnico', fonte: null },
    [quantidade, coeficiente],
    (produto, porUnidade) => produto.times(porUnidade),
  );
  const valor = calcular(
    {
      nome: `Valor aduaneiro — ${insumo}`,
      unidade: 'R$',
      casas: 2,
      formula: 'quantidade × valor unitário × taxa do dólar',
      fonte: 'Decreto 6.759/2009, art. 77',
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [qtdTotal, dado({ ...rotulo, nome: 'Valor unitário', unidade: 'US$', casas: 7 }, vuUSD), taxa],
    (total, unitario, cotacao) => total.times(unitario).times(cotacao),
  );
  return { insumo, coeficiente, qtdTotal, valor, tributos: tributosSuspensos(insumo, valor, aliq, suspensos) };
}
