import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { empresaPorExtenso } from '#lib/format/empresa-por-extenso.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { nomeCurto } from '#lib/format/nome-curto.ts';

/**
 * A processo in one line for its head: declaration and parties. At 1440 px a longer one takes the whole head; the day of the
 * registration and the type of the declaration stand below, in the steps and in the summary.
 */
export function processoPorExtenso({
  numeroDI,
  numeroDuimp,
  fornecedor,
  importador,
}: Pick<ProcessoInteiro, 'numeroDI' | 'numeroDuimp' | 'fornecedor' | 'importador'>): string {
  const numero = numeroDI ?? numeroDuimp;
  const dono = empresaPorExtenso(importador);
  const partes = [
    numero && formatarDeclaracao(numero),
    fornecedor ? `${nomeCurto(fornecedor)} → ${dono ?? 'sem importador'}` : dono,
  ];
  return partes.filter(Boolean).join(' · ') || 'Ainda sem importador e sem declaração.';
}
