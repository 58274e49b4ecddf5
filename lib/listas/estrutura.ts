import type { EstruturaResumo } from '#lib/contracts/estrutura.ts';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';

export const ESTRUTURA_COLUNAS: readonly ColunaDeLista<EstruturaResumo>[] = [
  { campo: 'revisao', titulo: 'Revisão', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 11 },
  {
    campo: 'produto',
    titulo: 'Produto',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 30,
    valor: ({ produto }) => `${produto.codigo} - ${produto.descricao}${produto.excluido ? ' (excluído)' : ''}`,
  },
  { campo: 'vigenciaInicio', titulo: 'Vale desde', tipo: 'data', ordenavel: true, padrao: true, caracteres: 11 },
  { campo: 'vigenciaFim', titulo: 'Vale até', tipo: 'data', padrao: true, noCartao: true, caracteres: 11 },
  { campo: 'nacionais', titulo: 'Linhas nacionais', tipo: 'inteiro', padrao: true, caracteres: 12 },
  { campo: 'importados', titulo: 'Linhas importadas', tipo: 'inteiro', padrao: true, caracteres: 14 },
  { campo: 'observacao', titulo: 'Observação', tipo: 'texto', caracteres: 28 },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', caracteres: 15 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', caracteres: 18 },
];
