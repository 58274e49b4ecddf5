import { getMunicipalityByCode } from '@brazilian-utils/brazilian-utils';
import { NOME_LOCAL_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import { EXIGIBILIDADE_PADRAO } from './exigibilidade.ts';
import { localDestino } from './local-destino.ts';

test.each([
  ['1304062', 'Tabatinga', 'AM', 3],
  ['1100106', 'Guajará-Mirim', 'RO', 3],
  ['1400100', 'Boa Vista', 'RR', 3],
  ['1400159', 'Bonfim', 'RR', 3],
  ['1200104', 'Brasiléia', 'AC', 3],
  ['1200252', 'Epitaciolândia', 'AC', 3],
  ['1200203', 'Cruzeiro do Sul', 'AC', 3],
  ['1600303', 'Macapá', 'AP', 4],
  ['1600600', 'Santana', 'AP', 4],
  ['1302603', 'Manaus', 'AM', 'ZFM'],
  ['1303569', 'Rio Preto da Eva', 'AM', 'ZFM'],
  ['1303536', 'Presidente Figueiredo', 'AM', 'ZFM'],
  ['1301902', 'Itacoatiara', 'AM', 1],
  ['1200401', 'Rio Branco', 'AC', 1],
  ['1100205', 'Porto Velho', 'RO', 1],
  ['1400472', 'Rorainópolis', 'RR', 1],
  ['1600501', 'Oiapoque', 'AP', 2],
  ['1501402', 'Belém', 'PA', 2],
  ['3550308', 'São Paulo', 'SP', 2],
] as const)('%s, %s (%s): %s', (municipio, nome, uf, destino) => {
  expect(getMunicipalityByCode(municipio)).toMatchObject({ name: nome, stateCode: uf });
  expect(localDestino(municipio, uf)).toBe(destino);
});

test.each([
  ['1302603', 'SP', 'municipio'],
  ['130260', 'AM', 'municipio'],
  ['', 'AM', 'municipio'],
  ['1302603', 'XX', 'uf'],
  ['1302603', 'toString', 'uf'],
])('"%s" in %s is nowhere: %s', (municipio, uf, campo) => {
  expect(() => localDestino(municipio, uf)).toThrow(expect.objectContaining({ campo }));
});

test('each destination has a name, and PI com PPB an answer of its own', () => {
  expect(Object.keys(NOME_LOCAL_DESTINO)).toEqual(['1', '2', '3', '4']);
  expect(EXIGIBILIDADE_PADRAO.PI_COM_PPB).toEqual({
    1: 'NAO_EXIGIVEL',
    2: 'EXIGIVEL',
    3: 'NAO_EXIGIVEL',
    4: 'EXIGIVEL',
  });
  expect(EXIGIBILIDADE_PADRAO.PE).toEqual({ 1: 'PERGUNTAR', 2: 'EXIGIVEL', 3: 'PERGUNTAR', 4: 'PERGUNTAR' });
});
