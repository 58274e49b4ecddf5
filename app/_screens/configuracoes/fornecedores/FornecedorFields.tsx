import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { FornecedorNovo } from '#lib/contracts/cadastros/fornecedor.ts';

export function FornecedorFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo<FornecedorNovo> nome="papel" largo />
          <Campo<FornecedorNovo> nome="razaoSocial" largo />
          <Campo<FornecedorNovo> nome="nomeFantasia" />
          <Campo<FornecedorNovo> nome="identificacaoFiscal" />
          <Campo<FornecedorNovo> nome="vinculo" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço">
        <CamposLadoALado>
          <Campo<FornecedorNovo> nome="pais.codigo" />
          <Campo<FornecedorNovo> nome="endereco.estado" />
          <Campo<FornecedorNovo> nome="endereco.cidade" />
          <Campo<FornecedorNovo> nome="endereco.codigoPostal" />
          <Campo<FornecedorNovo> nome="endereco.logradouro" largo />
          <Campo<FornecedorNovo> nome="endereco.numero" />
          <Campo<FornecedorNovo> nome="endereco.complemento" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Contato">
        <CamposLadoALado>
          <Campo<FornecedorNovo> nome="contato.nome" largo />
          <Campo<FornecedorNovo> nome="contato.email" />
          <Campo<FornecedorNovo> nome="contato.telefone" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Reconhecimento">
        <Campo<FornecedorNovo> nome="apelidos" />
      </Section>
      <ObservacaoSection />
    </>
  );
}
