/** The head of a company's chain at some time. Kept outside of the database it proves later that nothing before it was taken away. */
export interface Selo {
  empresaId: string;
  ordem: number;
  hash: string;
}

export const seloPorExtenso = ({ empresaId, ordem, hash }: Selo): string => `cais-selo:${empresaId}:${ordem}:${hash}`;

/** The seals in a text, whatever stands between them: a printed audit is one. */
export function selosNoTexto(texto: string): Selo[] {
  return Array.from(texto.matchAll(SELO), ([, empresaId = '', ordem = '', hash = '']) => ({
    empresaId,
    ordem: Number(ordem),
    hash,
  }));
}

const SELO = /cais-selo:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}):(\d+):([\da-f]{64})/g;
