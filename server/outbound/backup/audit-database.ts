import { type AuditOfRows, auditar } from './audit.ts';
import { type DatabasePlace, openAsIs } from './open-as-is.ts';
import { exigirEsquemaAtual } from './require-current-schema.ts';
import type { Seal } from './seal.ts';
import { tellAudit } from './tell-audit.ts';

/** Audits the database of the settings. Returns false when it finds a failure. */
export async function auditDatabase(
  env: DatabasePlace,
  selos: readonly Seal[],
  { dizer, linhas }: { dizer(texto: string): void; linhas?: AuditOfRows },
): Promise<boolean> {
  const { db, fechar } = await openAsIs(env);
  try {
    await exigirEsquemaAtual(db);
    let erradas = 0;
    for await (const auditoria of auditar(db, selos, linhas)) {
      if (auditoria.falhas.length > 0) erradas += 1;
      dizer(tellAudit(auditoria));
    }
    dizer(resultado(erradas, selos.length));
    return erradas === 0;
  } finally {
    await fechar();
  }
}

function resultado(erradas: number, selos: number): string {
  if (erradas > 0) return `\nHá falhas em ${erradas === 1 ? '1 empresa' : `${erradas} empresas`}.`;
  if (selos > 0)
    return '\nO histórico está inteiro, os registros são o que ele diz, e ele continua o dos selos guardados.';
  return '\nO histórico está inteiro, e os registros são o que ele diz. Guarde os selos fora do servidor: com --desde eles provam que nada foi cortado do fim.';
}
