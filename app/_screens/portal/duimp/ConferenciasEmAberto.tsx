import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ConferenciasLidas } from '#lib/portal/contracts/duimp-do-processo.ts';

interface ConferenciasEmAbertoProps {
  conferencias: ConferenciasLidas;
  /** The list that was marked as seen; null for none. */
  vistas: string | null;
  aoMarcar: (vistas: string | null) => void;
}

/** What our own conferences have open, sentence by sentence, and that the person saw it. Another list has to be marked again. */
export function ConferenciasEmAberto({
  conferencias: { sha256, abertas },
  vistas,
  aoMarcar,
}: ConferenciasEmAbertoProps) {
  if (sha256 === null) return null;
  return (
    <>
      <Typography variant="body2">Do que o Cais confere para o registro, ainda falta:</Typography>
      <Stack component="ul" aria-label="Conferências em aberto" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
        {abertas.map(({ chave, texto, detalhe }) => (
          <Typography key={chave} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {detalhe ? `${texto}: ${detalhe}` : texto}
          </Typography>
        ))}
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={vistas === sha256} onChange={(_, visto) => aoMarcar(visto ? sha256 : null)} />}
        label={abertas.length === 1 ? 'Vi a conferência em aberto' : `Vi as ${abertas.length} conferências em aberto`}
      />
    </>
  );
}
