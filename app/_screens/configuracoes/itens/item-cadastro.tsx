import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { PortalLink } from '#components/portal/PortalLink.tsx';
import type { ListResource } from '#lib/api/platform/list.ts';
import { type ItemLido, type ItemNovo, item } from '#lib/contracts/cadastros/item.ts';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { NOME_ORIGEM_ITEM, ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { ITEM_COLUNAS } from '#lib/listas/item.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { ITEM } from '#lib/registros/item.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import { DefinirClasseButton } from './DefinirClasseButton.tsx';
import { FORMULARIO_ITEM } from './item-formulario.ts';
import { PrepararNoCatalogo } from './PrepararNoCatalogo.tsx';

const api: ListResource<ItemLido> = { recurso: '/api/Item', linha: item };

export const CADASTRO_ITEM: DefinicaoDeCadastro<ItemNovo, ItemLido> = {
  formulario: FORMULARIO_ITEM,
  api,
  nome: 'Item',
  emBranco: emBranco(ITEM),
  // A copy gets no part number and no apelidos: each identifies only one item.
  aPartirDe: (outro) => ({ ...FORMULARIO_ITEM.valoresDe(outro), partNumber: '', apelidos: [] }),
  titulo: ({ partNumber }) => partNumber,
  descricao: ({ ncm, descricaoResumida, descricao }) => `NCM ${formatarNcm(ncm)} · ${descricaoResumida ?? descricao}`,
  aoExcluir: 'deixa de ser oferecido em pedidos e processos; o que já o usa não muda.',
  rotulos: rotulosDe(ITEM),
  rotas: {
    lista: { to: '/configuracoes/itens' },
    registro: (id) => ({ to: '/configuracoes/itens/$id', params: { id } }),
    novo: (de) => ({ to: '/configuracoes/itens/novo', search: { de } }),
  },
  anexos: 'Item',
  avisos: ({ id, origem }) => origem === 'IMPORTADO' && <PortalLink de="DoItem" id={id} />,
};

export const ITENS_LISTA = listaDeCadastro(CADASTRO_ITEM, {
  tela: 'itens',
  titulo: 'Itens',
  singular: 'item',
  plural: 'itens',
  busca: 'Buscar part number, descrição ou NCM',
  consulta: itemConsulta,
  colunas: ITEM_COLUNAS,
  filtros: [
    {
      tipo: 'opcao',
      campo: 'origem',
      nome: 'Origem',
      principal: true,
      opcoes: ORIGENS_ITEM.map((origem) => [origem, NOME_ORIGEM_ITEM[origem]]),
    },
    { tipo: 'opcao', campo: 'cClassTrib', nome: 'cClassTrib', opcoes: [['SEM', 'Sem cClassTrib']] },
    { tipo: 'texto', campo: 'ncm', nome: 'NCM', principal: true, ler: lerNcm, mostrar: formatarNcm },
  ],
  celulas: { ncm: ({ ncm }) => formatarNcm(ncm) },
  copia: { campo: 'partNumber', rotulo: 'Copiar part numbers' },
  maisAcoes: (escolhida, aoTerminar) => (
    <>
      <PrepararNoCatalogo api={api} escolhida={escolhida} aoTerminar={aoTerminar} />
      <DefinirClasseButton escolhida={escolhida} aoTerminar={aoTerminar} />
    </>
  ),
});

function lerNcm(digitada: string) {
  const lida = validarNcm(digitada);
  return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
}
