import Card from '@mui/material/Card';
import { CampoPeloCaminho } from './fields/Campo.tsx';

/** The note of a record. Its label says what it is: a heading above it would say it twice. */
export function ObservacaoSection() {
  return (
    <Card component="section" aria-label="Observação" sx={{ p: 2 }}>
      <CampoPeloCaminho nome="observacao" />
    </Card>
  );
}
