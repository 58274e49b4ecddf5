import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function TabelaFields() {
  return (
    <Section titulo="Registro">
      <CamposLadoALado>
        <Campo nome="codigo" />
        <Campo nome="sigla" />
        <Campo nome="nome" largo />
        <Campo nome="fonte" largo />
        <Campo nome="situacao" largo />
      </CamposLadoALado>
    </Section>
  );
}
