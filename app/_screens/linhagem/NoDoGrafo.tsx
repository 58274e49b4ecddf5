import CenterFocusStrong from '@mui/icons-material/CenterFocusStrongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconButtonTo, LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { NOME_NA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { destinoDoNo, linhagemDo } from './destinos-da-linhagem.ts';
import type { Lugar } from './disposicao.ts';
import { linhasDoNo, nomeDoNo } from './no-por-extenso.ts';

interface NoDoGrafoProps {
  lugar: Lugar;
  /** In pixels. */
  largura: number;
  /** Whether the lineage is seen from this node. */
  foco: boolean;
  /** Whether this node is the one in the Tab order; all others are skipped. */
  atual: boolean;
  apagado: boolean;
  aoApontar: (id: string | null) => void;
  aoFocar: (id: string) => void;
  aoVerDaqui: () => void;
}

export function NoDoGrafo({
  lugar: { no, x, y, altura },
  largura,
  foco,
  atual,
  apagado,
  aoApontar,
  aoFocar,
  aoVerDaqui,
}: NoDoGrafoProps) {
  const { id, tipo, titulo, mais } = no;
  const naVez = atual ? 0 : -1;
  return (
    <Box
      data-no={id}
      role="group"
      aria-label={nomeDoNo(no)}
      aria-current={foco ? 'true' : undefined}
      onMouseEnter={() => aoApontar(id)}
      onMouseLeave={() => aoApontar(null)}
      onFocus={() => {
        aoApontar(id);
        aoFocar(id);
      }}
      onBlur={() => aoApontar(null)}
      sx={[cartao, foco && emFoco, mais > 0 && doResto, apagado && { opacity: 0.35 }]}
      style={{ left: x, top: y, width: largura, height: altura }}
    >
      <Typography
        component="div"
        variant="caption"
        sx={{ lineHeight: '24px', color: foco ? 'primary.main' : 'text.secondary' }}
      >
        {NOME_NA_LINHAGEM[tipo].um}
        {foco && ' · em foco'}
      </Typography>
      <LinkTo
        data-titulo=""
        tabIndex={naVez}
        underline="hover"
        sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere', '&:focus-visible': { outlineOffset: 0 } }}
        {...destinoDoNo(no)}
      >
        {titulo}
      </LinkTo>
      {linhasDoNo(no).map((linha) => (
        <Typography
          key={linha}
          component="div"
          variant="caption"
          sx={{
            color: 'text.secondary',
            lineHeight: '17px',
            overflowWrap: 'anywhere',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {linha}
        </Typography>
      ))}
      {/* Last for the keyboard: first the record, then where else to look from. */}
      {mais === 0 && !foco && (
        <IconButtonTo
          size="small"
          tabIndex={naVez}
          aria-label={`Ver a partir daqui: ${nomeDoNo(no)}`}
          title="Ver a partir daqui"
          sx={{ position: 'absolute', top: 6, right: 6, p: 0.25, color: 'text.secondary' }}
          onClick={aoVerDaqui}
          {...linhagemDo(no)}
          search={true}
        >
          <CenterFocusStrong sx={{ fontSize: 18 }} />
        </IconButtonTo>
      )}
    </Box>
  );
}

const cartao = {
  position: 'absolute',
  zIndex: 1,
  px: 1.25,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  transition: 'opacity 120ms',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
} as const;
const emFoco = { border: 2, borderColor: 'primary.main', bgcolor: 'primary.soft' };
const doResto = { borderStyle: 'dashed' };
