import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** Whose form of which record: of a record not yet made, what it began from. */
export interface DraftKey {
  usuario: string;
  recurso: string;
  registro: string;
}

/** What somebody typed and did not save. Each open form keeps one of its own; those of one record stand beside each other. */
export interface Draft {
  id: string;
  chave: string;
  /** Of the record the person opened; null for a new one. */
  versao: number | null;
  /** What the form showed when it was opened, to tell what was changed since. */
  base: Record<string, unknown>;
  valores: Record<string, unknown>;
  /** How the rows chosen by lookup read, by what the form keeps of them. */
  rotulos: Record<string, string>;
  /** An instant. */
  em: string;
}

/** All functions reject where the browser keeps nothing: private mode, a full disk, storage forbidden. */
export async function findDrafts(chave: DraftKey): Promise<Draft[]> {
  await recolherOsDeixados();
  const db = await abrirBanco();
  const achados = await db.getAllFromIndex('rascunho', 'chave', textoDaChave(chave));
  return achados.sort((um, outro) => outro.em.localeCompare(um.em));
}

export function keepDraft(chave: DraftKey, rascunho: Omit<Draft, 'chave'>): Promise<void> {
  return escrever((rascunhos) => [rascunhos.put({ ...rascunho, chave: textoDaChave(chave) })]);
}

/**
 * Leaves the draft of a page that is going away in the storage of its tab, at once. IndexedDB answers later than the page lives: a reload
 * may read it before the last write is there.
 */
export function leaveDraft(chave: DraftKey, rascunho: Omit<Draft, 'chave'>): void {
  try {
    sessionStorage.setItem(DEIXADO + rascunho.id, JSON.stringify({ ...rascunho, chave: textoDaChave(chave) }));
  } catch {
    // Full or forbidden: the write to IndexedDB is under way all the same.
  }
}

/** Drops what was left of this draft in the storage of the tab. */
export function forgetLeft(id: string): void {
  try {
    sessionStorage.removeItem(DEIXADO + id);
  } catch {
    // Forbidden: nothing was left there.
  }
}

/** Writes to IndexedDB what an earlier page of this tab left. */
async function recolherOsDeixados(): Promise<void> {
  for (const [id, texto] of deixados()) {
    const deixado = JSON.parse(texto) as Draft;
    await escrever((rascunhos) => [rascunhos.put(deixado)]);
    forgetLeft(id);
  }
}

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

/** A draft nobody has open becomes that of the form that shows it now: one or the other, at no moment neither. */
export function takeOverDraft(rascunho: Draft, id: string): Promise<void> {
  return escrever((rascunhos) => [rascunhos.put({ ...rascunho, id }), rascunhos.delete(rascunho.id)]);
}

type Rascunhos = IDBPObjectStore<Esquema, ['rascunho'], 'rascunho', 'readwrite'>;

/**
 * All of it or nothing, in the order it was asked for. Committed without waiting for an answer: a page that is going away hears none,
 * and what it leaves open is undone.
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
    // Asked again at the next key: the person may have made room meanwhile.
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
    // A newer Cais in another tab must not wait for this one to be closed.
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

/** No part of it can run into the next. */
function textoDaChave({ usuario, recurso, registro }: DraftKey): string {
  return JSON.stringify([usuario, recurso, registro]);
}

const VALIDADE_MS = 30 * 24 * 60 * 60 * 1000;
