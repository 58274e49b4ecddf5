import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDci } from '#lib/domain/zfm/dci.ts';
import { calcularExato } from '#lib/fiscal/figura-exata.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { arredondar, calcular, dado, texto } from '#lib/fiscal/memoria.ts';
import type { Atraso } from '#lib/fiscal/mora.ts';
import { type Recolhimento, recolher } from './recolhimento.ts';
import { somaDosTributos } from './soma-dos-tributos.ts';
import { type AliquotasDci, type SuspensosDci, tributosSuspensos } from './tributos-suspensos.ts';

/** A foreign product as it was imported: quantity with 5 decimals; unit value and its share of freight and insurance, US$ with 7. */
export interface EntradaPe {
  taxaUSD: DecimalTexto;
  qtd: DecimalTexto;
  vuUSD: DecimalTexto;
  freteUSD: DecimalTexto;
  seguroUSD: DecimalTexto;
  aliq: AliquotasDci;
  suspensos?: SuspensosDci | undefined;
}

export interface ResultadoPe extends Recolhimento, Record<TributoDci, DecimalTexto> {
  valorAduaneiroUSD: DecimalTexto;
  valorAduaneiroBRL: DecimalTexto;
  /** Sum of the taxes, before multa and juros. */
  total: DecimalTexto;
}

/**
 * Calculates the DCI of a produto estrangeiro that leaves unchanged: the suspended taxes are paid in full on the customs value in
 * reais (zfm.md §2.3; DL 288/1967, art. 6º; Decreto 6.759/2009, art. 509).
 * @throws {RegraViolada} as {@link recolher}.
 */
export function calcularProdutoEstrangeiro(entrada: EntradaPe, atraso: Atraso): ResultadoPe {
  const emDolares = valorAduaneiroUSD(entrada);
  const emReais = calcular(
    {
      nome: 'Valor aduaneiro',
      unidade: 'R$',
      casas: 2,
      formula: 'valor aduaneiro em US$ × taxa do dólar',
      fonte: 'Decreto 6.759/2009, art. 77',
      arredondamento: 'MEIO_PARA_CIMA',
    },
    [emDolares, dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 4, fonte: 'informada' }, entrada.taxaUSD)],
    (valor, taxa) => valor.times(taxa),
  );
  const tributos = tributosSuspensos('produto estrangeiro', emReais, entrada.aliq, entrada.suspensos);
  return {
    valorAduaneiroUSD: arredondar(emDolares.exato, 7, 'MEIO_PARA_CIMA').toFixed(7),
    valorAduaneiroBRL: texto(emReais),
    ...textosDe(tributos),
    total: texto(somaDosTributos(tributos)),
    ...recolher(tributos, atraso),
  };
}

function valorAduaneiroUSD({ qtd, vuUSD, freteUSD, seguroUSD }: EntradaPe) {
  const rotulo = { unidade: 'US$', casas: 7, fonte: 'informado' };
  return calcularExato(
    {
      ...rotulo,
      nome: 'Valor aduaneiro',
      formula: 'quantidade × valor unitário + frete + seguro',
      fonte: 'Decreto 6.759/2009, art. 77',
    },
    [
      dado({ ...rotulo, nome: 'Quantidade', unidade: '', casas: 5 }, qtd),
      dado({ ...rotulo, nome: 'Valor unitário' }, vuUSD),
      dado({ ...rotulo, nome: 'Frete rateado' }, freteUSD),
      dado({ ...rotulo, nome: 'Seguro rateado' }, seguroUSD),
    ],
    (quantidade, unitario, frete, seguro) => quantidade.times(unitario).plus(frete).plus(seguro),
  );
}
