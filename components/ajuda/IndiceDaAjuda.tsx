import Box from '@mui/material/Box';
import type { SecaoDoManual } from '#lib/contracts/platform/manual.ts';
import { SecaoLink } from './SecaoLink.tsx';

/** Lists the sections of the manual in order. */
export function IndiceDaAjuda({ secoes, atual }: { secoes: readonly SecaoDoManual[]; atual?: string | undefined }) {
  return (
    <Box component="nav" aria-label="Índice da ajuda">
      <Box component="ol" sx={lista}>
        {secoes.map(({ id, titulo }) => (
          <Box
            component="li"
            key={id}
            aria-current={id === atual ? 'true' : undefined}
            sx={{ py: { xs: 0.75, md: 0.375 } }}
          >
            <SecaoLink id={id} solto>
              {titulo}
            </SecaoLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const lista = { m: 0, p: 0, listStyle: 'none', '& [aria-current]': { fontWeight: 650 } };
