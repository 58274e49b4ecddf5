import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

import { CodigoExplicado } from './CodigoExplicado.tsx';

export function ParametroFields() {
  return (
    <>
      <Section titulo="Parâmetro">
        <CamposLadoALado>
          <Campo nome="codigo" />
          <Campo nome="valor" />
        </CamposLadoALado>
        <CodigoExplicado />
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo nome="vigenciaInicio" />
          <Campo nome="vigenciaFim" />
        </CamposLadoALado>
      </Section>
      <Section titulo="De onde vem">
        <CamposLadoALado>
          <Campo nome="fonte" largo />
          <Campo nome="situacao" largo />
        </CamposLadoALado>
      </Section>
    </>
  );
}
