import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function RepresentanteFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo nome="nome" largo />
          <Campo nome="cpf" />
          <Campo nome="vinculo" />
          <Campo nome="cargo" />
          <Campo nome="ativo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Procuração e certificado digital" nota="O último dia vale.">
        <CamposLadoALado>
          <Campo nome="procuracaoValidade" />
          <Campo nome="certificadoTipo" />
          <Campo nome="certificadoTitular" />
          <Campo nome="certificadoValidade" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Atua por">
        <Campo nome="importadores" />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
