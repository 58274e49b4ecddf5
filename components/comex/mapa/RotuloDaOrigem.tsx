import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { nomeDaOrigem, resumoDaOrigem } from './embarques-por-extenso.ts';
import type { PontoNaTela, Tamanho } from './projecao.ts';

interface RotuloDaOrigemProps {
  origem: OrigemDoMapa;
  em: PontoNaTela;
  raio: number;
  tamanho: Tamanho;
}

/** Visible label of the highlighted origin. It repeats the accessible name of the mark. */
export function RotuloDaOrigem({ origem, em, raio, tamanho }: RotuloDaOrigemProps) {
  const embaixo = em.y < 90;
  const x = Math.min(Math.max(em.x, MEIA_LARGURA), Math.max(MEIA_LARGURA, tamanho.largura - MEIA_LARGURA));
  return (
    <Paper
      aria-hidden
      elevation={4}
      sx={rotulo}
      style={{
        left: x,
        top: embaixo ? em.y + raio + 8 : em.y - raio - 8,
        transform: `translate(-50%, ${embaixo ? '0' : '-100%'})`,
      }}
    >
      <Typography variant="subtitle2">{nomeDaOrigem(origem)}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
        {resumoDaOrigem(origem)}
      </Typography>
    </Paper>
  );
}

const MEIA_LARGURA = 130;
const rotulo = {
  position: 'absolute',
  zIndex: 4,
  width: 'max-content',
  maxWidth: MEIA_LARGURA * 2,
  px: 1.25,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  pointerEvents: 'none',
};
