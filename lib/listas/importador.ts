import type { ImportadorLido } from '#lib/contracts/cadastros/importador.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { IMPORTADOR } from '#lib/registros/importador.ts';

export const IMPORTADOR_COLUNAS = colunasDe<ImportadorLido>(IMPORTADOR, {
  primeiras: [
    'razaoSocial',
    'cnpj',
    'nomeFantasia',
    'inscricaoEstadual',
    'inscricaoSuframa',
    'situacaoSuframa',
    'validadeSuframa',
    'setor',
  ],
  proprias: [
    {
      campo: 'dciMensal',
      titulo: 'DCI mensal',
      tipo: 'opcao',
      opcoes: { S: 'Habilitado', N: 'Não' },
      caracteres: 11,
      valor: ({ dciMensal }) => (dciMensal ? 'S' : 'N'),
    },
    {
      campo: 'resolucoes',
      titulo: 'Resoluções CAS',
      tipo: 'inteiro',
      padrao: true,
      caracteres: 13,
      valor: ({ resolucoes }) => resolucoes.length,
    },
    DA_ALTERACAO[0],
  ],
});
