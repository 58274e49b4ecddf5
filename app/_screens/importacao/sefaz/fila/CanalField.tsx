import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';

interface CanalFieldProps {
  rotulo: string;
  valor: CanalRfb | null;
  aoMudar: (canal: CanalRfb | null) => void;
}

/** One of the four canais, at one press. */
export function CanalField({ rotulo, valor, aoMudar }: CanalFieldProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={rotulo}
      value={valor}
      onChange={(_, canal) => aoMudar(canal)}
      sx={{ '& > *': { px: { xs: 1, sm: 1.5 } } }}
    >
      {CANAIS_RFB.map((canal) => (
        <ToggleButton key={canal} value={canal} color={COR[canal]}>
          {NOME_CANAL[canal]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const COR = { VERDE: 'success', AMARELO: 'warning', VERMELHO: 'error', CINZA: 'standard' } as const;
