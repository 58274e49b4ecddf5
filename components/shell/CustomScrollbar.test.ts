import { usaBarrasProprias } from './CustomScrollbar.tsx';
import { passoDaTecla } from './passo-da-tecla.ts';

test.each([
  ['Linux x86_64', true, true],
  ['Win32', true, true],
  ['Win32', false, false],
  ['MacIntel', true, false],
  ['macarm', true, false],
  ['iPad', true, false],
  ['IPAD', true, false],
])('own bars on %s, wide: %p → %p', (platform, larga, esperado) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  window.matchMedia = jest.fn(
    (consulta) => ({ matches: larga && consulta === '(min-width: 960px)' }) as MediaQueryList,
  );
  expect(usaBarrasProprias()).toBe(esperado);
});

const tecla = (key: string, extra = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...extra,
});
const caixa = { clientHeight: 500, scrollHeight: 3000 };

test.each([
  [tecla('ArrowDown'), { top: 30, left: 0 }],
  [tecla('ArrowUp'), { top: -30, left: 0 }],
  [tecla('ArrowRight'), { top: 0, left: 30 }],
  [tecla('ArrowLeft'), { top: 0, left: -30 }],
  [tecla('PageDown'), { top: 500, left: 0 }],
  [tecla(' ', { shiftKey: true }), { top: -500, left: 0 }],
  [tecla('End'), { top: 3000, left: 0 }],
  [tecla('a'), null],
  [tecla('ArrowLeft', { altKey: true }), null],
])('%o → %o', (qual, passo) => {
  expect(passoDaTecla(qual, caixa)).toEqual(passo);
});
