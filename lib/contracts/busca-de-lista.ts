import { z } from 'zod';
import { id } from './primitivos.ts';

/** As many rows as the community grid shows at once. */
const TAMANHO_MAXIMO_NA_TELA = 100;

/** A list opened on purpose without any saved view. */
export const NENHUMA_VISAO = 'nenhuma';

/** What every list's address says, besides its own filters. */
export interface BuscaDeLista {
  pagina: number;
  tamanho: number;
  ordem: string;
  q: string;
  /** The chosen saved view. */
  visao?: string | undefined;
  /** The open dialog. */
  dialogo?: string | undefined;
}

type Busca<Consulta, Dialogo> = Consulta & { visao?: string | undefined; dialogo?: Dialogo | undefined };

/**
 * The address of a list, derived from what its API takes: the same fields, and a broken one shows the default, never an error.
 * The router reads a filter of digits as a number, and `true` as a boolean; here they are text again.
 */
export function buscaDeLista<Forma extends z.ZodRawShape, const Dialogo extends string = never>(
  consulta: z.ZodObject<Forma>,
  dialogos: readonly Dialogo[] = [],
): z.ZodType<Busca<z.output<z.ZodObject<Forma>>, Dialogo>, Partial<Busca<z.output<z.ZodObject<Forma>>, Dialogo>>> {
  const campos = Object.entries({ ...consulta.shape, tamanho: naTela(consulta.shape.tamanho) }).map(
    ([campo, esquema]) => [campo, tolerante(esquema as z.ZodType)] as const,
  );
  const completa = z.object({
    ...Object.fromEntries(campos),
    visao: tolerante(z.union([id, z.literal(NENHUMA_VISAO)]).optional()),
    dialogo: tolerante(
      z
        .string()
        .refine((nome) => dialogos.includes(nome as Dialogo))
        .optional(),
    ),
  });
  return completa as unknown as ReturnType<typeof buscaDeLista<Forma, Dialogo>>;
}

/** What need not stand in the address. */
export function buscaPadrao<Forma extends z.ZodRawShape>(
  consulta: z.ZodObject<Forma>,
): Partial<z.output<z.ZodObject<Forma>>> & Omit<BuscaDeLista, 'visao' | 'dialogo'> {
  const padrao = Object.entries(consulta.parse({})).filter(([, valor]) => valor !== undefined);
  return Object.fromEntries(padrao) as ReturnType<typeof buscaPadrao<Forma>>;
}

function naTela(tamanho: unknown): z.ZodType {
  return (tamanho as z.ZodType).refine((quantas) => Number(quantas) <= TAMANHO_MAXIMO_NA_TELA);
}

function tolerante(esquema: z.ZodType): z.ZodType {
  const padrao = esquema.safeParse(undefined).data;
  const comoTexto = (valor: unknown) =>
    typeof valor === 'number' || typeof valor === 'boolean' ? String(valor) : valor;
  return z.preprocess(comoTexto, esquema).catch(padrao);
}
