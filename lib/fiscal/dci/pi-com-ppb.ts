import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { TributoDci } from '#lib/domain/zfm/dci.ts';
import { calcularExato, somaExata } from '#lib/fiscal/figura-exata.ts';
import { arredondar, calcular, dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import type { Atraso } from '#lib/fiscal/mora.ts';
import { type Recolhimento, recolher } from './recolhimento.ts';

/** A line of an outgoing nota: quantity with 5 decimals; II per unit of the DCR-E in force at the exit, US$ with 7. */
export interface ItemPiComPpb {
  nota: string;
  /** The DCR-E that gives the II per unit. */
  dcr?: string | undefined;
  qtd: DecimalTexto;
  iiUnitUSD: DecimalTexto;
  exigivel: boolean;
  /** Why nothing is due, when a person decided so. */
  motivoNaoExigivel?: string | undefined;
}

export interface ResultadoPiComPpb extends Recolhimento {
  itens: (ItemPiComPpb & { iiUSD: DecimalTexto; iiBRL: DecimalTexto })[];
  iiBRL: DecimalTexto;
  /** The result of a single rounding at the end. It is not paid; it explains a difference of a cent. */
  iiBRL_seArredondadoSoNoTotal: DecimalTexto;
}

/**
 * DCI of products industrialised with PPB (zfm.md §2.3; DL 288/1967, art. 7º): II in reais, rounded half up item by item and then
 * summed. The IPI is isento (DL 288/1967, art. 9º), PIS and COFINS zero (Lei 10.865/2004, art. 14-A; FROM KNOWLEDGE).
 * @param taxaUSD reais for a dollar, on the day of registration.
 * @throws {RegraViolada} as {@link recolher}.
 */
export function calcularPiComPpb(
  { taxaUSD, itens }: { taxaUSD: DecimalTexto; itens: readonly ItemPiComPpb[] },
  atraso: Atraso,
): ResultadoPiComPpb {
  const taxa = dado({ nome: 'Taxa do dólar', unidade: 'R$', casas: 4, fonte: 'informada' }, taxaUSD);
  const calculados = itens.map((item) => {
    const emDolares = iiEmDolares(item);
    return { item, emDolares, emReais: iiEmReais(item, emDolares, taxa) };
  });
  const ii = somaExata(
    { nome: 'II', unidade: 'R$', casas: 2, formula: 'Σ II por item', fonte: FONTE },
    calculados.map(({ emReais }) => emReais),
  );
  const deUmaVez = itens
    .filter(({ exigivel }) => exigivel)
    .reduce((soma, { qtd, iiUnitUSD }) => soma.plus(new Exato(qtd).times(iiUnitUSD)), new Exato(0));
  return {
    itens: calculados.map(({ item, emDolares, emReais }) => ({
      ...item,
      iiUSD: arredondar(emDolares.exato, 7, 'MEIO_PARA_CIMA').toFixed(7),
      iiBRL: texto(emReais),
    })),
    iiBRL: texto(ii),
    iiBRL_seArredondadoSoNoTotal: arredondar(deUmaVez.times(taxaUSD), 2, 'MEIO_PARA_CIMA').toFixed(2),
    ...recolher({ II: ii }, atraso, zerosComPpb()),
  };
}

/** The taxes besides the II, each with the reason why nothing is due. They make the exemption visible. */
function zerosComPpb(): Figura[] {
  return (['IPI', 'PIS', 'COFINS'] as const).map((tributo) => {
    const [motivo, fonte] = SEM_TRIBUTO_COM_PPB[tributo];
    return naoExigivel(tributo, motivo, [], fonte);
  });
}

/** Calculates the II of a line in dollars, unrounded, whether or not it falls due. */
export function iiEmDolares({
  nota,
  dcr,
  qtd,
  iiUnitUSD,
}: Pick<ItemPiComPpb, 'nota' | 'dcr' | 'qtd' | 'iiUnitUSD'>): Figura {
  return calcularExato(
    { nome: `II — ${nota}`, unidade: 'US$', casas: 7, formula: 'quantidade × II por unidade', fonte: FONTE },
    [
      dado({ nome: 'Quantidade', unidade: '', casas: 5, fonte: nota }, qtd),
      dado({ nome: 'II por unidade', unidade: 'US$', casas: 7, fonte: dcr ?? 'DCR-E' }, iiUnitUSD),
    ],
    (quantidade, unitario) => quantidade.times(unitario),
  );
}

function iiEmReais({ nota, exigivel, motivoNaoExigivel }: ItemPiComPpb, emDolares: Figura, taxa: Figura): Figura {
  return exigivel
    ? iiExigivel(nota, emDolares, taxa)
    : naoExigivel(`II — ${nota}`, motivoNaoExigivel ?? NAO_EXIGIVEL_AQUI, [emDolares], FONTE);
}

/** Converts the II due into reais, 2 decimals, half up. */
export function iiExigivel(nota: string, emDolares: Figura, taxa: Figura): Figura {
  return calcular(
    { ...REAIS, nome: `II — ${nota}`, fonte: FONTE, formula: 'II em US$ × taxa do dólar' },
    [emDolares, taxa],
    (ii, cotacao) => ii.times(cotacao),
  );
}

/** Builds a tax that is not due, with the reason in place of the formula. */
export function naoExigivel(
  nome: string,
  motivo: string,
  entradas: readonly Figura[] = [],
  fonte: string | null = null,
): Figura {
  return calcular({ ...REAIS, nome, fonte, formula: `zero: ${motivo}` }, entradas, () => new Exato(0));
}

const POR_ALIQUOTA_ZERO = ['alíquota zero do insumo empregado', 'Lei 10.865/2004, art. 14-A'] as const;
/** The reasons for a product with PPB (PIS and COFINS FROM KNOWLEDGE). */
export const SEM_TRIBUTO_COM_PPB: Readonly<
  Record<Exclude<TributoDci, 'II'>, readonly [motivo: string, fonte: string]>
> = {
  IPI: ['isento', 'DL 288/1967, art. 9º'],
  PIS: POR_ALIQUOTA_ZERO,
  COFINS: POR_ALIQUOTA_ZERO,
};

export const NAO_EXIGIVEL_AQUI = 'não exigível neste destino';
const REAIS = { unidade: 'R$', casas: 2, arredondamento: 'MEIO_PARA_CIMA' } as const;
const FONTE = 'DL 288/1967, art. 7º';
