import type { ReactNode } from 'react';
import type { LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { Lista } from '#components/lista/Lista.tsx';
import type { ListaAberta } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';

interface ListaDoCadastroProps<Linha extends LinhaDeLista> {
  lista: ListaAberta<Linha>;
  /** The primary action: a button to the blank form. */
  novo: ReactNode;
  /** Other actions, before the primary one. */
  acoes?: ReactNode;
  icone: ReactNode;
  /** Says that there are no records yet. */
  vazia: string;
  /** What belongs here, while there are no records. */
  children: ReactNode;
}

/** List of a cadastro. An empty list offers the primary action once more. */
export function ListaDoCadastro<Linha extends LinhaDeLista>(props: ListaDoCadastroProps<Linha>) {
  const { lista, novo, acoes, icone, vazia, children } = props;
  return (
    <Lista
      lista={lista}
      acoes={
        <>
          {acoes}
          {novo}
        </>
      }
      vazia={
        <EmptyState titulo={vazia} icone={icone} acoes={novo}>
          {children}
        </EmptyState>
      }
    />
  );
}
