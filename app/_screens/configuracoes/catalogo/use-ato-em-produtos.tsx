import { useSnackbar } from 'notistack';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { PRODUTOS_NO_PORTAL, useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import { readAll } from '#lib/api/list.ts';
import {
  type AtoEmProdutos,
  MAXIMO_DE_PRODUTOS,
  type ProdutoNoPortalResumo,
} from '#lib/contracts/catalogo-de-produtos.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Does one act on the selected products, and tells how many were done and why the others were not. */
export function useAtoEmProdutos() {
  const { agir } = useAtosDoCatalogo();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  return async (
    escolhida: Selecao<ProdutoNoPortalResumo>,
    ato: AtoEmProdutos['ato'],
    feito: readonly [um: string, varios: string],
  ): Promise<void> => {
    const linhas =
      escolhida.tipo === 'linhas' ? escolhida.linhas : await readAll(PRODUTOS_NO_PORTAL, escolhida.consulta);
    if (escolhida.tipo === 'resultado' && linhas.length !== escolhida.total) {
      throw new Error('A lista mudou desde que você a marcou. Confira e marque de novo.');
    }
    if (linhas.length > MAXIMO_DE_PRODUTOS) {
      throw new Error(`De uma vez vão até ${formatarInteiro(MAXIMO_DE_PRODUTOS)} produtos. Filtre mais.`);
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

const quantos = (n: number) => (n === 1 ? '1 produto' : `${formatarInteiro(n)} produtos`);
