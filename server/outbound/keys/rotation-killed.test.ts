import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createUser } from '#server/accounts/access/create-user.ts';
import { connectPostgres } from '#server/connect.ts';
import { emptyPostgres } from '#server/outbound/backup/empty-database-de-teste.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { empresa, usuario } from '#server/platform/db/schema/core.ts';
import { webhook } from '#server/platform/db/schema/notices.ts';
import { portalCredencial } from '#server/platform/db/schema/portal.ts';
import { existingKeyRing, openKeyRing } from '#server/platform/security/key-ring-place.ts';
import { secretOwner, vaultOf } from '#server/platform/security/vault.ts';
import { donoDaCredencial } from '#server/portal/talk/credencial-repository.ts';
import { lockAsBefore, lockedTexts } from './locked-texts-de-teste.ts';

const SECRET = 'o segredo que havia, de uma versão de antes';
const WEBHOOKS = 450;

test('a rotation killed in the middle leaves everything readable, and the next one ends it with the same key', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-morta-'));
  await writeFile(join(DATA_DIR, 'segredo-dos-webhooks'), SECRET, { mode: 0o600 });
  const { url, apagar } = await emptyPostgres();
  const { db, fechar } = await connectPostgres(url);
  const vault = vaultOf(await openKeyRing({ DATA_DIR }));
  const opened = async () => (await lockedTexts(db)).map(({ text, owner }) => vault.abrir(text, owner));
  const keys = async () =>
    Map.groupBy(await lockedTexts(db), ({ text }) => (text.startsWith('v1:') ? 'v1' : text.split(':')[1]));
  try {
    const all = await fill();
    await lockAsBefore(db);
    expect(await opened()).toEqual(all);
    const before = (await existingKeyRing({ DATA_DIR }))?.keys[0].id;

    // The webhooks come first; the rotation then stands still before the credentials.
    const first = rotation();
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table portal_credencial in access exclusive mode`);
      first.start();
      await untilOneWaits();
      first.process().kill('SIGKILL');
      await first.end();
    });
    const ring = await existingKeyRing({ DATA_DIR });
    const [present, former, ...none] = ring?.keys.map(({ id }) => id) ?? [];
    expect([former, none]).toEqual([before, []]);
    const left = await keys();
    expect([left.get('v1')?.length, left.get(present)?.length]).toEqual([1, WEBHOOKS]);
    expect(await opened()).toEqual(all);

    const second = rotation();
    second.start();
    expect(await second.end()).toBe(0);
    expect(second.said()).toContain(`Chave de agora: ${present}. A troca já tinha começado, e segue.`);
    expect(second.said()).toContain('  segredos de webhooks: 0 trancados de novo');
    expect(second.said()).toContain('  chaves e certificados do Portal Único: 1 trancado de novo');
    expect([...(await keys()).keys()]).toEqual([present]);
    expect(await opened()).toEqual(all);
    expect((await existingKeyRing({ DATA_DIR }))?.keys.map(({ id }) => id)).toEqual([present, former]);

    const early = rotation('--esquecer');
    early.start();
    expect(await early.end()).toBe(1);
    expect(early.said()).toContain('A chave foi trocada há menos de dois minutos');
    await utimes(join(DATA_DIR, 'segredo-dos-webhooks'), new Date(0), new Date(Date.now() - 121_000));
    const last = rotation('--esquecer');
    last.start();
    expect(await last.end()).toBe(0);
    expect(last.said()).toContain(`Esquecida: ${former}.`);
    expect((await existingKeyRing({ DATA_DIR }))?.keys.map(({ id }) => id)).toEqual([present]);
    expect(await opened()).toEqual(all);
  } finally {
    await fechar();
    await apagar();
    await rm(DATA_DIR, { recursive: true });
  }

  /** Several slices of webhooks, and a credential; returns their secrets. */
  async function fill(): Promise<string[]> {
    const em = new Date('2026-11-20T12:00:00Z');
    const daEmpresa = { nomeFantasia: 'Empresa de Teste', razaoSocial: 'Empresa de Teste Ltda', cnpj: null };
    await createUser(db, em, {
      empresa: daEmpresa,
      nome: 'Pessoa',
      email: 'pessoa@teste.local',
      senha: 'uma senha de teste',
    });
    const [{ empresaId }] = (await db.select().from(empresa)) as [typeof empresa.$inferSelect];
    const [{ id: usuarioId }] = (await db.select().from(usuario)) as [typeof usuario.$inferSelect];
    const ids = Array.from({ length: WEBHOOKS }, (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`);
    await db.insert(webhook).values(
      ids.map((id) => ({
        empresaId,
        id,
        nome: `ERP ${id}`,
        url: 'https://erp.exemplo.com.br',
        recursos: ['Processo' as const],
        ativo: true,
        busca: '',
        chave: id,
        criadoEm: em,
        alteradoEm: em,
        alteradoPor: usuarioId,
        segredo: vault.trancar(`whsec_${id}`, secretOwner({ empresaId, id })),
        segredoEm: em,
      })),
    );
    const credencial = { empresaId, id: '00000000-0000-4000-8000-00000000c0de' };
    await db.insert(portalCredencial).values({
      ...credencial,
      ambiente: 'TREINAMENTO',
      titular: 'Maria',
      cpf: '52998224725',
      criadaEm: em,
      criadaPor: usuarioId,
      segredo: vault.trancar('da credencial', donoDaCredencial(credencial)),
    });
    return [...ids.map((id) => `whsec_${id}`), 'da credencial'];
  }

  function rotation(...options: string[]) {
    let [child, said, end]: [ChildProcess | undefined, string, Promise<unknown[]> | undefined] = [
      undefined,
      '',
      undefined,
    ];
    return {
      start() {
        child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/segredo.ts', ...options], {
          env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR, DATABASE_URL: url },
        });
        for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => (said += part));
        end = once(child, 'close');
      },
      process: () => child as ChildProcess,
      end: async () => (await end)?.[0] as number | null,
      said: () => said,
    };
  }

  async function untilOneWaits(): Promise<void> {
    for (;;) {
      const [found] = await rowsOf<{ waits: boolean }>(
        db,
        sql`select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
      );
      if (found?.waits) return;
      await pausa(20);
    }
  }
});
