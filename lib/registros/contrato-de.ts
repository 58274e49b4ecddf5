import { z } from 'zod';
import { type Comparacoes, entreVariosCampos } from './entre-campos.ts';
import { ehDia, lerCampo } from './ler-campo.ts';
import { dataLida, id, instante } from './primitivos.ts';
import { opcional } from './tipos.ts';

/** Fields that every record of a cadastro answers besides its own. */
export const registroLido = {
  id,
  /** Increases with each change; 0 for a record shipped with Cais. */
  versao: z.number().int(),
  /** Moment of the last change and name of its author; null for a record shipped with Cais. */
  alteradoEm: instante.nullable(),
  alteradoPor: z.string().nullable(),
  excluidoEm: instante.nullable(),
};

/** A change names the version of the record that the person saw. */
export const identidade = { id, versao: z.number().int().min(1) };

/** The schema of a new record: its fields, and nothing else. */
type Novo<F extends z.core.$ZodShape> = z.ZodObject<z.core.util.Writeable<F>, z.core.$strict>;

interface SobreOContrato<F extends z.core.$ZodShape, L, Campos extends readonly (keyof z.output<Novo<F>> & string)[]> {
  /** Fields that an answer says otherwise than a request, or besides. A day is read whatever its year. */
  lido?: L;
  /** Rules between fields. */
  coerencia?: readonly [...Comparacoes<Novo<F>, Campos>];
  /** Last of all: what follows from the fields themselves. */
  arrumar?: (campos: z.output<Novo<F>>) => z.output<Novo<F>>;
}

/** The schemas of a record on the wire, from its fields: a new one, a change, and the record as it is read. */
export function contratoDe<
  F extends z.core.$ZodShape,
  const L extends z.core.$ZodShape = Record<never, never>,
  Campos extends readonly (keyof z.output<Novo<F>> & string)[] = [],
>(forma: F, { lido, coerencia, arrumar }: SobreOContrato<F, L, Campos> = {}) {
  const campos = z.strictObject(forma);
  const coerentes = coerencia ? entreVariosCampos(campos, ...coerencia) : campos;
  const novo = arrumar ? coerentes.overwrite(arrumar) : coerentes;
  return {
    forma,
    novo,
    edicao: z
      .strictObject(identidade)
      .extend(forma)
      // The rules look at fields of `novo`, all of which a change has too.
      .check(...((novo._zod.def.checks ?? []) as z.core.$ZodCheck<unknown>[])),
    lido: z
      .object(registroLido)
      .extend(comDiasLidos(forma))
      .extend(lido ?? ({} as L)),
  };
}

/** Stored data may have days that a form no longer accepts. */
function comDiasLidos<F extends z.core.$ZodShape>(forma: F): F {
  const lidos = Object.entries(forma).map(([nome, esquema]) => {
    const campo = lerCampo(esquema);
    if (!ehDia(campo)) return [nome, esquema];
    return [nome, campo.anulavel ? opcional(dataLida) : dataLida];
  });
  return Object.fromEntries(lidos) as F;
}
