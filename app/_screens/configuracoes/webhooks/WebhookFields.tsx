import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import { RecursosField } from './RecursosField.tsx';

export function WebhookFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo nome="nome" />
          <Campo nome="ativo" />
          <Campo nome="url" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="O que se avisa">
        <RecursosField />
      </Section>
    </>
  );
}
