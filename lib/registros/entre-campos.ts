import type { z } from 'zod';

/** Collects the refusals of a check. */
export interface Recusas {
  addIssue(problema: { code: 'custom'; path: (string | number)[]; message: string }): void;
}

/**
 * Compares fields of an object, once each compared field is valid by itself. Zod runs a plain `superRefine` also on malformed
 * fields. It also skips the check when any other field is missing, so that a form would show only half of its errors.
 */
export function entreCampos<Esquema extends z.ZodObject, Campo extends keyof z.output<Esquema> & string>(
  esquema: Esquema,
  campos: readonly Campo[],
  conferir: (valor: Pick<z.output<Esquema>, Campo>, recusas: Recusas) => void,
): Esquema {
  const comparados: ReadonlySet<PropertyKey> = new Set(campos);
  return esquema.superRefine(conferir, {
    when: ({ issues }) => issues.every(({ path = [] }) => path[0] !== undefined && !comparados.has(path[0])),
  });
}

/** Several independent comparisons, each of the fields it names. */
export type Comparacoes<Esquema extends z.ZodObject, Campos extends readonly (keyof z.output<Esquema> & string)[]> = {
  [N in keyof Campos]: readonly [
    campos: readonly Campos[N][],
    conferir: (valor: Pick<z.output<Esquema>, Campos[N]>, recusas: Recusas) => void,
  ];
};

/** Adds several independent comparisons: an invalid field holds back only the comparisons that use it. */
export function entreVariosCampos<
  Esquema extends z.ZodObject,
  Campos extends readonly (keyof z.output<Esquema> & string)[],
>(esquema: Esquema, ...comparacoes: Comparacoes<Esquema, Campos>): Esquema {
  return comparacoes.reduce<Esquema>((feito, [campos, conferir]) => entreCampos(feito, campos, conferir), esquema);
}

/** Compares the elements of a list, once each element is valid by itself. */
export function entreElementos<Esquema extends z.ZodArray>(
  esquema: Esquema,
  conferir: (valor: z.output<Esquema>, recusas: Recusas) => void,
): Esquema {
  return esquema.superRefine(conferir, { when: ({ issues }) => issues.length === 0 });
}

/** Bank, branch and account are given together or not at all. */
export function contaInteira(
  { banco, agencia, conta }: Readonly<Record<'banco' | 'agencia' | 'conta', string | null>>,
  { addIssue }: Recusas,
): void {
  const falta = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
  if (!banco && !agencia && !conta) return;
  if (!banco) falta('banco', 'Informe o banco da conta.');
  if (!agencia) falta('agencia', 'Informe a agência da conta.');
  if (!conta) falta('conta', 'Informe a conta.');
}

/** Refuses an end of validity before its first day. */
export function vigenciaEmOrdem(
  { vigenciaInicio, vigenciaFim }: Readonly<Record<'vigenciaInicio' | 'vigenciaFim', string | null>>,
  { addIssue }: Recusas,
): void {
  if (vigenciaInicio === null || vigenciaFim === null || vigenciaInicio <= vigenciaFim) return;
  addIssue({ code: 'custom', path: ['vigenciaFim'], message: 'O fim da vigência é anterior ao início.' });
}
