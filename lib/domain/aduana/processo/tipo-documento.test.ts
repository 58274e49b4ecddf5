import { midiaVisivel } from './tipo-documento.ts';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\n\0\0WEBPVP8 ', 'image/webp'],
  ['<html><script>', null],
  ['<svg xmlns=', null],
  [' %PDF-1.7', null],
  ['', null],
])('what begins with %j is shown as %s', (inicio, midia) => {
  expect(midiaVisivel(bytes(inicio))).toBe(midia);
});
