import Box from '@mui/material/Box';
import type { TipoDeLigacao } from '#lib/domain/zfm/linhagem.ts';
import type { Disposicao } from './disposicao.ts';

interface TracosProps extends Pick<Disposicao, 'largura' | 'altura' | 'tracos'> {
  /** Ids of the lit nodes; null when nothing is pointed at. */
  aceso: ReadonlySet<string> | null;
}

/** The edges, drawn under the cards and hidden from screen readers: the table below says the same. */
export function Tracos({ largura, altura, tracos, aceso }: TracosProps) {
  const noCaminho = ({ aresta: { de, para } }: UmTraco) => aceso?.has(de) === true && aceso.has(para);
  const [acesos, outros] = [tracos.filter(noCaminho), tracos.filter((traco) => !noCaminho(traco))];
  return (
    <Box component="svg" aria-hidden width={largura} height={altura} sx={{ position: 'absolute', inset: 0 }}>
      <Box component="g" sx={{ color: 'text.secondary' }} opacity={aceso === null ? 0.6 : 0.15}>
        {outros.map((traco) => (
          <Traco key={chaveDo(traco)} traco={traco} grossura={1.25} />
        ))}
      </Box>
      <Box component="g" sx={{ color: 'primary.main' }}>
        {acesos.map((traco) => (
          <Traco key={chaveDo(traco)} traco={traco} grossura={2} />
        ))}
      </Box>
    </Box>
  );
}

type UmTraco = Disposicao['tracos'][number];
const chaveDo = ({ aresta: { de, para, tipo } }: UmTraco) => `${de} ${para} ${tipo}`;

function Traco({ traco: { aresta, d }, grossura }: { traco: UmTraco; grossura: number }) {
  return (
    <path d={d} fill="none" stroke="currentColor" strokeWidth={grossura} strokeDasharray={TRACEJADO[aresta.tipo]} />
  );
}

/** A solid line is goods that moved. A dashed line takes nothing from the stock: not at all, not yet, or no longer. */
export const TRACEJADO: Readonly<Partial<Record<TipoDeLigacao, string>>> = {
  EVIDENCIA: '8 4',
  MESMO_ITEM: '2 4',
  PREVISTO: '8 4 2 4',
  DEVOLVIDO: '1 6',
};
