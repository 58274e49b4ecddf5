import type { SituacaoProcesso } from './situacao-processo.ts';

/**
 * Why the items of a process can no longer change; null while they can. A process created from its registered declaration has no
 * items, so it may still receive those of its invoice.
 */
export function bloqueioDosItens(situacao: SituacaoProcesso, temItens: boolean): string | null {
  if (situacao === 'CANCELADO') return 'O processo foi cancelado: os itens dele não mudam mais.';
  if (ANTES_DO_REGISTRO.has(situacao) || !temItens) return null;
  return 'A declaração está registrada: o que foi declarado muda por uma retificação, com o motivo.';
}

const ANTES_DO_REGISTRO: ReadonlySet<SituacaoProcesso> = new Set(['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']);
