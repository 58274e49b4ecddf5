import Box from '@mui/material/Box';
import type { Projecao } from './projecao.ts';
import type { Rota } from './rotas.ts';

interface RotasDoMapaProps {
  projecao: Projecao;
  rotas: readonly Rota[];
  /** Key of the origin whose routes are highlighted; null when there is none. */
  acesa: string | null;
}

/** Draws the routes to Manaus; air routes are dashed. The marks and the list carry their information. */
export function RotasDoMapa({ projecao, rotas, acesa }: RotasDoMapaProps) {
  return (
    <Box component="g" fill="none" sx={{ color: 'primary.main', '& path': { vectorEffect: 'non-scaling-stroke' } }}>
      {rotas.map(({ origem: { chave, total }, via, lugares }) => {
        const estaAcesa = acesa === chave;
        return (
          <path
            key={`${chave} ${via}`}
            d={projecao.caminho(lugares)}
            stroke="currentColor"
            strokeWidth={(estaAcesa ? 1.5 : 0) + Math.min(3, 1 + total / 6)}
            strokeLinejoin="round"
            strokeDasharray={via === '04' ? '5 4' : undefined}
            opacity={acesa === null ? 0.5 : estaAcesa ? 1 : 0.14}
          />
        );
      })}
    </Box>
  );
}
