import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocoDeVolta } from '#components/ui/dialogs/use-foco-de-volta.ts';
import { horaOuDia } from './fields/hora-ou-dia.ts';

interface BarraDoFormularioProps {
  /** The form is inside a wizard, whose own bar saves it. */
  emPasso: boolean;
  gravando: boolean;
  sujo: boolean;
  guardadoEm: Date | null;
  acoes: ReactNode;
  /** Label of the save button; the default is `Gravar`. */
  rotuloGravar: string | undefined;
  aoDesfazer: () => void;
  aoGravar: () => void;
}

/** Sticky bar with the save button, however long the form is. */
export function BarraDoFormulario(props: BarraDoFormularioProps) {
  const { emPasso, gravando, sujo, guardadoEm, acoes, rotuloGravar = 'Gravar', aoDesfazer, aoGravar } = props;
  const lugarDoGravar = useFocoDeVolta<HTMLSpanElement>(gravando);
  if (emPasso && !sujo && !acoes) return null;
  return (
    <Box sx={emPasso ? linha : barra}>
      {acoes}
      <Box sx={{ flex: 1 }} />
      {sujo && (
        <Typography variant="caption" sx={estado}>
          {guardadoEm ? `Rascunho guardado às ${horaOuDia(guardadoEm.toISOString())}` : 'Alterações não gravadas'}
        </Typography>
      )}
      {sujo && (
        <Button color="inherit" onClick={aoDesfazer}>
          Desfazer alterações
        </Button>
      )}
      {!emPasso && (
        <Tooltip title="Ctrl+S">
          <Box component="span" ref={lugarDoGravar} sx={{ ml: 'auto' }}>
            <Button variant="contained" loading={gravando} aria-keyshortcuts="Control+S Meta+S" onClick={aoGravar}>
              {rotuloGravar}
            </Button>
          </Box>
        </Tooltip>
      )}
    </Box>
  );
}

/** On a phone, the state stands above the buttons instead of between them. */
const estado = { color: 'text.secondary', flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: -1, sm: 0 } };

const linha = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

const barra = {
  ...linha,
  displayPrint: 'none',
  position: 'sticky',
  bottom: 0,
  // Above sticky table heads and figures, so that nothing covers the save button.
  zIndex: 4,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
