import { z } from 'zod';

type SomasConhecidas<Soma extends z.ZodRawShape> = Soma & {
  [Campo in keyof Soma & string as `${Campo}Conhecidas`]: z.ZodOptional<z.ZodString>;
};

const quantas = z.string().regex(/^\d+$/).optional();

/** Sums of a list, each with the number of rows whose value is known in `<campo>Conhecidas`: the others do not know it. */
export function somasConhecidas<Soma extends z.ZodRawShape>(somas: Soma): SomasConhecidas<Soma> {
  const contagens = Object.keys(somas).map((campo) => [`${campo}Conhecidas`, quantas]);
  return { ...somas, ...Object.fromEntries(contagens) };
}
