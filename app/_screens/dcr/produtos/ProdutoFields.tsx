import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProdutoNovo } from '#lib/contracts/produtos/produto.ts';
import { AcrescimoField } from './AcrescimoField.tsx';
import { CoeficienteAviso } from './CoeficienteAviso.tsx';
import { ModelosGrid } from './ModelosGrid.tsx';
import { ResolucaoField } from './ResolucaoField.tsx';

/** In the order of the DCR-E: the product, its approval, its models. */
export function ProdutoFields() {
  return (
    <>
      <Section titulo="Produto">
        <CamposLadoALado>
          <Campo<ProdutoNovo> nome="importador.id" largo />
          <Campo<ProdutoNovo> nome="codigo" />
          <Campo<ProdutoNovo> nome="ncm" />
          <Campo<ProdutoNovo> nome="descricao" largo />
          <Campo<ProdutoNovo> nome="unidade" />
          <Campo<ProdutoNovo> nome="pesoBruto" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Aprovação e coeficiente">
        <CamposLadoALado>
          <ResolucaoField />
          <Campo<ProdutoNovo> nome="ppb" largo />
          <Campo<ProdutoNovo> nome="tipoCoeficiente" />
          <AcrescimoField />
        </CamposLadoALado>
        <Campo<ProdutoNovo> nome="informatica" />
        <CoeficienteAviso />
      </Section>
      <Section titulo="Modelos" nota="Digite ou cole do Excel.">
        <ModelosGrid />
      </Section>
      <ObservacaoSection />
    </>
  );
}
