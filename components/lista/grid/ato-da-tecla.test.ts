import { atoDaTecla } from './ato-da-tecla.ts';

const CELULA = { ordenavel: false, temAcao: false, espiando: false, temTextoEscolhido: false };
const CABECA = { ...CELULA, ordenavel: true };
const LINK = { ...CELULA, temAcao: true };
const ESPIADA = { ...CELULA, espiando: true };
const COM_TEXTO = { ...CELULA, temTextoEscolhido: true };

function tecla(escrita: string) {
  const partes = escrita.split('+');
  return {
    key: partes.at(-1) ?? '',
    shiftKey: partes.includes('Shift'),
    ctrlKey: partes.includes('Ctrl'),
    metaKey: partes.includes('Meta'),
  };
}

test.each([
  ['Enter', CELULA, 'abrir'],
  ['Ctrl+Enter', CELULA, 'abrir'],
  ['Enter', CABECA, 'ordenar'],
  ['Enter', LINK, null],
  [' ', CELULA, 'espiar'],
  [' ', ESPIADA, 'espiar'],
  [' ', LINK, null],
  ['Shift+ ', CELULA, 'escolher'],
  ['Shift+ ', LINK, 'escolher'],
  ['Escape', ESPIADA, 'deixar de espiar'],
  ['Escape', CELULA, null],
  ['F2', CELULA, 'editar'],
  ['Ctrl+a', CELULA, 'escolher todas'],
  ['Meta+A', CELULA, 'escolher todas'],
  ['a', CELULA, null],
  ['Ctrl+c', CELULA, 'copiar'],
  ['Ctrl+c', COM_TEXTO, null],
  ['c', CELULA, null],
  ['x', CELULA, null],
] as const)('%s, in %j: %s', (escrita, lugar, ato) => {
  expect(atoDaTecla(tecla(escrita), lugar)).toBe(ato);
});
