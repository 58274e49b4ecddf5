import { globSync } from 'node:fs';
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: globSync('./server/platform/db/schema/*.ts'),
  out: './server/platform/db/migrations',
});
