import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { EstruturaNova } from '#lib/contracts/produtos/estrutura.ts';
import { ComponentesSection } from './ComponentesSection.tsx';

/** The address tells the product. */
export function EstruturaFields() {
  return (
    <>
      <Section titulo="Revisão">
        <CamposLadoALado>
          <Campo<EstruturaNova> nome="revisao" />
          <Campo<EstruturaNova> nome="vigenciaInicio" />
          <Campo<EstruturaNova> nome="observacao" largo />
        </CamposLadoALado>
      </Section>
      <ComponentesSection />
    </>
  );
}
