import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDosOperadores } from '#lib/api/operadores-estrangeiros.ts';
import type { OperadorNoPortal } from '#lib/contracts/operadores-estrangeiros.ts';

/** Drafts the next version of an operator that the Portal has, where something differs. */
export function NovaVersao({ operador }: { operador: OperadorNoPortal }) {
  const { id, versao, semNovaVersao } = operador;
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  const { agir } = useAtosDosOperadores();
  const preparar = () =>
    void fazer(async () => {
      try {
        const { recusados } = await agir([{ id, versao }], { tipo: 'NOVA_VERSAO' });
        const [recusado] = recusados;
        enqueueSnackbar(recusado?.motivo ?? 'Nova versão em rascunho.', { variant: recusado ? 'warning' : 'success' });
      } catch (erro) {
        enqueueSnackbar((erro as Error).message, { variant: 'error' });
      }
    });
  return (
    <Button
      variant="contained"
      loading={ocupado}
      disabled={semNovaVersao !== null}
      title={semNovaVersao ?? undefined}
      onClick={preparar}
    >
      Preparar nova versão
    </Button>
  );
}
