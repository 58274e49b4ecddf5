import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { useSession } from '#lib/session/session.ts';
import type { Versionado } from './definicao-de-formulario.ts';
import { FormularioAberto, type FormularioAbertoProps } from './FormularioAberto.tsx';
import { useFoundDraft } from './use-found-draft.ts';

type FormularioProps<Valores extends FieldValues, Registro extends Versionado> = Omit<
  FormularioAbertoProps<Valores, Registro>,
  'chave' | 'achado' | 'procurarDeNovo'
> & {
  /** Separates the drafts of new records by their starting point. */
  comeco?: string;
};

/**
 * Form of the product. It builds fields from a definition, keeps a draft, and guards against leaving with unsaved changes. It also
 * has an error summary, Ctrl+S and a comparison of versions.
 */
export function Formulario<Valores extends FieldValues, Registro extends Versionado>(
  props: FormularioProps<Valores, Registro>,
) {
  const { definicao, registro, comeco = '' } = props;
  const qual = registro?.id ?? `novo ${comeco}`;
  return <FormularioDeUm key={`${definicao.recurso} ${qual}`} qual={qual} {...props} />;
}

function FormularioDeUm<Valores extends FieldValues, Registro extends Versionado>({
  qual,
  ...props
}: FormularioProps<Valores, Registro> & { qual: string }) {
  // Kept in state: when the session ends, the last draft still belongs to the person who typed it.
  const [usuario] = useState(useSession()?.id ?? '');
  const chave = { usuario, recurso: props.definicao.recurso, registro: qual };
  const procura = useFoundDraft(chave);
  if (!procura) return <RecordSkeleton />;
  const { vez, achado, procurarDeNovo } = procura;
  return <FormularioAberto key={vez} {...props} chave={chave} achado={achado} procurarDeNovo={procurarDeNovo} />;
}
