import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';

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
  /** How the result is shown, where there is another way than rows. */
  modo?: string | undefined;
}

type Busca<Consulta, Dialogo, Modo> = Consulta & {
  visao?: string | undefined;
  dialogo?: Dialogo | undefined;
  modo?: Modo | undefined;
};

/**
 * The address of a list, derived from what its API takes: the same fields, and a broken one shows the default, never an error.
 * The router reads digits as a number and `true` as a boolean; here they are text again.
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
  });
  return completa as unknown as ReturnType<typeof buscaDeLista<Forma, Dialogo, Modo>>;
}

/** What need not stand in the address. */
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
