import type { ConteudoDoDcr, ImportadoDoDcr, NacionalDoDcr } from '#lib/domain/zfm/dcr.ts';
import { calcularDocumentoDcr } from './calcular-documento.ts';
import { type Hipotese, supor } from './e-se.ts';

const NOTA = { nf: null, serie: null, cnpj: null, ie: null, dataEmissao: null };
const NACIONAL: NacionalDoDcr = {
  ...NOTA,
  codigo: 'CHICOTE',
  descricao: 'Chicote',
  unidade: 'PECA',
  ncm: '85443000',
  quantidade: '1.0000000',
  moeda: 'USD',
  preco: '30.000000',
};
const MOTOR: ImportadoDoDcr = {
  ...NACIONAL,
  codigo: 'MOTOR',
  documento: 'DI',
  numeroDeclaracao: '2600000123',
  adicao: 1,
  itemDaAdicao: 1,
  preco: '60.000000',
  aliquotaII: '10.00',
  suspensao: 'S',
  reduz: 'S',
};
const DCR: ConteudoDoDcr = {
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '0.00',
  taxaUSD: '5.000000',
  baseCusto: 'CIF',
  nacionais: [NACIONAL],
  subcomponentes: [],
  importados: [MOTOR, { ...MOTOR, codigo: 'CARBURADOR', preco: '10.000000' }],
  salarios: '0.0000',
  encargos: '0.0000',
  maoDeObraMensal: null,
};
const figuras = (hipoteses: Hipotese[]) => {
  const { resultado } = calcularDocumentoDcr(supor(DCR, hipoteses), 'MEIO_PARA_CIMA');
  return resultado && [resultado.CCN, resultado.CCI, resultado.CRA, resultado.iiUnitUSD];
};

describe('A DCR-E supposed otherwise', () => {
  test('without any hypothesis is what it was', () => {
    expect(supor(DCR, [])).toEqual(DCR);
    expect(figuras([])).toEqual(['30.0000000', '70.0000000', '30.00', '4.9000000']);
  });

  test('an imported part that were national: its cost changes sides, and its II is gone', () => {
    const nacional: Hipotese = { tipo: 'NACIONALIZAR', linha: 0, moeda: 'BRL', preco: '300.00' };
    expect(figuras([nacional])).toEqual(['90.0000000', '10.0000000', '90.00', '0.1000000']);
    const { nacionais, importados } = supor(DCR, [nacional]);
    expect(importados.map(({ codigo }) => codigo)).toEqual(['CARBURADOR']);
    expect(nacionais[1]).toEqual({ ...NACIONAL, codigo: 'MOTOR', moeda: 'BRL', preco: '300.00' });
  });

  test('lines are told by their place before any of them left', () => {
    const { nacionais, importados } = supor(DCR, [
      { tipo: 'NACIONALIZAR', linha: 0, moeda: 'USD', preco: '55' },
      { tipo: 'LINHA', grupo: 'importados', linha: 1, preco: '20', aliquotaII: '5.00' },
      { tipo: 'LINHA', grupo: 'nacionais', linha: 0, quantidade: '2' },
    ]);
    expect(importados).toMatchObject([{ codigo: 'CARBURADOR', preco: '20', aliquotaII: '5.00' }]);
    expect(nacionais).toMatchObject([
      { codigo: 'CHICOTE', quantidade: '2' },
      { codigo: 'MOTOR', preco: '55' },
    ]);
  });

  test('another coefficient, and another rate of the dollar', () => {
    expect(figuras([{ tipo: 'COEFICIENTE', tipoCoeficiente: 'FIXO', acrescimo: '5.00' }])?.[2]).toBe('93.00');
    expect(supor(DCR, [{ tipo: 'TAXA', taxaUSD: '6.1' }]).taxaUSD).toBe('6.1');
  });

  test('changes nothing of the one it was asked of, and a line that is not there is none', () => {
    const antes = structuredClone(DCR);
    const suposto = supor(DCR, [
      { tipo: 'LINHA', grupo: 'importados', linha: 9, preco: '1' },
      { tipo: 'NACIONALIZAR', linha: 9, moeda: 'USD', preco: '1' },
    ]);
    expect(suposto).toEqual(antes);
    expect(DCR).toEqual(antes);
  });
});
