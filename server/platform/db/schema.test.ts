import { getTableConfig, type IndexColumn, type PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';
import * as cadastros from './schema-cadastros.ts';
import * as dcis from './schema-dci.ts';
import * as dcrs from './schema-dcr.ts';
import * as declaracoes from './schema-declaracao.ts';
import * as passos from './schema-first-steps.ts';
import * as historicos from './schema-historico.ts';
import * as trabalhos from './schema-jobs.ts';
import * as meuDia from './schema-meu-dia.ts';
import * as avisos from './schema-notices.ts';
import * as paineis from './schema-painel.ts';
import * as pedidos from './schema-pedidos.ts';
import * as portal from './schema-portal.ts';
import * as processos from './schema-processo.ts';
import * as saldos from './schema-saldo.ts';
import * as sefaz from './schema-sefaz.ts';
import * as planilhas from './schema-sheets.ts';

/** Asked before the company is known, or the same for all: docs/decisions/tabelas-sem-empresa.md. */
const SEM_EMPRESA = [
  'credencial',
  'sessao',
  'convite',
  'segundo_passo',
  'limite_de_tentativas',
  'cotacao',
  'parametro_de_fabrica',
  'referencia_de_fabrica',
];

const tabelas = Object.values({
  ...schema,
  ...cadastros,
  ...pedidos,
  ...processos,
  ...declaracoes,
  ...planilhas,
  ...sefaz,
  ...saldos,
  ...dcrs,
  ...dcis,
  ...paineis,
  ...avisos,
  ...meuDia,
  ...trabalhos,
  ...portal,
  ...historicos,
  ...passos,
})
  .map((tabela) => getTableConfig(tabela as PgTable))
  .filter(({ name }) => !SEM_EMPRESA.includes(name));

test.each(tabelas.map((t) => [t.name, t] as const))(
  '%s starts with the company, and so does its key and every index',
  (_nome, t) => {
    expect(t.columns[0]?.name).toBe('empresaId');
    const chave = t.primaryKeys[0]?.columns[0] ?? t.columns.find((coluna) => coluna.primary);
    expect(chave?.name).toBe('empresaId');
    for (const indice of t.indexes) expect((indice.config.columns[0] as IndexColumn).name).toBe('empresaId');
  },
);
