import Box from '@mui/material/Box';

/** Says over every screen what is wrong with the server, while the screen waits; nothing without a sentence. */
export function AvisoDeConexao({ frase }: { frase: string | null }) {
  return (
    <Box role="status" sx={frase === null ? undefined : aviso}>
      {frase}
    </Box>
  );
}

const aviso = {
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
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
