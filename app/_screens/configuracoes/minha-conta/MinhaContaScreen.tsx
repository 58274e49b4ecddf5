import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DescriptionItem, DescriptionList } from '#components/ui/DescriptionList.tsx';
import { PageHeader } from '#components/ui/PageHeader.tsx';
import { formatarCpf } from '#lib/format/identificadores.ts';
import { useSessao } from '#lib/session/sessao.ts';

/** The signed-in person's own data, as the login brought it. */
export function MinhaContaScreen() {
  const sessao = useSessao();
  if (!sessao) return null;
  return (
    <>
      <PageHeader titulo="Minha conta" descricao="Seus dados, como estão no cadastro da empresa." />
      <Card component="section" sx={{ p: 2.5, maxWidth: 640 }}>
        <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
          Identificação
        </Typography>
        <DescriptionList>
          <DescriptionItem nome="Nome">{sessao.name}</DescriptionItem>
          <DescriptionItem nome="E-mail">{sessao.email}</DescriptionItem>
          <DescriptionItem nome="Empresa">{sessao.empresa?.nomeFantasia}</DescriptionItem>
          <DescriptionItem nome="CPF">{sessao.cpf && formatarCpf(sessao.cpf)}</DescriptionItem>
          <DescriptionItem nome="Telefone">{sessao.telefone}</DescriptionItem>
          <DescriptionItem nome="Telefone pessoal">{sessao.telefonePessoal}</DescriptionItem>
        </DescriptionList>
      </Card>
    </>
  );
}
