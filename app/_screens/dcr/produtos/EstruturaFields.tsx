import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import { LinhasSection } from './LinhasSection.tsx';

/** Of which product it is, the address says. */
export function EstruturaFields() {
  return (
    <>
      <Section titulo="Revisão">
        <CamposLadoALado>
          <Campo nome="revisao" />
          <Campo nome="vigenciaInicio" />
          <Campo nome="observacao" largo />
        </CamposLadoALado>
      </Section>
      <LinhasSection />
    </>
  );
}
