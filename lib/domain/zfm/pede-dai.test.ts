import { URFS_DA_SECEX } from '#lib/domain/cadastros/urfs-da-secex.ts';
import { pedeDai, URF_DO_AMAZONAS } from './pede-dai.ts';

test.each([
  ['0917800', '0917800', 'SEM_DAI', false],
  ['0917800', null, null, false],
  ['0227600', '0227600', 'SEM_DAI', true],
  ['0227700', '0817800', 'SEM_DAI', true],
  ['0817800', '0227600', 'SEM_DAI', true],
  [null, '0917800', 'SEM_DAI', true],
  [null, null, null, true],
  ['0917800', '0917800', 'EM_ELABORACAO', true],
  ['0917800', '0917800', 'REJEITADA', true],
] as const)(
  'cleared at %s, entered at %s, with the DAI %s: asked for is %s',
  (urfDespacho, urfEntrada, situacaoDai, pede) => {
    expect(pedeDai({ urfDespacho, urfEntrada, situacaoDai })).toBe(pede);
  },
);

test('the units of Amazonas are those that begin with 022', () => {
  const daqui = URFS_DA_SECEX.filter(([codigo]) => codigo.startsWith(URF_DO_AMAZONAS)).map(([, nome]) => nome);
  expect(daqui).toEqual(['DRF MANAUS', 'ITACOATIARA', 'PORTO DE MANAUS', 'TABATINGA', 'AEROPORTO EDUARDO GOMES']);
});
