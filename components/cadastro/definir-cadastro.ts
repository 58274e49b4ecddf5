import type { ToOptions } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { formularioDe } from '#components/form/formulario-de.ts';
import type { Resource } from '#lib/api/platform/client.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';

type Definicao<V extends FieldValues, R extends RegistroDeCadastro> = DefinicaoDeCadastro<V, R>;

/** What a cadastro says of its screens. The rest follows from the contract of its record, and from its address. */
type Dito<F extends z.core.$ZodShape, V extends FieldValues, R extends RegistroDeCadastro> = Omit<
  Definicao<V, R>,
  'formulario' | 'api' | 'nome' | 'emBranco' | 'aPartirDe' | 'rotulos' | 'rotas'
> &
  Partial<Pick<Definicao<V, R>, 'api' | 'nome' | 'rotulos'>> & {
    /** Its name in the API. */
    recurso: string;
    contrato: { forma: F; novo: z.ZodType<V>; lido: z.ZodType<R> };
    /** Its addresses, or that of the list alone. */
    rotas: Lista | Definicao<V, R>['rotas'];
    /** What its form does otherwise. */
    formulario?: Partial<DefinicaoDeFormulario<V, R>>;
    /** The values of a copy: those of the record, and of a blank one, less what must be unique. */
    aPartirDe(registro: R, valores: V, vazio: V): V;
  };

/** The definition of the screens of a cadastro. */
export function definirCadastro<
  F extends z.core.$ZodShape,
  V extends FieldValues & z.output<z.ZodObject<F>>,
  R extends RegistroDeCadastro,
>({ recurso, contrato, formulario: proprio, aPartirDe, rotas, ...dito }: Dito<F, V, R>): Definicao<V, R> {
  const { forma, novo, lido } = contrato;
  const formulario = formularioDe<V, R>({ recurso, esquema: novo, contrato: lido, forma, ...proprio });
  const vazio = emBranco(forma) as V;
  return {
    api: { recurso: `/api/${recurso}` as Resource, linha: lido },
    nome: recurso,
    rotulos: rotulosDe(forma),
    ...dito,
    formulario,
    rotas: typeof rotas === 'string' ? rotasDe(rotas) : rotas,
    emBranco: vazio,
    aPartirDe: (registro) => aPartirDe(registro, formulario.valoresDe(registro), vazio),
  };
}

type Endereco = NonNullable<ToOptions['to']>;
/** The lists below whose address stand a record and a new one. */
type Lista = {
  [E in Endereco]: `${E}/novo` extends Endereco ? (`${E}/$id` extends Endereco ? E : never) : never;
}[Endereco];

function rotasDe(lista: Lista): Definicao<FieldValues, RegistroDeCadastro>['rotas'] {
  return {
    lista: { to: lista },
    registro: (id) => ({ to: `${lista}/$id`, params: { id } }),
    novo: (de) => ({ to: `${lista}/novo`, search: { de } }),
  };
}
