import type { ReactNode } from 'react';
import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import { ResolucoesGrid } from './ResolucoesGrid.tsx';

/** In the order of the papers: cartão CNPJ, Cadsuf, address, then what the DCI and the DCR-E ask. `matriz` is of who is there already. */
export function ImportadorFields({ matriz }: { matriz?: ReactNode }) {
  return (
    <>
      <Section titulo="Identificação" nota="Como no cartão CNPJ.">
        <CamposLadoALado>
          <Campo nome="razaoSocial" largo />
          <Campo nome="cnpj" />
          <Campo nome="nomeFantasia" />
          <Campo nome="inscricaoEstadual" />
          <Campo nome="cnae" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Suframa" nota="Como no Cadsuf.">
        <CamposLadoALado>
          <Campo nome="inscricaoSuframa" />
          <Campo nome="situacaoSuframa" />
          <Campo nome="validadeSuframa" />
          <Campo nome="setor" />
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Resoluções CAS"
        nota="Produtos com projeto aprovado, de que se faz o DCR-E (DL 288/1967, art. 7º)."
      >
        <ResolucoesGrid />
      </Section>
      {matriz}
      <Section titulo="DCI" nota="Habilitação e conta de que os tributos são debitados.">
        <CamposLadoALado>
          <Campo nome="dciMensal" />
          <Campo nome="dciAdeNumero" />
          <Campo nome="dciAdeData" />
        </CamposLadoALado>
        <CamposLadoALado>
          <Campo nome="banco" />
          <Campo nome="agencia" />
          <Campo nome="conta" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Parâmetros do DCR-E">
        <CamposLadoALado>
          <Campo nome="arredondamentoCra" />
          <Campo nome="baseCusto" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço e contatos">
        <CamposLadoALado>
          <Campo nome="cep" />
          <Campo nome="logradouro" />
          <Campo nome="numero" />
          <Campo nome="complemento" />
          <Campo nome="bairro" />
          <Campo nome="municipio" />
          <Campo nome="uf" />
          <Campo nome="email" />
        </CamposLadoALado>
        <Campo nome="contatos" />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
