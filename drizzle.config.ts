import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/db/schema.ts',
    './server/db/schema-cadastros.ts',
    './server/db/schema-pedidos.ts',
    './server/db/schema-processo.ts',
    './server/db/schema-declaracao.ts',
    './server/db/schema-planilha.ts',
    './server/db/schema-sefaz.ts',
    './server/db/schema-saldo.ts',
    './server/db/schema-dcr.ts',
    './server/db/schema-dci.ts',
    './server/db/schema-painel.ts',
    './server/db/schema-avisos.ts',
    './server/db/schema-meu-dia.ts',
    './server/db/schema-trabalho.ts',
  ],
  out: './server/db/migrations',
});
