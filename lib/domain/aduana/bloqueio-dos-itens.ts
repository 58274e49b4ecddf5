import type { SituacaoProcesso } from './situacao-processo.ts';

/**
 * Why the items of a process are no longer to be changed; null as long as they are. A process that began with its declaration may
 * still be told what its invoice had.
 */
export function bloqueioDosItens(situacao: SituacaoProcesso, temItens: boolean): string | null {
  if (situacao === 'CANCELADO') return 'O processo foi cancelado: os itens dele não mudam mais.';
  if (ANTES_DO_REGISTRO.has(situacao) || !temItens) return null;
  return 'A declaração está registrada: o que foi declarado muda por uma retificação, com o motivo.';
}

const ANTES_DO_REGISTRO: ReadonlySet<SituacaoProcesso> = new Set(['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']);

/** What each field is called, by its path. */
export const ROTULOS_ITENS_DO_PROCESSO: Readonly<Record<string, string>> = { itens: 'Itens', adicoes: 'Adições' };

/** What the columns of an item are called. */
export const ROTULOS_ITEM_DO_PROCESSO: Readonly<Record<string, string>> = {
  partNumber: 'Part number',
  descricao: 'Descrição',
  ncm: 'NCM',
  destaque: 'Destaque',
  unidade: 'Unidade',
  quantidade: 'Quantidade',
  valorUnitario: 'Valor unitário',
  valor: 'Valor',
  pesoLiquido: 'Peso líquido (kg)',
  moeda: 'Moeda',
  incoterm: 'Incoterm',
  fornecedor: 'Fornecedor',
  fabricante: 'Fabricante',
  paisOrigem: 'País de origem',
  condicao: 'Condição',
  aplicacao: 'Aplicação',
  numeroLi: 'LI',
  codigoSuframa: 'Código Suframa',
  pedidoItem: 'Pedido',
  adicao: 'Adição',
};
