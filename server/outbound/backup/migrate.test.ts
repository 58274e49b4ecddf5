import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { connect } from '#server/connect.ts';
import { type Database, MIGRATIONS_FOLDER } from '#server/platform/db/database.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded-database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { vaultOf } from '#server/platform/security/vault.ts';
import { auditar } from './audit.ts';
import { copyDatabase } from './copy.ts';
import { emptyPostgres } from './empty-database-de-teste.ts';
import { migrateDatabase } from './migrate.ts';
import { comAsPrimeiras, migracoes } from './migrations.ts';
import { type DatabaseAsIs, type DatabasePlace, openAsIs, openEmbeddedAsIs, openPostgresAsIs } from './open-as-is.ts';
import { restoreDatabase } from './restore.ts';

const SEGREDO = 'o segredo de uma instalação de teste';

/** The migrations of this version and a made-up later one, because releases before 1.0 have only one. */
jest.mock('#server/platform/db/database.ts', () => {
  const original = jest.requireActual<typeof import('#server/platform/db/database.ts')>(
    '#server/platform/db/database.ts',
  );
  const pasta = mkdtempSync(join(tmpdir(), 'cais-mais-uma-migracao-'));
  cpSync(original.MIGRATIONS_FOLDER, pasta, { recursive: true });
  const caminho = join(pasta, 'meta', '_journal.json');
  const diario = JSON.parse(readFileSync(caminho, 'utf8'));
  const ultima = diario.entries.at(-1);
  const nova = { ...ultima, idx: ultima.idx + 1, when: ultima.when + 1, tag: '9999_coluna_ficticia' };
  writeFileSync(caminho, JSON.stringify({ ...diario, entries: [...diario.entries, nova] }));
  writeFileSync(join(pasta, `${nova.tag}.sql`), 'ALTER TABLE "processo" ADD COLUMN "ficticia" text;');
  return { ...original, MIGRATIONS_FOLDER: pasta };
});
afterAll(() => rmSync(MIGRATIONS_FOLDER, { recursive: true }));

