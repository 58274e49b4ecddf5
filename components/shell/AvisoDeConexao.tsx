import Box from '@mui/material/Box';

/** Says over every screen that the server does not answer and is asked again, while the screen waits. */
export function AvisoDeConexao({ falhando }: { falhando: boolean }) {
  return (
    <Box role="status" sx={falhando ? aviso : undefined}>
      {falhando && 'O servidor não respondeu. Tentando de novo…'}
    </Box>
  );
}

const aviso = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  maxWidth: 'calc(100vw - 32px)',
  px: 2,
  py: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: 6,
  // What stands below it is pressed through it.
  pointerEvents: 'none',
  '@media print': { display: 'none' },
};
