import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';

interface ExclusaoDaDciProps {
  dci: Pick<DciResumo, 'id' | 'processo'>;
  aoFechar: () => void;
}

/** Confirms the deletion of a DCI that was not filed. */
export function ExclusaoDaDci({ dci: { id, processo }, aoFechar }: ExclusaoDaDciProps) {
  const { excluir } = useGravarDci();
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  return (
    <ExclusaoDialog
      titulo={`Excluir ${processo}?`}
      excluir={() => excluir(id)}
      aoFechar={aoFechar}
      aoExcluir={() => {
        enqueueSnackbar(`${processo} excluída.`, { variant: 'success' });
        navegar({ to: '/dci/processos-dci', replace: true, ignoreBlocker: true });
      }}
    >
      Ela sai da lista com as notas que tem. Fica no histórico e pode voltar: na lista, o filtro “Excluídos” a mostra.
    </ExclusaoDialog>
  );
}
