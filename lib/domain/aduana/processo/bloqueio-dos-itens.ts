import type { SituacaoProcesso } from './situacao-processo.ts';

interface ItensAGuardar {
  situacao: SituacaoProcesso;
  temItens: boolean;
  /** The process has the file of its declaration. */
  declarado: boolean;
  /** A retificação of its DUIMP is being prepared. */
  emRetificacao: boolean;
}

/**
 * Why the items of a process can no longer change; null while they can. Declared goods are never typed, so a process with the file
 * of its declaration takes no items. A process registered without the file may still receive the items of its invoice. While a retificação is prepared the planned items are open: they
 * are what it is made of, and what is declared stays until it is registered.
 */
export function bloqueioDosItens({ situacao, temItens, declarado, emRetificacao }: ItensAGuardar): string | null {
  if (situacao === 'CANCELADO') return 'O processo foi cancelado: os itens dele não mudam mais.';
  if (emRetificacao) return null;
  if (declarado) return DECLARADO;
  if (ANTES_DO_REGISTRO.has(situacao) || !temItens) return null;
  return 'A declaração está registrada: o que foi declarado muda por uma retificação, com o motivo.';
}

const DECLARADO =
  'A declaração está no processo: os itens são os declarados, que mudam por uma retificação, com o motivo.';
const ANTES_DO_REGISTRO: ReadonlySet<SituacaoProcesso> = new Set(['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']);
