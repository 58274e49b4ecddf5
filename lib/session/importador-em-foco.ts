import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { keepPreference, preferenceText, readPreference } from './preference.ts';
import { checkSession, listenToSession } from './session.ts';

/** The importer a person works on for now. The name and the number are those of the day it was chosen, until its record is read. */
const importadorEmFoco = z.object({ id: z.string(), cnpj: z.string(), nome: z.string() });
export type ImportadorEmFoco = z.infer<typeof importadorEmFoco>;

/** Returns the importer in focus; null where the person works on all of them. */
export function useImportadorEmFoco(): ImportadorEmFoco | null {
  return useSyncExternalStore(ouvir, importadorEmFocoAgora);
}

/** Puts an importer in focus for this person in this company, until it is released; null releases it. */
export function porImportadorEmFoco(importador: ImportadorEmFoco | null): void {
  keepPreference(chaveDaEmpresa(), importador);
  avisar();
}

/**
 * Returns the importer that a query goes by: what the address says, or the one in focus. `doFoco` is set where the focus decides.
 */
export function useImportadorDaConsulta(doEndereco: string | undefined): {
  importadorId: string | undefined;
  doFoco: ImportadorEmFoco | null;
} {
  const foco = useImportadorEmFoco();
  const doFoco = doEndereco === undefined ? foco : null;
  return { importadorId: doEndereco ?? foco?.id, doFoco };
}

let lido: { de: string; foco: ImportadorEmFoco | null } | null = null;

/** As `useImportadorEmFoco`, for what is no component. The same object until the stored text or the person changes. */
export function importadorEmFocoAgora(): ImportadorEmFoco | null {
  const chave = chaveDaEmpresa();
  const de = [checkSession()?.id, chave, preferenceText(chave)].join();
  if (lido?.de !== de) lido = { de, foco: readPreference(chave, importadorEmFoco.nullable()) ?? null };
  return lido.foco;
}

const ouvintes = new Set<() => void>();

function ouvir(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  const parar = listenToSession(ouvinte);
  // Another tab of the same person changes it too.
  window.addEventListener('storage', ouvinte);
  return () => {
    ouvintes.delete(ouvinte);
    parar();
    window.removeEventListener('storage', ouvinte);
  };
}

function avisar(): void {
  for (const ouvinte of ouvintes) ouvinte();
}

const chaveDaEmpresa = () => `importador-em-foco:${checkSession()?.idEmpresa ?? ''}`;
