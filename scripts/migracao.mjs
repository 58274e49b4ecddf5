// npm run db:migracao: writes the migration that brings the database to the schema, and keeps only the newest snapshot, which is the
// one drizzle-kit compares the schema with. The options are those of `drizzle-kit generate`.
import { globSync, rmSync } from 'node:fs';
import { rodar } from './preparar.mjs';

await rodar('drizzle-kit', ['generate', ...process.argv.slice(2)]);
const retratos = globSync('server/platform/db/migrations/meta/*_snapshot.json').sort();
for (const antigo of retratos.slice(0, -1)) rmSync(antigo);
