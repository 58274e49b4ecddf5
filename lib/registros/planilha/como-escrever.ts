import type { Leitor } from './coluna-de-planilha.ts';

/** Tells a person how to write the cells of a column, in a phrase: `Data, como em 05/03/2026`. */
export function comoEscrever(leitor: Leitor): string {
  switch (leitor.tipo) {
    case 'texto':
      return 'Texto';
    case 'algarismos':
      return `${leitor.quantos} algarismos`;
    case 'identificador':
      return 'Com ou sem pontuação';
    case 'decimal':
      return leitor.casas === 0 ? 'Número inteiro' : `Número, com até ${leitor.casas} casas decimais`;
    case 'data':
      return 'Data, como em 05/03/2026';
    case 'opcao':
      return `Uma destas: ${Object.values(leitor.opcoes).join(', ')}`;
    case 'tabela':
      return 'Código ou nome, como na tabela';
    case 'simNao':
      return 'Sim ou Não';
    case 'fornecedor':
      return 'Razão social de um fornecedor do cadastro';
    case 'importador':
      return 'CNPJ ou razão social de um importador do cadastro';
    case 'importadores':
      return 'CNPJs ou razões sociais, separados por ponto e vírgula';
    case 'item':
      return 'Part number de um item do cadastro';
    case 'lista':
      return 'Textos separados por ponto e vírgula';
  }
}
