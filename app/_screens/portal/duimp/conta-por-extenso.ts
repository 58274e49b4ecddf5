import { formatarAliquota, SEM_VALOR } from '#lib/format/decimal.ts';
import type { ContaDoPortal } from '#lib/portal/domain/rascunho-no-portal.ts';

/**
 * How the Portal came to a tax: `base 1.633,33 × 16,00 %, fundamento 1001`. A reduced base or rate is beside the full one; of a rate by
 * quantity there is no percent.
 */
export function contaPorExtenso(conta: ContaDoPortal | null): string {
  if (!conta) return SEM_VALOR;
  const { especifica, base, baseReduzida, baseEspecifica, aliquota, aliquotaReduzida, aliquotaEspecifica } = conta;
  const sobre = especifica ? baseEspecifica : base;
  const quanto = especifica ? aliquotaEspecifica : aliquota;
  const partes = [
    sobre && `base ${formatarAliquota(sobre)}`,
    !especifica && baseReduzida && `reduzida a ${formatarAliquota(baseReduzida)}`,
    quanto && `${sobre ? '× ' : ''}${formatarAliquota(quanto)}${especifica ? ' por unidade' : ' %'}`,
    !especifica && aliquotaReduzida && `reduzida a ${formatarAliquota(aliquotaReduzida)} %`,
  ].filter(Boolean);
  const escrita = [partes.join(' '), conta.fundamento && `fundamento ${conta.fundamento}`].filter(Boolean).join(', ');
  return escrita || SEM_VALOR;
}
