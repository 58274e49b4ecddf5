import Box from '@mui/material/Box';
import MuiLink, { type LinkProps } from '@mui/material/Link';
import { createLink, type ToOptions } from '@tanstack/react-router';

/** A tab that is a link. `inicio` marks the tab whose address is a prefix of the other addresses, so the router matches it exactly. */
export type AbaDeLink = ToOptions & { nome: string; inicio?: true };

/** Shows sibling pages as tabs. The address decides which tab is open. */
export function AbasDeLinks({ rotulo, abas }: { rotulo: string; abas: readonly AbaDeLink[] }) {
  return (
    <Box component="nav" aria-label={rotulo} sx={faixa}>
      {abas.map(({ nome, inicio = false, ...destino }) => (
        // The filters of a list are in the search part of the address; they do not make it another page.
        <Aba key={nome} {...destino} activeOptions={{ exact: inicio, includeSearch: false }}>
          {nome}
        </Aba>
      ))}
    </Box>
  );
}

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
