import Box from '@mui/material/Box';
import type { Mapa } from '#lib/contracts/views/mapa.ts';
import { andamentoDaViagem } from '#lib/domain/aduana/viagem/viagem.ts';
import type { PontoNaTela } from './projecao.ts';

/** Mark of Manaus, with the number of shipments that have arrived and wait for their presença. */
export function DestinoNoMapa({ em, mapa }: { em: PontoNaTela; mapa: Mapa }) {
  const chegaram = mapa.origens
    .flatMap(({ embarques }) => embarques)
    .filter((embarque) => andamentoDaViagem(embarque, mapa.hoje).estado === 'CHEGOU').length;
  return (
    <Box aria-hidden sx={{ position: 'absolute', pointerEvents: 'none' }} style={{ left: em.x, top: em.y }}>
      <Box sx={alvo} />
      <Box sx={nome}>
        Manaus
        {chegaram > 0 && (
          <Box component="span" sx={{ fontWeight: 400 }}>
            {' '}
            · {chegaram === 1 ? '1 chegou' : `${chegaram} chegaram`}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const alvo = {
  position: 'absolute',
  left: -8,
  top: -8,
  width: 16,
  height: 16,
  borderRadius: '50%',
  bgcolor: 'background.paper',
  border: '4px solid',
  borderColor: 'text.primary',
};
const nome = {
  position: 'absolute',
  top: 11,
  left: 0,
  transform: 'translateX(-50%)',
  px: 0.75,
  borderRadius: '4px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 650,
  whiteSpace: 'nowrap',
  color: 'background.paper',
  bgcolor: 'text.primary',
};
