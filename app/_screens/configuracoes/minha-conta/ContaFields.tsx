import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ContaNova } from '#lib/contracts/accounts/conta.ts';

export function ContaFields({ email }: { email: string }) {
  return (
    <>
      <Section titulo="Dados">
        <CamposLadoALado>
          <Campo<ContaNova> nome="nome" largo />
          <Campo<ContaNova> nome="cpf" />
          <Campo<ContaNova> nome="rg" />
          <Campo<ContaNova> nome="dtNascimento" />
          <Campo<ContaNova> nome="despachante" largo />
          <Campo<ContaNova> nome="sobremim" largo />
        </CamposLadoALado>
      </Section>
      <Section titulo="Contato">
        <DescriptionList>
          <DescriptionItem nome="E-mail, com que você entra">{email}</DescriptionItem>
        </DescriptionList>
        <CamposLadoALado>
          <Campo<ContaNova> nome="telefone" />
          <Campo<ContaNova> nome="telefonePessoal" />
        </CamposLadoALado>
      </Section>
    </>
  );
}
