import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { onServer, type TestBench } from '#server/testing/test-bench.ts';
import { type Audit, auditar } from './audit.ts';
import { type Seal, sealsInText } from './seal.ts';
import { tellAudit } from './tell-audit.ts';

type Pessoa = Awaited<ReturnType<TestBench['novaPessoa']>>;

/** Writes `quantas` lines in one transaction, with every kind of value. */
function escrever({ quem: { empresaId, usuarioId } }: Pessoa, db: Database, quantas: number): Promise<string[]> {
  return db.transaction((tx) =>
    historyRepository(tx, empresaId).registrar(
      Array.from({ length: quantas }, (_, i) => ({
        recurso: 'Teste',
        registroId: randomUUID(),
        acao: 'ALTERAR' as const,
        antes: i % 2 ? null : { nome: 'São João', valor: '1.50', lista: [1, 'dois', null], n: 1.5 },
        depois: { nome: `Linha ${i}`, emoji: '🚢' },
        motivo: i % 3 ? null : 'Porque "sim";\nlinha nova',
        usuarioId,
        em: new Date('2026-11-20T12:00:00.123Z'),
      })),
    ),
  );
}

/** Acts as an attacker with the password of the database, who may write past the product. */
function adulterar(db: Database, ...comandos: ReturnType<typeof sql>[]): Promise<void> {
  return db.transaction(async (tx) => {
    for (const comando of comandos) await tx.execute(comando);
  });
}

