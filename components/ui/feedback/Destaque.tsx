import Box from '@mui/material/Box';
import { trechos } from '#lib/format/trechos.ts';

/** Shows a text with the searched words highlighted. */
export function Destaque({ texto, procurado }: { texto: string; procurado: string }) {
  let lugar = 0;
  return trechos(texto, procurado).map((trecho) => {
    const chave = lugar;
    lugar += trecho.texto.length;
    if (!trecho.achado) return trecho.texto;
    return (
      <Box key={chave} component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
        {trecho.texto}
      </Box>
    );
  });
}