const EMPRESA = '00000000-0000-7000-8000-00000000000a';
const AGORA = '2026-11-20T12:00:00Z';
const uuid = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Inserts a row as the old schema had it. Other required columns get a value of their type. */
async function inserir(db: Database, tabela: string, campos: Record<string, string>): Promise<void> {
  const pedidas = await rowsOf<{ nome: string; tipo: string }>(
    db,
    sql`select column_name as nome, data_type as tipo from information_schema.columns
        where table_name = ${tabela} and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
  );
  const valores: Record<string, string> = { empresa_id: EMPRESA, ...campos };
  for (const { nome, tipo } of pedidas) valores[nome] ??= DO_TIPO[tipo] ?? 'x';
  const nomes = Object.keys(valores).map((nome) => sql.identifier(nome));
  await db.execute(
    sql`insert into ${sql.identifier(tabela)} (${sql.join(nomes, sql`, `)})
        values (${sql.join(Object.values(valores), sql`, `)})`,
  );
}

const DO_TIPO: Record<string, string> = {
  uuid: uuid(1),
  date: '2026-11-20',
  'timestamp with time zone': AGORA,
  integer: '1',
  boolean: 'false',
  jsonb: '[]',
};

/** Writes a company, a person, a process and the lines of the history about them. */
async function povoar(db: Database): Promise<void> {
  await inserir(db, 'empresa', { nome_fantasia: 'Empresa Antiga', razao_social: 'Empresa Antiga Ltda' });
  await inserir(db, 'usuario', { id: uuid(1), nome: 'Pessoa Antiga', email: 'antiga@teste.local' });
  await inserir(db, 'processo', { id: uuid(2), numero: 'IMP-2026/0001', situacao: 'EM_ABERTO' });
  const linha = { recurso: 'Processo', registro_id: uuid(2), usuario_id: uuid(1) };
  await inserir(db, 'historico', { ...linha, id: uuid(3), acao: 'CRIAR', depois: '{"numero": "IMP-2026/0001"}' });
  await inserir(db, 'historico', { ...linha, id: uuid(4), acao: 'ALTERAR', motivo: 'Correção' });
  await db.execute(sql`select encadear_historico(${EMPRESA}::uuid, ${`{${uuid(3)},${uuid(4)}}`}::uuid[])`);
}

async function conferir(env: DatabasePlace): Promise<void> {
  const { db, fechar } = await openAsIs(env);
  try {
    const [achado] = await rowsOf(
      db,
      sql`select e.nome_fantasia, u.nome, p.numero, p.situacao, h.motivo from empresa e
          join usuario u using (empresa_id) join processo p using (empresa_id)
          join historico h on h.empresa_id = e.empresa_id and h.registro_id = p.id and h.acao = 'ALTERAR'`,
    );
    expect(achado).toEqual({
      nome_fantasia: 'Empresa Antiga',
      nome: 'Pessoa Antiga',
      numero: 'IMP-2026/0001',
      situacao: 'EM_ABERTO',
      motivo: 'Correção',
    });
    for await (const auditoria of auditar(db)) {
      expect(auditoria).toMatchObject({ nome: 'Empresa Antiga', linhas: 2, selo: { ordem: 2 }, falhas: [] });
    }
  } finally {
    await fechar();
  }
}

async function migrarDe(quantas: number, env: DatabasePlace, abrir: () => Promise<DatabaseAsIs>): Promise<void> {
  const todas = await migracoes();
  const antigo = await abrir();
  await comAsPrimeiras(quantas, antigo.migrar);
  await povoar(antigo.db);
  await antigo.fechar();

  const ditas: string[] = [];
  expect(await migrateDatabase(env, { soVerificar: true, conectar: connect }, (linha) => ditas.push(linha))).toBe(
    quantas === todas.length,
  );
  expect(ditas.slice(1)).toEqual(todas.slice(quantas).map(({ nome }) => `  ${nome}`));
  expect(await migrateDatabase(env, { soVerificar: false, conectar: connect }, (linha) => ditas.push(linha))).toBe(
    true,
  );
  expect(ditas.at(-1)).toMatch(
    quantas === todas.length
      ? /nada a fazer\.$/
      : new RegExp(`^Feito: o banco está na migração ${todas.length} de ${todas.length}\\.$`),
  );
  await conferir(env);
}

describe('A database of an older Cais', () => {
  let pasta = '';
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'cais-migrar-'));
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));

  test('of each migration there is comes to the newest with its rows, on PostgreSQL', async () => {
    const { length } = await migracoes();
    for (let quantas = 1; quantas <= length; quantas += 1) {
      const { url, apagar } = await emptyPostgres();
      await migrarDe(quantas, { DATA_DIR: pasta, DATABASE_URL: url }, () => openPostgresAsIs(url));
      await apagar();
    }
  });

  test('of the first migration comes to the newest with its rows, embedded; a backup of it may be restored', async () => {
    const DATA_DIR = await mkdtemp(join(pasta, 'antigo-'));
    const caminho = join(pasta, 'antigo.tar.gz');
    await migrarDe(1, { DATA_DIR }, async () => {
      const antigo = await openEmbeddedAsIs(await openEmbedded(DATA_DIR));
      return {
        ...antigo,
        async fechar() {
          await copyDatabase({
            ...antigo,
            pasta: join(DATA_DIR, 'arquivos'),
            destino: caminho,
            versao: '0',
            agora: new Date(),
            cofre: vaultOf(SEGREDO),
          });
          await antigo.fechar();
        },
      };
    });
    const outra = await mkdtemp(join(pasta, 'restaurado-'));
    await restoreDatabase({
      env: { DATA_DIR: outra, SEGREDO_DOS_WEBHOOKS: SEGREDO },
      caminho,
      substituir: false,
      agora: new Date(),
    });
    await conferir({ DATA_DIR: outra });
  });

  test('whose migrations were joined since is told by their hash: a backup of it is refused', async () => {
    const DATA_DIR = await mkdtemp(join(pasta, 'de-antes-'));
    const caminho = join(pasta, 'de-antes.tar.gz');
    const banco = await openEmbeddedAsIs(await openEmbedded(DATA_DIR));
    await comAsPrimeiras(1, banco.migrar);
    await banco.db.execute(sql`update drizzle.__drizzle_migrations set hash = ${'0'.repeat(64)}`);
    await copyDatabase({
      ...banco,
      pasta: join(DATA_DIR, 'arquivos'),
      destino: caminho,
      versao: '0.8',
      agora: new Date(),
      cofre: vaultOf(SEGREDO),
    });
    await banco.fechar();
    await expect(
      restoreDatabase({
        env: { DATA_DIR: join(pasta, 'outra'), SEGREDO_DOS_WEBHOOKS: SEGREDO },
        caminho,
        substituir: false,
        agora: new Date(),
      }),
    ).rejects.toThrow(
      'O esquema deste backup é de outra versão do Cais (0.8). Use a versão que o fez, ou uma mais nova.',
    );
  });

  test('of a newer Cais is left alone, and so is a backup of one', async () => {
    const DATA_DIR = await mkdtemp(join(pasta, 'novo-'));
    const caminho = join(pasta, 'novo.tar.gz');
    const novo = await openEmbeddedAsIs(await openEmbedded(DATA_DIR));
    const { length } = await migracoes();
    await comAsPrimeiras(1, novo.migrar);
    await novo.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'x', 1 from generate_series(1, ${length})`,
    );
    await copyDatabase({
      ...novo,
      pasta: join(DATA_DIR, 'arquivos'),
      destino: caminho,
      versao: '9',
      agora: new Date(),
      cofre: vaultOf(SEGREDO),
    });
    await novo.fechar();
    const frase = `O banco está na migração ${length + 1} e esta versão do Cais só conhece ${length}: ele é de outra versão. Use a versão que o fez, ou uma mais nova.`;
    await expect(migrateDatabase({ DATA_DIR }, { soVerificar: true, conectar: connect }, () => {})).rejects.toThrow(
      frase,
    );
    await expect(connect({ DATA_DIR })).rejects.toThrow(
      `O banco está na migração ${length + 1} e esta versão do Cais só conhece ${length}: ele é de outra versão.`,
    );
    const vazia = join(pasta, 'vazia');
    await expect(
      restoreDatabase({
        env: { DATA_DIR: vazia, SEGREDO_DOS_WEBHOOKS: SEGREDO },
        caminho,
        substituir: false,
        agora: new Date(),
      }),
    ).rejects.toThrow(frase);
    await expect(
      migrateDatabase({ DATA_DIR: vazia }, { soVerificar: true, conectar: connect }, () => {}),
    ).rejects.toThrow(
      `Não há banco em "${vazia}". Indique a pasta dos dados em DATA_DIR, ou o PostgreSQL em DATABASE_URL.`,
    );
  });
});
