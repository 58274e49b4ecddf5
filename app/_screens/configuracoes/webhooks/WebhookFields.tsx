import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { WebhookNovo } from '#lib/contracts/outbound/webhook.ts';
import { RecursosField } from './RecursosField.tsx';

export function WebhookFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo<WebhookNovo> nome="nome" />
          <Campo<WebhookNovo> nome="ativo" />
          <Campo<WebhookNovo> nome="url" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="O que se avisa">
        <RecursosField />
      </Section>
    </>
  );
}
