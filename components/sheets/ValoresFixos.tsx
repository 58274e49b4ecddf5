import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import type { ColunaDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import { comoEscrever } from '#lib/registros/planilha/como-escrever.ts';

interface ValoresFixosProps {
  colunas: readonly ColunaDePlanilha[];
  mapa: MapaDePlanilha;
  aoMudar: (fixos: Record<string, string>) => void;
}

/** Fields that the sheet does not have and that are the same in all its rows: the required ones, and those a person adds. */
export function ValoresFixos({ colunas, mapa, aoMudar }: ValoresFixosProps) {
  const fixos = mapa.fixos ?? {};
  const semColuna = colunas.filter(({ campo }) => !mapa.colunas.includes(campo));
  const mostradas = semColuna.filter(({ campo, obrigatoria }) => obrigatoria || fixos[campo] !== undefined);
  const outras = semColuna.filter((coluna) => !mostradas.includes(coluna));
  if (semColuna.length === 0) return null;
  return (
    <Stack role="group" aria-label="O mesmo em todas as linhas" sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>O mesmo em todas as linhas</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Escreva aqui o que a planilha não traz e vale para todas as linhas dela. Em branco, não entra.
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' } }}>
        {mostradas.map(({ campo, titulo, leitor }) => (
          <TextField
            key={campo}
            label={titulo}
            helperText={comoEscrever(leitor)}
            value={fixos[campo] ?? ''}
            onChange={({ target }) => aoMudar({ ...fixos, [campo]: target.value })}
          />
        ))}
        {outras.length > 0 && (
          <TextField
            select
            label="Acrescentar um campo"
            value=""
            onChange={({ target }) => aoMudar({ ...fixos, [target.value]: '' })}
          >
            {outras.map(({ campo, titulo }) => (
              <MenuItem key={campo} value={campo}>
                {titulo}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
    </Stack>
  );
}
