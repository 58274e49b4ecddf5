import Box from '@mui/material/Box';
import { memo } from 'react';
import type { OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { paisDaSigla } from '#lib/domain/aduana/viagem/paises-do-mundo.ts';
import type { Projecao } from './projecao.ts';

interface TerraDoMapaProps {
  projecao: Projecao;
  origens: readonly OrigemDoMapa[];
}

/** Draws coasts and borders. Brazil and the countries of origin are slightly highlighted. */
export const TerraDoMapa = memo(function TerraDoMapa({ projecao, origens }: TerraDoMapaProps) {
  const destacados = new Set(['BR', ...origens.map(({ sigla }) => sigla ?? '')].map((s) => paisDaSigla(s)?.numero));
  return (
    <Box component="g" sx={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}>
      <Box component="path" d={projecao.graticula} sx={graticula} />
      {projecao.paises.map(({ nome, numero, d }) => (
        // Keyed by name: some disputed territories have no country number.
        <Box component="path" key={nome} d={d} sx={destacados.has(numero) ? paisDestacado : pais} />
      ))}
    </Box>
  );
});

const graticula = { fill: 'none', stroke: 'var(--cais-palette-divider)', strokeWidth: 0.6 };
const pais = {
  fill: 'var(--cais-palette-neutral-soft)',
  stroke: 'var(--cais-palette-background-default)',
  strokeWidth: 0.8,
};
const paisDestacado = {
  ...pais,
  fill: 'color-mix(in oklab, var(--cais-palette-primary-main) 26%, var(--cais-palette-neutral-soft))',
};
