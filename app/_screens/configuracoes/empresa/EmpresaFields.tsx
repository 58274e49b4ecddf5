import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function EmpresaFields() {
  return (
    <>
      <Section titulo="Dados">
        <CamposLadoALado>
          <Campo nome="razaoSocial" largo />
          <Campo nome="nomeFantasia" largo />
          <Campo nome="cnpj" />
          <Campo nome="ieAm" />
          <Campo nome="inscricaoSuframa" />
          <Campo nome="telefone" />
          <Campo nome="email" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço">
        <CamposLadoALado>
          <Campo nome="cep" />
          <Campo nome="logradouro" />
          <Campo nome="numero" />
          <Campo nome="complemento" />
          <Campo nome="bairro" />
          <Campo nome="municipio" />
          <Campo nome="uf" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Estabelecimentos">
        <Campo nome="filiais" />
      </Section>
    </>
  );
}
