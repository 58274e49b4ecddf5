import { dadosInvalidos } from '#server/erros.ts';

/** Why a file is not taken, said at the part it came in. */
export function recusarPlanilha(porque: string): never {
  const frase = `A planilha não foi lida: ${porque}`;
  throw dadosInvalidos(frase, { file: frase });
}
