import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { Section } from '#components/ui/Section.tsx';

export function ContaFields({ email }: { email: string }) {
  return (
    <>
      <Section titulo="Dados">
        <CamposLadoALado>
          <Campo nome="nome" largo />
          <Campo nome="cpf" />
          <Campo nome="rg" />
          <Campo nome="dtNascimento" />
          <Campo nome="despachante" largo />
          <Campo nome="sobremim" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Contato">
        <DescriptionList>
          <DescriptionItem nome="E-mail, com que você entra">{email}</DescriptionItem>
        </DescriptionList>
        <CamposLadoALado>
          <Campo nome="telefone" />
          <Campo nome="telefonePessoal" />
        </CamposLadoALado>
      </Section>
    </>
  );
}
