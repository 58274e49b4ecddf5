import Box from '@mui/material/Box';
import type { Projecao } from './projecao.ts';
import type { Rota } from './rotas.ts';

interface RotasDoMapaProps {
  projecao: Projecao;
  rotas: readonly Rota[];
  /** The origin whose ways are lit; null where none is pointed at. */
  acesa: string | null;
}

/** The ways to Manaus; by air they are broken lines. What they say is in the marks and in the list. */
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
