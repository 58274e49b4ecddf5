import { z } from 'zod';
import { id, mes } from '#lib/registros/primitivos.ts';

/** A page of more rows would be slow to draw. */
const TAMANHO_MAXIMO_NA_TELA = 100;

/** The list is opened on purpose without a saved view. */
export const NENHUMA_VISAO = 'nenhuma';

/** The part of a list's address that all lists share; each list adds its own filters. */
export interface BuscaDeLista {
  pagina: number;
  tamanho: number;
  ordem: string;
  q: string;
  /** Id of the saved view. */
  visao?: string | undefined;
  dialogo?: string | undefined;
  /** How the result is shown, in a list that offers more than rows. */
  modo?: string | undefined;
  /** The month of a calendar: `2026-11`. */
  mes?: string | undefined;
}

type Busca<Consulta, Dialogo, Modo> = Consulta & {
  visao?: string | undefined;
  dialogo?: Dialogo | undefined;
  modo?: Modo | undefined;
  mes?: string | undefined;
};

/**
 * The search parameters of a list's address, derived from the query of its API. A broken parameter falls back to its default and
 * never raises an error. The router parses digits as a number and `true` as a boolean; this schema turns them back into text.
 */
export function buscaDeLista<
  Forma extends z.ZodRawShape,
  const Dialogo extends string = never,
  const Modo extends string = never,
>(
  consulta: z.ZodObject<Forma>,
  dialogos: readonly Dialogo[] = [],
  modos: readonly Modo[] = [],
): z.ZodType<
  Busca<z.output<z.ZodObject<Forma>>, Dialogo, Modo>,
  Partial<Busca<z.output<z.ZodObject<Forma>>, Dialogo, Modo>>
> {
  const campos = Object.entries({ ...consulta.shape, tamanho: naTela(consulta.shape.tamanho) }).map(
    ([campo, esquema]) => [campo, tolerante(esquema as z.ZodType)] as const,
  );
  const completa = z.object({
    ...Object.fromEntries(campos),
    visao: tolerante(z.union([id, z.literal(NENHUMA_VISAO)]).optional()),
    dialogo: umDeles(dialogos),
    modo: umDeles(modos),
    ...((modos as readonly string[]).includes('calendario') && { mes: tolerante(mes.optional()) }),
  });
  return completa as unknown as ReturnType<typeof buscaDeLista<Forma, Dialogo, Modo>>;
}

/** The default values, which the address leaves out. */
export function buscaPadrao<Forma extends z.ZodRawShape>(
  consulta: z.ZodObject<Forma>,
): Partial<z.output<z.ZodObject<Forma>>> & Omit<BuscaDeLista, 'visao' | 'dialogo' | 'modo'> {
  const padrao = Object.entries(consulta.parse({})).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries(padrao) as ReturnType<typeof buscaPadrao<Forma>>;
}

function umDeles(nomes: readonly string[]): z.ZodType {
  return tolerante(
    z
      .string()
      .refine((nome) => nomes.includes(nome))
      .optional(),
  );
}

function naTela(tamanho: unknown): z.ZodType {
  return (tamanho as z.ZodType).refine((quantas) => Number(quantas) <= TAMANHO_MAXIMO_NA_TELA);
}

function tolerante(esquema: z.ZodType): z.ZodType {
  const padrao = esquema.safeParse(undefined).data;
  const emTexto = (valor: unknown) => (typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : valor);
  return z.preprocess(emTexto, esquema).catch(padrao);
}
