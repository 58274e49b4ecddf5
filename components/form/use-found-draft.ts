import { useEffect, useEffectEvent, useState } from 'react';
import { type Draft, type DraftKey, findDrafts } from '#lib/drafts/drafts.ts';
import { isOpen, waitForLock } from '#lib/drafts/lock.ts';

export interface FoundDraft {
  /** The newest one that no open tab is writing. */
  rascunho: Draft | null;
  /** The drafts of this form that other tabs are writing: the same record is being changed there. */
  emOutrasAbas: readonly string[];
  /** Whether this browser keeps drafts at all. */
  disponivel: boolean;
}

export interface DraftSearch {
  achado: FoundDraft;
  /** How many times the drafts were looked up: a form is opened anew for each. */
  vez: number;
  /** Looks the drafts up again. */
  procurarDeNovo: () => void;
}

/** What was left behind of this form; undefined while it is being looked for, which takes milliseconds. */
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
 * Calls `aoSoltar` when one of these drafts is let go by its tab. A page that is being reloaded may hold its own draft for longer than the form
 * waits before it opens; without this call, the draft would stay hidden until the next reload.
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

/** A database that does not answer must not keep anybody from the form. */
const PACIENCIA_MS = 2000;
