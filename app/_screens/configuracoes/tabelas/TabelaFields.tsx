import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { LinhaDeTabelaNova } from '#lib/contracts/cadastros/tabela.ts';

export function TabelaFields() {
  return (
    <Section titulo="Registro">
      <CamposLadoALado>
        <Campo<LinhaDeTabelaNova> nome="codigo" />
        <Campo<LinhaDeTabelaNova> nome="sigla" />
        <Campo<LinhaDeTabelaNova> nome="nome" largo />
        <Campo<LinhaDeTabelaNova> nome="fonte" largo />
        <Campo<LinhaDeTabelaNova> nome="situacao" largo />
      </CamposLadoALado>
    </Section>
  );
}
