import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import { CustoDaCompra } from './CustoDaCompra.tsx';
import { PartNumberField } from './PartNumberField.tsx';

/** As the invoice has it: who bought what, the paper, and what one unit cost. */
export function CompraFields() {
  return (
    <>
      <Section titulo="Componente">
        <CamposLadoALado>
          <Campo nome="importador.id" largo />
          <PartNumberField />
          <Campo nome="ncm" />
          <Campo nome="unidade" />
          <Campo nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Nota fiscal">
        <CamposLadoALado>
          <Campo nome="nf" />
          <Campo nome="serie" />
          <Campo nome="dataEmissao" />
          <Campo nome="fornecedorCnpj" />
          <Campo nome="fornecedorNome" />
          <Campo nome="fornecedorIe" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Custo" nota="De uma unidade.">
        <Campo nome="moeda" />
        <CamposLadoALado>
          <Campo nome="valorUnitario" />
          <Campo nome="freteSeguroUnitario" />
        </CamposLadoALado>
        <CustoDaCompra />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
