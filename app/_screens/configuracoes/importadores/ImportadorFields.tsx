import type { ReactNode } from 'react';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ImportadorNovo } from '#lib/contracts/cadastros/importador.ts';
import { ResolucoesGrid } from './ResolucoesGrid.tsx';

/**
 * In the order of the documents: cartão CNPJ, Cadsuf, address, then the fields of the DCI and the DCR-E. Only an existing importer
 * has `matriz`.
 */
export function ImportadorFields({ matriz }: { matriz?: ReactNode }) {
  return (
    <>
      <Section titulo="Identificação" nota="Como no cartão CNPJ.">
        <CamposLadoALado>
          <Campo<ImportadorNovo> nome="razaoSocial" largo />
          <Campo<ImportadorNovo> nome="cnpj" />
          <Campo<ImportadorNovo> nome="nomeFantasia" />
          <Campo<ImportadorNovo> nome="inscricaoEstadual" />
          <Campo<ImportadorNovo> nome="cnae" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Suframa" nota="Como no Cadsuf.">
        <CamposLadoALado>
          <Campo<ImportadorNovo> nome="inscricaoSuframa" />
          <Campo<ImportadorNovo> nome="situacaoSuframa" />
          <Campo<ImportadorNovo> nome="validadeSuframa" />
          <Campo<ImportadorNovo> nome="setor" />
          <Campo<ImportadorNovo> nome="perfilTributario" />
          <Campo<ImportadorNovo> nome="regimeCbsIbs" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Despacho" nota="Com que documento começa um processo novo.">
        <Campo<ImportadorNovo> nome="documentoDeImportacao" />
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
          <Campo<ImportadorNovo> nome="dciMensal" />
          <Campo<ImportadorNovo> nome="dciAdeNumero" />
          <Campo<ImportadorNovo> nome="dciAdeData" />
        </CamposLadoALado>
        <CamposLadoALado>
          <Campo<ImportadorNovo> nome="banco" />
          <Campo<ImportadorNovo> nome="agencia" />
          <Campo<ImportadorNovo> nome="conta" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Parâmetros do DCR-E">
        <CamposLadoALado>
          <Campo<ImportadorNovo> nome="arredondamentoCra" />
          <Campo<ImportadorNovo> nome="baseCusto" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço e contatos">
        <CamposLadoALado>
          <Campo<ImportadorNovo> nome="cep" />
          <Campo<ImportadorNovo> nome="logradouro" />
          <Campo<ImportadorNovo> nome="numero" />
          <Campo<ImportadorNovo> nome="complemento" />
          <Campo<ImportadorNovo> nome="bairro" />
          <Campo<ImportadorNovo> nome="municipio" />
          <Campo<ImportadorNovo> nome="uf" />
          <Campo<ImportadorNovo> nome="email" />
        </CamposLadoALado>
        <Campo<ImportadorNovo> nome="contatos" />
      </Section>
      <ObservacaoSection />
    </>
  );
}
