import type { DefinicaoDeCadastro } from '#components/cadastro/definicao-de-cadastro.ts';
import { definirCadastro } from '#components/cadastro/definir-cadastro.ts';
import { filtroDoCampo, filtroDoIdentificador } from '#components/cadastro/filtro-do-campo.ts';
import { listaDeCadastro } from '#components/cadastro/lista-de-cadastro.tsx';
import { PortalLink } from '#components/portal/PortalLink.tsx';
import { itemConsulta } from '#lib/contracts/consultas/item.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { contratoDeItem, ITEM, ITEM_COLUNAS, type ItemLido, type ItemNovo } from '#lib/registros/item.ts';
import { DefinirClasseButton } from './DefinirClasseButton.tsx';
import { PrepararNoCatalogo } from './PrepararNoCatalogo.tsx';

export const CADASTRO_ITEM: DefinicaoDeCadastro<ItemNovo, ItemLido> = definirCadastro({
  recurso: 'Item',
  contrato: contratoDeItem,
  rotas: '/configuracoes/itens',
  // A copy gets no part number and no apelidos: each identifies only one item.
  aPartirDe: (_, valores) => ({ ...valores, partNumber: '', apelidos: [] }),
  titulo: ({ partNumber }) => partNumber,
  descricao: ({ ncm, descricaoResumida, descricao }) => `NCM ${formatarNcm(ncm)} · ${descricaoResumida ?? descricao}`,
  aoExcluir: 'deixa de ser oferecido em pedidos e processos; o que já o usa não muda.',
  anexos: 'Item',
  avisos: ({ id, origem }) => origem === 'IMPORTADO' && <PortalLink de="DoItem" id={id} />,
});

export const ITENS_LISTA = listaDeCadastro(CADASTRO_ITEM, {
  tela: 'itens',
  titulo: 'Itens',
  singular: 'item',
  plural: 'itens',
  busca: 'Buscar part number, descrição ou NCM',
  consulta: itemConsulta,
  colunas: ITEM_COLUNAS,
  filtros: [
    filtroDoCampo(ITEM, 'origem', { principal: true }),
    { tipo: 'opcao', campo: 'cClassTrib', nome: 'cClassTrib', opcoes: [['SEM', 'Sem cClassTrib']] },
    filtroDoIdentificador('ncm', 'NCM', 'ncm', { principal: true }),
  ],
  celulas: { ncm: ({ ncm }) => formatarNcm(ncm) },
  copia: { campo: 'partNumber', rotulo: 'Copiar part numbers' },
  maisAcoes: (escolhida, aoTerminar) => (
    <>
      <PrepararNoCatalogo api={CADASTRO_ITEM.api} escolhida={escolhida} aoTerminar={aoTerminar} />
      <DefinirClasseButton escolhida={escolhida} aoTerminar={aoTerminar} />
    </>
  ),
});
