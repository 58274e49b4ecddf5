import { invalidData } from '#server/platform/refusals.ts';

/** Refuses a file, with the sentence at its part. */
export function refuseSheet(porque: string): never {
  refuseWithSentence(`A planilha não foi lida: ${porque}`);
}

/** The same with the whole sentence, for the thread. */
export function refuseWithSentence(frase: string): never {
  throw invalidData(frase, { file: frase });
}
