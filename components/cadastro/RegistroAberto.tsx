import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RegistroAusente } from '#components/registro/RegistroAusente.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { FormSkeleton } from '#components/ui/feedback/FormSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useGravarRegistro, useRegistro } from '#lib/api/platform/cadastro.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import type { DefinicaoDeCadastro, RegistroDeCadastro } from './definicao-de-cadastro.ts';
import { RegistroDeFabrica } from './RegistroDeFabrica.tsx';
import { type PartesDoRegistro, RegistroEditado } from './RegistroEditado.tsx';

interface RegistroAbertoProps<Valores extends FieldValues, Registro extends RegistroDeCadastro> {
  cadastro: DefinicaoDeCadastro<Valores, Registro>;
  id: string;
  /** Path of the form field a link leads to. */
  campo?: string | undefined;
  /** The screen shows the history elsewhere. */
  semHistorico?: boolean;
  /** Where the form is one of several tabs. */
  partes?: PartesDoRegistro;
  children: ReactNode;
}

/** Screen of an existing record, with the same fields as a new record. */
export function RegistroAberto<Valores extends FieldValues, Registro extends RegistroDeCadastro>({
  cadastro,
  id,
  campo,
  semHistorico,
  partes,
  children,
}: RegistroAbertoProps<Valores, Registro>) {
  const { data: registro, error, mutate } = useRegistro(cadastro.api, id);
  const { restaurar } = useGravarRegistro(cadastro.api);
  if (doesNotExist(error)) {
    return (
      <RegistroAusente
        recurso={cadastro.formulario.recurso}
        registroId={id}
        este={`${cadastro.genero === 'f' ? 'Esta' : 'Este'} ${noMeioDaFrase(cadastro.nome)}`}
        restaurar={restaurar}
        volta={
          <ButtonTo variant="outlined" color="inherit" {...cadastro.rotas.lista}>
            Voltar à lista
          </ButtonTo>
        }
      />
    );
  }
  if (error && !registro) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!registro) return partes ? <DocumentSkeleton /> : <FormSkeleton />;
  if (registro.origem === 'CAIS') return <RegistroDeFabrica cadastro={cadastro} registro={registro} />;
  return (
    <RegistroEditado cadastro={cadastro} registro={registro} campo={campo} semHistorico={semHistorico} partes={partes}>
      {children}
    </RegistroEditado>
  );
}
