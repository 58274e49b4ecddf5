import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';

export function FornecedorFields() {
  return (
    <>
      <Section titulo="Identificação">
        <CamposLadoALado>
          <Campo nome="papel" largo />
          <Campo nome="razaoSocial" largo />
          <Campo nome="nomeFantasia" />
          <Campo nome="identificacaoFiscal" />
          <Campo nome="vinculo" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Endereço">
        <CamposLadoALado>
          <Campo nome="pais.codigo" />
          <Campo nome="endereco.estado" />
          <Campo nome="endereco.cidade" />
          <Campo nome="endereco.codigoPostal" />
          <Campo nome="endereco.logradouro" largo />
          <Campo nome="endereco.numero" />
          <Campo nome="endereco.complemento" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Contato">
        <CamposLadoALado>
          <Campo nome="contato.nome" largo />
          <Campo nome="contato.email" />
          <Campo nome="contato.telefone" />
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
