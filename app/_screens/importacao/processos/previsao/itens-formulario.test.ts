import { comparacaoDe } from '#components/form/conflict/comparacao-do-formulario.ts';
import { diferencaPorExtenso } from '#components/form/conflict/diferenca-por-extenso.ts';
import { type ItensDoProcesso, itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import { chaveDoPais } from '#lib/domain/cadastros/rotulo-lookup.ts';
import { FORMULARIO_DOS_ITENS } from './itens-formulario.ts';
import { itemDoProcesso, linhaNova } from './itens-linhas.ts';

const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const PECA = {
  id: id(1),
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  unidade: 'UNIDADE',
  incoterm: 'FOB',
  quantidade: '100.00000',
  valorUnitario: '2.5000000',
  moeda: { codigo: '220' },
  adicao: 1,
};
const REGIMES = {
  ii: { regime: 'INTEGRAL', aliquota: '16.00' },
  ipi: { regime: 'INTEGRAL', aliquota: '10.00' },
  pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
  cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
};
const versao = (itens: object[], adicoes: object[] = [{ numero: 1, tributos: REGIMES }]): ItensDoProcesso =>
  itensDoProcessoNovo.parse({ itens, adicoes });
const BASE = versao([PECA]);
const ROTULOS = { [chaveDoPais('249')]: 'Estados Unidos', [chaveDoPais('220')]: 'Outro país', [id(8)]: 'Fábrica Um' };

function ditas(minha: ItensDoProcesso, dela: ItensDoProcesso) {
  const { comparar } = comparacaoDe(FORMULARIO_DOS_ITENS);
  return comparar({ base: BASE, minha, dela }).diferencas.map((diferenca) => {
    const dita = diferencaPorExtenso(diferenca, { campos: FORMULARIO_DOS_ITENS.campos, rotulos: ROTULOS });
    const { quem, base, minha: uma, dela: outra } = diferenca;
    return dita && `${quem} ${dita.rotulo}: ${[base, uma, outra].map(dita.escrever).join(' | ')}`;
  });
}

test('what two people changed in the items is told as the grid tells it', () => {
  const minha = versao([{ ...PECA, quantidade: '120', moeda: { codigo: '978' }, fabricante: { id: id(8) } }]);
  const dela = versao([{ ...PECA, quantidade: '90.00000', paisOrigem: { codigo: '249' } }]);
  expect(ditas(minha, dela)).toEqual([
    'ambas Itens, linha 1 (FX-1): Quantidade: 100,00 | 120,00 | 90,00',
    'eu Itens, linha 1 (FX-1): Moeda: USD | EUR | USD',
    'eu Itens, linha 1 (FX-1): Fabricante: — | Fábrica Um | —',
    'outra Itens, linha 1 (FX-1): País de origem: — | — | Estados Unidos',
  ]);
});

test('a rate of a planned adição is told by the number of the adição', () => {
  const comIi = (aliquota: string) =>
    versao([PECA], [{ numero: 1, tributos: { ...REGIMES, ii: { regime: 'INTEGRAL', aliquota } } }]);
  expect(ditas(comIi('14'), comIi('12.00'))).toEqual([
    'ambas Adições previstas, Adição 1: Alíquota do II: 16,00 | 14,00 | 12,00',
  ]);
});

test('the row that the grid offers below the last one is no change, and a row sent twice is one row', () => {
  const nova = { ...PECA, id: null, partNumber: 'NOVA', unidade: 'unidade', quantidade: '3', adicao: 1 };
  const minha = {
    ...BASE,
    itens: [...versao([PECA, nova]).itens, itemDoProcesso(linhaNova(undefined, 'FOB'), {})],
  };
  const dela = versao([PECA, { ...nova, id: id(2), unidade: 'UNIDADE', quantidade: '3.00000' }]);
  expect(ditas(minha, dela)).toEqual([]);
});
