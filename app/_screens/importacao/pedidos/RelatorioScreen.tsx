import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useSearch } from '@tanstack/react-router';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { FiltrosDaLista } from '#components/lista/FiltrosDaLista.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { filtrosPorExtenso } from '#components/lista/filtros-por-extenso.ts';
import { AgruparPor } from '#components/lista/grid/AgruparPor.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { FolhaImpressa } from '#components/ui/page/FolhaImpressa.tsx';
import { baixarRelatorioDePedidos, useRelatorioDePedidos } from '#lib/api/pedidos/pedido.ts';
import { AGRUPAMENTOS_DE_PEDIDOS } from '#lib/contracts/consultas/pedido-relatorio.ts';
import type { AgrupamentoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import type { FiltrosPorExtenso, FormatoExportacao } from '#lib/contracts/platform/exportacao.ts';
import { NOME_STATUS_PEDIDO, STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { FILTRO_DE_FORNECEDOR } from './filtros-de-pedidos.ts';
import { PedidosNav } from './PedidosNav.tsx';
import { RelatorioDaMoeda } from './RelatorioDaMoeda.tsx';

/** The orders by month, supplier or item, one block per currency: bars, table, file and print. */
export function RelatorioScreen() {
  const busca = useSearch({ from: '/dentro/importacao/relatorioPos/relatorio' });
  const navegar = useNavegarNaTela('/importacao/relatorioPos/relatorio');
  const { importadorId, doFoco } = useImportadorDaConsulta(busca.importadorId);
  const consulta = { ...busca, importadorId };
  const { data: grupos, error, mutate } = useRelatorioDePedidos(consulta);
  const { agrupar, ...filtros } = busca;
  const postos = Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor !== undefined));
  const mudar = (mudanca: Record<string, string | undefined>) =>
    navegar({ search: (atual) => ({ ...atual, ...mudanca }), replace: true });
  const { baixando, exportar } = useExportacaoDoRelatorio(consulta, async () => ({
    agrupar: ['Agrupado por', NOME_AGRUPAMENTO[agrupar]],
    ...(await filtrosPorExtenso(FILTROS, postos as Record<string, string>)),
    ...(doFoco && { importadorId: ['Importador', doFoco.nome] }),
  }));
  const moedas = [...Map.groupBy(grupos ?? [], ({ moeda }) => moeda.codigo).values()];
  return (
    <>
      <FolhaImpressa />
      <PedidosNav />
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2, '@media print': { display: 'none' } }}
      >
        <AgruparPor
          agrupar={agrupar}
          agrupamentos={AGRUPAMENTOS_DE_PEDIDOS}
          nomes={NOME_AGRUPAMENTO}
          aoMudar={(novo) => mudar({ agrupar: novo })}
        />
        <FiltrosDaLista
          filtros={FILTROS}
          postos={postos as Record<string, string>}
          aoFiltrar={mudar}
          aoLimpar={() => navegar({ search: { agrupar }, replace: true })}
        />
        <Stack direction="row" sx={{ gap: 1, ml: 'auto' }}>
          {(['xlsx', 'csv'] as const).map((formato) => (
            <Button
              key={formato}
              variant="outlined"
              color="inherit"
              disabled={baixando || moedas.length === 0}
              onClick={() => exportar(formato)}
            >
              Exportar {formato.toUpperCase()}
            </Button>
          ))}
          <Button variant="outlined" color="inherit" onClick={() => window.print()}>
            Imprimir
          </Button>
        </Stack>
      </Stack>
      <AvisoDoFoco importador={doFoco} />
      {error && !grupos ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !grupos ? (
        <Skeleton variant="rounded" height={320} />
      ) : moedas.length === 0 ? (
        <EmptyState titulo="Nada foi pedido com estes filtros">
          Contam os pedidos que saíram para o fornecedor; rascunhos e cancelados, só pelo filtro de status.
        </EmptyState>
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {moedas.map((daMoeda) => (
            <RelatorioDaMoeda key={daMoeda[0]?.moeda.codigo} grupos={daMoeda} titulo={NOME_AGRUPAMENTO[agrupar]} />
          ))}
        </Box>
      )}
    </>
  );
}

type Consulta = Parameters<typeof baixarRelatorioDePedidos>[0];

/** Downloads the report as a file. A sheet says its filters in words. */
function useExportacaoDoRelatorio(consulta: Consulta, porExtenso: () => Promise<FiltrosPorExtenso>) {
  const { enqueueSnackbar } = useSnackbar();
  const [baixando, setBaixando] = useState(false);
  const exportar = async (formato: FormatoExportacao) => {
    setBaixando(true);
    try {
      const filtros = formato === 'xlsx' ? await porExtenso() : undefined;
      const arquivo = await baixarRelatorioDePedidos(consulta, formato, filtros);
      salvarArquivo(arquivo, `relatorio-de-pedidos-${hojeEmManaus()}.${formato}`);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error' });
    } finally {
      setBaixando(false);
    }
  };
  return { baixando, exportar };
}

const NOME_AGRUPAMENTO: Record<AgrupamentoDePedidos, string> = { mes: 'Mês', fornecedor: 'Fornecedor', item: 'Item' };

const FILTROS: readonly FiltroDaLista[] = [
  { tipo: 'periodo', campo: 'data', nome: 'Data do pedido', principal: true },
  FILTRO_DE_FORNECEDOR,
  {
    tipo: 'opcao',
    campo: 'status',
    nome: 'Status',
    principal: true,
    opcoes: STATUS_PEDIDO.map((status) => [status, NOME_STATUS_PEDIDO[status]]),
  },
  filtroDeImportador(),
];
