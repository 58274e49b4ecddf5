import Box from '@mui/material/Box';

/** Legend of lines and marks, only visual: the list says the same in words. */
export function LegendaDoMapa() {
  return (
    <Box aria-hidden sx={legenda}>
      <Item traco="none">por mar</Item>
      <Item traco="5 4">por ar</Item>
      <Box component="span" sx={item}>
        <Box component="svg" viewBox="0 0 16 15" sx={{ width: 13, height: 12, color: 'error.main' }}>
          <path d="M8 1 15.2 14H.8Z" fill="currentColor" />
        </Box>
        atrasado
      </Box>
      <Box component="span" sx={item}>
        <Box component="span" sx={circuloTracejado} />
        só o país se conhece
      </Box>
      <span>Rotas ilustrativas. Terras: Natural Earth.</span>
    </Box>
  );
}

function Item({ traco, children }: { traco: string; children: string }) {
  return (
    <Box component="span" sx={item}>
      <Box component="svg" viewBox="0 0 22 4" sx={{ width: 22, height: 4, color: 'primary.main' }}>
        <path d="M0 2H22" stroke="currentColor" strokeWidth="2" strokeDasharray={traco} />
      </Box>
      {children}
    </Box>
  );
}

const legenda = {
  position: 'absolute',
  left: 12,
  right: 64,
  bottom: 8,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.75,
  rowGap: 0.25,
  fontSize: '0.6875rem',
  color: 'text.secondary',
  pointerEvents: 'none',
};
const item = { display: 'inline-flex', alignItems: 'center', gap: 0.75 };
const circuloTracejado = {
  width: 12,
  height: 12,
  borderRadius: '50%',
  border: '2px dashed',
  borderColor: 'primary.main',
};
