import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { ProdutoNoPortalResumo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import {
  NOME_ATO_DO_PREPARO,
  NOME_COMPARACAO_DO_PREPARO,
  NOME_SITUACAO_DO_PREPARO,
} from '#lib/portal/domain/preparo-no-portal.ts';

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
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    padrao: true,
    caracteres: 16,
    valor: ({ importador }) => importador.nome,
  },
  {
    campo: 'ambiente',
    titulo: 'Ambiente',
    tipo: 'opcao',
    opcoes: NOME_AMBIENTE_DO_PORTAL,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  {
    campo: 'comparacao',
    titulo: 'Comparação',
    tipo: 'opcao',
    opcoes: NOME_COMPARACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 17,
    inteira: true,
  },
  { campo: 'codigo', titulo: 'Código no Portal', tipo: 'texto', padrao: true, caracteres: 10 },
  { campo: 'versaoNoPortal', titulo: 'Versão no Portal', tipo: 'texto', caracteres: 14 },
  { campo: 'versaoVista', titulo: 'Versão na última lista', tipo: 'texto', caracteres: 14 },
  { campo: 'ato', titulo: 'O que se prepara ou se fez', tipo: 'opcao', opcoes: NOME_ATO_DO_PREPARO, caracteres: 14 },
  { campo: 'situacaoNoPortal', titulo: 'Situação no Portal', tipo: 'texto', caracteres: 14 },
  {
    campo: 'item',
    titulo: 'Item',
    tipo: 'texto',
    caracteres: 18,
    valor: ({ item }) => item.partNumber,
  },
  { campo: 'frase', titulo: 'Observação', tipo: 'texto', caracteres: 40 },
  { campo: 'comparadoEm', titulo: 'Comparado em', tipo: 'instante' },
  { campo: 'redigidoEm', titulo: 'Redigido em', tipo: 'instante', ordenavel: true },
  { campo: 'redigidoPor', titulo: 'Redigido por', tipo: 'texto', caracteres: 18 },
];
