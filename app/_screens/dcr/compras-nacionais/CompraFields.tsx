import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { CompraNacionalNova } from '#lib/contracts/produtos/compra-nacional.ts';
import { CustoDaCompra } from './CustoDaCompra.tsx';
import { PartNumberField } from './PartNumberField.tsx';

/** In the order of the nota: the buyer and the component, the document, the unit cost. */
export function CompraFields() {
  return (
    <>
      <Section titulo="Componente">
        <CamposLadoALado>
          <Campo<CompraNacionalNova> nome="importador.id" largo />
          <PartNumberField />
          <Campo<CompraNacionalNova> nome="ncm" />
          <Campo<CompraNacionalNova> nome="unidade" />
          <Campo<CompraNacionalNova> nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Nota fiscal">
        <CamposLadoALado>
          <Campo<CompraNacionalNova> nome="nf" />
          <Campo<CompraNacionalNova> nome="serie" />
          <Campo<CompraNacionalNova> nome="dataEmissao" />
          <Campo<CompraNacionalNova> nome="fornecedorCnpj" />
          <Campo<CompraNacionalNova> nome="fornecedorNome" />
          <Campo<CompraNacionalNova> nome="fornecedorIe" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Custo" nota="De uma unidade.">
        <Campo<CompraNacionalNova> nome="moeda" />
        <CamposLadoALado>
          <Campo<CompraNacionalNova> nome="valorUnitario" />
          <Campo<CompraNacionalNova> nome="freteSeguroUnitario" />
        </CamposLadoALado>
        <CustoDaCompra />
      </Section>
      <ObservacaoSection />
    </>
  );
}
