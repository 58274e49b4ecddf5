import type { Leiaute } from './leiaute.ts';

/**
 * Builds the name of the download, `conferencia-dcr-e-PRODUTO-1.txt`, which shows that the file is not for transmission. Only
 * letters, digits and hyphens of `qual` remain.
 */
export function nomeDoArquivoDeConferencia({ nome }: Leiaute, qual: string): string {
  const limpo = qual
    .normalize('NFD')
    .replace(/[^A-Za-z0-9-]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
  return ['conferencia', nome.toLowerCase(), limpo].filter(Boolean).join('-').concat('.txt');
}
