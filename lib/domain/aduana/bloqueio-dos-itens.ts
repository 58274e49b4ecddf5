import type { SituacaoProcesso } from './situacao-processo.ts';

interface ItensAGuardar {
  situacao: SituacaoProcesso;
  temItens: boolean;
  /** The process has the file of its declaration. */
  declarado: boolean;
}

/**
 * Why the items of a process can no longer change; null while they can. Declared goods are never typed, so a process with the file
 * of its declaration takes no items. A process registered without the file may still receive the items of its invoice.
 */
export function bloqueioDosItens({ situacao, temItens, declarado }: ItensAGuardar): string | null {
  if (situacao === 'CANCELADO') return 'O processo foi cancelado: os itens dele não mudam mais.';
  if (declarado) return DECLARADO;
  if (ANTES_DO_REGISTRO.has(situacao) || !temItens) return null;
  return 'A declaração está registrada: o que foi declarado muda por uma retificação, com o motivo.';
}

const DECLARADO =
  'A declaração está no processo: os itens são os declarados, que mudam por uma retificação, com o motivo.';
const ANTES_DO_REGISTRO: ReadonlySet<SituacaoProcesso> = new Set(['EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA']);
