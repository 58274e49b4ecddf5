import type { Leiaute } from './leiaute.ts';

/**
 * Name of the download, `conferencia-dcr-e-PRODUTO-1.txt`: it says that this is no file to be transmitted. Of `qual` only letters,
 * digits and hyphens stay.
 */
export function nomeDoArquivoDeConferencia({ nome }: Leiaute, qual: string): string {
  const limpo = qual
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
  return ['conferencia', nome.toLowerCase(), limpo].filter(Boolean).join('-').concat('.txt');
}
