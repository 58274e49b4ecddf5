import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { auditarBanco } from '#server/outbound/backup/audit-database.ts';
import { comando } from '#server/outbound/backup/command.ts';
import { FalhaDaGuarda } from '#server/outbound/backup/failure.ts';
import { type Selo, selosNoTexto } from '#server/outbound/backup/seal.ts';

/**
 * `npm run auditar` reckons the chain of every company's history anew and prints its seal. `npm run auditar -- --desde selo` (or a file
 * with seals: what an earlier audit printed) proves that nothing was taken away or rewritten since.
 */
await comando(async (env) => {
  const { values } = parseArgs({ options: { desde: { type: 'string', multiple: true, default: [] } } });
  const selos = (await Promise.all(values.desde.map(lerSelos))).flat();
  return auditarBanco(env, selos, (linha) => console.log(linha));
});

async function lerSelos(dito: string): Promise<Selo[]> {
  const naLinha = selosNoTexto(dito);
  if (naLinha.length > 0) return naLinha;
  const texto = await readFile(dito, 'utf8').catch(() => {
    throw new FalhaDaGuarda(`--desde: "${dito}" não é um selo (cais-selo:…) nem um arquivo que se possa ler.`);
  });
  const selos = selosNoTexto(texto);
  if (selos.length === 0) throw new FalhaDaGuarda(`--desde: não há nenhum selo (cais-selo:…) em "${dito}".`);
  return selos;
}
