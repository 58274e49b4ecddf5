import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function NcmFields() {
  return (
    <>
      <Section titulo="Código">
        <CamposLadoALado>
          <Campo nome="codigo" />
          <Campo nome="unidadeEstatistica" />
          <Campo nome="aliquotaII" />
          <Campo nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo nome="vigenciaInicio" />
          <Campo nome="vigenciaFim" />
          <Campo nome="ato" largo />
          <Campo nome="situacao" largo />
        </CamposLadoALado>
      </Section>
    </>
  );
}
