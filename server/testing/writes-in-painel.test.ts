import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { painelMudanca } from '#server/platform/db/schema/painel.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly, writesNotNoted } from '#server/testing/writes-in-painel.ts';

onServer('What the dashboard sums up', (bench) => {
  const aProcess = async () => {
    const { empresaId, usuarioId } = (await bench().novaPessoa()).quem;
    const id = uuidv7();
    const row = { empresaId, id, numero: id, tipoDocumento: 'DI' as const, situacao: 'EM_ABERTO' as const, busca: '' };
    const insert = (tx: Database) => tx.insert(processo).values({ ...row, criadoEm: EM, criadoPor: usuarioId });
    const step = {
      empresaId,
      id: uuidv7(),
      processoId: id,
      ordem: 1,
      situacao: 'EM_ABERTO' as const,
      data: '2026-11-20',
    };
    const pass = (tx: Database) => tx.insert(processoPasso).values({ ...step, em: EM, usuarioId });
    const noted = async () => {
      const rows = await bench().conexao.db.select().from(painelMudanca).where(eq(painelMudanca.empresaId, empresaId));
      return rows.map(({ fonteId }) => fonteId);
    };
    return { empresaId, id, insert, pass, noted };
  };

  test('is noted once for each source, however many statements wrote it', async () => {
    const { db } = bench().conexao;
    const { empresaId, id, insert, pass, noted } = await aProcess();
    await db.transaction(async (tx) => {
      noteInPainel(tx, empresaId, [id]);
      await insert(tx);
      noteInPainel(tx, empresaId, [id]);
      await pass(tx);
    });
    expect(await noted()).toEqual([id]);
    expect(await writesNotNoted(db)).toEqual([]);
  });

  test('is not noted when its transaction is undone, and not outside one', async () => {
    const { db } = bench().conexao;
    const { empresaId, id, insert, noted } = await aProcess();
    const undone = db.transaction(async (tx) => {
      noteInPainel(tx, empresaId, [id]);
      await insert(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(() => noteInPainel(db, empresaId, [id])).toThrow('in a transaction that is still open');
    expect(await noted()).toEqual([]);
  });

  test('is missed by the tests when a writer forgets it, by the statement, even if another transaction notes it', async () => {
    const { db } = bench().conexao;
    const { insert, pass } = await aProcess();
    await writeDirectly(db, insert);
    expect(await writesNotNoted(db)).toEqual([]);
    await db.transaction(async (tx) => {
      await pass(tx);
    });
    expect(await writesNotNoted(db)).toEqual([expect.stringMatching(/^processo_passo: insert into "processo_passo"/)]);
  });
});

const EM = new Date('2026-11-20T12:00:00Z');
