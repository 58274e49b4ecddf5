import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ExportProgress } from '#lib/api/platform/export.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ExportacaoEmCursoProps {
  andamento: ExportProgress;
  aoCancelar: () => void;
}

/** Shows the progress of an export and a cancel button. The list stays usable meanwhile. */
export function ExportacaoEmCurso({ andamento: { linhas, total }, aoCancelar }: ExportacaoEmCursoProps) {
  return (
    <Card role="region" aria-label="Exportação" sx={card}>
      <Typography sx={{ flex: 'none' }}>
        {total === 0
          ? 'Preparando a exportação…'
          : `Exportando ${formatarInteiro(linhas)} de ${formatarInteiro(total)}`}
      </Typography>
      <LinearProgress
        aria-label="Linhas exportadas"
        variant={total === 0 ? 'indeterminate' : 'determinate'}
        value={total === 0 ? 0 : (linhas / total) * 100}
        sx={{ flex: 1, minWidth: 80 }}
      />
      <Button color="inherit" onClick={aoCancelar}>
        Cancelar
      </Button>
    </Card>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 1.5,
  py: 0.5,
  mb: 1,
  fontVariantNumeric: 'tabular-nums',
};
