import type { CampoLido } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { formatarCampo } from '#lib/format/campo-de-registro.ts';

/** Describes a field in a sentence for screen readers: `PRC_VENDA, posições 101 a 115: 12.345,60`. */
export function campoPorExtenso(campo: CampoLido): string {
  const dito = campo.erro === null ? formatarCampo(campo) : `erro, ${campo.erro}`;
  return `${campo.nome}, ${posicoesPorExtenso(campo)}: ${dito}`;
}

function posicoesPorExtenso({ posicao, tamanho }: CampoLido): string {
  return tamanho === 1 ? `posição ${posicao}` : `posições ${posicao} a ${posicao + tamanho - 1}`;
}
