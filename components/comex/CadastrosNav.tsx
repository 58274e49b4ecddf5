import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLink, type ToOptions, useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';

/** From one cadastro to the next; the side menu holds two of them only. On a phone, where they would take three lines, a menu. */
export function CadastrosNav() {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  return (
    <Box component="nav" aria-label="Cadastros" sx={{ mb: 2 }}>
      {telefone ? <EmMenu /> : <EmFaixa />}
    </Box>
  );
}

function EmFaixa() {
  const atual = useCadastroAtual();
  return (
    <Box sx={faixa}>
      {CADASTROS.map(({ nome, ...destino }) => (
        <Aba key={nome} {...destino} aria-current={nome === atual?.nome ? 'page' : undefined}>
          {nome}
        </Aba>
      ))}
    </Box>
  );
}

function EmMenu() {
  const atual = useCadastroAtual();
  const [ancora, setAncora] = useState<HTMLElement | null>(null);
  const fechar = () => setAncora(null);
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={ancora !== null}
        endIcon={<ExpandMore />}
        onClick={(evento) => setAncora(evento.currentTarget)}
        sx={{ justifyContent: 'space-between' }}
      >
        {atual ? `Cadastro: ${atual.nome}` : 'Cadastros'}
      </Button>
      <Menu anchorEl={ancora} open={ancora !== null} onClose={fechar}>
        {CADASTROS.map(({ nome, ...destino }) => (
          <Entrada key={nome} {...destino} selected={nome === atual?.nome} onClick={fechar}>
            {nome}
          </Entrada>
        ))}
      </Menu>
    </>
  );
}

/** Whatever the table, Tabelas is where one is. */
function useCadastroAtual() {
  const casa = useMatchRoute();
  return CADASTROS.find(({ to }) => casa({ to, fuzzy: true }));
}

const CADASTROS: readonly (ToOptions & { nome: string })[] = [
  { nome: 'Importadores', to: '/configuracoes/associados' },
  { nome: 'Representantes', to: '/configuracoes/representante' },
  { nome: 'Matriz', to: '/configuracoes/matriz' },
  { nome: 'Fornecedores', to: '/configuracoes/fornecedores' },
  { nome: 'Itens', to: '/configuracoes/itens' },
  { nome: 'NCM', to: '/configuracoes/ncm' },
  { nome: 'Tabelas', to: '/configuracoes/tabelas/$tabela', params: { tabela: 'Pais' } },
  { nome: 'Parâmetros', to: '/configuracoes/parametros' },
  { nome: 'Webhooks', to: '/configuracoes/webhooks' },
];

const Aba = createLink((props: LinkProps<'a'>) => <MuiLink underline="none" {...props} sx={aba} />);
const Entrada = createLink((props: MenuItemProps<'a'>) => <MenuItem component="a" {...props} />);

const faixa = { display: 'flex', flexWrap: 'wrap', gap: 0.5, borderBottom: 1, borderColor: 'divider' };
const aba = {
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
  fontWeight: 600,
  color: 'text.secondary',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
};
