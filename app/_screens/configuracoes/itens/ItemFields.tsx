import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function ItemFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo nome="partNumber" />
          <Campo nome="origem" />
          <Campo nome="descricaoResumida" largo />
          <Campo nome="descricao" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Classificação e unidades">
        <CamposLadoALado>
          <Campo nome="ncm" />
          <Campo nome="destaque" />
          <Campo nome="unidadeComercializada" />
          <Campo nome="unidadeEstatistica" />
          <Campo nome="codigoSuframa" />
          <Campo nome="naladi" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Pesos e valor">
        <CamposLadoALado>
          <Campo nome="pesoLiquidoUnitario" />
          <Campo nome="pesoBrutoUnitario" />
          <Campo nome="valorUnitarioReferencia" />
          <Campo nome="moeda.codigo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="De onde vem">
        <CamposLadoALado>
          <Campo nome="fornecedorPadrao.id" />
          <Campo nome="fabricantePadrao.id" />
          <Campo nome="paisOrigem.codigo" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Reconhecimento">
        <Campo nome="apelidos" />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
