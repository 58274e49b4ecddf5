import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

interface AssistenteBarraProps {
  /** Whether the choice is complete. */
  pode: boolean;
  continuando: boolean;
  aoContinuar: () => void;
  /** A summary of the choice so far. */
  children?: ReactNode;
}

/** The bar below a choice of how to begin. "Continuar" creates the processo. */
export function AssistenteBarra({ pode, continuando, aoContinuar, children }: AssistenteBarraProps) {
  return (
    <Box sx={barra}>
      <ButtonTo color="inherit" to="/importacao/novo-processo">
        Voltar
      </ButtonTo>
      <Box sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}>{children}</Box>
      <Button variant="contained" disabled={!pode} loading={continuando} onClick={aoContinuar}>
        Continuar
      </Button>
    </Box>
  );
}

const barra = {
  displayPrint: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
