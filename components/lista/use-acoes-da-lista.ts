import { useSnackbar } from 'notistack';
import { copiarTexto } from '#components/ui/feedback/copiar-texto.ts';
import { useBaixar } from '#components/ui/feedback/use-baixar.ts';
import { download } from '#lib/api/platform/client.ts';
import { valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { camposAVista } from './apresentacao.ts';
import type { LinhaDeLista, Selecao } from './definicao-da-lista.ts';
import type { ComoExportar } from './ExportarMenu.tsx';
import { filtrosDaListaPorExtenso } from './filtros-por-extenso.ts';
import { valoresDoCsv } from './grid/valores-copiados.ts';
import { useExportacao } from './use-exportacao.ts';
import type { ListaAberta } from './use-lista.ts';

/** Actions of every list: exports the result or the selected rows, and copies the field that names them. */
export function useAcoesDaLista<Linha extends LinhaDeLista>(
  lista: ListaAberta<Linha>,
  escolhida: Selecao<Linha> | null,
  telefone: boolean,
) {
  const { definicao, filtros: postos, foco, busca, apresentacao } = lista;
  const { recurso, tela, copia, colunas, papeis } = definicao;
  const exportacao = useExportacao(recurso.recurso, tela.split('/').at(-1) ?? tela);
  const { enqueueSnackbar } = useSnackbar();
  const { baixando, baixar } = useBaixar();
  const filtros = foco?.obedece ? { ...postos, importadorId: foco.importador.id } : postos;
  const resultado = { ...filtros, ordem: busca.ordem };
  const escolhidos = () =>
    escolhida?.tipo === 'linhas' ? { ids: escolhida.linhas.map(({ id }) => id).join(',') } : undefined;

  const exportar = async ({ formato, colunas: quais }: ComoExportar, parametros: Record<string, string> = {}) => {
    const aVista = { colunas: camposAVista(apresentacao.atual, telefone).join(',') };
    const consulta = { ...resultado, ...parametros, ...(quais === 'a-vista' && aVista) };
    return exportacao.exportar({
      formato,
      consulta: formato === 'xlsx' ? { ...consulta, ...(await ditos()) } : consulta,
    });
  };
  const ditos = async () => {
    const todos = await filtrosDaListaPorExtenso(lista);
    return Object.keys(todos).length > 0 && { filtros: JSON.stringify(todos) };
  };
  const valores = async (campo: string): Promise<string[]> => {
    if (escolhida?.tipo === 'linhas') {
      const coluna = colunas.find((colunaDaLista) => colunaDaLista.campo === campo);
      return coluna ? escolhida.linhas.map((linha) => String(valorDaCelula(coluna, linha) ?? '')) : [];
    }
    const csv = await exportacao.baixar({ formato: 'csv', consulta: { ...resultado, colunas: campo } });
    return csv ? valoresDoCsv(await csv.text()) : [];
  };

  return {
    exportacao,
    exportar: (como: ComoExportar) => exportar(como),
    exportarEscolhidos: (como: ComoExportar) => exportar(como, escolhidos()),
    /** The papers of the selected rows; null where the list has none. */
    imprimirEscolhidos: papeis && {
      rotulo: papeis.rotulo,
      imprimindo: baixando,
      imprimir: () => {
        const consulta = { ...resultado, ...escolhidos() };
        return baixar(() => download(`${recurso.recurso}/${papeis.caminho}`, { consulta }), papeis.arquivo);
      },
    },
    copiar: async () => {
      const copiados = copia ? await valores(copia.campo) : [];
      if (copiados.length === 0) return;
      if (await copiarTexto(copiados.join('\n')))
        enqueueSnackbar(`${formatarInteiro(copiados.length)} copiados.`, { variant: 'success' });
      else enqueueSnackbar('O navegador não deixou copiar.', { variant: 'error' });
    },
  };
}
