import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { ExclusaoDialog } from '#components/registro/ExclusaoDialog.tsx';
import { useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';

interface ExclusaoDoDcrProps {
  dcr: Pick<DcrResumo, 'id' | 'processo'>;
  aoFechar: () => void;
}

/** Confirms the deletion of a DCR-E that was not filed. */
export function ExclusaoDoDcr({ dcr: { id, processo }, aoFechar }: ExclusaoDoDcrProps) {
  const { excluir } = useGravarDcr();
  const navegar = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  return (
    <ExclusaoDialog
      titulo={`Excluir o DCR-E ${processo}?`}
      excluir={() => excluir(id)}
      aoFechar={aoFechar}
      aoExcluir={() => {
        enqueueSnackbar(`DCR-E ${processo} excluído.`, { variant: 'success' });
        navegar({ to: '/dcr/processos-dcr', replace: true, ignoreBlocker: true });
      }}
    >
      Ele sai da lista. Fica no histórico e pode voltar: na lista, o filtro “Excluídos” o mostra.
    </ExclusaoDialog>
  );
}
