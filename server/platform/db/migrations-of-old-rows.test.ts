import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { onServer } from '#server/testing/test-bench.ts';

const MIGRATION = readFileSync('server/platform/db/migrations/0004_uma-so.sql', 'utf8').split(
  '--> statement-breakpoint',
);
const EMPRESA = '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d00';
const id = (n: number) => `0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d${String(n).padStart(2, '0')}`;

onServer(
  'A database in which something was begun twice',
  (bench) => {
    /** Runs the migration over rows that its indexes would refuse, and undoes it all. */
    async function migrated(rows: string[], look: string): Promise<unknown[]> {
      class Undo extends Error {}
      let found: unknown[] = [];
      await bench()
        .conexao.db.transaction(async (tx) => {
          // Foreign keys are not looked at.
          await tx.execute(sql`set local session_replication_role = replica`);
          for (const index of [
            'dci_retificadora',
            'portal_consulta_pedida',
            'portal_credencial_em_uso',
            'esquema_xsd_em_uso',
          ]) {
            await tx.execute(sql`drop index ${sql.identifier(index)}`);
          }
          for (const table of ['dci', 'portal_credencial']) {
            await tx.execute(sql`alter table ${sql.identifier(table)} drop column dobrada`);
          }
          for (const row of rows) await tx.execute(sql.raw(row));
          for (const statement of MIGRATION) await tx.execute(sql.raw(statement));
          found = ((await tx.execute(sql.raw(look))) as unknown as { rows: unknown[] }).rows;
          throw new Undo();
        })
        .catch((error) => {
          if (!(error instanceof Undo)) throw error;
        });
      return found;
    }

    const retificadora = (n: number, situacao: string, numero: string | null) =>
      `insert into dci (empresa_id, id, versao, busca, chave, criado_em, alterado_em, alterado_por, processo, tipo, natureza, situacao, raiz_id, anterior_id, numero, importador_id,
        selic, modalidades, decisoes, realocacoes, ordens_judiciais, notas, itens, grupos, darfs, receitas)
       values ('${EMPRESA}', '${id(n)}', 1, '', '${n}', '2026-11-${10 + n}', '2026-11-20', '${id(91)}', 'DCI-${n}', 'MENSAL', 'RETIFICADORA', '${situacao}', '${id(90)}', '${id(90)}',
        ${numero === null ? 'null' : `'${numero}'`}, '${id(91)}', '[]', '{}', '[]', '[]', '[]', 0, 0, '[]', '[]', '{}')`;

    test('keeps both retificadoras of a DCI, and marks those that are neither the registered nor the first', async () => {
      const rows = [
        retificadora(1, 'EM_ELABORACAO', null),
        retificadora(2, 'REGISTRADA', '2690000101'),
        retificadora(3, 'CANCELADA', null),
      ];
      expect(await migrated(rows, 'select processo, dobrada from dci order by processo')).toEqual([
        { processo: 'DCI-1', dobrada: true },
        { processo: 'DCI-2', dobrada: false },
        { processo: 'DCI-3', dobrada: false },
      ]);
    });

    test('keeps both credentials of a person, and marks the second', async () => {
      const credencial = (n: number, ambiente: string) =>
        `insert into portal_credencial (empresa_id, id, ambiente, titular, cpf, criada_em, criada_por)
         values ('${EMPRESA}', '${id(n)}', '${ambiente}', 'Ana ${n}', '52998224725', '2026-11-${10 + n}', '${id(90)}')`;
      const rows = [credencial(1, 'PRODUCAO'), credencial(2, 'PRODUCAO'), credencial(3, 'TREINAMENTO')];
      expect(await migrated(rows, 'select titular, dobrada from portal_credencial order by titular')).toEqual([
        { titular: 'Ana 1', dobrada: false },
        { titular: 'Ana 2', dobrada: true },
        { titular: 'Ana 3', dobrada: false },
      ]);
    });

    test('lets the first of two fetches wait, also for what follows by the second', async () => {
      const consulta = (n: number) =>
        `insert into portal_consulta (empresa_id, id, credencial_id, numero, situacao, pedida_em, pedida_por, proxima_em)
         values ('${EMPRESA}', '${id(n)}', '${id(90)}', '26BR00000000001', 'NA_FILA', '2026-11-${10 + n}', '${id(91)}', '2026-11-20')`;
      const seguido = `insert into portal_acompanhamento (empresa_id, processo_id, credencial_id, numero, ligado_em, ligado_por, consulta_id)
         values ('${EMPRESA}', '${id(92)}', '${id(90)}', '26BR00000000001', '2026-11-12', '${id(91)}', '${id(2)}')`;
      const look = `select c.id, c.situacao, c.proxima_em is null as parada, c.frase, a.consulta_id is not null as seguida
        from portal_consulta c left join portal_acompanhamento a on a.empresa_id = c.empresa_id and a.consulta_id = c.id order by c.id`;
      expect(await migrated([consulta(1), consulta(2), seguido], look)).toEqual([
        { id: id(1), situacao: 'NA_FILA', parada: false, frase: null, seguida: true },
        {
          id: id(2),
          situacao: 'RECUSADA',
          parada: true,
          seguida: false,
          frase: 'A mesma DUIMP já estava na fila desta credencial: a outra consulta a traz.',
        },
      ]);
    });

    test('uses the newest of two XSDs', async () => {
      const esquema = (n: number) =>
        `insert into esquema_xsd (empresa_id, id, documento, arquivo_id, principal, criado_em, criado_por)
         values ('${EMPRESA}', '${id(n)}', 'MATRIZ', '${id(90)}', 'um.xsd', '2026-11-${10 + n}', '${id(91)}')`;
      expect(
        await migrated(
          [esquema(1), esquema(2)],
          'select id, retirado_em is null as em_uso from esquema_xsd order by id',
        ),
      ).toEqual([
        { id: id(1), em_uso: false },
        { id: id(2), em_uso: true },
      ]);
    });
  },
  { sozinha: true },
);
