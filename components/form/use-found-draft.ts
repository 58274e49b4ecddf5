import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, type DraftKey, findDrafts } from '#lib/drafts/drafts.ts';
import { isOpen, waitForLock } from '#lib/drafts/lock.ts';

export interface FoundDraft {
  /** The newest draft that no open tab is writing. */
  rascunho: Draft | null;
  /** Ids of drafts of this form that other tabs are writing: they are changing the same record. */
  emOutrasAbas: readonly string[];
  /** Whether this browser can store drafts. */
  disponivel: boolean;
}

export interface DraftSearch {
  achado: FoundDraft;
  /** How many times the drafts were looked up. The form reopens for each lookup. */
  vez: number;
  /** Looks the drafts up again. */
  procurarDeNovo: () => void;
}

/** Finds the draft left for this form. Undefined during the lookup, which takes milliseconds. */
export function useFoundDraft({ usuario, recurso, registro }: DraftKey): DraftSearch | undefined {
  const [vez, setVez] = useState(0);
  const [resposta, setResposta] = useState<{ achado: FoundDraft; vez: number }>();
  useEffect(() => {
    let atual = true;
    const demora = new Promise<FoundDraft>((feito) => setTimeout(() => feito(INDISPONIVEL), PACIENCIA_MS));
    Promise.race([achar({ usuario, recurso, registro }), demora]).then(
      (achado) => atual && setResposta({ achado, vez }),
    );
    return () => {
      atual = false;
    };
  }, [usuario, recurso, registro, vez]);
  return resposta && { ...resposta, procurarDeNovo: () => setVez((antes) => antes + 1) };
}

/**
 * Calls `aoSoltar` when a tab releases one of these drafts. A reloading page may hold its own draft for longer than the form waits
 * before it opens. Without this call, the draft would stay hidden until the next reload.
 */
export function useOnRelease(emOutrasAbas: readonly string[], aoSoltar: () => void): void {
  const chamar = useEffectEvent(aoSoltar);
  useEffect(() => {
    if (emOutrasAbas.length === 0) return;
    const desistencia = new AbortController();
    const soltas = emOutrasAbas.map((id) => waitForLock(id, desistencia.signal));
    Promise.any(soltas).then(
      () => desistencia.signal.aborted || chamar(),
      () => {},
    );
    return () => desistencia.abort();
  }, [emOutrasAbas]);
}

async function achar(chave: DraftKey): Promise<FoundDraft> {
  try {
    const rascunhos = await findDrafts(chave);
    const abertos = await Promise.all(rascunhos.map(({ id }) => isOpen(id)));
    return {
      rascunho: rascunhos.find((_, ordem) => !abertos[ordem]) ?? null,
      emOutrasAbas: rascunhos.filter((_, ordem) => abertos[ordem]).map(({ id }) => id),
      disponivel: true,
    };
  } catch {
    return INDISPONIVEL;
  }
}

const INDISPONIVEL: FoundDraft = { rascunho: null, emOutrasAbas: [], disponivel: false };

/** A database that does not answer must not block the form. */
const PACIENCIA_MS = 2000;
