import DirectionsBoat from '@mui/icons-material/DirectionsBoat';
import Flight from '@mui/icons-material/Flight';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Box from '@mui/material/Box';
import type { Mapa } from '#lib/contracts/views/mapa.ts';
import type { Lugar } from '#lib/domain/aduana/viagem/paises-do-mundo.ts';
import { andamentoDaViagem, parteDoCaminho } from '#lib/domain/aduana/viagem/viagem.ts';
import { andamentoPorExtenso } from './embarques-por-extenso.ts';
import { lugarNaRota, type PontoNaTela } from './projecao.ts';
import type { Rota } from './rotas.ts';

interface MarcasDosEmbarquesProps {
  mapa: Mapa;
  rotas: readonly Rota[];
  onde: (lugar: Lugar) => PontoNaTela;
  acesa: string | null;
  aoAbrir: ((chave: string) => void) | undefined;
}

/**
 * Draws a ship, an aeroplane or a lorry for each shipment, placed along its route by the days elapsed. The marks are for eye and
 * mouse only: the list says the same in words. A shipment that has arrived has no mark.
 */
export function MarcasDosEmbarques({ mapa, rotas, onde, acesa, aoAbrir }: MarcasDosEmbarquesProps) {
  return (
    <div aria-hidden>
      {rotas.flatMap(({ origem: { chave }, via, lugares, embarques }) => {
        const Icone =
          via === '04' ? Flight : via === null || via === '01' || via === '02' ? DirectionsBoat : LocalShipping;
        return embarques.map((embarque) => {
          const andamento = andamentoDaViagem(embarque, mapa.hoje);
          const parte = parteDoCaminho(andamento);
          if (parte === null || parte >= 1) return null;
          const { x, y } = onde(lugarNaRota(lugares, parte));
          return (
            // A larger target for the mouse. The keyboard uses the button of the origin.
            <Box
              key={embarque.id}
              title={`${embarque.numero}: ${andamentoPorExtenso(embarque, mapa.hoje)}`}
              onClick={() => aoAbrir?.(chave)}
              sx={[noCaminho, andamento.estado === 'ATRASADO' && atrasado]}
              style={{ left: x - 9, top: y - 9, opacity: acesa !== null && acesa !== chave ? 0.25 : 1 }}
            >
              <Icone sx={{ fontSize: 12 }} />
            </Box>
          );
        });
      })}
    </div>
  );
}

const noCaminho = {
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: '50%',
  cursor: 'pointer',
  color: 'primary.main',
  bgcolor: 'background.paper',
  border: '1.5px solid',
};
/** Late shipments differ in shape as well as in colour. */
const atrasado = { color: 'error.main', borderRadius: '3px' };
