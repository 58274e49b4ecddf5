import { useSnackbar } from 'notistack';
import type { RefObject } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import type { AtoPedido } from '#lib/portal/contracts/preparo-no-portal.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';

/**
 * Gives the version for an act on this one: what is typed in its form is saved before, and a save on its way is waited for.
 * @throws {Error} where the form refuses to save.
 */
export async function versaoParaAgir(
  { versao }: ResumoDoPreparo,
  gravarAntes?: RefObject<GravarAntes>,
): Promise<number> {
  const gravada = gravarAntes ? await gravarAntes.current() : versao;
  if (gravada === null)
    throw new Error('O que está digitado não pôde ser gravado. Corrija-o, ou desfaça as alterações do formulário.');
  return gravada;
}

/** An act on the one product or operator of a page, in the version that is shown. */
export function useAtoDaPagina({ useAtos }: Ramo, registro: ResumoDoPreparo, gravarAntes?: RefObject<GravarAntes>) {
  const { id } = registro;
  const { agir } = useAtos();
  const { enqueueSnackbar } = useSnackbar();
  const { ocupado, fazer } = useAtoEmCurso();
  /** @throws {Error} with the sentence of a refusal. */
  const exigir = async (ato: AtoPedido): Promise<void> => {
    const { recusados } = await agir([{ id, versao: await versaoParaAgir(registro, gravarAntes) }], ato);
    if (recusados[0]) throw new Error(recusados[0].motivo);
  };
  return {
    ocupado,
    exigir,
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
