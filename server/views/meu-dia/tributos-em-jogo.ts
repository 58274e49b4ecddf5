import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { Declarado } from './regra-de-processo.ts';

/** The taxes of a declaration that is not released: the suspended ones, or the declared ones when none is suspended. */
export function tributosEmJogo(declarado: Declarado | null): LinhaDoMeuDia['valor'] {
  if (!declarado) return null;
  const { iiDevido, ipiDevido, pisDevido, cofinsDevido, iiRecolher, ipiRecolher, pisRecolher, cofinsRecolher } =
    declarado;
  const devidos = somar([iiDevido, ipiDevido, pisDevido, cofinsDevido]);
  const suspensos = devidos.minus(somar([iiRecolher, ipiRecolher, pisRecolher, cofinsRecolher]));
  if (suspensos.gt(0)) return { valor: dinheiro(suspensos), oQue: 'TRIBUTOS_SUSPENSOS' };
  return devidos.gt(0) ? { valor: dinheiro(devidos), oQue: 'TRIBUTOS_DECLARADOS' } : null;
}

/** The figure of a row, when it is above zero. */
export function emJogo(
  valor: string | null | undefined,
  oQue: NonNullable<LinhaDoMeuDia['valor']>['oQue'],
): LinhaDoMeuDia['valor'] {
  return valor && /[1-9]/.test(valor) ? { valor, oQue } : null;
}
