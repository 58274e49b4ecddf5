import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import {
  NOME_ATO_DO_PREPARO,
  NOME_COMPARACAO_DO_PREPARO,
  NOME_SITUACAO_DO_PREPARO,
} from '#lib/portal/domain/preparo-no-portal.ts';

/** The columns that the lists of what is prepared have alike. */
export const COLUNAS_DO_PREPARO = {
  ambiente: {
    campo: 'ambiente',
    titulo: 'Ambiente',
    tipo: 'opcao',
    opcoes: NOME_AMBIENTE_DO_PORTAL,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  situacao: {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  comparacao: {
    campo: 'comparacao',
    titulo: 'Comparação',
    tipo: 'opcao',
    opcoes: NOME_COMPARACAO_DO_PREPARO,
    padrao: true,
    noCartao: true,
    caracteres: 17,
    inteira: true,
  },
  codigo: { campo: 'codigo', titulo: 'Código no Portal', tipo: 'texto', padrao: true, caracteres: 10 },
  ato: {
    campo: 'ato',
    titulo: 'O que se prepara ou se fez',
    tipo: 'opcao',
    opcoes: NOME_ATO_DO_PREPARO,
    caracteres: 14,
  },
  situacaoNoPortal: { campo: 'situacaoNoPortal', titulo: 'Situação no Portal', tipo: 'texto', caracteres: 14 },
  frase: { campo: 'frase', titulo: 'Observação', tipo: 'texto', caracteres: 40 },
  comparadoEm: { campo: 'comparadoEm', titulo: 'Comparado em', tipo: 'instante' },
  redigidoEm: { campo: 'redigidoEm', titulo: 'Redigido em', tipo: 'instante', ordenavel: true },
  redigidoPor: { campo: 'redigidoPor', titulo: 'Redigido por', tipo: 'texto', caracteres: 18 },
} as const satisfies Record<string, ColunaDeLista<never>>;

export const importadorEm = (caracteres: number): ColunaDeLista<{ importador: { nome: string } }> => ({
  campo: 'importador',
  titulo: 'Importador',
  tipo: 'texto',
  padrao: true,
  caracteres,
  valor: ({ importador }) => importador.nome,
});
