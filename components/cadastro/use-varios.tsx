import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { type QuaisRegistros, useGravarRegistro } from '#lib/api/cadastro.ts';
import type { ListResource } from '#lib/api/list.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useAvisoDeRecusados } from './use-aviso-de-recusados.tsx';

type Palavras = readonly [um: string, varios: string];

/** Deletes or restores many records and reports the result. It offers to undo exactly the records that changed. */
export function useVarios<Registro extends { id: string }>(api: ListResource<Registro>, palavras: Palavras) {
  const { excluirVarios, restaurarVarios } = useGravarRegistro(api);
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const quantos = (n: number) => `${formatarInteiro(n)} ${palavras[n === 1 ? 0 : 1]}`;

  const excluir = async (quais: QuaisRegistros): Promise<void> =>
    contar(await excluirVarios(quais), 'na lista dos excluídos.', restaurar);
  const restaurar = async (quais: QuaisRegistros): Promise<void> =>
    contar(await restaurarVarios(quais), 'de volta.', excluir);

  function contar({ feitos, recusados }: ResultadoDeVarios, comoFicaram: string, desfazer: typeof excluir): void {
    if (feitos.length > 0) {
      enqueueSnackbar(`${quantos(feitos.length)} ${comoFicaram}`, {
        variant: 'success',
        autoHideDuration: TEMPO_DE_DESFAZER,
        action: (aviso) => (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              closeSnackbar(aviso);
              // Thousands of records take a while, and the person may have left the page meanwhile.
              const andamento = enqueueSnackbar('Desfazendo…', { variant: 'info', persist: true });
              desfazer({ ids: feitos })
                .catch(contarFalha)
                .finally(() => closeSnackbar(andamento));
            }}
          >
            Desfazer
          </Button>
        ),
      });
    }
    if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
  }
  function contarFalha(erro: unknown): void {
    enqueueSnackbar((erro as Error).message, { variant: 'error' });
  }

  return { quantos, excluir, restaurar, contarFalha };
}

const TEMPO_DE_DESFAZER = 20_000;
