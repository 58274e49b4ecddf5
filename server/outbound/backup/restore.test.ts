import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { readKeyRing, signersOf } from '#server/platform/security/key-ring.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa, TEST_SECRET, TEST_VAULT } from '#server/testing/test-bench.ts';
import { blobsFolder, everyRow } from '#server/testing/whole-database.ts';
import { copyDatabase } from './copy.ts';
import { emptyPostgres } from './empty-database-de-teste.ts';
import { arquivosDaPasta } from './folder-files.ts';
import { openAsIs } from './open-as-is.ts';
import { checkBackup } from './read-archive.ts';
import { restoreDatabase } from './restore.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const CONFIANCA = { signers: signersOf(readKeyRing(TEST_SECRET)) };

async function arquivosDe(pasta: string): Promise<[string, string][]> {
  const achados: [string, string][] = [];
  for await (const { caminho, noDisco } of arquivosDaPasta(pasta)) {
    achados.push([caminho, (await readFile(noDisco)).toString('base64')]);
  }
  return achados;
}

describe('With a DI of Siscomex', () => {
  const di2023 = diDe2023();
  onServer(
    'A backup',
    (bench) => {
      let [pasta, arquivo]: [string, string] = ['', ''];
      let pessoa: Pessoa;
      const copia = (destino: string) =>
        copyDatabase({
          db: bench().conexao.db,
          tipo: bench().conexao.tipo,
          pasta: blobsFolder(bench()),
          destino,
          versao: '0.0.0-teste',
          agora: AGORA,
          cofre: TEST_VAULT,
        });

      beforeAll(async () => {
        pasta = await mkdtemp(join(tmpdir(), 'cais-guarda-'));
        arquivo = join(pasta, 'backup.tar.gz');
        pessoa = await bench().novaPessoa();
        const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di2023))).json();
        await pessoa.pedir(
          multipartOf(`/api/Documento?Bucket=anexos&recurso=Processo&registroId=${id}`, 'fictício', 'Fatura.pdf'),
        );
        const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
        await fornecedores.criar({ papel: 'AMBOS', razaoSocial: 'AÇÃO "LTD" \\ 船\n2', pais: { codigo: '160' } });
        await copia(arquivo);
      });
      afterAll(() => rm(pasta, { recursive: true, force: true }));

      const destinos = ['embutido', 'postgres'];
      test.each(destinos)('comes back on %s row by row and file by file, and goes on from there', async (tipo) => {
        const DATA_DIR = await mkdtemp(join(pasta, 'destino-'));
        const vazio = tipo === 'postgres' ? await emptyPostgres() : null;
        const env = { DATA_DIR, DATABASE_URL: vazio?.url, SEGREDO_DOS_WEBHOOKS: TEST_SECRET };
        const { auditorias, deAntes } = await restoreDatabase({
          env,
          caminho: arquivo,
          substituir: false,
          agora: AGORA,
        });
        const minha = auditorias.find(({ empresaId }) => empresaId === pessoa.quem.empresaId);
        expect(minha?.falhas).toEqual([]);
        expect(minha?.linhas).toBeGreaterThanOrEqual(3);
        expect(deAntes).toEqual([]);

        const restaurado = await openAsIs(env);
        try {
          const [eram, sao] = [await everyRow(bench().conexao.db), await everyRow(restaurado.db)];
          expect(eram.get('processo')).toHaveLength(1);
          expect(sao).toEqual(eram);
          expect(await arquivosDe(join(DATA_DIR, 'arquivos'))).toEqual(await arquivosDe(blobsFolder(bench())));
          // Keys and sequences are active again.
          const { db } = restaurado;
          await expect(db.execute(sql`update usuario set empresa_id = gen_random_uuid()`)).rejects.toThrow();
          await db.execute(sql`insert into painel_mudanca (empresa_id, fonte_id) select empresa_id, id from processo`);
          const [numeracao] = await rowsOf<{ seguem: boolean }>(
            db,
            sql`select count(*) = count(distinct id) as seguem from painel_mudanca`,
          );
          expect(numeracao?.seguem).toBe(true);
        } finally {
          await restaurado.fechar();
        }
        // A second restore finds the place taken; with --substituir it moves the former data aside.
        await expect(restoreDatabase({ env, caminho: arquivo, substituir: false, agora: AGORA })).rejects.toThrow(
          /^(Já há dados em|O PostgreSQL de DATABASE_URL não está vazio)/,
        );
        if (!vazio) {
          const segundo = await restoreDatabase({ env, caminho: arquivo, substituir: true, agora: AGORA });
          expect(segundo.deAntes).toEqual([
            `${join(DATA_DIR, 'arquivos')}.antes-20261120120000`,
            `${join(DATA_DIR, 'postgres')}.antes-20261120120000`,
          ]);
          expect((await readdir(DATA_DIR)).toSorted()).toEqual([
            'arquivos',
            'arquivos.antes-20261120120000',
            'em-uso.trava',
            'postgres',
            'postgres.antes-20261120120000',
          ]);
        }
        await vazio?.apagar();
      });

      test('is for its owner alone, and what a killed one left holds the next up for ten minutes at most', async () => {
        expect((await stat(arquivo)).mode & 0o777).toBe(0o600);
        const outro = join(pasta, 'outro.tar.gz');
        await writeFile(`${outro}.parcial`, 'cortado');
        await expect(copia(outro)).rejects.toThrow('outro backup está em andamento, ou parou há pouco');
        const haOnzeMinutos = Date.now() / 1000 - 11 * 60;
        await utimes(`${outro}.parcial`, haOnzeMinutos, haOnzeMinutos);
        await copia(outro);
        expect((await checkBackup(outro, CONFIANCA)).manifesto.tabelas.length).toBeGreaterThan(0);
      });

      test('with a history that somebody changed takes no place, unless that is accepted', async () => {
        const { db } = bench().conexao;
        const DATA_DIR = await mkdtemp(join(pasta, 'adulterado-'));
        const adulterado = join(pasta, 'adulterado.tar.gz');
        const mudar = (acao: 'ALTERAR' | 'CRIAR') =>
          db.execute(
            sql`update historico set acao = ${acao} where empresa_id = ${pessoa.quem.empresaId} and recurso = 'Fornecedor'`,
          );
        await mudar('ALTERAR');
        await copia(adulterado).finally(() => mudar('CRIAR'));
        const pedido = {
          env: { DATA_DIR, SEGREDO_DOS_WEBHOOKS: TEST_SECRET },
          caminho: adulterado,
          substituir: false,
          agora: AGORA,
        };
        await expect(restoreDatabase(pedido)).rejects.toThrow(
          /✗ .*\n[\s\S]*O histórico deste backup não confere: alguém o mudou por fora do Cais\./,
        );
        expect(await readdir(DATA_DIR)).toEqual(['em-uso.trava']);
        const { auditorias } = await restoreDatabase({ ...pedido, aceitarFalhas: true });
        expect(auditorias.flatMap(({ falhas }) => falhas)).toHaveLength(1);
        expect((await readdir(DATA_DIR)).toSorted()).toEqual(['arquivos', 'em-uso.trava', 'postgres']);
      });

      test('with one byte that is not as it was is refused, wherever it stands', async () => {
        const bytes = await readFile(arquivo);
        const danificado = join(pasta, 'danificado.tar.gz');
        for (const onde of [4, 9, 1000, bytes.length >> 1, bytes.length - 60, bytes.length - 30, bytes.length - 1]) {
          const outro = Buffer.from(bytes);
          outro[onde] = (outro[onde] ?? 0) ^ 1;
          await writeFile(danificado, outro);
          await expect(checkBackup(danificado, CONFIANCA)).rejects.toThrow(
            `O backup "${danificado}" está danificado: não é, byte a byte, o que foi gravado. Nada foi mudado; use outra cópia.`,
          );
        }
        await writeFile(danificado, bytes.subarray(0, 5000));
        await expect(checkBackup(danificado, CONFIANCA)).rejects.toThrow(
          /não é um backup do Cais, ou está cortado|danificado/,
        );
        await writeFile(danificado, gzipSync('outra coisa'));
        await expect(checkBackup(danificado, CONFIANCA)).rejects.toThrow(/não é um backup do Cais|danificado/);
      });
    },
    { sozinha: true },
  );
});
