import { Children, isValidElement, type ReactElement } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { CampoPeloCaminho } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';

/** A field by its path, or one that takes a whole line; what is no plain field is drawn by itself. */
type Lugar<Valores extends FieldValues> = Path<Valores> | { largo: Path<Valores> } | ReactElement;

interface Secao<Valores extends FieldValues> {
  titulo: string;
  nota?: string;
  campos: readonly Lugar<Valores>[];
  /** Fields that begin a line of their own below them. */
  outros?: readonly Lugar<Valores>[];
  /** Below the fields, at the whole width. */
  abaixo?: ReactElement;
}

/** The sections of a form; one of another kind is drawn by itself. */
export type SecoesDeCampos<Valores extends FieldValues> = readonly (Secao<Valores> | ReactElement)[];

/** The fields of the open form, section by section. */
export function CamposEmSecoes<Valores extends FieldValues>({ secoes }: { secoes: SecoesDeCampos<Valores> }) {
  return Children.toArray(secoes.map(desenhada));
}

/** The note of a record, as the last section. */
export const OBSERVACAO = <ObservacaoSection />;

function desenhada<Valores extends FieldValues>(secao: Secao<Valores> | ReactElement) {
  if (isValidElement(secao)) return secao;
  const { titulo, nota, campos, outros, abaixo } = secao;
  return (
    <Section titulo={titulo} nota={nota}>
      <CamposLadoALado>{Children.toArray(campos.map(noLugar))}</CamposLadoALado>
      {outros && <CamposLadoALado>{Children.toArray(outros.map(noLugar))}</CamposLadoALado>}
      {abaixo}
    </Section>
  );
}

function noLugar<Valores extends FieldValues>(lugar: Lugar<Valores>) {
  if (typeof lugar === 'string') return <CampoPeloCaminho nome={lugar} />;
  return isValidElement(lugar) ? lugar : <CampoPeloCaminho nome={lugar.largo} largo />;
}
