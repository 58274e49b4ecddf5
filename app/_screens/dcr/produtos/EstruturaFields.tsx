import { CamposEmSecoes } from '#components/cadastro/CamposEmSecoes.tsx';
import type { EstruturaNova } from '#lib/registros/estrutura.ts';
import { ComponentesSection } from './ComponentesSection.tsx';

/** The address tells the product. */
export const EstruturaFields = () => (
  <CamposEmSecoes<EstruturaNova>
    secoes={[
      { titulo: 'Revisão', campos: ['revisao', 'vigenciaInicio', { largo: 'observacao' }] },
      <ComponentesSection key="componentes" />,
    ]}
  />
);
