import type { ItemDaMatrizLido } from '#lib/contracts/matriz-tributacao.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/escrever-identificador.ts';
import { nomeNaMatriz } from '#lib/domain/matriz-tributacao.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/regime-tributario.ts';

/** The columns of the matriz de tributação; the first is what a row is found by, whose parts are columns of their own in a sheet. */
export const MATRIZ_COLUNAS: readonly ColunaDeLista<ItemDaMatrizLido>[] = [
  {
    campo: 'item',
    titulo: 'NCM · Suframa · dest./util.',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 220,
    valor: nomeNaMatriz,
  },
  { campo: 'ncm', titulo: 'NCM', tipo: 'texto', largura: 110, inteira: true, valor: ({ ncm }) => escreverNcm(ncm) },
  { campo: 'codigoSuframa', titulo: 'Código Suframa', tipo: 'texto', largura: 130 },
  { campo: 'destinacao', titulo: 'Destinação', tipo: 'texto', largura: 110 },
  { campo: 'utilizacao', titulo: 'Utilização', tipo: 'texto', largura: 110 },
  {
    campo: 'codigoTributacao',
    titulo: 'Código de tributação',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 160,
    inteira: true,
  },
  {
    campo: 'tratamento',
    titulo: 'Tratamento do ICMS',
    tipo: 'opcao',
    opcoes: TRATAMENTOS_ICMS,
    padrao: true,
    noCartao: true,
    largura: 180,
  },
  { campo: 'reducaoPerc', titulo: 'Redução da base (%)', tipo: 'decimal', casas: 2, largura: 140 },
  {
    campo: 'decreto',
    titulo: 'Decreto concessivo',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 210,
  },
  { campo: 'tipoDocumento', titulo: 'Tipo do documento', tipo: 'texto', largura: 140 },
  { campo: 'numeroDocumento', titulo: 'Número do documento', tipo: 'texto', largura: 160 },
  { campo: 'vigenciaInicio', titulo: 'Vale desde', tipo: 'data', ordenavel: true, padrao: true, largura: 110 },
  {
    campo: 'vigenciaFim',
    titulo: 'Vale até',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 220,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 210,
    valor: ({ importador: { razaoSocial, excluido } }) => (excluido ? `${razaoSocial} (excluído)` : razaoSocial),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ do importador',
    tipo: 'texto',
    largura: 165,
    inteira: true,
    valor: ({ importador }) => escreverCnpj(importador.cnpj),
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, largura: 140 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', largura: 160 },
];
