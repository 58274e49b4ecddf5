import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeBusca } from '#components/lista/filtro-de-busca.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { PRODUTOS_NO_PORTAL } from '#lib/portal/api/catalogo-de-produtos.ts';
import type { ProdutoNoPortalResumo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { produtoNoPortalConsulta } from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import { PRODUTO_NO_PORTAL_COLUNAS } from '#lib/portal/listas/produto-no-portal.ts';
import { contratoDeItem } from '#lib/registros/item.ts';
import { AcoesDaSelecao } from './AcoesDaSelecao.tsx';
import { CELULAS_DO_PREPARO } from './celulas-do-preparo.tsx';
import { FILTRO_DOS_DESFEITOS, FILTROS_DO_PREPARO } from './filtros-do-preparo.ts';
import { RAMO_DOS_PRODUTOS } from './ramo.ts';

/** The products of the Portal's catalogue that are prepared here. */
export const CATALOGO_LISTA: DefinicaoDaLista<ProdutoNoPortalResumo> = {
  tela: 'catalogo',
  titulo: 'Catálogo de produtos',
  singular: 'produto',
  plural: 'produtos',
  busca: 'Buscar código interno, denominação ou NCM',
  recurso: PRODUTOS_NO_PORTAL,
  consulta: produtoNoPortalConsulta,
  colunas: PRODUTO_NO_PORTAL_COLUNAS,
  filtros: [
    ...FILTROS_DO_PREPARO,
    filtroDeImportador({ principal: true }),
    { tipo: 'texto', campo: 'ncm', nome: 'NCM', principal: true, ler: lerNcm, mostrar: formatarNcm },
    filtroDeBusca({
      campo: 'itemId',
      nome: 'Item',
      endpoint: 'Item/GetByPartnumberQ',
      api: { recurso: '/api/Item', linha: contratoDeItem.lido },
      chamado: ({ partNumber }) => partNumber,
    }),
    FILTRO_DOS_DESFEITOS,
  ],
  destino: ({ id }) => ({ to: '/configuracoes/catalogo/$id', params: { id } }),
  celulas: CELULAS_DO_PREPARO,
  copia: { campo: 'codigoInterno', rotulo: 'Copiar códigos internos', curto: 'Copiar' },
  acoesDaSelecao: (escolhida, limpar) => (
    <AcoesDaSelecao ramo={RAMO_DOS_PRODUTOS} escolhida={escolhida} aoTerminar={limpar} />
  ),
};

function lerNcm(digitada: string) {
  const lida = validarNcm(digitada);
  return lida.valido ? { valor: lida.valor } : { motivo: lida.motivo };
}
