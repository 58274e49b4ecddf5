import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { ProdutoNoPortalResumo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { COLUNAS_DO_PREPARO, importadorEm } from './colunas-do-preparo.ts';

/** Columns of the catalogue of products, on the screen and in the file. */
export const PRODUTO_NO_PORTAL_COLUNAS: readonly ColunaDeLista<ProdutoNoPortalResumo>[] = [
  { campo: 'codigoInterno', titulo: 'Código interno', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 14 },
  {
    campo: 'denominacao',
    titulo: 'Denominação',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 43,
  },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 11,
    inteira: true,
    valor: ({ ncm }) => escreverNcm(ncm),
  },
  importadorEm(16),
  COLUNAS_DO_PREPARO.ambiente,
  COLUNAS_DO_PREPARO.situacao,
  COLUNAS_DO_PREPARO.comparacao,
  COLUNAS_DO_PREPARO.codigo,
  { campo: 'versaoNoPortal', titulo: 'Versão no Portal', tipo: 'texto', caracteres: 14 },
  { campo: 'versaoVista', titulo: 'Versão na última lista', tipo: 'texto', caracteres: 14 },
  COLUNAS_DO_PREPARO.ato,
  COLUNAS_DO_PREPARO.situacaoNoPortal,
  {
    campo: 'item',
    titulo: 'Item',
    tipo: 'texto',
    caracteres: 18,
    valor: ({ item }) => item.partNumber,
  },
  COLUNAS_DO_PREPARO.frase,
  COLUNAS_DO_PREPARO.comparadoEm,
  COLUNAS_DO_PREPARO.redigidoEm,
  COLUNAS_DO_PREPARO.redigidoPor,
];
