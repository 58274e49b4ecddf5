import ArrowDownward from '@mui/icons-material/ArrowDownward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import type { Apontamento } from '#lib/domain/zfm/arquivo-de-registros.ts';

interface SaltoDeApontamentosProps {
  tipo: 'erro' | 'aviso';
  /** Findings in the order of the file. */
  apontamentos: Apontamento[];
  lugar: Lugar;
  aoSaltar: (lugar: Lugar) => void;
}

/** Shows the number of findings and a button to the next finding. After the last finding comes the first. */
export function SaltoDeApontamentos({ tipo, apontamentos, lugar, aoSaltar }: SaltoDeApontamentosProps) {
  const [primeiro] = apontamentos;
  if (!primeiro) return <StatusChip tom="success">{`Nenhum ${tipo}`}</StatusChip>;
  const proximo = apontamentos.find((apontamento) => vemDepois(apontamento, lugar)) ?? primeiro;
  const quantos = apontamentos.length.toLocaleString('pt-BR');
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <StatusChip tom={tipo === 'erro' ? 'error' : 'warning'}>
        {apontamentos.length === 1 ? `1 ${tipo}` : `${quantos} ${tipo}s`}
      </StatusChip>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDownward />}
        onClick={() => aoSaltar({ linha: proximo.linha, posicao: proximo.posicao })}
      >
        Próximo {tipo}
      </Button>
    </Stack>
  );
}

/** Position in the file. Line and position count from 1; position 0 is before the first. */
export interface Lugar {
  linha: number;
  posicao: number;
}

function vemDepois(lugar: Lugar, outro: Lugar): boolean {
  return lugar.linha > outro.linha || (lugar.linha === outro.linha && lugar.posicao > outro.posicao);
}
