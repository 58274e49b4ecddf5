import { condicaoDeVenda } from '#lib/domain/aduana/tributos/incoterm.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

interface CargaPrevista {
  freteValor: DecimalTexto | null;
  seguroValor: DecimalTexto | null;
}

/**
 * What the forecast customs value leaves out because nobody gave it, in a sentence; null where nothing is left out. The freight and
 * the insurance up to the place of import are part of the customs value (AVA, art. 8º, § 2º; Decreto 6.759/2009, art. 77). A
 * freight of zero is given. Where the price includes them, they need not be given apart.
 */
export function foraDaBasePrevista(
  { freteValor, seguroValor }: CargaPrevista,
  itens: readonly { incoterm: string | null }[],
): string | null {
  const condicoes = itens.map(({ incoterm }) => condicaoDeVenda(incoterm));
  const semFrete = freteValor === null && condicoes.some(({ freteIncluso }) => !freteIncluso);
  const semSeguro = seguroValor === null && condicoes.some(({ seguroIncluso }) => !seguroIncluso);
  if (!semFrete) return null;
  const oQue = semSeguro ? 'frete nem seguro' : 'frete';
  return `Sem ${oQue}: o valor aduaneiro e os tributos abaixo são só sobre o preço da mercadoria. Informe ${semSeguro ? 'os dois' : 'o frete'} em Carga.`;
}
