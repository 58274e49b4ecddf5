import { useSnackbar } from 'notistack';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import type { AtoPedido } from '#lib/contracts/preparo-no-portal.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';

/** An act on the one product or operator of a page, in the version that is shown. */
export function useAtoDaPagina({ useAtos }: Ramo, { id, versao }: ResumoDoPreparo) {
  const { agir } = useAtos();
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  /** @throws {Error} with the sentence of a refusal. */
  const exigir = async (ato: AtoPedido): Promise<void> => {
    const { recusados } = await agir([{ id, versao }], ato);
    if (recusados[0]) throw new Error(recusados[0].motivo);
  };
  return {
    ...{ ocupado, exigir },
    /** Tells what came of it. */
    fazer: (ato: AtoPedido, feito: string) =>
      fazer(async () => {
        try {
          await exigir(ato);
          enqueueSnackbar(feito, { variant: 'success' });
        } catch (erro) {
          enqueueSnackbar((erro as Error).message, { variant: 'error' });
        }
      }),
  };
}
