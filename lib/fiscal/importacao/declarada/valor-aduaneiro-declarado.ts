import type { AdicaoDeclarada } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** The parts of an adição that form its customs value. */
export type PartesDoValorAduaneiro = Pick<
  AdicaoDeclarada,
  'incoterm' | 'valorReais' | 'freteReais' | 'seguroReais' | 'acrescimos' | 'deducoes'
> &
  Partial<Pick<AdicaoDeclarada, 'campos'>>;

/**
 * Calculates the customs value of an adição in reais, 2 decimals, from its declared parts. It is the price, plus freight and
 * insurance unless the price includes them, plus acréscimos, minus deduções (AVA art. 8; Decreto 6.759/2009 art. 77). A blank part
 * counts as zero. A DUIMP declares the customs value itself; version 0.9.0 kept it with up to seven decimals.
 */
export function valorAduaneiroDeclarado(adicao: PartesDoValorAduaneiro): DecimalTexto {
  const daDuimp = adicao.campos?.valorAduaneiroBRL;
  if (daDuimp) return dinheiro(arredondarCentavos(new Exato(daDuimp)));
  const { freteIncluso, seguroIncluso } = condicaoDeVenda(adicao.incoterm);
  const somado = somar([
    adicao.valorReais,
    freteIncluso ? null : adicao.freteReais,
    seguroIncluso ? null : adicao.seguroReais,
    ...adicao.acrescimos.map(({ valorReais }) => valorReais),
  ]);
  const deduzido = somar(adicao.deducoes.map(({ valorReais }) => valorReais));
  return dinheiro(arredondarCentavos(somado.minus(deduzido)));
}
