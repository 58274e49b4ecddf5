import { formatarDecimal } from './decimal.ts';

/** Formats a size in bytes: `532 bytes`, `14,2 kB`, `3,1 MB`. */
export function formatarTamanho(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const [divisor, unidade] = bytes < 1_000_000 ? [1_000, 'kB'] : [1_000_000, 'MB'];
  return `${formatarDecimal(String(bytes / divisor), 1)} ${unidade}`;
}
