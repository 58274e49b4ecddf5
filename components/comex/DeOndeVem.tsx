import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FONTES_OFICIAIS } from '#lib/domain/cadastros/fontes-oficiais.ts';
import type { Tabela } from '#lib/domain/cadastros/tabelas.ts';

/** Names the official file of a table: its address, its format, and the button it comes in by. */
export function DeOndeVem({ tabela }: { tabela: Tabela }) {
  return (
    <Box component="details" sx={{ mb: 1.5 }}>
      <Typography component="summary" variant="body2" sx={{ color: 'text.secondary', cursor: 'pointer' }}>
        De onde vem a tabela oficial
      </Typography>
      <Box component="ul" aria-label="De onde vem a tabela oficial" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {FONTES_OFICIAIS[tabela].map(({ qual, endereco, formato, como, aConfirmar }) => (
          <Typography key={qual} component="li" variant="body2">
            {`${qual}. Formato: ${formato}. Entra por ${como}. `}
            {endereco !== null && (
              <Link href={endereco} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                {endereco}
              </Link>
            )}
            {aConfirmar && ' (endereço a confirmar)'}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
