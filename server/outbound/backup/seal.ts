/** The head of a company's chain at some time. Kept outside the database, a seal later proves that nothing before it was removed. */
export interface Seal {
  empresaId: string;
  ordem: number;
  hash: string;
}

export const sealText = ({ empresaId, ordem, hash }: Seal): string => `cais-selo:${empresaId}:${ordem}:${hash}`;

/** Finds the seals in any text, for example in a printed audit. */
export function sealsInText(texto: string): Seal[] {
  return Array.from(texto.matchAll(SELO), ([, empresaId = '', ordem = '', hash = '']) => ({
    empresaId,
    ordem: Number(ordem),
    hash,
  }));
}

const SELO = /cais-selo:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d+):([\da-f]{64})/g;
