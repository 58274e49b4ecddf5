import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/platform/db/schema.ts',
    './server/platform/db/schema-cadastros.ts',
    './server/platform/db/schema-pedidos.ts',
    './server/platform/db/schema-processo.ts',
    './server/platform/db/schema-declaracao.ts',
    './server/platform/db/schema-sheets.ts',
    './server/platform/db/schema-sefaz.ts',
    './server/platform/db/schema-saldo.ts',
    './server/platform/db/schema-dcr.ts',
    './server/platform/db/schema-dci.ts',
    './server/platform/db/schema-painel.ts',
    './server/platform/db/schema-notices.ts',
    './server/platform/db/schema-meu-dia.ts',
    './server/platform/db/schema-jobs.ts',
    './server/platform/db/schema-portal.ts',
    './server/platform/db/schema-avisos-do-portal.ts',
    './server/platform/db/schema-catalogo.ts',
    './server/platform/db/schema-operadores.ts',
    './server/platform/db/schema-historico.ts',
    './server/platform/db/schema-first-steps.ts',
  ],
  out: './server/platform/db/migrations',
});
