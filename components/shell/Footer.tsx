import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface FooterProps {
  consultoria: { nome: string; url?: string | undefined } | null;
}

export function Footer({ consultoria }: FooterProps) {
  return (
    <Box component="footer" sx={foot}>
      <span>Cais</span>
      {consultoria && (
        <span>
          Consultoria:{' '}
          {consultoria.url ? (
            <Link href={consultoria.url} target="_blank" rel="noopener noreferrer" color="inherit" underline="always">
              {consultoria.nome}
            </Link>
          ) : (
            consultoria.nome
          )}
        </span>
      )}
    </Box>
  );
}

const foot = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  fontSize: '0.75rem',
  color: 'text.secondary',
};
