import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';

type Campo = [nome: string, valor: string | null];

/** Every field of the file by its Siscomex name, to compare with the extrato. */
export function CamposSection({ campos }: { campos: Record<string, string | null> }) {
  return (
    <Accordion disableGutters variant="outlined" sx={{ borderRadius: '10px', '&::before': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="h3" component="h2">
          Todos os campos do arquivo
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <DataTable
          legenda="Campos do arquivo"
          colunas={COLUNAS}
          linhas={Object.entries(campos)}
          chave={([nome]) => nome}
        />
      </AccordionDetails>
    </Accordion>
  );
}

const COLUNAS: Coluna<Campo>[] = [
  { titulo: 'Campo', valor: ([nome]) => nome },
  { titulo: 'Valor', valor: ([, valor]) => valor ?? '—' },
];
