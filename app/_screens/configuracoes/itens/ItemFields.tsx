import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ItemNovo } from '#lib/contracts/cadastros/item.ts';
import { PropostaDeClasse } from './PropostaDeClasse.tsx';

export function ItemFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo<ItemNovo> nome="partNumber" />
          <Campo<ItemNovo> nome="origem" />
          <Campo<ItemNovo> nome="descricaoResumida" largo />
          <Campo<ItemNovo> nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Classificação e unidades">
        <CamposLadoALado>
          <Campo<ItemNovo> nome="ncm" />
          <Campo<ItemNovo> nome="destaque" />
          <Campo<ItemNovo> nome="cClassTrib" />
          <Campo<ItemNovo> nome="unidadeComercializada" />
          <Campo<ItemNovo> nome="unidadeEstatistica" />
          <Campo<ItemNovo> nome="codigoSuframa" />
          <Campo<ItemNovo> nome="naladi" />
        </CamposLadoALado>
        <PropostaDeClasse />
      </Section>
      <Section titulo="Pesos e valor">
        <CamposLadoALado>
          <Campo<ItemNovo> nome="pesoLiquidoUnitario" />
          <Campo<ItemNovo> nome="pesoBrutoUnitario" />
          <Campo<ItemNovo> nome="valorUnitarioReferencia" />
          <Campo<ItemNovo> nome="moeda.codigo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="De onde vem">
        <CamposLadoALado>
          <Campo<ItemNovo> nome="fornecedorPadrao.id" />
          <Campo<ItemNovo> nome="fabricantePadrao.id" />
          <Campo<ItemNovo> nome="paisOrigem.codigo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Reconhecimento">
        <Campo<ItemNovo> nome="apelidos" />
      </Section>
      <ObservacaoSection />
    </>
  );
}
