import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { invitationRepository } from '#server/accounts/access/invitation-repository.ts';
import { secondStepRepository } from '#server/accounts/second-factor/second-step-repository.ts';
import { takeDue } from '#server/outbound/webhooks/delivery-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { portalFabricante, portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { liveSession } from '#server/platform/security/live-session.ts';
import { tokenHash } from '#server/platform/security/token.ts';
import { credenciaisComCatalogo } from '#server/portal/catalogue/catalogo-repository.ts';
import { credenciaisComPreparo } from '#server/portal/catalogue/preparo-repository.ts';
import { credenciaisComRascunho } from '#server/portal/duimp/rascunho-repository.ts';
import { credenciaisComRegistro } from '#server/portal/duimp/registro-repository.ts';
import { credenciaisComAssinatura } from '#server/portal/notices/assinatura-repository.ts';
import { credenciaisComAtributos } from '#server/portal/questions/atributos-repository.ts';
import { credenciaisComPergunta } from '#server/portal/questions/pergunta-repository.ts';
import { credenciaisQueAcompanham } from '#server/portal/queue/acompanhamento-repository.ts';
import { credenciaisComBusca } from '#server/portal/queue/busca-repository.ts';
import { credenciaisComConsulta } from '#server/portal/queue/consulta-repository.ts';
import { rondasDevidas } from '#server/portal/queue/ronda-repository.ts';
import { pessoaRepository } from '#server/portal/talk/pessoa-repository.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TOKEN = 'a'.repeat(43);
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const inAYear = inHours(365 * 24);

type Values = Record<string, string | number | boolean | Date | Uint8Array>;

interface Until {
  /** How long it is kept, in hours: within this it is believed. */
  within: number;
  /** Of the row, beside the column itself and what any row needs. */
  values?: Values;
  /** Rows of other tables that it stands on. */
  beside?: (row: Values) => Record<string, Values>;
  /** Whether the code waits for the time, or lets it open what it opens. */
  believed(db: Database, row: Values): Promise<boolean>;
}

const waiting = (find: (db: Database, agora: Date) => Promise<readonly { empresaId: string }[]>): Until => ({
  within: 24,
  believed: async (db, row) => !(await find(db, NOW)).some(({ empresaId }) => empresaId === row.empresa_id),
});

/** Every column that says until when, or when next. A new one fails by its name: add how the code reads it. */
const UNTIL: Record<string, Until> = {
  'convite.expira_em': {
    within: 7 * 24,
    values: { token_hash: tokenHash(TOKEN) },
    beside: ({ empresa_id, usuario_id = '' }) => ({
      empresa: { empresa_id: empresa_id ?? '' },
      usuario: { empresa_id: empresa_id ?? '', id: usuario_id, email: 'a@teste.local' },
    }),
    believed: async (db) => (await invitationRepository(db).abrir(tokenHash(TOKEN), NOW)) !== null,
  },
  'portal_acompanhamento.proxima_em': waiting(credenciaisQueAcompanham),
  'portal_assinatura.proxima_em': waiting(credenciaisComAssinatura),
  'portal_atributos.proxima_em': waiting(credenciaisComAtributos),
  'portal_busca.proxima_em': waiting(credenciaisComBusca),
  'portal_catalogo.proxima_em': waiting(credenciaisComCatalogo),
  'portal_chamadas.volta_em': {
    within: 24,
    values: { chave: 'pessoa', funcao: 'funcao' },
    believed: async (db) => (await pessoaRepository(db).fechadaAte('pessoa', 'funcao', NOW)) !== null,
  },
  'portal_consulta.proxima_em': waiting(credenciaisComConsulta),
  'portal_fabricante.proxima_em': waiting((db, agora) => credenciaisComPreparo(db, portalFabricante, agora)),
  'portal_operador.proxima_em': waiting((db, agora) => credenciaisComPreparo(db, portalOperador, agora)),
  'portal_pergunta.proxima_em': waiting(credenciaisComPergunta),
  'portal_pessoa.vez_ate': {
    within: 1,
    values: { chave: 'pessoa' },
    believed: async (db) => (await pessoaRepository(db).tomarVez('pessoa', randomUUID(), NOW, inHours(1))) === null,
  },
  'portal_produto.proxima_em': waiting((db, agora) => credenciaisComPreparo(db, portalProduto, agora)),
  'portal_rascunho.proxima_em': waiting(credenciaisComRascunho),
  'portal_registro.proxima_em': waiting(credenciaisComRegistro),
  'portal_ronda.proxima_em': {
    ...waiting(rondasDevidas),
    beside: ({ empresa_id = '', importador_id = '' }) => ({ importador: { empresa_id, id: importador_id } }),
  },
  'segundo_passo.expira_em': {
    within: 5 / 60,
    values: { token_hash: tokenHash(TOKEN), para: 'ENTRAR' },
    believed: async (db) => (await secondStepRepository(db).abrir(TOKEN, 'ENTRAR', NOW)) !== null,
  },
  'sessao.expira_em': {
    within: 1,
    values: { token_hash: tokenHash(TOKEN) },
    beside: ({ empresa_id = '', usuario_id = '' }) => ({
      empresa: { empresa_id },
      usuario: { empresa_id, id: usuario_id, email: 'a@teste.local' },
    }),
    believed: async (db) => (await liveSession(db, tokenHash(TOKEN), NOW)) !== null,
  },
  'webhook_entrega.proxima_em': {
    within: 24,
    beside: ({ empresa_id = '', webhook_id = '' }) => ({
      webhook: { empresa_id, id: webhook_id, url: 'https://erp.exemplo/', ativo: true, segredo: 'v1:x' },
    }),
    believed: async (db) => (await takeDue(db, { agora: NOW, ate: inHours(1), quantas: 9, fora: [] })).length === 0,
  },
};

