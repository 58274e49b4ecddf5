import Box from '@mui/material/Box';
import { nomesPorExtenso } from '#components/registro/nomes-por-extenso.ts';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';

interface RecusadosPorMotivoProps {
  titulo: string;
  recusados: ResultadoDeVarios['recusados'];
}

/** Lists the rows that a bulk change refused, grouped by reason. */
export function RecusadosPorMotivo({ titulo, recusados }: RecusadosPorMotivoProps) {
  return (
    <>
      {titulo}
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: '40vh', overflow: 'auto' }}>
        {[...Map.groupBy(recusados, ({ motivo }) => motivo)].map(([motivo, recusadosDoMotivo]) => (
          <li key={motivo}>
            {nomesPorExtenso(recusadosDoMotivo.map(({ nome }) => nome ?? 'um que não está mais aqui'))}: {motivo}
          </li>
        ))}
      </Box>
    </>
  );
}
