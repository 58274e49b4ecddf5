import { useSnackbar } from 'notistack';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { readAll } from '#lib/api/list.ts';
import { type AtoPedido, MAXIMO_DO_PREPARO } from '#lib/contracts/preparo-no-portal.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';

/** Does one act on the selected rows, and tells how many were done and why the others were not. */
export function useAtoEmVarios({ useAtos, quantos, recurso }: Ramo) {
  const { agir } = useAtos();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  return async (
    escolhida: Selecao<ResumoDoPreparo>,
    ato: AtoPedido,
    feito: readonly [um: string, varios: string],
  ): Promise<void> => {
    const linhas = escolhida.tipo === 'linhas' ? escolhida.linhas : await readAll(recurso, escolhida.consulta);
    if (escolhida.tipo === 'resultado' && linhas.length !== escolhida.total) {
      throw new Error('A lista mudou desde que você a marcou. Confira e marque de novo.');
    }
    if (linhas.length > MAXIMO_DO_PREPARO) {
      throw new Error(`De uma vez vão até ${quantos(MAXIMO_DO_PREPARO)}. Filtre mais.`);
    }
    const { feitos, recusados } = await agir(
      linhas.map(({ id, versao }) => ({ id, versao })),
      ato,
    );
    if (feitos.length > 0) {
      enqueueSnackbar(`${quantos(feitos.length)} ${feito[feitos.length === 1 ? 0 : 1]}.`, { variant: 'success' });
    }
    if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
  };
}
