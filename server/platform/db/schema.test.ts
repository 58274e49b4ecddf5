import { getTableConfig, type IndexColumn, type PgTable } from 'drizzle-orm/pg-core';
import { TABLES_WITHOUT_COMPANY } from '#server/testing/tables-without-company.ts';
import * as acessos from './schema/access.ts';
import * as avisosDoPortal from './schema/avisos-do-portal.ts';
import * as cadastros from './schema/cadastros.ts';
import * as catalogo from './schema/catalogo.ts';
import * as schema from './schema/core.ts';
import * as dcis from './schema/dci.ts';
import * as notasDasDcis from './schema/dci-notas.ts';
import * as dcrs from './schema/dcr.ts';
import * as declaracoes from './schema/declaracao.ts';
import * as primeirosPassos from './schema/first-steps.ts';
import * as historicos from './schema/historico.ts';
import * as trabalhos from './schema/jobs.ts';
import * as meuDia from './schema/meu-dia.ts';
import * as naoConvertidos from './schema/nao-convertido.ts';
import * as avisos from './schema/notices.ts';
import * as operadores from './schema/operadores.ts';
import * as paineis from './schema/painel.ts';
import * as pedidos from './schema/pedidos.ts';
import * as portal from './schema/portal.ts';
import * as duimpsNoPortal from './schema/portal-duimp.ts';
import * as perguntasAoPortal from './schema/portal-questions.ts';
import * as processos from './schema/processo.ts';
import * as itensDosProcessos from './schema/processo-itens.ts';
import * as registros from './schema/records.ts';
import * as saldos from './schema/saldo.ts';
import * as sefaz from './schema/sefaz.ts';
import * as planilhas from './schema/sheets.ts';
import * as tabelasDeReferencia from './schema/tabelas.ts';

const tabelas = Object.values({
  ...schema,
  ...acessos,
  ...registros,
  ...tabelasDeReferencia,
  ...itensDosProcessos,
  ...notasDasDcis,
  ...naoConvertidos,
  ...perguntasAoPortal,
  ...duimpsNoPortal,
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
  ...avisosDoPortal,
  ...catalogo,
  ...operadores,
  ...historicos,
  ...primeirosPassos,
})
  .map((tabela) => getTableConfig(tabela as PgTable))
  .filter(({ name }) => !(name in TABLES_WITHOUT_COMPANY));

test.each(tabelas.map((t) => [t.name, t] as const))(
  '%s starts with the company, and so does every key, foreign key and index',
  (_nome, t) => {
    expect(t.columns[0]?.name).toBe('empresaId');
    const chave = t.primaryKeys[0]?.columns[0] ?? t.columns.find((coluna) => coluna.primary);
    expect(chave?.name).toBe('empresaId');
    for (const unica of t.uniqueConstraints) expect(unica.columns[0]?.name).toBe('empresaId');
    for (const chave of t.foreignKeys.map((uma) => uma.reference())) {
      const { columns, foreignColumns, foreignTable } = chave;
      if (getTableConfig(foreignTable).name in TABLES_WITHOUT_COMPANY) continue;
      expect([columns[0]?.name, foreignColumns[0]?.name]).toEqual(['empresaId', 'empresaId']);
    }
    for (const indice of t.indexes) expect((indice.config.columns[0] as IndexColumn).name).toBe('empresaId');
  },
);
