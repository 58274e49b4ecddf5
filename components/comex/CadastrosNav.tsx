import Box from '@mui/material/Box';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** From one cadastro to the next; the side menu holds two of them only. */
export function CadastrosNav() {
  return (
    <Box component="nav" aria-label="Cadastros" sx={faixa}>
      <Entrada to="/configuracoes/associados">Importadores</Entrada>
      <Entrada to="/configuracoes/representante">Representantes</Entrada>
      <Entrada to="/configuracoes/fornecedores">Fornecedores</Entrada>
      <Entrada to="/configuracoes/itens">Itens</Entrada>
      <Entrada to="/configuracoes/ncm">NCM</Entrada>
      <Entrada to="/configuracoes/tabelas/$tabela" params={{ tabela: 'Pais' }}>
        Tabelas
      </Entrada>
      <Entrada to="/configuracoes/parametros">Parâmetros</Entrada>
    </Box>
  );
}

const Entrada = createLink((props: LinkProps<'a'>) => <MuiLink underline="none" {...props} sx={entrada} />);

const faixa = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2, borderBottom: 1, borderColor: 'divider' };
const entrada = {
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
};
