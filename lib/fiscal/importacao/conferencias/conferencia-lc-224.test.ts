import type { TributoDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { avisoDaLc224 } from './conferencia-lc-224.ts';
import { conferirDi } from './conferencias-di.ts';

const com = (nome: string): TributoDeclarado => ({ ...tributoDeTeste('0.00'), regime: { codigo: '4', nome } });
const avisos = (dataRegistro: string, nome: string, tipo = '01') =>
  conferirDi(
    declaracaoDeTeste({
      dataRegistro,
      tipoDeclaracao: { codigo: tipo, nome: null },
      adicoes: [
        adicaoDeTeste({ tributos: { ii: com(nome), ipi: tributoDeTeste('0.00'), pis: com(nome), cofins: com(nome) } }),
      ],
    }),
  ).flatMap(({ codigo, nivel }) => (codigo.startsWith('LC224_') ? `${codigo} ${nivel}` : []));

test.each([
  ['2025-12-31', 'REDUCAO', []],
  ['2026-01-01', 'REDUCAO', ['LC224_II aviso']],
  ['2026-03-31', 'ISENCAO', ['LC224_II aviso']],
  ['2026-04-01', 'ISENCAO', ['LC224_II aviso', 'LC224_PIS aviso', 'LC224_COFINS aviso']],
  ['2026-04-01', 'RECOLHIMENTO INTEGRAL', []],
  ['2026-04-01', 'SUSPENSAO', []],
])('a declaration of %s with %s has the notices %j', (dia, regime, esperados) => {
  expect(avisos(dia, regime)).toEqual(esperados);
});

test('the Zona Franca is outside (LC 224/2025, art. 4º, § 8º)', () => {
  expect(avisos('2026-04-01', 'ISENCAO', '06')).toEqual([]);
});

describe('A forecast', () => {
  const INTEGRAL = { regime: 'INTEGRAL', aliquota: '10' } as const;
  const adicao = (numero: string, regime: 'ISENCAO' | 'REDUCAO' | 'SUSPENSAO') => ({
    numero,
    ncm: '85423190',
    moeda: 'USD',
    pesoLiquido: '1',
    itens: [],
    acrescimos: [],
    deducoes: [],
    tributos: { ii: { regime, aliquota: '10' }, ipi: INTEGRAL, pis: INTEGRAL, cofins: { regime, aliquota: '9.65' } },
  });
  const de = (dataRegistro: string, ...adicoes: ReturnType<typeof adicao>[]) =>
    avisoDaLc224({ dataRegistro, adicoes })?.split('. ')[0] ?? null;

  test('names the taxes and the adições whose benefit may be one of the law', () => {
    const adicoes = [adicao('001', 'ISENCAO'), adicao('002', 'SUSPENSAO'), adicao('003', 'REDUCAO')];
    expect(de('2026-04-01', ...adicoes)).toBe(
      'Com isenção ou redução: II das adições 001, 003; COFINS das adições 001, 003',
    );
    expect(de('2026-03-31', ...adicoes)).toBe('Com isenção ou redução: II das adições 001, 003');
    expect(de('2025-12-31', ...adicoes)).toBeNull();
  });

  test('has no notice under suspension, as goods enter the Zona Franca', () => {
    expect(de('2026-04-01', adicao('001', 'SUSPENSAO'))).toBeNull();
  });
});
