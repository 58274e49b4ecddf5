import DaiIcon from '@mui/icons-material/AccountBalanceOutlined';
import RepresentanteIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import ImportacaoIcon from '@mui/icons-material/DirectionsBoatOutlined';
import DcrIcon from '@mui/icons-material/DonutLargeOutlined';
import FornecedorIcon from '@mui/icons-material/FactoryOutlined';
import NcmIcon from '@mui/icons-material/LabelOutlined';
import DciIcon from '@mui/icons-material/MoveUpOutlined';
import PessoaIcon from '@mui/icons-material/PersonOutlined';
import NotaIcon from '@mui/icons-material/ReceiptLongOutlined';
import ItemIcon from '@mui/icons-material/SettingsInputComponentOutlined';
import PedidoIcon from '@mui/icons-material/ShoppingCartOutlined';
import type { ToOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Achado, TipoDeAchado } from '#lib/contracts/views/busca.ts';

interface Registro {
  um: string;
  /** Heading of a group of several records. */
  plural: string;
  icone: ReactNode;
  /** The path of the record's own page; null if the record is shown on the page of another. */
  pagina: string | null;
  /** The path of the list, which is searched by `q`. */
  lista: string | null;
}

/** The names, the list and the page of each kind of record. */
export const REGISTROS = {
  PROCESSO: {
    um: 'Processo',
    lista: '/importacao/processos',
    plural: 'Processos',
    icone: <ImportacaoIcon />,
    pagina: '/importacao/processos/$id',
  },
  DAI: { um: 'DAI', lista: '/importacao/sefaz', plural: 'DAI', icone: <DaiIcon />, pagina: '/importacao/sefaz/$id' },
  PEDIDO: {
    um: 'PO',
    lista: '/importacao/relatorioPos',
    plural: 'POs',
    icone: <PedidoIcon />,
    pagina: '/importacao/relatorioPos/$id',
  },
  DCR: {
    um: 'DCR-E',
    lista: '/dcr/processos-dcr',
    plural: 'DCR-E',
    icone: <DcrIcon />,
    pagina: '/dcr/processos-dcr/$id',
  },
  DCI: { um: 'DCI', lista: '/dci/processos-dci', plural: 'DCIs', icone: <DciIcon />, pagina: '/dci/processos-dci/$id' },
  NOTA: { um: 'Nota de saída', lista: null, plural: 'Notas de saída', icone: <NotaIcon />, pagina: null },
  IMPORTADOR: {
    um: 'Importador',
    lista: '/configuracoes/associados',
    plural: 'Importadores',
    icone: <BusinessIcon />,
    pagina: '/configuracoes/associados/$id',
  },
  FORNECEDOR: {
    um: 'Fornecedor',
    lista: '/configuracoes/fornecedores',
    plural: 'Fornecedores',
    icone: <FornecedorIcon />,
    pagina: '/configuracoes/fornecedores/$id',
  },
  ITEM: {
    um: 'Item',
    lista: '/configuracoes/itens',
    plural: 'Itens',
    icone: <ItemIcon />,
    pagina: '/configuracoes/itens/$id',
  },
  PRODUTO: {
    um: 'Produto',
    lista: '/dcr/produtos',
    plural: 'Produtos',
    icone: <CategoryIcon />,
    pagina: '/dcr/produtos/$id',
  },
  NCM: { um: 'NCM', lista: '/configuracoes/ncm', plural: 'NCM', icone: <NcmIcon />, pagina: '/configuracoes/ncm/$id' },
  REPRESENTANTE: {
    um: 'Representante legal',
    lista: '/configuracoes/representante',
    plural: 'Representantes legais',
    icone: <RepresentanteIcon />,
    pagina: '/configuracoes/representante/$id',
  },
  PESSOA: { um: 'Pessoa', lista: null, plural: 'Pessoas', icone: <PessoaIcon />, pagina: null },
} as const satisfies Record<TipoDeAchado, Registro>;

/** Where a search result is shown. */
export function destinoDoAchado({ tipo, id, em }: Pick<Achado, 'tipo' | 'id' | 'em'>): ToOptions {
  if (tipo === 'PESSOA') return { to: '/configuracoes/empresa/$idEmpresa', params: { idEmpresa: em ?? id } };
  if (tipo === 'NOTA') return { to: '/dci/processos-dci/$id', params: { id: em ?? id }, search: { etapa: 'notas' } };
  return { to: REGISTROS[tipo].pagina, params: { id } };
}

/** The kind of record whose own page is this route. */
export function registroDaRota(caminhoDaRota: string): TipoDeAchado | null {
  const [tipo] = TIPOS.filter((tipoDeRegistro) => REGISTROS[tipoDeRegistro].pagina === caminhoDaRota);
  return tipo ?? null;
}

const TIPOS = Object.keys(REGISTROS) as TipoDeAchado[];
