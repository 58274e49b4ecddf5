import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';

interface ListaVaziaProps {
  filtrada: boolean;
  plural: string;
  aoLimpar: () => void;
  /** What is said when nothing is filtered: there is nothing yet. */
  children: ReactNode;
}

/** Nothing found is not the same as nothing there. */
export function ListaVazia({ filtrada, plural, aoLimpar, children }: ListaVaziaProps) {
  if (!filtrada) return children;
  return (
    <EmptyState
      titulo={`Nada encontrado em ${plural}`}
      icone={<SearchOff />}
      acoes={
        <Button variant="outlined" color="inherit" onClick={aoLimpar}>
          Limpar filtros
        </Button>
      }
    >
      Confira o texto buscado ou tire algum filtro.
    </EmptyState>
  );
}
