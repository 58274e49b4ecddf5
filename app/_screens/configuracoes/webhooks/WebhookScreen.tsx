import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { EntregasSection } from './EntregasSection.tsx';
import { RecursosField } from './RecursosField.tsx';
import { SegredoSection } from './SegredoSection.tsx';
import { CADASTRO_WEBHOOK } from './webhook-cadastro.tsx';

export const { Novo: NovoWebhookScreen, Um: WebhookScreen } = telasDoRegistro(CADASTRO_WEBHOOK, (id) => [
  { titulo: 'Identificação', campos: ['nome', 'ativo', { largo: 'url' }] },
  <Section key="recursos" titulo="O que se avisa">
    <RecursosField />
  </Section>,
  ...(id ? [<SegredoSection key="segredo" id={id} />, <EntregasSection key="entregas" id={id} />] : []),
]);
