import { z } from 'zod';
import {
  NOME_SITUACAO_PARAMETRO,
  SITUACOES_PARAMETRO,
  type SituacaoParametro,
} from '#lib/domain/cadastros/parametro.ts';
import { colunasDe } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { type Recusas, vigenciaEmOrdem } from './entre-campos.ts';
import { decimalInformado } from './primitivos.ts';
import { DA_REFERENCIA, origem, SITUACAO, vigenciaFim, vigenciaInicio } from './referencia.ts';
import { opcional, textoObrigatorio } from './tipos.ts';

/** A rate or an amount of the law and the days it holds for. */
export const PARAMETRO = {
  codigo: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,59}$/, 'O código tem letras maiúsculas, algarismos e _.')
    .meta({
      rotulo: 'Código',
      ajuda: 'O nome pelo qual o cálculo o procura. O de um parâmetro de fábrica passa a valer no lugar dele.',
      maiusculas: true,
      maximo: 60,
      planilha: ['Parâmetro', 'Nome'],
      coluna: { ordenavel: true, padrao: true, caracteres: 30 },
    }),
  /** Null while nobody has fixed it; {@link valorFixado} says when it may be. */
  valor: opcional(decimalInformado({ inteiros: 12, casas: 6 })).meta({
    rotulo: 'Valor',
    ajuda:
      'Alíquota em %, ou valor em reais, conforme o código. Só uma estimativa fica sem ele: o cálculo então pergunta.',
    casasMinimas: 2,
    planilha: ['Alíquota', 'Taxa'],
    coluna: { padrao: true, noCartao: true, caracteres: 16 },
  }),
  vigenciaInicio: vigenciaInicio.meta({ ajuda: 'Primeiro dia em que vale. Vazio: desde sempre.' }),
  vigenciaFim: vigenciaFim.meta({ ajuda: 'Último dia em que vale. Vazio: sem prazo.' }),
  fonte: textoObrigatorio(300, 'Informe a fonte: a lei, a portaria, quem confirmou.').meta({
    rotulo: 'Fonte',
    ajuda: 'A lei, a portaria, o ato concessório, ou quem confirmou. Sai na memória de cálculo.',
    linhas: 2,
    planilha: ['Ato', 'Base legal'],
    coluna: { padrao: true, caracteres: 30 },
  }),
  situacao: z.enum(SITUACOES_PARAMETRO).meta({
    ...SITUACAO,
    coluna: { ...SITUACAO.coluna, caracteres: 19 },
    opcoes: NOME_SITUACAO_PARAMETRO,
    ajuda: '“A confirmar” e “Estimativa” aparecem junto de cada figura calculada com ele.',
  }),
};

export const contratoDeParametro = contratoDe(PARAMETRO, {
  lido: {
    codigo: z.string(),
    valor: z.string().nullable(),
    fonte: z.string(),
    /** What is expected of a value that is not fixed yet; never charged. */
    estimativa: z.string().nullable(),
    origem,
  },
  coerencia: [
    [['vigenciaInicio', 'vigenciaFim'], vigenciaEmOrdem],
    [['valor', 'situacao'], valorFixado],
  ],
});
export type ParametroNovo = z.infer<typeof contratoDeParametro.novo>;
export type ParametroLido = z.infer<typeof contratoDeParametro.lido>;

export const PARAMETRO_COLUNAS = colunasDe<ParametroLido>(PARAMETRO, { proprias: DA_REFERENCIA });

/** Only an estimate may stay without a value: it says that nobody has fixed it, and the calculation asks. */
function valorFixado(
  { valor, situacao }: { valor: string | null; situacao: SituacaoParametro },
  { addIssue }: Recusas,
): void {
  if (valor === null && situacao !== 'ESTIMATIVA') {
    addIssue({ code: 'custom', path: ['valor'], message: 'Informe o valor: só uma estimativa fica sem ele.' });
  }
}
