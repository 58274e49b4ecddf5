import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { materialReal } from '#lib/testing/material-real.ts';

type Tributos<Valor> = Record<'ii' | 'ipi' | 'pis' | 'cofins', Valor>;

/** What a DUIMP registered on 14/04/2026 declared, published with other numbers and names. */
interface Publicada {
  dataRegistro: string;
  incoterm: Incoterm;
  taxa: Record<string, DecimalTexto>;
  freteReais: DecimalTexto;
  adicoes: {
    numero: string;
    ncm: string;
    pesoLiquido: DecimalTexto;
    valorReais: DecimalTexto;
    freteReais: DecimalTexto;
    valorAduaneiro: DecimalTexto;
    aliquotas: Tributos<DecimalTexto>;
    devido: Tributos<DecimalTexto>;
    itens: { quantidade: DecimalTexto; valorUnitario: DecimalTexto }[];
  }[];
  totais: Tributos<DecimalTexto> & { valorAduaneiro: DecimalTexto };
}

const publicada: Publicada = JSON.parse(materialReal('samples/reais/duimp-2026-04-figuras.json').toString());
const integral = (aliquota: DecimalTexto) => ({ regime: 'INTEGRAL', aliquota }) as const;

const { adicoes } = calcularImportacao({
  tipoDocumento: 'DUIMP',
  dataRegistro: publicada.dataRegistro,
  incoterm: publicada.incoterm,
  taxas: publicada.taxa,
  frete: { moeda: 'BRL', valor: publicada.freteReais },
  adicoes: publicada.adicoes.map(({ numero, ncm, pesoLiquido, aliquotas, itens }) => ({
    numero,
    ncm,
    pesoLiquido,
    moeda: 'USD',
    acrescimos: [],
    deducoes: [],
    itens: itens.map((item) => ({ ...item, pesoLiquido: new Exato(pesoLiquido).div(itens.length).toFixed(5) })),
    tributos: {
      ii: integral(aliquotas.ii),
      ipi: integral(aliquotas.ipi),
      pis: integral(aliquotas.pis),
      cofins: integral(aliquotas.cofins),
    },
  })),
});
const figuras = ({ freteReais, valorAduaneiro, devido }: (typeof adicoes)[number] | Publicada['adicoes'][number]) => [
  freteReais,
  valorAduaneiro,
  devido.ii,
  devido.ipi,
  devido.pis,
  devido.cofins,
];

test('a real DUIMP by air of April 2026 is calculated to the cent', () => {
  expect(adicoes.map(({ cvReais }) => cvReais)).toEqual(publicada.adicoes.map(({ valorReais }) => valorReais));
  const deUmItem = publicada.adicoes.flatMap(({ itens }, i) => (itens.length === 1 ? [i] : []));
  expect(deUmItem).toEqual([0, 2, 3]);
  expect(adicoes.filter((_, i) => deUmItem.includes(i)).map(figuras)).toEqual(
    publicada.adicoes.filter((_, i) => deUmItem.includes(i)).map(figuras),
  );
});

test('its adição of four items, whose weights are not published, is near by the half cent that each may round', () => {
  const [, segunda] = adicoes;
  const [, declarada] = publicada.adicoes;
  if (!segunda || !declarada) throw new Error('the declaration has four adições');
  const diferencas = figuras(segunda).map((valor, i) =>
    new Exato(valor ?? 'NaN').minus(figuras(declarada)[i] ?? 'NaN'),
  );
  const longe = diferencas.filter((diferenca) => !diferenca.abs().lte('0.02'));
  expect(longe).toEqual([]);
});
