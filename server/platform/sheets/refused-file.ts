import { dadosInvalidos } from '#server/platform/refusals.ts';

/** Refuses a file, with the sentence at its part. */
export function recusarPlanilha(porque: string): never {
  recusarComFrase(`A planilha não foi lida: ${porque}`);
}

/** The same with the whole sentence, for the thread. */
export function recusarComFrase(frase: string): never {
  throw dadosInvalidos(frase, { file: frase });
}