onServer(
  'The history in a chain',
  (bench) => {
    const auditarDe = async ({ quem }: Pessoa, selos: Seal[] = []) => {
      for await (const auditoria of auditar(bench().conexao.db, selos)) {
        if (auditoria.empresaId === quem.empresaId) return auditoria;
      }
      throw new Error('A empresa não foi auditada.');
    };
    const cadeia = async (linhas: number) => {
      const { db } = bench().conexao;
      const pessoa = await bench().novaPessoa();
      const ids = await escrever(pessoa, db, linhas);
      const { selo } = await auditarDe(pessoa);
      if (!selo) throw new Error('Sem selo.');
      return { db, pessoa, ids, selo, empresaId: pessoa.quem.empresaId };
    };

    test('is whole over more than one slice, and its printed seal is read again', async () => {
      const { pessoa, selo, db } = await cadeia(450);
      const auditoria = await auditarDe(pessoa, [selo]);
      expect(auditoria).toMatchObject({ nome: 'Empresa de Teste', linhas: 450, selo: { ordem: 450 }, falhas: [] });
      const impressa = tellAudit(auditoria);
      expect(impressa).toContain('450 linhas no histórico, todas no lugar');
      expect(sealsInText(impressa)).toEqual([selo]);
      await escrever(pessoa, db, 3);
      expect(await auditarDe(pessoa, [selo])).toMatchObject({ linhas: 453, selo: { ordem: 453 }, falhas: [] });
    });

    test('is written by two at once and by a write that was given up without forking or leaving a gap', async () => {
      const { db } = bench().conexao;
      const pessoa = await bench().novaPessoa();
      const recusada = db.transaction(async (tx) => {
        await escrever(pessoa, tx, 2);
        throw new Error('recusada');
      });
      await Promise.allSettled([recusada, ...Array.from({ length: 8 }, () => escrever(pessoa, db, 5))]);
      expect(await auditarDe(pessoa)).toMatchObject({ linhas: 40, selo: { ordem: 40 }, falhas: [] });
    });

    test('is written in a transaction, and in no other way', async () => {
      const { db } = bench().conexao;
      const pessoa = await bench().novaPessoa();
      const linha = {
        recurso: 'Teste',
        registroId: randomUUID(),
        acao: 'CRIAR' as const,
        usuarioId: pessoa.quem.usuarioId,
      };
      const registrar = (tx: Database) =>
        historyRepository(tx, pessoa.quem.empresaId).registrar([{ ...linha, em: new Date() }]);
      await expect(registrar(db)).rejects.toThrow('in a transaction that is still open');
      let ended = db;
      await db.transaction(async (tx) => {
        ended = tx;
      });
      await expect(registrar(ended)).rejects.toThrow('in a transaction that is still open');
      expect(await auditarDe(pessoa)).toMatchObject({ linhas: 0, falhas: [] });
    });

    test('skips what a part of the transaction wrote and took back', async () => {
      const { db } = bench().conexao;
      const pessoa = await bench().novaPessoa();
      await db.transaction(async (tx) => {
        await escrever(pessoa, tx, 60);
        await tx
          .transaction(async (inner) => {
            await escrever(pessoa, inner, 60);
            throw new Error('taken back');
          })
          .catch(() => {});
        await escrever(pessoa, tx, 2);
      });
      expect(await auditarDe(pessoa)).toMatchObject({ linhas: 62, selo: { ordem: 62 }, falhas: [] });
    });

    test('is neither changed nor deleted by the owner of its tables', async () => {
      const { db } = await cadeia(1);
      const owner = `dono_${randomUUID().replaceAll('-', '')}`;
      for (const comando of [
        sql`update historico set motivo = 'outro'`,
        sql`delete from historico`,
        sql`truncate historico`,
        sql`update historico_elo set ordem = ordem + 1`,
        sql`delete from historico_elo`,
      ]) {
        // The tests connect as a superuser, whom no privilege binds.
        const comoDono = db.transaction(async (tx) => {
          const asSuperuser = [
            `create role ${owner}`,
            `grant all on schema public to ${owner}`,
            `alter table historico owner to ${owner}`,
            `alter table historico_elo owner to ${owner}`,
            `set local role ${owner}`,
          ];
          for (const one of asSuperuser) await tx.execute(sql.raw(one));
          await tx.execute(comando);
        });
        await expect(comoDono).rejects.toMatchObject({ cause: { code: '42501' } });
      }
    });

    test('tells which line was removed', async () => {
      const { db, pessoa, ids, empresaId } = await cadeia(5);
      await adulterar(db, sql`delete from historico where empresa_id = ${empresaId} and id = ${ids[2]}`);
      const { falhas, linhas } = await auditarDe(pessoa);
      expect(linhas).toBe(4);
      expect(falhas).toEqual([expect.stringContaining(`A linha 3 (${ids[2]}, escrita em `)]);
      expect(falhas[0]).toMatch(/foi removida do histórico\.$/);
    });

    test('tells which place was removed with its line', async () => {
      const { db, pessoa, ids, empresaId } = await cadeia(5);
      await adulterar(
        db,
        sql`delete from historico where empresa_id = ${empresaId} and id in (${ids[1]}, ${ids[2]})`,
        sql`delete from historico_elo where empresa_id = ${empresaId} and ordem in (2, 3)`,
      );
      expect((await auditarDe(pessoa)).falhas).toEqual([
        'Faltam os lugares 2 a 3 da cadeia: as linhas que estavam neles foram removidas.',
      ]);
    });

    test.each([
      ['motivo', sql`motivo = 'Outro motivo'`],
      ['depois', sql`depois = jsonb_set(depois, '{nome}', '"Outra"')`],
      ['usuario_id and em', sql`em = em + interval '1 microsecond'`],
    ])('tells which line was changed in its %s', async (_campo, mudanca) => {
      const { db, pessoa, ids, empresaId } = await cadeia(3);
      await adulterar(db, sql`update historico set ${mudanca} where empresa_id = ${empresaId} and id = ${ids[1]}`);
      const { falhas } = await auditarDe(pessoa);
      expect(falhas).toEqual([expect.stringContaining(`A linha 2 (${ids[1]}, Teste `)]);
      expect(falhas[0]).toContain('não é a que foi escrita');
    });

    test('tells which two lines were put in each other’s place', async () => {
      const { db, pessoa, ids, empresaId } = await cadeia(4);
      await adulterar(
        db,
        sql`update historico_elo set historico_id = case ordem when 2 then ${ids[2]}::uuid else ${ids[1]}::uuid end
          where empresa_id = ${empresaId} and ordem in (2, 3)`,
      );
      expect((await auditarDe(pessoa)).falhas).toEqual([
        expect.stringContaining(`está fora do lugar: aqui estava a linha ${ids[1]}, que agora está no lugar 3.`),
        expect.stringContaining(`está fora do lugar: aqui estava a linha ${ids[2]}, que agora está no lugar 2.`),
      ]);
    });

    test('tells of a line that was put in behind its back', async () => {
      const { db, pessoa, empresaId } = await cadeia(2);
      const intrusa = randomUUID();
      await adulterar(
        db,
        sql`insert into historico (empresa_id, id, recurso, registro_id, acao, usuario_id, em)
          values (${empresaId}, ${intrusa}, 'Teste', ${intrusa}, 'ALTERAR', ${pessoa.quem.usuarioId}, now())`,
      );
      expect((await auditarDe(pessoa)).falhas).toEqual([
        `A linha ${intrusa} está no histórico sem lugar na cadeia: não foi o Cais que a escreveu.`,
      ]);
    });

    test('without its end looks whole, but not to who kept a seal; nor does a chain made anew', async () => {
      const { db, pessoa, ids, selo, empresaId } = await cadeia(4);
      await adulterar(
        db,
        sql`delete from historico where empresa_id = ${empresaId} and id = ${ids[3]}`,
        sql`delete from historico_elo where empresa_id = ${empresaId} and ordem = 4`,
      );
      expect((await auditarDe(pessoa)).falhas).toEqual([]);
      expect((await auditarDe(pessoa, [selo])).falhas).toEqual([
        'O fim do histórico foi cortado: o selo guardado é da linha 4, e a última agora é a 3.',
      ]);
      await escrever(pessoa, db, 2);
      expect((await auditarDe(pessoa)).falhas).toEqual([]);
      expect((await auditarDe(pessoa, [selo])).falhas).toEqual([
        'O selo guardado da linha 4 não é o da cadeia: o histórico foi reescrito até ela.',
      ]);
    });

    test('of a company that is gone is told of by its seal', async () => {
      const selo = { empresaId: randomUUID(), ordem: 7, hash: 'a'.repeat(64) };
      const auditorias: Audit[] = [];
      for await (const auditoria of auditar(bench().conexao.db, [selo])) auditorias.push(auditoria);
      expect(auditorias.find(({ empresaId }) => empresaId === selo.empresaId)).toEqual({
        empresaId: selo.empresaId,
        nome: 'Empresa que não está mais no cadastro',
        linhas: 0,
        registros: null,
        selo: null,
        falhas: ['O fim do histórico foi cortado: o selo guardado é da linha 7, e a última agora é a 0.'],
      });
    });

    test('holds a line by the hash the migrations write down', async () => {
      const { db, empresaId } = await cadeia(3);
      const [elos] = await rowsOf<{ iguais: boolean }>(
        db,
        sql`select bool_and(e.hash = historico_hash(coalesce(a.hash, ''), e.ordem, h)) as iguais from historico_elo e
          join historico h on h.empresa_id = e.empresa_id and h.id = e.historico_id
          left join historico_elo a on a.empresa_id = e.empresa_id and a.ordem = e.ordem - 1
          where e.empresa_id = ${empresaId}`,
      );
      expect(elos?.iguais).toBe(true);
    });
  },
  { sozinha: true },
);
