/**
 * Whether a CFOP obliges the item of a nota to name its declaration. Returns and the entry without effect of an import bring none.
 * Source: MOC da NF-e, regra I08-110 (rejeição 525).
 */
export function cfopExigeDeclaracao(cfop: string): boolean {
  return cfop.startsWith('3') && !SEM_DECLARACAO.has(cfop);
}

const SEM_DECLARACAO: ReadonlySet<string> = new Set(['3201', '3202', '3503', '3553']);
