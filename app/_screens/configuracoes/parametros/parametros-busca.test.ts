import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { ATO, parametrosBusca } from './parametros-busca.ts';

test('the address that a line of Meu dia leads to opens its act, and no other', () => {
  for (const { codigo } of ATOS_DO_CALENDARIO) {
    expect(parametrosBusca.parse({ dialogo: `${ATO}${codigo}` }).dialogo).toBe(`${ATO}${codigo}`);
  }
  expect(parametrosBusca.parse({ dialogo: 'ato-QUE_NAO_HA' }).dialogo).toBeUndefined();
});
