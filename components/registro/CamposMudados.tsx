import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CampoMudado } from './mudancas-por-extenso.ts';

interface CamposMudadosProps {
  campos: readonly CampoMudado[];
  titulos: readonly [antes: string, depois: string];
}

/** Shows the fields of two versions side by side; on a phone, stacked. */
export function CamposMudados({ campos, titulos }: CamposMudadosProps) {
  return (
    <Box component="dl" sx={grade}>
      {campos.map(({ caminho, rotulo, era, ficou }) => (
        <Box key={caminho} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {rotulo}
          </Typography>
          <Valor titulo={titulos[0]} valor={era} />
          <Valor titulo={titulos[1]} valor={ficou} forte />
        </Box>
      ))}
    </Box>
  );
}

function Valor({ titulo, valor, forte = false }: { titulo: string; valor: string; forte?: boolean }) {
  return (
    <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: forte ? 600 : 400 }}>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {titulo}:{' '}
      </Box>
      {valor}
    </Typography>
  );
}

const grade = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 1fr) 2fr 2fr' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
};
