import { useSnackbar } from 'notistack';
import { useAvisoComDesfazer } from '#components/cadastro/use-aviso-com-desfazer.tsx';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { readAll } from '#lib/api/platform/list.ts';
import { type AtoPedido, MAXIMO_DO_PREPARO, type QualDoPreparo } from '#lib/portal/contracts/preparo-no-portal.ts';
import type { Ramo, ResumoDoPreparo } from './ramo.ts';

type Feito = readonly [um: string, varios: string];

/** Does one act on the selected rows, and tells how many were done and why the others were not; `volta` undoes those that were. */
export function useAtoEmVarios({ useAtos, quantos, recurso }: Ramo) {
  const { agir } = useAtos();
  const { enqueueSnackbar } = useSnackbar();
  const { contar } = useAvisoComDesfazer();
  const avisarRecusados = useAvisoDeRecusados();

  return async (
    escolhida: Selecao<ResumoDoPreparo>,
    ato: AtoPedido,
    feito: Feito,
    volta?: { ato: AtoPedido; feito: Feito },
  ): Promise<void> => {
    const linhas = escolhida.tipo === 'linhas' ? escolhida.linhas : await readAll(recurso, escolhida.consulta);
    if (escolhida.tipo === 'resultado' && linhas.length !== escolhida.total) {
      throw new Error('A lista mudou desde que você a marcou. Confira e marque de novo.');
    }
    if (linhas.length > MAXIMO_DO_PREPARO) {
      throw new Error(`De uma vez vão até ${quantos(MAXIMO_DO_PREPARO)}. Filtre mais.`);
    }
    const vistas = linhas.map(({ id, versao }) => ({ id, versao }));
    const feitos = await fazer(vistas, ato);
    if (feitos.length === 0) return;
    if (!volta) return void enqueueSnackbar(frase(feitos, feito), { variant: 'success' });
    // An act makes one version: what somebody changed since is refused, and told.
    const deixadas = feitos.map(({ id, versao }) => ({ id, versao: versao + 1 }));
    contar(frase(feitos, feito), async () => {
      const desfeitos = await fazer(deixadas, volta.ato);
      if (desfeitos.length > 0) enqueueSnackbar(frase(desfeitos, volta.feito), { variant: 'success' });
    });
  };

  /** Answers the rows it was done to, and tells of the others. */
  async function fazer(quais: QualDoPreparo[], ato: AtoPedido): Promise<QualDoPreparo[]> {
    const { feitos, recusados } = await agir(quais, ato);
    if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
    return quais.filter(({ id }) => feitos.includes(id));
  }

  function frase(quais: readonly unknown[], [singular, varios]: Feito): string {
    return `${quantos(quais.length)} ${quais.length === 1 ? singular : varios}.`;
  }
}
