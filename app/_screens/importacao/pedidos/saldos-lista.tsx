import { StatusPedidoChip } from '#components/comex/chips/StatusPedidoChip.tsx';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { LINHAS_DE_PEDIDOS } from '#lib/api/pedidos/pedido.ts';
import { linhasDePedidosConsulta } from '#lib/contracts/consultas/pedido-item.ts';
import type { LinhaDePedidos } from '#lib/contracts/pedidos/pedido-item.ts';
import { NOME_STATUS_PEDIDO, STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';
import { LINHA_DO_PEDIDO_COLUNAS } from '#lib/listas/pedido-item.ts';
import { FILTRO_DE_FORNECEDOR } from './filtros-de-pedidos.ts';

const destino = ({ pedidoId }: LinhaDePedidos) =>
  ({ to: '/importacao/relatorioPos/$id', params: { id: pedidoId } }) as const;

export const SALDOS_LISTA: DefinicaoDaLista<LinhaDePedidos> = {
  tela: 'saldos-de-pedidos',
  titulo: 'Saldos por item',
  singular: 'item de pedido',
  plural: 'itens de pedidos',
  busca: 'Buscar part number, descrição ou PO',
  recurso: LINHAS_DE_PEDIDOS,
  consulta: linhasDePedidosConsulta,
  colunas: LINHA_DO_PEDIDO_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'comSaldo',
      nome: 'Saldo',
      principal: true,
      opcoes: [['true', 'Só com saldo']],
    },
    FILTRO_DE_FORNECEDOR,
    { tipo: 'periodo', campo: 'entregaPrevista', nome: 'Entrega', principal: true },
    {
      tipo: 'opcao',
      campo: 'status',
      nome: 'Status',
      opcoes: STATUS_PEDIDO.map((status) => [status, NOME_STATUS_PEDIDO[status]]),
    },
    filtroDeImportador(),
    {
      tipo: 'texto',
      campo: 'moeda',
      nome: 'Moeda',
      ler: (digitado) =>
        /^\d{3}$/.test(digitado.trim())
          ? { valor: digitado.trim() }
          : { motivo: 'O código da moeda tem três algarismos.' },
      mostrar: (codigo) => codigo,
    },
  ],
  destino,
  celulas: {
    partNumber: (linha) => (
      <TwoLines
        principal={<CellLink {...destino(linha)}>{linha.partNumber}</CellLink>}
        secundaria={`linha ${linha.linha}`}
      />
    ),
    ncm: ({ ncm }) => formatarNcm(ncm),
    quantidade: ({ quantidade }) => semZeros(quantidade),
    embarcado: ({ embarcado }) => semZeros(embarcado),
    saldo: ({ saldo, unidade }) => <TwoLines principal={semZeros(saldo)} secundaria={unidade} />,
    status: ({ status }) => <StatusPedidoChip status={status} />,
  },
  copia: { campo: 'partNumber', rotulo: 'Copiar part numbers' },
};
