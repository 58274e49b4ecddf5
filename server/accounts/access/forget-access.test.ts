import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { convite, sessao } from '#server/platform/db/schema/access.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { forgetAccess } from './forget-access.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const haDias = (dias: number) => new Date(AGORA.getTime() - dias * 24 * 60 * 60 * 1000);

onServer('Sessions and invitations', (bench) => {
  test('are deleted 90 days after they ended, and not before', async () => {
    const { db } = bench().conexao;
    const { quem } = await bench().novaPessoa();
    await db.delete(sessao).where(eq(sessao.usuarioId, quem.usuarioId));
    const nova = (aparelho: string, expiraEm: Date, revogadaEm: Date | null = null) => ({
      ...quem,
      tokenHash: randomBytes(32),
      aparelho,
      criadaEm: haDias(300),
      expiraEm,
      revogadaEm,
    });
    await db
      .insert(sessao)
      .values([
        nova('vencida há 91 dias', haDias(91)),
        nova('vencida há 89 dias', haDias(89)),
        nova('encerrada há 91 dias', haDias(-1), haDias(91)),
        nova('aberta', haDias(-1)),
      ]);
    const convidado = (expiraEm: Date) => ({
      ...quem,
      tokenHash: randomBytes(32),
      criadoEm: haDias(300),
      expiraEm,
    });
    await db.insert(convite).values([convidado(haDias(91)), convidado(haDias(89))]);

    await forgetAccess(db, AGORA);
    const restam = await db.select().from(sessao).where(eq(sessao.usuarioId, quem.usuarioId));
    expect(restam.map(({ aparelho }) => aparelho).toSorted()).toEqual(['aberta', 'vencida há 89 dias']);
    const convites = await db.select().from(convite).where(eq(convite.usuarioId, quem.usuarioId));
    expect(convites.map(({ expiraEm }) => expiraEm)).toEqual([haDias(89)]);
  });
});
