import { useSnackbar } from 'notistack';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import type { AtoEmProdutos, ProdutoNoPortal } from '#lib/contracts/catalogo-de-produtos.ts';

/** An act on the one product of a page, in the version that is shown. */
export function useAtoDaPagina({ id, versao }: Pick<ProdutoNoPortal, 'id' | 'versao'>) {
  const { agir } = useAtosDoCatalogo();
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  /** @throws {Error} with the sentence of a refusal. */
  const exigir = async (ato: AtoEmProdutos['ato']): Promise<void> => {
    const { recusados } = await agir([{ id, versao }], ato);
    if (recusados[0]) throw new Error(recusados[0].motivo);
  };
  return {
    ...{ ocupado, exigir },
    /** Tells what came of it. */
    fazer: (ato: AtoEmProdutos['ato'], feito: string) =>
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
