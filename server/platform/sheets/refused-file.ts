import { dadosInvalidos } from '#server/platform/refusals.ts';

/** Why a file is not taken, said at the part it came in. */
export function recusarPlanilha(porque: string): never {
  recusarComFrase(`A planilha não foi lida: ${porque}`);
}

/** The same with the whole sentence, as another thread has it. */
export function recusarComFrase(frase: string): never {
  throw dadosInvalidos(frase, { file: frase });
}
