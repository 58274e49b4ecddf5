import { zipSync } from 'fflate';

/** A kilobyte that expands into gigabytes. */
export const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a0 "ha">${Array.from(
  { length: 12 },
  (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`,
).join('')}]><l>&a12;</l>`;

/** Puts a file of this machine into the text of an element. */
export const XXE = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><d>&x;</d>';

/** The same attack through a DTD on another server. */
export const PARAMETER_ENTITY =
  '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY % fora SYSTEM "http://127.0.0.1:9/fora.dtd">%fora;]><d>&y;</d>';

export const TOO_DEEP = `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}`;

/** Twenty megabytes of blanks in twenty kilobytes. */
export function zipBomb(nome: string): Uint8Array {
  return zipSync({ [nome]: new Uint8Array(20 * 1024 * 1024).fill(0x20) }, { level: 9 });
}
