import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ImportadorEmFoco, porImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

interface AvisoDoFocoProps {
  importador: Pick<ImportadorEmFoco, 'nome'> | null;
  /** What is shown in spite of the focus: `todos os itens`. Without it, what is shown is of the importer alone. */
  mostra?: string | undefined;
}

/** Says above the rows that only those of the importer in focus are shown, or that all are, with the way out. */
export function AvisoDoFoco({ importador, mostra }: AvisoDoFocoProps) {
  if (!importador) return null;
  return (
    <Box role="note" sx={faixa}>
      <ApartmentIcon fontSize="small" color={mostra ? 'inherit' : 'primary'} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {mostra ? (
          `Aqui não se separa por importador: ${mostra}.`
        ) : (
          <>
            Só de <strong>{importador.nome}</strong>
          </>
        )}
      </Box>
      {!mostra && (
        <Button size="small" onClick={() => porImportadorEmFoco(null)}>
          Ver de todos
        </Button>
      )}
    </Box>
  );
}

const faixa = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '& strong': { color: 'text.primary', fontWeight: 600 },
  '@media print': { '& button': { display: 'none' } },
};