/** Read by no query of their own; the test that sets each a year ahead. */
const ELSEWHERE = {
  'limite_de_tentativas.expira': 'server/accounts/access/log-in-limit.test.ts',
  'portal_credencial.sessao_ate': 'server/portal/talk/session-of-the-future.test.ts',
} as const;

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  optional: boolean;
}

onServer(
  'A time to come that a clock set while it ran a year ahead',
  (bench) => {
    let columns: Column[] = [];
    beforeAll(async () => {
      columns = await rowsOf<Column>(
        bench().conexao.db,
        sql`select table_name, column_name, data_type, (is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as optional
            from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
      );
    });

    /** Writes a row of a table with what it needs at least; foreign keys are not looked at. */
    async function fabricate(tx: Database, table: string, given: Values): Promise<Values> {
      const of = (type: string): Values[string] => {
        if (type === 'uuid') return randomUUID();
        if (type === 'boolean') return false;
        if (type === 'bytea') return new Uint8Array(32);
        if (type === 'jsonb' || type === 'ARRAY') return '{}';
        if (type.startsWith('timestamp') || type === 'date') return NOW;
        return /int|numeric/.test(type) ? 0 : 'A';
      };
      const needed = columns.filter((column) => column.table_name === table && !column.optional);
      const row = Object.fromEntries(needed.map((column) => [column.column_name, of(column.data_type)]));
      const whole: Values = { ...row, ...given };
      await tx.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(Object.keys(whole).map(sql.identifier), sql`, `)})
            values (${sql.join(
              Object.values(whole).map((value) => sql`${value}`),
              sql`, `,
            )})`,
      );
      return whole;
    }

    class Undo extends Error {}

    const isBelieved = async (name: string, time: Date): Promise<boolean> => {
      const { values = {}, beside, believed } = UNTIL[name] as Until;
      const [table = '', column = ''] = name.split('.');
      let found = false;
      await bench()
        .conexao.db.transaction(async (tx) => {
          await tx.execute(sql`set local session_replication_role = replica`);
          const ids = Object.fromEntries(
            columns.flatMap(({ table_name, column_name, data_type }) =>
              table_name === table && data_type === 'uuid' ? [[column_name, randomUUID()]] : [],
            ),
          );
          const row = await fabricate(tx as Database, table, { ...ids, ...values, [column]: time });
          for (const [other, its] of Object.entries(beside?.(row) ?? {})) await fabricate(tx as Database, other, its);
          found = await believed(tx as Database, row);
          throw new Undo();
        })
        .catch((error) => {
          if (!(error instanceof Undo)) throw error;
        });
      return found;
    };

    test('is every column of such a name', () => {
      const named = columns.filter(({ column_name }) =>
        /^(proxima_em|expira(_em)?|volta_em|.+_ate)$/.test(column_name),
      );
      const times = named.filter(({ data_type }) => data_type.startsWith('timestamp'));
      expect(times.map((column) => `${column.table_name}.${column.column_name}`).toSorted()).toEqual(
        [...Object.keys(UNTIL), ...Object.keys(ELSEWHERE)].toSorted(),
      );
      expect(Object.values(ELSEWHERE).filter((file) => !existsSync(file))).toEqual([]);
    });

    test.each(Object.keys(UNTIL))(
      '%s is believed within what it is kept for, not a year ahead, nor when it is past',
      async (name) => {
        const { within } = UNTIL[name] as Until;
        expect([
          await isBelieved(name, inHours(within)),
          await isBelieved(name, inAYear),
          await isBelieved(name, inHours(-1)),
        ]).toEqual([true, false, false]);
      },
    );
  },
  { sozinha: true },
);
