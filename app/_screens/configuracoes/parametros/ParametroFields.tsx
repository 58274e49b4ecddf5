import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ParametroNovo } from '#lib/contracts/parametros/parametro.ts';

import { CodigoExplicado } from './CodigoExplicado.tsx';

export function ParametroFields() {
  return (
    <>
      <Section titulo="Parâmetro">
        <CamposLadoALado>
          <Campo<ParametroNovo> nome="codigo" />
          <Campo<ParametroNovo> nome="valor" />
        </CamposLadoALado>
        <CodigoExplicado />
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo<ParametroNovo> nome="vigenciaInicio" />
          <Campo<ParametroNovo> nome="vigenciaFim" />
        </CamposLadoALado>
      </Section>
      <Section titulo="De onde vem">
        <CamposLadoALado>
          <Campo<ParametroNovo> nome="fonte" largo />
          <Campo<ParametroNovo> nome="situacao" largo />
        </CamposLadoALado>
      </Section>
    </>
  );
}
