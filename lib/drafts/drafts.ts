import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { z } from 'zod';

/** Identifies a form: the user, the resource and the record. For a new record, `registro` is its starting point. */
export interface DraftKey {
  usuario: string;
  recurso: string;
  registro: string;
}

/** What a person typed and did not save. Each open form has its own draft, so a record may have several. */
export interface Draft {
  id: string;
  chave: string;
  /** Version of the record the person opened; null for a new record. */
  versao: number | null;
  /** Values of the form when it opened, to tell what has changed since. */
  base: Record<string, unknown>;
  valores: Record<string, unknown>;
  /** Labels of looked-up records, by the id or code that the form keeps. */
  rotulos: Record<string, string>;
  /** Time of the last write, as an ISO instant. */
  em: string;
}

/**
 * Finds the drafts of a form, newest first. All functions here reject where the browser cannot store drafts: private mode, a full
 * disk, storage forbidden.
 */
export async function findDrafts(chave: DraftKey): Promise<Draft[]> {
  await recolherOsDeixados();
  const db = await abrirBanco();
  const achados = await db.getAllFromIndex('rascunho', 'chave', textoDaChave(chave));
  return achados.sort((rascunho, outro) => outro.em.localeCompare(rascunho.em));
}

export function keepDraft(chave: DraftKey, rascunho: Omit<Draft, 'chave'>): Promise<void> {
  return escrever((rascunhos) => [rascunhos.put({ ...rascunho, chave: textoDaChave(chave) })]);
}

/**
 * Writes the draft of a closing page synchronously to sessionStorage. An IndexedDB write may complete after the page is gone, and a
 * reload might read the old draft.
 */
export function leaveDraft(chave: DraftKey, rascunho: Omit<Draft, 'chave'>): void {
  try {
    sessionStorage.setItem(DEIXADO + rascunho.id, JSON.stringify({ ...rascunho, chave: textoDaChave(chave) }));
  } catch {
    // The storage is full or forbidden. The write to IndexedDB is still under way.
  }
}

/** Removes this draft from sessionStorage. */
export function forgetLeft(id: string): void {
  try {
    sessionStorage.removeItem(DEIXADO + id);
  } catch {
    // The storage is forbidden, so it holds no draft.
  }
}

/** Moves the drafts an earlier page of this tab left in sessionStorage to IndexedDB. What is no draft is dropped. */
async function recolherOsDeixados(): Promise<void> {
  for (const [id, texto] of deixados()) {
    const deixado = lerDeixado(texto);
    if (deixado) await escrever((rascunhos) => [rascunhos.put(deixado)]);
    forgetLeft(id);
  }
}

function lerDeixado(texto: string): Draft | null {
  try {
    return deixadoNaSessao.parse(JSON.parse(texto));
  } catch {
    return null;
  }
}

const valoresDoFormulario = z.record(z.string(), z.unknown());
const deixadoNaSessao: z.ZodType<Draft> = z.object({
  id: z.string(),
  chave: z.string(),
  versao: z.number().nullable(),
  base: valoresDoFormulario,
  valores: valoresDoFormulario,
  rotulos: z.record(z.string(), z.string()),
  em: z.string(),
});

function deixados(): [id: string, texto: string][] {
  try {
    return Object.entries({ ...sessionStorage }).flatMap(([nome, texto]) =>
      nome.startsWith(DEIXADO) ? [[nome.slice(DEIXADO.length), String(texto)] as [string, string]] : [],
    );
  } catch {
    return [];
  }
}

const DEIXADO = 'cais-rascunho/';

export function removeDraft(id: string): Promise<void> {
  forgetLeft(id);
  return escrever((rascunhos) => [rascunhos.delete(id)]);
}

/**
 * Gives an orphaned draft the id of the form that shows it now. Both steps are in a single transaction, so at no moment is the
 * draft missing.
 */
export function takeOverDraft(rascunho: Draft, id: string): Promise<void> {
  return escrever((rascunhos) => [rascunhos.put({ ...rascunho, id }), rascunhos.delete(rascunho.id)]);
}

type Rascunhos = IDBPObjectStore<Esquema, ['rascunho'], 'rascunho', 'readwrite'>;

/**
 * Runs requests in a single transaction, in order. It commits without waiting for the answers: a closing page receives none, and
 * the browser undoes an uncommitted transaction.
 */
async function escrever(pedir: (rascunhos: Rascunhos) => Promise<unknown>[]): Promise<void> {
  const db = await abrirBanco();
  const escrita = db.transaction('rascunho', 'readwrite');
  const pedidos = pedir(escrita.store);
  escrita.commit();
  await Promise.all([...pedidos, escrita.done]);
}

interface Esquema extends DBSchema {
  rascunho: { key: string; value: Draft; indexes: { chave: string; em: string } };
}

let banco: Promise<IDBPDatabase<Esquema>> | undefined;

function abrirBanco(): Promise<IDBPDatabase<Esquema>> {
  banco ??= abrirELimpar().catch((erro) => {
    // The next key tries again: the person may have freed space meanwhile.
    banco = undefined;
    throw erro;
  });
  return banco;
}

async function abrirELimpar(): Promise<IDBPDatabase<Esquema>> {
  const db = await openDB<Esquema>('cais-rascunhos', 1, {
    upgrade(novo) {
      const rascunhos = novo.createObjectStore('rascunho', { keyPath: 'id' });
      rascunhos.createIndex('chave', 'chave');
      rascunhos.createIndex('em', 'em');
    },
    // Closes the database so that a newer Cais in another tab can upgrade it without waiting for this tab.
    blocking: (_atual, _nova, evento) => {
      (evento.target as IDBDatabase).close();
      banco = undefined;
    },
  });
  const limite = new Date(Date.now() - VALIDADE_MS).toISOString();
  const velhos = await db.getAllKeysFromIndex('rascunho', 'em', IDBKeyRange.upperBound(limite));
  await Promise.all(velhos.map((id) => db.delete('rascunho', id)));
  return db;
}

/** JSON keeps the parts of the key separate. */
function textoDaChave({ usuario, recurso, registro }: DraftKey): string {
  return JSON.stringify([usuario, recurso, registro]);
}

const VALIDADE_MS = 30 * 24 * 60 * 60 * 1000;
