import Box from '@mui/material/Box';
import type { TipoDeLigacao } from '#lib/domain/zfm/linhagem.ts';
import type { Disposicao } from './disposicao.ts';

interface TracosProps extends Pick<Disposicao, 'largura' | 'altura' | 'tracos'> {
  /** What is lit; null where nothing is pointed at. */
  aceso: ReadonlySet<string> | null;
}

/** The edges, under the cards. What they say is in the table below them, for who does not see them. */
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

/** Whole lines are goods that moved; broken ones draw nothing from the stock, or have not yet, or no more. */
export const TRACEJADO: Readonly<Partial<Record<TipoDeLigacao, string>>> = {
  EVIDENCIA: '8 4',
  MESMO_ITEM: '2 4',
  PREVISTO: '8 4 2 4',
  DEVOLVIDO: '1 6',
};
