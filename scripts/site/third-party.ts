import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A package of the lock file, by the folder it is installed in. */
interface Locked {
  version: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/**
 * Part of `npm run build`: writes the names and licences of all distributed packages, of the site or the server, into one text
 * beside the site. It leaves out packages of other platforms, which are not installed here.
 * @throws when a package names no licence and includes no licence text.
 */
export async function thirdPartyNotices(lockFile = 'package-lock.json'): Promise<string> {
  const { packages } = JSON.parse(await readFile(lockFile, 'utf8')) as { packages: Record<string, Locked> };
  const distributed = Object.entries(packages).filter(([folder, entry]) => folder && !entry.dev && !entry.devOptional);
  const notices = await Promise.all(distributed.map(([folder, entry]) => noticeOf(folder, entry)));
  const found = notices.filter((notice) => notice !== null).sort((a, b) => a.localeCompare(b));
  return [`Avisos de terceiros: ${new Set(found).size} pacotes distribuídos com o Cais.`, ...new Set(found)].join(RULE);
}

async function noticeOf(folder: string, { version, optional }: Locked): Promise<string | null> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
  if (manifest === null && optional) return null;
  if (manifest === null) throw new Error(`${folder} não está instalado.`);
  const { name, license } = JSON.parse(manifest) as { name: string; license?: string };
  const text = await licenceText(folder);
  if (!license && !text) throw new Error(`${name} ${version} não diz sob que licença está.`);
  return [`${name} ${version}`, license && `Licença: ${license}`, text].filter(Boolean).join('\n\n');
}

async function licenceText(folder: string): Promise<string | null> {
  const file = (await readdir(folder)).filter((name) => LICENCE.test(name)).sort()[0];
  return file ? (await readFile(join(folder, file), 'utf8')).trim() : null;
}

const LICENCE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

async function write(): Promise<void> {
  await writeFile('out/avisos-de-terceiros.txt', `${await thirdPartyNotices()}\n`);
}

if (import.meta.main) write();
