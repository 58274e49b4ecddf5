import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nomeDaOrigem, resumoDaOrigem } from '#components/comex/mapa/embarques-por-extenso.ts';
import type { Mapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { EmbarquesDaOrigem } from './EmbarquesDaOrigem.tsx';

interface ListaDeOrigensProps {
  mapa: Mapa;
  acesa: string | null;
  aoAcender: (chave: string | null) => void;
}

/** All that the map shows, in words, and the origins without a place on it. Pointing at an origin here lights it on the map. */
export function ListaDeOrigens({ mapa, acesa, aoAcender }: ListaDeOrigensProps) {
  return (
    <Box component="section" aria-label="Lista de origens" sx={coluna}>
      {mapa.origens.map((origem) => (
        <Box
          component="section"
          key={origem.chave}
          aria-label={nomeDaOrigem(origem)}
          onMouseEnter={() => aoAcender(origem.chave)}
          onMouseLeave={() => aoAcender(null)}
          onFocus={() => aoAcender(origem.chave)}
          onBlur={() => aoAcender(null)}
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: acesa === origem.chave ? 'action.selected' : undefined,
          }}
        >
          <Box sx={{ px: 1.5, py: 1 }}>
            <Typography variant="h3">{nomeDaOrigem(origem)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[resumoDaOrigem(origem), notaDoLugar(origem)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          <EmbarquesDaOrigem origem={origem} hoje={mapa.hoje} />
        </Box>
      ))}
    </Box>
  );
}

/** Says when the mark is not at the place of loading. */
function notaDoLugar({ precisao }: OrigemDoMapa): string | null {
  if (precisao === null) return 'sem lugar no mapa';
  return precisao === 'PAIS' ? 'no mapa, o centro do país' : null;
}

const coluna = {
  overflowY: { md: 'auto' },
  borderLeft: { md: 1 },
  borderColor: { md: 'divider' },
};
