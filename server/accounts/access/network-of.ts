import { isIPv6 } from 'node:net';

/**
 * Returns whom an address counts as: an IPv4 itself, of an IPv6 its /64, which one line of the internet has for itself. Without that,
 * one machine would have 2^64 addresses to guess from.
 */
export function networkOf(endereco: string): string {
  const limpo = endereco.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(limpo)) return limpo;
  const [inicio = '', fim] = limpo.toLowerCase().split('::');
  const antes = inicio.split(':').filter(Boolean);
  const depois = (fim ?? '').split(':').filter(Boolean);
  const meio = fim === undefined ? [] : Array.from({ length: 8 - antes.length - depois.length }, () => '0');
  const grupos = [...antes, ...meio, ...depois].slice(0, 4);
  return `${grupos.map((grupo) => Number.parseInt(grupo, 16).toString(16)).join(':')}::/64`;
}
