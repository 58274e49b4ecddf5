import { encode } from 'uqr';

/**
 * A QR code as SVG: one path of dark squares, on white in every theme, because cameras need the contrast. No MUI here: a lazy file
 * with `Box` alone makes the bundler split the files of the log-in.
 */
export function QrCode({ texto, nome }: { texto: string; nome: string }) {
  const { data, size } = encode(texto, { border: 2, ecc: 'M' });
  const quadrados = data.flatMap((linha, y) => linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={nome} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" style={moldura}>
      <path d={quadrados.join('')} fill="#000" />
    </svg>
  );
}

const moldura = { width: 200, height: 200, background: '#fff', borderRadius: 8, justifySelf: 'center' } as const;
