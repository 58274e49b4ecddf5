import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { auditRows } from '#server/audit-rows.ts';
import { auditDatabase } from '#server/outbound/backup/audit-database.ts';
import { command } from '#server/outbound/backup/command.ts';
import { BackupFailure } from '#server/outbound/backup/failure.ts';
import { type Seal, sealsInText } from '#server/outbound/backup/seal.ts';

/**
 * `npm run auditar` recomputes the chain of every company's history, holds the records to it, and
 * prints its seal. `npm run auditar -- --desde selo` (or a
 * file with seals, as an earlier audit printed them) proves that nothing was removed or rewritten since.
 */
await command(async (env) => {
  const { values } = parseArgs({ options: { desde: { type: 'string', multiple: true, default: [] } } });
  const selos = (await Promise.all(values.desde.map(lerSelos))).flat();
  return auditDatabase(env, selos, { dizer: (texto) => console.log(texto), linhas: auditRows });
});

async function lerSelos(dito: string): Promise<Seal[]> {
  const naLinha = sealsInText(dito);
  if (naLinha.length > 0) return naLinha;
  const texto = await readFile(dito, 'utf8').catch(() => {
    throw new BackupFailure(`--desde: "${dito}" não é um selo (cais-selo:…) nem um arquivo que se possa ler.`);
  });
  const selos = sealsInText(texto);
  if (selos.length === 0) throw new BackupFailure(`--desde: não há nenhum selo (cais-selo:…) em "${dito}".`);
  return selos;
}
