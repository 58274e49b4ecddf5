import Alert from '@mui/material/Alert';
import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { StatusPedidoChip } from '#components/comex/chips/StatusPedidoChip.tsx';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { linhasMudadas } from '#components/registro/linhas-mudadas.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { PEDIDO, PEDIDOS } from '#lib/api/pedidos/pedido.ts';
import { pedidoConsulta } from '#lib/contracts/consultas/pedido.ts';
import type { PedidoLido, PedidoNovo, PedidoResumo } from '#lib/contracts/pedidos/pedido.ts';
import { type DecisaoPedido, NOME_STATUS_PEDIDO, STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { PEDIDO_COLUNAS } from '#lib/listas/pedido.ts';
import { LINHA_DO_PEDIDO, PEDIDO as REGISTRO } from '#lib/registros/pedido.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { FILTRO_DE_FORNECEDOR } from './filtros-de-pedidos.ts';
import { FORMULARIO_PEDIDO, pedidoEmBranco } from './pedido-formulario.ts';

const nadaADizer = () => '';

export const CADASTRO_PEDIDO: DefinicaoDeCadastro<PedidoNovo, PedidoLido> = {
  formulario: FORMULARIO_PEDIDO,
  api: PEDIDO,
  nome: 'Pedido',
  get emBranco() {
    return pedidoEmBranco(hojeEmManaus());
  },
  // A copy leaves out the number, the supplier's answers and the decisions, and its lines are new.
  aPartirDe: (outro) => {
    const valores = FORMULARIO_PEDIDO.valoresDe(outro);
    const { data, decidido, motivoCancelamento } = pedidoEmBranco(hojeEmManaus());
    return {
      ...valores,
      numero: '',
      data,
      decidido,
      motivoCancelamento,
      entregaPrevista: null,
      proformaNumero: null,
      proformaData: null,
      itens: valores.itens.map((linha) => ({ ...linha, id: null })),
    };
  },
  titulo: ({ numero }) => numero,
  descricao: ({ fornecedor, importador, data }) =>
    `${fornecedor.razaoSocial} para ${importador.razaoSocial} · ${formatarData(data)}`,
  sinais: ({ status, revisao }) => (
    <>
      <StatusPedidoChip status={status} />
      {revisao > 0 && <StatusChip tom="neutral">{`Revisão ${revisao}`}</StatusChip>}
    </>
  ),
  avisos: ({ status, motivoCancelamento }) =>
    status === 'CANCELADA' && <Alert severity="warning">Cancelado: {motivoCancelamento}</Alert>,
  descricaoDoNovo: 'Nasce como rascunho; depois de gravado pode ser emitido.',
  linkDoDuplicado: 'Abrir o pedido que já tem este número',
  aoExcluir: 'deixa de ser oferecido a processos, e o número fica livre para outro.',
  rotulos: rotulosDe(REGISTRO),
  valores: {
    decidido: (valor) => NOME_STATUS_PEDIDO[valor as DecisaoPedido] ?? String(valor),
    // These follow from other fields.
    status: nadaADizer,
    revisao: nadaADizer,
    linhas: nadaADizer,
    valorItens: nadaADizer,
    valorSaldo: nadaADizer,
    'importador.id': nadaADizer,
    'fornecedor.id': nadaADizer,
  },
  listas: { itens: linhasMudadas({ rotulos: rotulosDe(LINHA_DO_PEDIDO) }) },
  rotas: {
    lista: { to: '/importacao/relatorioPos' },
    registro: (id) => ({ to: '/importacao/relatorioPos/$id', params: { id } }),
    novo: (de) => ({ to: '/importacao/relatorioPos/novo', search: { de } }),
  },
  anexos: 'PurchaseOrder',
};

export const PEDIDOS_LISTA = listaDeCadastro<PedidoResumo>(
  { api: PEDIDOS, rotas: CADASTRO_PEDIDO.rotas, aoExcluir: CADASTRO_PEDIDO.aoExcluir },
  {
    tela: 'pedidos',
    titulo: 'Pedidos de compra',
    singular: 'pedido',
    plural: 'pedidos',
    busca: 'Buscar número, proforma, part number ou NCM',
    consulta: pedidoConsulta,
    colunas: PEDIDO_COLUNAS,
    filtros: [
      {
        tipo: 'opcao',
        campo: 'status',
        nome: 'Status',
        principal: true,
        opcoes: STATUS_PEDIDO.map((status) => [status, NOME_STATUS_PEDIDO[status]]),
      },
      FILTRO_DE_FORNECEDOR,
      { tipo: 'periodo', campo: 'entregaPrevista', nome: 'Entrega', principal: true },
      { tipo: 'periodo', campo: 'data', nome: 'Data' },
      filtroDeImportador(),
    ],
    sobNome: ({ linhas, revisao }) =>
      [linhas === 1 ? '1 linha' : `${linhas} linhas`, revisao > 0 && `revisão ${revisao}`].filter(Boolean).join(' · '),
    celulas: { status: ({ status }) => <StatusPedidoChip status={status} /> },
    copia: { campo: 'numero', rotulo: 'Copiar números' },
  },
);
