import { regimePorExtenso } from './regime-tributario.ts';

test.each([
  ['ISENCAO', 'Isenção'],
  ['SUSPENSÃO', 'Suspensão'],
  ['RECOLHIMENTO INTEGRAL', 'Recolhimento integral'],
  ['NAO INCIDENCIA', 'Não incidência'],
  ['NAO_INCIDENCIA', 'Não incidência'],
])('a declared regime %s is read as %s', (declarado, porExtenso) => {
  expect(regimePorExtenso(declarado)).toBe(porExtenso);
});

test('a regime that is not of the table stands as declared', () => {
  expect(regimePorExtenso('TRIBUTACAO SIMPLIFICADA')).toBe('TRIBUTACAO SIMPLIFICADA');
});
