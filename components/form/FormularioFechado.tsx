import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { DefinicaoDeFormulario, Versionado } from './definicao-de-formulario.ts';
import { FormularioContexto } from './formulario-contexto.ts';

interface FormularioFechadoProps<Valores extends FieldValues, Registro extends Versionado> {
  definicao: DefinicaoDeFormulario<Valores, Registro>;
  registro: Registro;
  children: ReactNode;
}

/** Shows the parts of a form over the values of a filed record. Nothing saves these values. */
export function FormularioFechado<Valores extends FieldValues, Registro extends Versionado>(
  props: FormularioFechadoProps<Valores, Registro>,
) {
  const { definicao, registro, children } = props;
  const { recurso, campos, valoresDe, rotulosDe } = definicao;
  const form = useForm<Valores>({ values: valoresDe(registro) });
  const [contexto] = useState(() => ({
    campos,
    idDoCampo: (caminho: string) => `${recurso}-${caminho}`,
    rotulos: rotulosDe?.(registro) ?? {},
    lembrarRotulo: () => {},
    gravar: async () => true,
  }));
  return (
    <FormProvider {...form}>
      <FormularioContexto value={contexto}>{children}</FormularioContexto>
    </FormProvider>
  );
}
