import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { calcularExato, somaExata } from '#lib/fiscal/figura-exata.ts';
import { arredondar, calcular, dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import type { Atraso } from './mora.ts';
import { type Recolhimento, recolher } from './recolhimento.ts';

/** A line of a nota of exit: quantity with 5 decimals, II per unit of the DCR-E in force at the exit, US$ with 7. */
export interface ItemPiComPpb {
  nota: string;
  /** The DCR-E the II per unit was taken from. */
  dcr?: string | undefined;
  qtd: DecimalTexto;
  iiUnitUSD: DecimalTexto;
  exigivel: boolean;
  /** Why nothing is due, where the person says so. */
  motivoNaoExigivel?: string | undefined;
}

export interface ResultadoPiComPpb extends Recolhimento {
  itens: (ItemPiComPpb & { iiUSD: DecimalTexto; iiBRL: DecimalTexto })[];
  iiBRL: DecimalTexto;
  /** What one rounding at the end would give: nothing is paid by it, it explains a cent of difference. */
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
  const calculados = itens.map((item) => iiDoItem(item, taxa));
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
    ...recolher({ II: ii }, atraso),
  };
}

function iiDoItem(item: ItemPiComPpb, taxa: Figura) {
  const { nota, dcr, qtd, iiUnitUSD, exigivel, motivoNaoExigivel } = item;
  const emDolares = calcularExato(
    { nome: `II — ${nota}`, unidade: 'US$', casas: 7, formula: 'quantidade × II por unidade', fonte: FONTE },
    [
      dado({ nome: 'Quantidade', unidade: '', casas: 5, fonte: nota }, qtd),
      dado({ nome: 'II por unidade', unidade: 'US$', casas: 7, fonte: dcr ?? 'DCR-E' }, iiUnitUSD),
    ],
    (quantidade, unitario) => quantidade.times(unitario),
  );
  const rotulo = {
    nome: `II — ${nota}`,
    unidade: 'R$',
    casas: 2,
    fonte: FONTE,
    arredondamento: 'MEIO_PARA_CIMA',
  } as const;
  const motivo = motivoNaoExigivel ?? 'não exigível neste destino';
  const emReais = exigivel
    ? calcular({ ...rotulo, formula: 'II em US$ × taxa do dólar' }, [emDolares, taxa], (ii, cotacao) =>
        ii.times(cotacao),
      )
    : calcular({ ...rotulo, formula: `zero: ${motivo}` }, [emDolares], () => new Exato(0));
  return { item, emDolares, emReais };
}

const FONTE = 'DL 288/1967, art. 7º';
