import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type EstadoDaParte, NOME_ESTADO_DA_PARTE } from '#lib/domain/aduana/processo/estado-das-partes.ts';

interface WizardStepProps {
  numero: number;
  titulo: string;
  estado: EstadoDaParte | null;
  aberto: boolean;
  desabilitado?: boolean;
  aoAbrir: () => void;
}

/** Entry of a wizard step: its number, name and progress. */
export function WizardStep({ numero, titulo, estado, aberto, desabilitado, aoAbrir }: WizardStepProps) {
  const { Icone, cor } = ICONES[estado ?? 'VAZIO'];
  return (
    <li>
      <ButtonBase
        onClick={aoAbrir}
        disabled={desabilitado}
        aria-current={aberto ? 'step' : undefined}
        sx={{
          width: 1,
          height: 1,
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          textAlign: 'left',
          px: 1,
          py: 0.75,
          borderTop: 3,
          borderColor: aberto ? 'primary.main' : 'divider',
          '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover' },
          '&.Mui-disabled': { color: 'text.disabled' },
        }}
      >
        <Stack sx={{ minWidth: 0, gap: 0.25 }}>
          <Typography component="span" sx={{ fontWeight: aberto ? 650 : 500 }}>
            {numero}. {titulo}
          </Typography>
          {estado && (
            <Typography
              component="span"
              variant="caption"
              noWrap
              sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: cor }}
            >
              <Icone aria-hidden sx={{ fontSize: 14 }} />
              {NOME_ESTADO_DA_PARTE[estado]}
            </Typography>
          )}
        </Stack>
      </ButtonBase>
    </li>
  );
}

const ICONES = {
  VAZIO: { Icone: RadioButtonUnchecked, cor: 'text.secondary' },
  EM_ANDAMENTO: { Icone: EditOutlined, cor: 'info.main' },
  COM_PENDENCIAS: { Icone: ErrorOutlined, cor: 'warning.main' },
  COMPLETO: { Icone: CheckCircle, cor: 'success.main' },
} as const satisfies Record<EstadoDaParte, unknown>;
