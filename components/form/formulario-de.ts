import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { type LinhaApontada, rotuloDoApontado } from '#lib/domain/cadastros/rotulo-lookup.ts';
import { folhasDe, formaDe, lerCampo, valorEm } from '#lib/registros/ler-campo.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import { camposDe } from './fields/campos-de.ts';

type DoRegistro<Valores extends FieldValues, Registro extends Versionado> = Partial<
  DefinicaoDeFormulario<Valores, Registro>
> &
  Pick<DefinicaoDeFormulario<Valores, Registro>, 'recurso' | 'esquema' | 'contrato'> & {
    /** The fields of the record, where `esquema` is not the object of them itself. */
    forma?: z.core.$ZodShape;
  };

/** The form of a record, derived from the schema of its fields; what is given here wins. */
export function formularioDe<Valores extends FieldValues, Registro extends Versionado>({
  forma: dada,
  campos,
  ...definicao
}: DoRegistro<Valores, Registro>): DefinicaoDeFormulario<Valores, Registro> {
  const forma = dada ?? formaDe(lerCampo(definicao.esquema));
  if (!forma) throw new Error(`The schema of ${definicao.recurso} is no object.`);
  return {
    campos: campos ?? (camposDe(forma) as never),
    valoresDe: (registro) => valoresDe(forma, registro) as unknown as Valores,
    rotulosDe: (registro) => rotulosDosApontados(forma, registro),
    ...definicao,
  };
}

/** The label of each row the record points at, by the key the form keeps of it. */
export function rotulosDosApontados(forma: z.core.$ZodShape, registro: object): Record<string, string> {
  const rotulos: Record<string, string> = {};
  for (const [caminho, { sobre, esquema }] of folhasDe(forma)) {
    if (!sobre.busca) continue;
    const { endpoint, guarda } = sobre.busca;
    const ehPonteiro = esquema._zod.def.type === 'object';
    const valor = valorEm(registro, ehPonteiro ? caminho.slice(0, -guarda.length - 1) : caminho);
    if (typeof valor === 'string') rotulos[valor] = valor;
    else if (ehApontado(valor)) rotulos[String(valor[guarda])] = rotuloDoApontado(endpoint, valor);
  }
  return rotulos;
}

function ehApontado(valor: unknown): valor is LinhaApontada & Record<'id' | 'codigo', unknown> {
  return typeof valor === 'object' && valor !== null;
}
