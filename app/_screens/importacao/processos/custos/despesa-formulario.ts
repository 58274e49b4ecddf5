import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type DespesaLida, type DespesaNova, despesa, despesaNova } from '#lib/contracts/despesa.ts';
import {
  BASES_RATEIO,
  NOME_BASE_RATEIO,
  NOME_TIPO_DESPESA,
  ROTULOS_DESPESA,
  TIPOS_DESPESA,
} from '#lib/domain/despesa.ts';

export const FORMULARIO_DESPESA: DefinicaoDeFormulario<DespesaNova, DespesaLida> = {
  recurso: 'Despesa',
  esquema: despesaNova,
  contrato: despesa,
  valoresDe: ({ processo, tipo, descricao, valor, data, fornecedorNome, documentoNumero, ...resto }) => {
    const { base, recuperavel, integraBaseIcms } = resto;
    return {
      processo: { id: processo.id },
      tipo,
      descricao,
      valor,
      data,
      fornecedorNome,
      documentoNumero,
      base,
      recuperavel,
      integraBaseIcms,
    };
  },
  campos: {
    processo: { tipo: 'grupo', rotulo: 'Processo', campos: { id: { tipo: 'texto', rotulo: 'Processo' } } },
    tipo: {
      tipo: 'opcao',
      rotulo: 'Tipo',
      obrigatorio: true,
      opcoes: TIPOS_DESPESA.map((tipo) => [tipo, NOME_TIPO_DESPESA[tipo]] as const),
    },
    descricao: { tipo: 'texto', rotulo: 'Descrição', maximo: 200, ajuda: 'Como deve sair na memória do custo.' },
    valor: { tipo: 'decimal', rotulo: 'Valor', obrigatorio: true, casas: 2, moeda: 'R$' },
    data: { tipo: 'data', rotulo: 'Data' },
    fornecedorNome: { tipo: 'texto', rotulo: 'Pago a', maximo: 120 },
    documentoNumero: { tipo: 'texto', rotulo: 'Documento', maximo: 40, ajuda: 'Nota, recibo ou GRU.' },
    base: {
      tipo: 'opcao',
      rotulo: 'Base do rateio',
      obrigatorio: true,
      opcoes: BASES_RATEIO.map((base) => [base, NOME_BASE_RATEIO[base]] as const),
      ajuda: 'Como a despesa se reparte entre os itens.',
    },
    recuperavel: {
      tipo: 'simNao',
      rotulo: ROTULOS_DESPESA.recuperavel ?? '',
      como: 'caixa',
      ajuda: 'Foi paga, mas não é custo.',
    },
    integraBaseIcms: { tipo: 'simNao', rotulo: ROTULOS_DESPESA.integraBaseIcms ?? '', como: 'caixa' },
  },
};

export function despesaEmBranco(processoId: string): DespesaNova {
  return {
    processo: { id: processoId },
    tipo: 'AFRMM',
    descricao: null,
    valor: '',
    data: null,
    fornecedorNome: null,
    documentoNumero: null,
    base: 'PESO',
    recuperavel: false,
    integraBaseIcms: false,
  };
}
