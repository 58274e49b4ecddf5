import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { copyDatabase } from '#server/outbound/backup/copy.ts';
import { readBackup } from '#server/outbound/backup/read-archive.ts';
import { type Pessoa, TEST_VAULT, type TestBench } from '#server/testing/test-bench.ts';
import { blobsFolder, everyRow } from '#server/testing/whole-database.ts';

/** What is written in a place, by table or by file. */
export type Escrito = Record<string, string>;

/** Every row of every table. */
export async function linhasDoBanco({ conexao: { db } }: TestBench): Promise<Escrito> {
  return Object.fromEntries([...(await everyRow(db))].map(([tabela, linhas]) => [tabela, linhas.join('\n')]));
}

/** The parts of the ZIP that a person downloads as everything of the company. */
export async function exportacao({ pedir, quem }: Pessoa): Promise<Escrito> {
  const { rawPayload } = await pedir({ url: `/api/Empresa/${quem.empresaId}/Exportacao` });
  return aberto('', rawPayload);
}

/** The tables and the kept files of a backup. */
export async function backup(bench: TestBench): Promise<Escrito> {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-segredos-'));
  const destino = join(pasta, 'backup.tar.gz');
  const tudo: Escrito = {};
  try {
    const { db, tipo } = bench.conexao;
    await copyDatabase({
      db,
      tipo,
      pasta: blobsFolder(bench),
      destino,
      versao: '0.0.0-teste',
      agora: bench.relogio.hora,
      cofre: TEST_VAULT,
    });
    await readBackup(destino, {
      async linhas(tabela, linhas) {
        tudo[tabela] = `${tudo[tabela] ?? ''}${linhas.join('\n')}\n`;
      },
      async arquivo(caminho, conteudo) {
        const pedacos: Uint8Array[] = [];
        for await (const pedaco of conteudo) pedacos.push(pedaco);
        Object.assign(tudo, aberto(`arquivos/${caminho}`, Buffer.concat(pedacos)));
      },
    });
  } finally {
    await rm(pasta, { recursive: true });
  }
  return tudo;
}

/** A file as text; a ZIP as its parts, and those of the ZIPs in it. */
function aberto(nome: string, bytes: Uint8Array): Escrito {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { [nome]: strFromU8(bytes) };
  const partes = Object.entries(unzipSync(bytes)).map(([parte, dela]) =>
    aberto(nome ? `${nome}/${parte}` : parte, dela),
  );
  return Object.assign({}, ...partes);
}

/** Where a secret stands in clear, or as the hexadecimal digits of its bytes: the names of both, never the secret. */
export function achados(
  lugares: Readonly<Record<string, Escrito>>,
  segredos: Readonly<Record<string, readonly string[]>>,
): string[] {
  const formas = Object.entries(segredos).map(
    ([qual, valores]) => [qual, valores.flatMap((um) => [um, Buffer.from(um).toString('hex')])] as const,
  );
  return Object.entries(lugares).flatMap(([lugar, escrito]) =>
    Object.entries(escrito).flatMap(([onde, texto]) =>
      formas
        .filter(([, todas]) => todas.some((uma) => texto.includes(uma)))
        .map(([qual]) => `${lugar}, ${onde}: ${qual}`),
    ),
  );
}
