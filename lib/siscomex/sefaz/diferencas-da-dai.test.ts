import fc from 'fast-check';
import {
  adicaoDaDai,
  daiDeTeste,
  daisArbitrarias,
  FOLHAS_DO_LEIAUTE,
  itemDaDai,
} from '#lib/siscomex/testing/dai-de-teste.ts';
import { daiDoRegistro, escreverDai } from './dai-registro.ts';
import { lerDie } from './dai-xml.ts';
import { diferencasDaDai } from './diferencas-da-dai.ts';

test('a value is told by its place and in words', () => {
  const depois = daiDeTeste({
    taxaDolar: null,
    adicoes: [
      adicaoDaDai({ icms: '12.34' }),
      adicaoDaDai({ numero: '002', itens: [itemDaDai({ quantidade: '9.00000', unidade: null })] }),
    ],
  });
  expect(diferencasDaDai(daiDeTeste(), depois)).toEqual([
    { caminho: 'vlTaxaDolar', nome: 'Taxa do dólar', antes: '5.3417', depois: null },
    { caminho: 'adicao.001.vlIcms', nome: 'Adição 001 › ICMS a recolher', antes: '0.00', depois: '12.34' },
    {
      caminho: 'adicao.002.itemAdicao.1.qtdItem',
      nome: 'Adição 002 › Item 1 › Quantidade',
      antes: '10.00000',
      depois: '9.00000',
    },
    {
      caminho: 'adicao.002.itemAdicao.1.unidadeMedida',
      nome: 'Adição 002 › Item 1 › Unidade',
      antes: 'PECA',
      depois: null,
    },
  ]);
});

test('adições and items are matched by their numbers, whatever their order', () => {
  const itens = [itemDaDai(), itemDaDai({ numero: 2, descricao: 'OUTRA' })];
  const dai = daiDeTeste({ adicoes: [adicaoDaDai({ itens }), adicaoDaDai({ numero: '010' })] });
  const virada = daiDeTeste({
    adicoes: [adicaoDaDai({ numero: '010' }), adicaoDaDai({ itens: itens.toReversed() })],
  });
  expect(diferencasDaDai(dai, virada)).toEqual([]);
});

test('one that comes or goes is one line', () => {
  const depois = daiDeTeste({
    adicoes: [
      adicaoDaDai({ itens: [itemDaDai(), itemDaDai({ numero: 2, descricao: 'NOVA' })] }),
      adicaoDaDai({ numero: '010', codigoTributacao: null, fob: '1234.5' }),
    ],
  });
  expect(diferencasDaDai(daiDeTeste(), depois)).toEqual([
    {
      caminho: 'adicao.001.itemAdicao.2',
      nome: 'Adição 001 › Item 2',
      antes: null,
      depois: 'NCM 85177900, NOVA',
    },
    { caminho: 'adicao.002', nome: 'Adição 002', antes: 'código A001, FOB de R$ 500,00', depois: null },
    {
      caminho: 'adicao.010',
      nome: 'Adição 010',
      antes: null,
      depois: 'sem código de tributação, FOB de R$ 1.234,50',
    },
  ]);
});

test.each([
  ['500.00', '500', 0],
  ['500.00', '0500.000', 0],
  ['500.00', '500.01', 1],
  ['500.00', '', 1],
  ['x', '500.00', 1],
])('an amount of %p and one of %p differ in %i lines', (antes, depois, quantas) => {
  const com = (fob: string) => daiDeTeste({ fob });
  expect(diferencasDaDai(com(antes), com(depois))).toHaveLength(quantas);
});

test('a code is no number: its zeros count', () => {
  const [diferenca] = diferencasDaDai(daiDeTeste({ recinto: '0201101' }), daiDeTeste({ recinto: '201101' }));
  expect(diferenca).toMatchObject({ nome: 'Recinto aduaneiro', antes: '0201101', depois: '201101' });
});

test('any DAI is like itself, and like itself from its file', () => {
  fc.assert(
    fc.property(daisArbitrarias(FOLHAS_DO_LEIAUTE), (dai) => {
      const lida = daiDoRegistro(lerDie('declaracao', new TextEncoder().encode(escreverDai(dai, { comAviso: true }))));
      expect(diferencasDaDai(dai, dai)).toEqual([]);
      expect(diferencasDaDai(dai, lida)).toEqual([]);
    }),
  );
});
