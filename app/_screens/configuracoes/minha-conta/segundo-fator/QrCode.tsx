import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** A QR code as SVG: one path of dark squares, on white in every theme, because cameras need the contrast. */
export function QrCode({ texto, nome }: { texto: string; nome: string }) {
  const { data, size } = encode(texto, { border: 2, ecc: 'M' });
  const quadrados = data.flatMap((linha, y) => linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={nome}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, bgcolor: '#fff', borderRadius: 1, justifySelf: 'center' }}
    >
      <path d={quadrados.join('')} fill="#000" />
    </Box>
  );
}
