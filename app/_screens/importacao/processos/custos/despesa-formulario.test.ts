import { integraBaseIcmsUsual, TIPOS_DESPESA } from '#lib/domain/aduana/processo/despesa.ts';
import { despesaEmBranco } from './despesa-formulario.ts';

test('a new expense begins with AFRMM, in the base of the ICMS', () => {
  expect(despesaEmBranco('p1')).toMatchObject({ tipo: 'AFRMM', base: 'PESO', integraBaseIcms: true });
});

test('AFRMM and capatazia alone are usually in it (LC 87/1996, art. 13, V, e)', () => {
  expect(TIPOS_DESPESA.filter(integraBaseIcmsUsual)).toEqual(['AFRMM', 'CAPATAZIA']);
});
