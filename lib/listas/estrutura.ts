import type { EstruturaResumo } from '#lib/contracts/produtos/estrutura.ts';
import { colunasDe, DA_ALTERACAO_SEM_ORDEM } from '#lib/registros/colunas-de.ts';
import { ESTRUTURA } from '#lib/registros/estrutura.ts';

export const ESTRUTURA_COLUNAS = colunasDe<EstruturaResumo>(ESTRUTURA, {
  primeiras: ['revisao', 'produto', 'vigenciaInicio', 'vigenciaFim', 'nacionais', 'importados'],
  proprias: [
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
    { campo: 'vigenciaFim', titulo: 'Vale até', tipo: 'data', padrao: true, noCartao: true, caracteres: 11 },
    { campo: 'nacionais', titulo: 'Linhas nacionais', tipo: 'inteiro', padrao: true, caracteres: 12 },
    { campo: 'importados', titulo: 'Linhas importadas', tipo: 'inteiro', padrao: true, caracteres: 14 },
    ...DA_ALTERACAO_SEM_ORDEM,
  ],
});
