import { useSnackbar } from 'notistack';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarNotas } from '#lib/api/dci/dci-notas.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { DeixarDeForaDialog } from './DeixarDeForaDialog.tsx';
import { NotaDialog } from './NotaDialog.tsx';

/** An action on a nota that opens a dialog. */
export interface PedidoDaNota {
  ato: 'editar' | 'fora' | 'excluir';
  nota: NotaDaDci;
}

interface DialogoDaNotaProps {
  dci: DciLido;
  pedido: PedidoDaNota;
  aoFechar: () => void;
}

/**
 * The dialog of a nota. It is not a child of the row: the row may leave the page meanwhile, and the typed text would be lost with
 * it.
 */
export function DialogoDaNota({ dci, pedido: { ato, nota }, aoFechar }: DialogoDaNotaProps) {
  const { excluir } = useGravarNotas(dci.id);
  const { enqueueSnackbar } = useSnackbar();
  switch (ato) {
    case 'editar':
      return <NotaDialog dci={dci} nota={nota} aoFechar={aoFechar} />;
    case 'fora':
      return <DeixarDeForaDialog dciId={dci.id} nota={nota} aoFechar={aoFechar} />;
    case 'excluir':
      return (
        <ExclusaoDialog
          titulo={`Excluir a nota ${nota.numero}?`}
          excluir={() => excluir(nota.id)}
          aoFechar={aoFechar}
          aoExcluir={() => {
            enqueueSnackbar(`Nota ${nota.numero} excluída.`, { variant: 'success' });
            aoFechar();
          }}
        >
          Ela sai da DCI como se não tivesse sido trazida. Para que fique à vista, com o porquê, deixe-a de fora.
        </ExclusaoDialog>
      );
  }
}
