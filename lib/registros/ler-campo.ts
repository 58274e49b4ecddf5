import { z } from 'zod';
import type { SobreOCampo } from './sobre-o-campo.ts';

export interface CampoLido {
  /** The schema without its wrappers: nullable, default, preprocess. */
  esquema: z.core.$ZodTypes;
  sobre: SobreOCampo;
  /** The field may be null or absent. */
  anulavel: boolean;
  /** The value of an absent field; undefined when the schema has no default. */
  padrao?: unknown;
}

export type Forma = Readonly<Record<string, z.core.$ZodType>>;

/** Unwraps a schema and merges the `.meta()` of each layer; an outer layer wins. */
export function lerCampo(esquema: z.core.$ZodType): CampoLido {
  const { def } = (esquema as z.core.$ZodTypes)._zod;
  const sobre: SobreOCampo = z.globalRegistry.get(esquema) ?? {};
  const dentro = (interno: z.core.$ZodType, mais: Partial<CampoLido> = {}): CampoLido => {
    const lido = lerCampo(interno);
    return { ...lido, ...mais, sobre: { ...lido.sobre, ...sobre } };
  };
  switch (def.type) {
    case 'nullable':
    case 'optional':
      return dentro(def.innerType, { anulavel: true });
    case 'default':
    case 'prefault':
      return dentro(def.innerType, { padrao: def.defaultValue });
    case 'pipe':
      return dentro((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in);
    default:
      return { esquema: esquema as z.core.$ZodTypes, sobre, anulavel: false };
  }
}

/** The fields of an object schema; undefined for any other kind. */
export function formaDe({ esquema }: CampoLido): Forma | undefined {
  return esquema._zod.def.type === 'object' ? esquema._zod.def.shape : undefined;
}

/** The element of a list; undefined for any other kind. */
export function elementoDe({ esquema }: CampoLido): z.core.$ZodType | undefined {
  return esquema._zod.def.type === 'array' ? esquema._zod.def.element : undefined;
}

/** Whether a record must have the field: the schema gives no value to an absent field. */
export function temDeVir({ anulavel, padrao }: CampoLido): boolean {
  return !anulavel && padrao === undefined;
}

/** Whether the form requires the field. A form may require a field that has a default. */
export function ehObrigatorio(campo: CampoLido): boolean {
  return campo.sobre.obrigatorio ?? temDeVir(campo);
}

export function ehDia({ esquema }: CampoLido): boolean {
  return (esquema as { format?: string | null }).format === 'date';
}

/** The names of the codes of an enumeration, in its order; a code without a name stands for itself. */
export function nomesDasOpcoes({ esquema, sobre }: CampoLido): Readonly<Record<string, string>> {
  const codigos = (esquema as z.ZodEnum).options.map(String);
  return Object.fromEntries(codigos.map((codigo) => [codigo, sobre.opcoes?.[codigo] ?? codigo]));
}

/** The value at a dotted path of a record; undefined where the path ends early. */
export function valorEm(registro: unknown, caminho: string): unknown {
  return caminho
    .split('.')
    .reduce<unknown>((parte, nome) => (parte as Record<string, unknown> | null | undefined)?.[nome], registro);
}

/** The fields of a record that a person fills in one by one, with their path: `endereco.cidade`, `pais.codigo`. */
export function* folhasDe(forma: Forma, antes = ''): Generator<[caminho: string, campo: CampoLido]> {
  for (const [nome, esquema] of Object.entries(forma)) {
    const campo = lerCampo(esquema);
    const { busca } = campo.sobre;
    const partes = formaDe(campo);
    if (busca && partes) yield [`${antes}${nome}.${busca.guarda}`, campo];
    else if (partes) yield* folhasDe(partes, `${antes}${nome}.`);
    else yield [`${antes}${nome}`, campo];
  }
}
