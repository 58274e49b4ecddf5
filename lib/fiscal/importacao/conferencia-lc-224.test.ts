import type { TributoDeclarado } from '#lib/domain/aduana/declaracao-importacao.ts';
import { conferirDi } from './conferencias-di.ts';
import { adicaoDeTeste, declaracaoDeTeste, tributoDeTeste } from './testing/declaracao-de-teste.ts';

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
