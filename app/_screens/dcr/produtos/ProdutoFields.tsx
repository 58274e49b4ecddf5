import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import { AcrescimoField } from './AcrescimoField.tsx';
import { CoeficienteAviso } from './CoeficienteAviso.tsx';
import { ModelosGrid } from './ModelosGrid.tsx';
import { ResolucaoField } from './ResolucaoField.tsx';

/** In the order of the DCR-E: what the product is, under which approval it is made, and its models. */
export function ProdutoFields() {
  return (
    <>
      <Section titulo="Produto">
        <CamposLadoALado>
          <Campo nome="importador.id" largo />
          <Campo nome="codigo" />
          <Campo nome="ncm" />
          <Campo nome="descricao" largo />
          <Campo nome="unidade" />
          <Campo nome="pesoBruto" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Aprovação e coeficiente">
        <CamposLadoALado>
          <ResolucaoField />
          <Campo nome="ppb" largo />
          <Campo nome="tipoCoeficiente" />
          <AcrescimoField />
        </CamposLadoALado>
        <Campo nome="informatica" />
        <CoeficienteAviso />
      </Section>
      <Section titulo="Modelos" nota="Digite ou cole do Excel.">
        <ModelosGrid />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
