import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';

interface ListaVaziaProps {
  filtrada: boolean;
  plural: string;
  /** Absent where no filter is set and the importer in focus alone narrows the list. */
  aoLimpar?: (() => void) | undefined;
  /** Shown when no filter is set and there are no records yet. */
  children: ReactNode;
}

/** Empty state of a list. A filter that matches nothing gets another message than a list without records. */
export function ListaVazia({ filtrada, plural, aoLimpar, children }: ListaVaziaProps) {
  if (!filtrada) return children;
  return (
    <EmptyState
      titulo={`Nada encontrado em ${plural}`}
      icone={<SearchOff />}
      acoes={
        aoLimpar && (
          <Button variant="outlined" color="inherit" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        )
      }
    >
      {aoLimpar ? 'Confira o texto buscado ou tire algum filtro.' : 'Aqui só aparece o que é do importador escolhido.'}
    </EmptyState>
  );
}
