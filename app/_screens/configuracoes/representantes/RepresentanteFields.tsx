import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { RepresentanteNovo } from '#lib/contracts/cadastros/representante.ts';

export function RepresentanteFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo<RepresentanteNovo> nome="nome" largo />
          <Campo<RepresentanteNovo> nome="cpf" />
          <Campo<RepresentanteNovo> nome="vinculo" />
          <Campo<RepresentanteNovo> nome="cargo" />
          <Campo<RepresentanteNovo> nome="ativo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Procuração e certificado digital" nota="O último dia vale.">
        <CamposLadoALado>
          <Campo<RepresentanteNovo> nome="procuracaoValidade" />
          <Campo<RepresentanteNovo> nome="certificadoTipo" />
          <Campo<RepresentanteNovo> nome="certificadoTitular" />
          <Campo<RepresentanteNovo> nome="certificadoValidade" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Atua por">
        <Campo<RepresentanteNovo> nome="importadores" />
      </Section>
      <ObservacaoSection />
    </>
  );
}
