import { formatarTamanho } from './tamanho.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1,0 kB'],
  [14_250, '14,3 kB'],
  [3_100_000, '3,1 MB'],
  [33_554_432, '33,6 MB'],
])('%i bytes are %s', (bytes, escrito) => {
  expect(formatarTamanho(bytes)).toBe(escrito);
});
