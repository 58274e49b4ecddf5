import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { NcmNova } from '#lib/contracts/cadastros/ncm.ts';

export function NcmFields() {
  return (
    <>
      <Section titulo="Código">
        <CamposLadoALado>
          <Campo<NcmNova> nome="codigo" />
          <Campo<NcmNova> nome="unidadeEstatistica" />
          <Campo<NcmNova> nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Alíquotas" nota="São propostas às adições, com a fonte à vista.">
        <CamposLadoALado>
          <Campo<NcmNova> nome="aliquotaII" />
          <Campo<NcmNova> nome="aliquotaIPI" />
          <Campo<NcmNova> nome="fonteDasAliquotas" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Vigência" nota="Os dois dias inclusive.">
        <CamposLadoALado>
          <Campo<NcmNova> nome="vigenciaInicio" />
          <Campo<NcmNova> nome="vigenciaFim" />
          <Campo<NcmNova> nome="ato" largo />
          <Campo<NcmNova> nome="situacao" largo />
        </CamposLadoALado>
      </Section>
    </>
  );
}
