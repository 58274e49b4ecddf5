import type { EstruturaResumo } from '#lib/contracts/estrutura.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';

export const ESTRUTURA_COLUNAS: readonly ColunaDeLista<EstruturaResumo>[] = [
  { campo: 'revisao', titulo: 'Revisão', tipo: 'texto', ordenavel: true, padrao: true, largura: 110 },
  {
    campo: 'produto',
    titulo: 'Produto',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 260,
    valor: ({ produto }) => `${produto.codigo} - ${produto.descricao}${produto.excluido ? ' (excluído)' : ''}`,
  },
  { campo: 'vigenciaInicio', titulo: 'Vale desde', tipo: 'data', ordenavel: true, padrao: true, largura: 110 },
  { campo: 'vigenciaFim', titulo: 'Vale até', tipo: 'data', padrao: true, noCartao: true, largura: 110 },
  { campo: 'nacionais', titulo: 'Linhas nacionais', tipo: 'inteiro', padrao: true, largura: 120 },
  { campo: 'importados', titulo: 'Linhas importadas', tipo: 'inteiro', padrao: true, largura: 130 },
  { campo: 'observacao', titulo: 'Observação', tipo: 'texto', largura: 240 },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', largura: 140 },
  { campo: 'alteradoPor', titulo: 'Alterado por', tipo: 'texto', largura: 160 },
];
