import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { desc } from 'drizzle-orm';
import { type Pack, pack } from 'tar-stream';
import type { Database } from '#server/platform/db/database.ts';
import { historicoElo } from '#server/platform/db/schema/records.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { archiveEnd } from './archive-seal.ts';
import { databaseTables } from './database-tables.ts';
import { BackupFailure } from './failure.ts';
import { arquivosDaPasta, sha256DoDisco } from './folder-files.ts';
import { FILES_FOLDER, MANIFEST_NAME, type Manifest, TABLES_FOLDER } from './manifest.ts';
import { migracoesFeitas, ultimaMigracao } from './migrations.ts';
import { canonicalText, lerTabela } from './read-table.ts';
import { sealText } from './seal.ts';

interface ParaCopiar {
  db: Database;
  tipo: Manifest['banco'];
  /** The folder of the kept files. */
  pasta: string;
  destino: string;
  versao: string;
  agora: Date;
  /** What signs the archive. */
  cofre: Pick<Vault, 'assinar'>;
}

/**
 * Writes the whole database as it is at one moment, and the files, into one archive. The archive gets its name only when it is
 * complete.
 */
export async function copyDatabase({ destino, cofre, ...oQue }: ParaCopiar): Promise<Manifest> {
  const parcial = `${destino}.parcial`;
  const arquivo = await abrirParcial(parcial);
  try {
    const tar = pack();
    const hash = createHash('sha256');
    const contar = new Transform({
      transform(pedaco, _codificacao, seguir) {
        hash.update(pedaco);
        seguir(null, pedaco);
      },
    });
    const gravado = pipeline(tar, createGzip(), contar, arquivo.createWriteStream());
    const cheio = encher(tar, oQue).catch((erro) => {
      tar.destroy(erro);
      throw erro;
    });
    const [feito] = await Promise.all([cheio, gravado]);
    await appendFile(parcial, archiveEnd(hash.copy().digest(), hash, cofre));
    await despejar(parcial);
    await rename(parcial, destino);
    return feito;
  } catch (erro) {
    await rm(parcial, { force: true });
    throw erro;
  }
}

/** Opens the unfinished archive for its owner alone. @throws {BackupFailure} when another backup writes it. */
async function abrirParcial(parcial: string): Promise<FileHandle> {
  await esquecerParado(parcial);
  return open(parcial, 'wx', 0o600).catch((erro: NodeJS.ErrnoException) => {
    if (erro.code !== 'EEXIST') throw erro;
    throw new BackupFailure(
      `"${parcial}" já existe: outro backup está em andamento, ou parou há pouco. Espere dez minutos, ou apague-o.`,
    );
  });
}

/** Removes what a backup that was killed left. A running one writes all the time. */
async function esquecerParado(parcial: string): Promise<void> {
  const achado = await stat(parcial).catch(() => null);
  if (achado && Date.now() - achado.mtimeMs > PARADO_MS) await rm(parcial, { force: true });
}

const PARADO_MS = 10 * 60_000;

async function encher(
  tar: Pack,
  { db, tipo, pasta, versao, agora }: Omit<ParaCopiar, 'destino' | 'cofre'>,
): Promise<Manifest> {
  const doBanco = await db.transaction(
    async (tx) => {
      await canonicalText(tx);
      const tabelas: Manifest['tabelas'] = [];
      for (const tabela of await databaseTables(tx)) {
        const { nome } = tabela;
        const resumo = await encherPartes(tar, `${TABLES_FOLDER}/${nome}`, lerTabela(tx, tabela));
        tabelas.push({ nome, colunas: tabela.colunas.map((coluna) => coluna.nome), ...resumo });
      }
      return {
        migracoes: await migracoesFeitas(tx),
        ultimaMigracao: await ultimaMigracao(tx),
        tabelas,
        selos: await selosAtuais(tx, tabelas),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // The files come after the rows: a row is written only after its file exists, and no file is ever deleted.
  const arquivos = await encherArquivos(tar, pasta);
  const manifesto = {
    formato: 1,
    cais: versao,
    criadoEm: agora.toISOString(),
    banco: tipo,
    ...doBanco,
    arquivos,
  } as const;
  await entrada(tar, MANIFEST_NAME, `${JSON.stringify(manifesto, null, 2)}\n`);
  tar.finalize();
  return manifesto;
}

/** Each slice is an entry of its own, because tar needs the length of an entry in advance. */
async function encherPartes<Resumo>(
  tar: Pack,
  pasta: string,
  fatias: AsyncGenerator<string[], Resumo>,
): Promise<Resumo> {
  for (let parte = 1; ; parte += 1) {
    const { done, value } = await fatias.next();
    if (done) return value;
    await entrada(tar, `${pasta}/${String(parte).padStart(6, '0')}.ndjson`, `${value.join('\n')}\n`);
  }
}

async function encherArquivos(tar: Pack, pasta: string): Promise<Manifest['arquivos']> {
  const nomes = createHash('sha256');
  let [quantidade, bytes] = [0, 0];
  for await (const { caminho, noDisco, tamanho } of arquivosDaPasta(pasta)) {
    if (!caminho.endsWith(await sha256DoDisco(noDisco))) {
      throw new BackupFailure(
        `O arquivo guardado "${noDisco}" está danificado: não confere com o SHA-256 que lhe dá nome. Recupere-o de um backup anterior; nada foi copiado.`,
      );
    }
    await new Promise<void>((feito, falhou) => {
      const parte = tar.entry({ name: `${FILES_FOLDER}/${caminho}`, size: tamanho }, (erro) =>
        erro ? falhou(erro) : feito(),
      );
      createReadStream(noDisco).on('error', falhou).pipe(parte);
    });
    nomes.update(`${caminho}\n`);
    quantidade += 1;
    bytes += tamanho;
  }
  return { quantidade, bytes, sha256: nomes.digest('hex') };
}

function entrada(tar: Pack, name: string, texto: string): Promise<void> {
  return new Promise((feito, falhou) => {
    tar.entry({ name }, Buffer.from(texto), (erro) => (erro ? falhou(erro) : feito()));
  });
}

/** A database from before the chain has no seals. */
async function selosAtuais(tx: Database, tabelas: Manifest['tabelas']): Promise<string[]> {
  if (!tabelas.some(({ nome }) => nome === 'historico_elo')) return [];
  const pontas = await tx
    .selectDistinctOn([historicoElo.empresaId])
    .from(historicoElo)
    .orderBy(historicoElo.empresaId, desc(historicoElo.ordem));
  return pontas.map((ponta) => sealText({ ...ponta, hash: Buffer.from(ponta.hash).toString('hex') }));
}

/** Flushes the archive to the disk before it gets its name. */
async function despejar(caminho: string): Promise<void> {
  const arquivo = await open(caminho, 'r+');
  await arquivo.sync().finally(() => arquivo.close());
}
