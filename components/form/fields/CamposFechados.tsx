import { useFormContext } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { descricaoDe } from './descricao-de-campo.ts';
import { valorPorExtenso } from './valor-digitado.ts';

interface CamposFechadosProps {
  titulo: string;
  /** Paths of the fields. Empty fields are left out. */
  campos: readonly string[];
}

/** Shows fields of a filed record as text. */
export function CamposFechados({ titulo, campos: caminhos }: CamposFechadosProps) {
  const { campos, rotulos } = useFormularioAberto();
  const { getValues } = useFormContext();
  return (
    <Section titulo={titulo}>
      <DescriptionList>
        {caminhos.map((caminho) => {
          const descricao = descricaoDe(campos, caminho);
          const valor = getValues(caminho) as unknown;
          if (!descricao || valor === null || valor === undefined || valor === '') return null;
          return (
            <DescriptionItem key={caminho} nome={descricao.rotulo}>
              {valorPorExtenso(descricao, valor, rotulos)}
            </DescriptionItem>
          );
        })}
      </DescriptionList>
    </Section>
  );
}
