import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NOME_DA_LIGACAO, type TipoDeLigacao } from '#lib/domain/zfm/linhagem.ts';
import { TRACEJADO } from './Tracos.tsx';

/** Explains the dashed lines that this graph has. */
export function LegendaDoGrafo({ tipos }: { tipos: ReadonlySet<TipoDeLigacao> }) {
  const tracejados = (Object.keys(TRACEJADO) as TipoDeLigacao[]).filter((tipo) => tipos.has(tipo));
  if (tracejados.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      {tracejados.map((tipo) => (
        <Box key={tipo} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box component="svg" aria-hidden width={36} height={8} sx={{ color: 'text.secondary' }}>
            <path d="M0 4H36" stroke="currentColor" strokeWidth={1.5} strokeDasharray={TRACEJADO[tipo]} />
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {NOME_DA_LIGACAO[tipo]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
