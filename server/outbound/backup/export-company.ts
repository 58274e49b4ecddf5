import { and, asc, count, eq, gt, sum } from 'drizzle-orm';
import { Zip, ZipPassThrough } from 'fflate';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { arquivo } from '#server/platform/db/schema/records.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { CompressedEntry } from '#server/platform/lists/compressed-entry.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { companyTables, linhasDaEmpresa } from './company-rows.ts';
import { signedZip } from './export-signature.ts';
import { BackupFailure } from './failure.ts';
import { readme } from './readme.ts';

interface ParaExportar {
  db: Database;
  blobs: BlobStore;
  empresaId: string;
  versao: string;
  agora: Date;
  /** What signs the ZIP. */
  cofre: Pick<Vault, 'assinar'>;
}

/**
 * Returns everything a company owns as a ZIP, written while it is read: its rows in every table and its files.
 * @throws {BackupFailure} before the first byte, when the company does not exist or a ZIP cannot hold that much.
 */
export async function exportCompany({ db, blobs, empresaId, versao, agora, cofre }: ParaExportar) {
  const [empresaExportada] = await db
    .select({ nome: empresa.nomeFantasia })
    .from(empresa)
    .where(eq(empresa.empresaId, empresaId));
  if (!empresaExportada) throw new BackupFailure(`Não há empresa com o id ${empresaId}.`);
  await exigirQueCaiba(db, empresaId);
  const sobre = readme({ nome: empresaExportada.nome, versao, agora });
  return { nome: empresaExportada.nome, bytes: signedZip(emZip(db, blobs, empresaId, sobre), cofre) };
}

async function* emZip(db: Database, blobs: BlobStore, empresaId: string, sobre: string): AsyncGenerator<Uint8Array> {
  const prontos: Uint8Array[] = [];
  const zip = new Zip((erro, bytes) => {
    if (erro) throw erro;
    prontos.push(bytes);
  });
  const entrada = <Entrada extends ZipPassThrough>(nova: Entrada): Entrada => {
    zip.add(nova);
    return nova;
  };

  entrada(new CompressedEntry('LEIA-ME.txt')).push(new TextEncoder().encode(sobre), true);
  for (const tabela of await companyTables(db)) {
    const parte = entrada(new CompressedEntry(`dados/${tabela.nome}.ndjson`));
    for await (const linhas of linhasDaEmpresa(db, tabela, empresaId)) {
      parte.push(new TextEncoder().encode(`${linhas.join('\n')}\n`), false);
      yield* prontos.splice(0);
    }
    parte.push(new Uint8Array(), true);
  }
  for await (const arquivoDaEmpresa of arquivosDaEmpresa(db, empresaId)) {
    const bytes = await blobs.ler(empresaId, arquivoDaEmpresa.bucket, arquivoDaEmpresa.sha256);
    entrada(
      new ZipPassThrough(
        `arquivos/${arquivoDaEmpresa.bucket}/${arquivoDaEmpresa.id}-${semCaminho(arquivoDaEmpresa.nome)}`,
      ),
    ).push(new Uint8Array(bytes), true);
    yield* prontos.splice(0);
  }
  zip.end();
  yield* prontos.splice(0);
}

async function* arquivosDaEmpresa(db: Database, empresaId: string) {
  let ultimo: string | null = null;
  for (;;) {
    const fatia: { id: string; bucket: string; nome: string; sha256: string }[] = await db
      .select({ id: arquivo.id, bucket: arquivo.bucket, nome: arquivo.nome, sha256: arquivo.sha256 })
      .from(arquivo)
      .where(and(eq(arquivo.empresaId, empresaId), ultimo === null ? undefined : gt(arquivo.id, ultimo)))
      .orderBy(asc(arquivo.id))
      .limit(POR_FATIA);
    yield* fatia;
    const fim = fatia.at(-1);
    if (!fim || fatia.length < POR_FATIA) return;
    ultimo = fim.id;
  }
}

/** A ZIP without the 64-bit extension counts entries in 16 bits and bytes in 32. */
async function exigirQueCaiba(db: Database, empresaId: string): Promise<void> {
  const [total] = await db
    .select({ quantos: count(), bytes: sum(arquivo.tamanho).mapWith(Number) })
    .from(arquivo)
    .where(eq(arquivo.empresaId, empresaId));
  if ((total?.quantos ?? 0) <= MAXIMO_DE_ARQUIVOS && (total?.bytes ?? 0) <= MAXIMO_DE_BYTES) return;
  throw new BackupFailure(
    'A empresa tem mais arquivos do que um ZIP comporta (60 mil arquivos ou 3 GB). Peça a quem cuida do servidor um backup (npm run backup), que não tem esse limite.',
  );
}

/** Makes a file name that contains no path and is valid on every file system. */
function semCaminho(nome: string): string {
  const limpo = nome.replace(PROIBIDOS, '_').slice(-120);
  return limpo.replace(/^\.+/, '_') || 'arquivo';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be taken out of names.
const PROIBIDOS = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;
const POR_FATIA = 200;
const MAXIMO_DE_ARQUIVOS = 60_000;
const MAXIMO_DE_BYTES = 3 * 1024 ** 3;
