import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Section } from '#components/ui/page/Section.tsx';

interface LinhasSectionProps {
  titulo: string;
  nota: string;
  /** Dialog that reads lines from a sheet; `fechar` closes it. */
  importar: (fechar: () => void) => ReactNode;
  /** The grid of the lines, and their totals. */
  children: ReactNode;
}

/** Section of a form whose lines are typed, pasted from a spreadsheet, or read from a file. */
export function LinhasSection({ titulo, nota, importar, children }: LinhasSectionProps) {
  const [importando, setImportando] = useState(false);
  return (
    <Section
      titulo={titulo}
      nota={nota}
      acoes={
        <Button size="small" variant="outlined" color="inherit" onClick={() => setImportando(true)}>
          Importar planilha
        </Button>
      }
    >
      {children}
      {importando && importar(() => setImportando(false))}
    </Section>
  );
}
