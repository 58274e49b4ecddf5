import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type AnyRoute, createLink, type ToOptions, useMatchRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Navigation between the cadastros, of which the side menu lists only two. On a phone the strip would take three lines, so it is a
 * menu.
 */
export function CadastrosNav() {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  return (
    <Box component="nav" aria-label="Cadastros" sx={{ mb: 2 }}>
      {telefone ? <EmMenu /> : <EmFaixa />}
    </Box>
  );
}

function EmFaixa() {
  const { cadastros, atual } = useCadastros();
  return (
    <Box sx={faixa}>
      {cadastros.map(({ nome, destino }) => (
        <Aba key={nome} {...destino} aria-current={nome === atual?.nome ? 'page' : undefined}>
          {nome}
        </Aba>
      ))}
    </Box>
  );
}

function EmMenu() {
  const { cadastros, atual } = useCadastros();
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
        {cadastros.map(({ nome, destino }) => (
          <Entrada key={nome} {...destino} selected={nome === atual?.nome} onClick={fechar}>
            {nome}
          </Entrada>
        ))}
      </Menu>
    </>
  );
}

/** Returns the cadastros of the strip, in the order of the route table. On the page of any table, Tabelas is the current entry. */
function useCadastros() {
  const { routesByPath } = useRouter();
  const casa = useMatchRoute();
  const cadastros = Object.values<AnyRoute>(routesByPath).flatMap((rota) => {
    const faixa = rota.options.staticData?.tela?.faixa;
    if (!faixa) return [];
    const { nome, params } = faixa;
    return [{ nome, destino: { to: rota.fullPath, ...(params && { params }) } as ToOptions }];
  });
  return { cadastros, atual: cadastros.find(({ destino: { to } }) => casa({ to, fuzzy: true })) };
}

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
