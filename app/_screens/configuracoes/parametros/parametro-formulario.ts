import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type ParametroLido, type ParametroNovo, parametro, parametroNovo } from '#lib/contracts/parametro.ts';
import { NOME_SITUACAO_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';

export const FORMULARIO_PARAMETRO: DefinicaoDeFormulario<ParametroNovo, ParametroLido> = {
  recurso: 'Parametro',
  esquema: parametroNovo,
  contrato: parametro,
  valoresDe: ({ codigo, valor, vigenciaInicio, vigenciaFim, fonte, situacao }) => ({
    codigo,
    valor: comDuasCasas(valor),
    vigenciaInicio,
    vigenciaFim,
    fonte,
    situacao,
  }),
  campos: {
    codigo: {
      tipo: 'texto',
      rotulo: 'Código',
      obrigatorio: true,
      maiusculas: true,
      maximo: 60,
      ajuda: 'O nome pelo qual o cálculo o procura. O de um parâmetro de fábrica passa a valer no lugar dele.',
    },
    valor: {
      tipo: 'decimal',
      rotulo: 'Valor',
      obrigatorio: true,
      casas: 6,
      casasMinimas: 2,
      ajuda: 'Alíquota em %, ou valor em reais, conforme o código.',
    },
    vigenciaInicio: {
      tipo: 'data',
      rotulo: 'Início da vigência',
      ajuda: 'Primeiro dia em que vale. Vazio: desde sempre.',
    },
    vigenciaFim: {
      tipo: 'data',
      rotulo: 'Fim da vigência',
      ajuda: 'Último dia em que vale. Vazio: sem prazo.',
    },
    fonte: {
      tipo: 'texto',
      rotulo: 'Fonte',
      obrigatorio: true,
      linhas: 2,
      maximo: 300,
      ajuda: 'A lei, a portaria, o ato concessório, ou quem confirmou. Sai na memória de cálculo.',
    },
    situacao: {
      tipo: 'opcao',
      rotulo: 'Situação',
      obrigatorio: true,
      aVista: true,
      opcoes: SITUACOES_PARAMETRO.map((situacao) => [situacao, NOME_SITUACAO_PARAMETRO[situacao]] as const),
      ajuda: '“A confirmar” aparece junto de cada figura calculada com ele.',
    },
  },
};

export const PARAMETRO_EM_BRANCO: ParametroNovo = {
  codigo: '',
  valor: '',
  vigenciaInicio: null,
  vigenciaFim: null,
  fonte: '',
  situacao: 'CONFIRMAR',
};

/** A shipped one lends what the law says, not its authority: where the company has its own from, and whether it is sure, is for it to say. */
export function parametroAPartirDe(modelo: ParametroLido): ParametroNovo {
  return { ...FORMULARIO_PARAMETRO.valoresDe(modelo), fonte: '', situacao: 'CONFIRMAR' };
}

/** As the field writes it: the same figure written otherwise is no change. */
function comDuasCasas(valor: string): string {
  const lido = lerDecimalDigitado(valor.replace('.', ','), 6, 2);
  return 'valor' in lido ? lido.valor : valor;
}
