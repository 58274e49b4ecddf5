import { useSyncExternalStore } from 'react';
import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { checkSession, listenToSession } from './session.ts';

/** The server wants the person to prove again who they are; requests wait for the answer. */
interface AskedProof {
  demanded: DemandedProof;
  answer: (proved: boolean) => void;
}

let asked: AskedProof | null = null;
let answered: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Asks once for all requests that wait. Resolves false when the person did not prove it, or the session ended. */
export function askProof(demanded: DemandedProof): Promise<boolean> {
  answered ??= new Promise<boolean>((resolve) => {
    const forget = listenToSession(() => {
      if (!checkSession()) answer(false);
    });
    const answer = (proved: boolean) => {
      forget();
      answered = null;
      show(null);
      resolve(proved);
    };
    show({ demanded, answer });
  });
  return answered;
}

/** What is asked now; null when nothing is. */
export function useAskedProof(): AskedProof | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => null,
  );
}

function show(next: AskedProof | null): void {
  asked = next;
  for (const listener of listeners) listener();
}
