import type { ItemDaMatrizLido } from '#lib/contracts/matriz-tributacao.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/regime-tributario.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';

/** The columns of the matriz de tributação; the first is what a row is found by, whose parts are columns of their own in a sheet. */
export const MATRIZ_COLUNAS: readonly ColunaDeLista<ItemDaMatrizLido>[] = [
  {
    campo: 'item',
    titulo: 'NCM · Suframa · dest./util.',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 25,
    valor: nomeNaMatriz,
  },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', caracteres: 12, inteira: true, valor: ({ ncm }) => escreverNcm(ncm) },
  { campo: 'codigoSuframa', titulo: 'Código Suframa', tipo: 'texto', caracteres: 14 },
  { campo: 'destinacao', titulo: 'Destinação', tipo: 'texto', caracteres: 11 },
  { campo: 'utilizacao', titulo: 'Utilização', tipo: 'texto', caracteres: 11 },
  {
    campo: 'codigoTributacao',
    titulo: 'Código de tributação',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 18,
    inteira: true,
  },
  {
    campo: 'tratamento',
    titulo: 'Tratamento do ICMS',
    tipo: 'opcao',
    opcoes: TRATAMENTOS_ICMS,
    padrao: true,
    noCartao: true,
    caracteres: 20,
  },
  { campo: 'reducaoPerc', titulo: 'Redução da base (%)', tipo: 'decimal', casas: 2, caracteres: 15 },
  {
    campo: 'decreto',
    titulo: 'Decreto concessivo',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 24,
  },
  { campo: 'tipoDocumento', titulo: 'Tipo do documento', tipo: 'texto', caracteres: 15 },
  { campo: 'numeroDocumento', titulo: 'Número do documento', tipo: 'texto', caracteres: 18 },
  { campo: 'vigenciaInicio', titulo: 'Vale desde', tipo: 'data', ordenavel: true, padrao: true, caracteres: 11 },
  {
    campo: 'vigenciaFim',
    titulo: 'Vale até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 25,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 24,
    valor: ({ importador: { razaoSocial, excluido } }) => (excluido ? `${razaoSocial} (excluído)` : razaoSocial),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ do importador',
    tipo: 'texto',
    caracteres: 19,
    inteira: true,
    valor: ({ importador }) => escreverCnpj(importador.cnpj),
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, caracteres: 15 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', caracteres: 18 },
];
