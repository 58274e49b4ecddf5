import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { EmpresaNova } from '#lib/contracts/accounts/empresa.ts';
import { CorteMudado } from './CorteMudado.tsx';

export function EmpresaFields() {
  return (
    <>
      <Section titulo="Dados">
        <CamposLadoALado>
          <Campo<EmpresaNova> nome="razaoSocial" largo />
          <Campo<EmpresaNova> nome="nomeFantasia" largo />
          <Campo<EmpresaNova> nome="cnpj" />
          <Campo<EmpresaNova> nome="ieAm" />
          <Campo<EmpresaNova> nome="inscricaoSuframa" />
          <Campo<EmpresaNova> nome="telefone" />
          <Campo<EmpresaNova> nome="email" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço">
        <CamposLadoALado>
          <Campo<EmpresaNova> nome="cep" />
          <Campo<EmpresaNova> nome="logradouro" />
          <Campo<EmpresaNova> nome="numero" />
          <Campo<EmpresaNova> nome="complemento" />
          <Campo<EmpresaNova> nome="bairro" />
          <Campo<EmpresaNova> nome="municipio" />
          <Campo<EmpresaNova> nome="uf" />
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Histórico"
        nota="Para quem traz declarações antigas: elas contam para o estoque, os preços e a linhagem, e não entram no Meu dia nem em prazo algum."
      >
        <CamposLadoALado>
          <Campo<EmpresaNova> nome="historicoAntesDe" />
        </CamposLadoALado>
        <CorteMudado />
      </Section>
      <Section titulo="Estabelecimentos">
        <Campo<EmpresaNova> nome="filiais" />
      </Section>
    </>
  );
}
