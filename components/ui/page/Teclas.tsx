import Box from '@mui/material/Box';

/** Shows keys that are pressed together: `['Ctrl', 'K']`. */
export function Teclas({ teclas }: { teclas: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, flex: 'none' }}>
      {teclas.map((tecla) => (
        <Box key={tecla} component="kbd" sx={cap}>
          {tecla}
        </Box>
      ))}
    </Box>
  );
}

const cap = {
  minWidth: 20,
  px: 0.75,
  py: '1px',
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  color: 'text.secondary',
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
};
