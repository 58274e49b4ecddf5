import Box from '@mui/material/Box';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';

/** The three looks at the orders; which one is open is the address. */
export function PedidosNav() {
  return (
    <Box component="nav" aria-label="Pedidos de compra" sx={faixa}>
      {ABAS.map(({ nome, to }) => (
        <Aba key={to} to={to} activeOptions={SO_ELA}>
          {nome}
        </Aba>
      ))}
    </Box>
  );
}

const ABAS = [
  { nome: 'Pedidos', to: '/importacao/relatorioPos' },
  { nome: 'Saldos por item', to: '/importacao/relatorioPos/saldos' },
  { nome: 'Relatório', to: '/importacao/relatorioPos/relatorio' },
] as const;

/** The first is the beginning of the others' addresses; how a list is filtered is no other page. */
const SO_ELA = { exact: true, includeSearch: false };

const Aba = createLink((props: LinkProps<'a'>) => <MuiLink underline="none" {...props} sx={aba} />);

const faixa = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
};
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
