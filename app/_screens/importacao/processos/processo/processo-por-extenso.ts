import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { empresaPorExtenso } from '#lib/format/empresa-por-extenso.ts';
import { formatarDeclaracao } from '#lib/format/identificadores.ts';
import { nomeCurto } from '#lib/format/nome-curto.ts';

/**
 * A processo in one line for its head: declaration and parties. At 1440 px a longer one takes the whole head; the type of the
 * declaration stands in the summary.
 */
export function processoPorExtenso({
  numeroDI,
  numeroDuimp,
  dataRegistro,
  fornecedor,
  importador,
}: Pick<ProcessoInteiro, 'numeroDI' | 'numeroDuimp' | 'dataRegistro' | 'fornecedor' | 'importador'>): string {
  const numero = numeroDI ?? numeroDuimp;
  const dono = empresaPorExtenso(importador);
  const partes = [
    numero &&
      [formatarDeclaracao(numero), dataRegistro && `de ${formatarData(dataRegistro)}`].filter(Boolean).join(' '),
    fornecedor ? `${nomeCurto(fornecedor)} → ${dono ?? 'sem importador'}` : dono,
  ];
  return partes.filter(Boolean).join(' · ') || 'Ainda sem importador e sem declaração.';
}
