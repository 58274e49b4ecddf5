import { v7 as uuidv7 } from 'uuid';
import { type Draft, type DraftKey, forgetLeft, keepDraft, leaveDraft, removeDraft } from '#lib/drafts/drafts.ts';
import { holdLock } from '#lib/drafts/lock.ts';

type Conteudo = Omit<Draft, 'id' | 'chave' | 'em'>;

export interface DraftKeeper {
  readonly id: string;
  /** A moment after the last key: only then it is asked what there is to keep. */
  agendar: (conteudo: () => Conteudo) => void;
  /** What is still waiting, at once; resolves when it is kept. */
  despejar: () => Promise<void>;
  /** Saved, or thrown away: there is nothing to bring back any more. */
  retirar: () => Promise<void>;
  /** The record now exists: what is kept from here on is a draft of it, at once in the hand of whoever opens it. */
  entregarA: (registro: string, conteudo: Conteudo) => Promise<void>;
  encerrar: () => void;
}

/** Keeps the draft of one open form. `aoGuardar` hears the time, or null when this browser keeps nothing. */
export function openDraftKeeper(doFormulario: DraftKey, aoGuardar: (em: Date | null) => void): DraftKeeper {
  let chave = doFormulario;
  const id = uuidv7();
  const soltar = holdLock(id);
  let pendente: (() => Conteudo) | undefined;
  let alarme: ReturnType<typeof setTimeout> | undefined;
  let escritas: Promise<void> = Promise.resolve();

  // Begun at once, for the page may be going away. They happen in the order they were begun in: a draft taken out does not come back
  // by one that was on its way.
  const somar = (escrita: Promise<void>) => {
    const feita = escrita.catch(() => aoGuardar(null));
    escritas = escritas.then(() => feita);
    return escritas;
  };
  const despejar = (indoEmbora = false) => {
    clearTimeout(alarme);
    const conteudo = pendente?.();
    pendente = undefined;
    if (!conteudo) return escritas;
    const em = new Date();
    const rascunho = { id, em: em.toISOString(), ...conteudo };
    if (indoEmbora) leaveDraft(chave, rascunho);
    return somar(
      keepDraft(chave, rascunho).then(() => {
        forgetLeft(id);
        aoGuardar(em);
      }),
    );
  };
  const despejarAoSair = () => {
    despejar(true);
  };
  const despejarAoEsconder = () => {
    if (document.visibilityState === 'hidden') despejarAoSair();
  };
  // A tab put away may never be heard of again.
  document.addEventListener('visibilitychange', despejarAoEsconder);
  window.addEventListener('pagehide', despejarAoSair);
  return {
    id,
    despejar: () => despejar(),
    agendar(conteudo) {
      pendente = conteudo;
      clearTimeout(alarme);
      alarme = setTimeout(() => despejar(), ESPERA_MS);
    },
    retirar() {
      clearTimeout(alarme);
      pendente = undefined;
      return somar(removeDraft(id));
    },
    async entregarA(registro, conteudo) {
      chave = { ...chave, registro };
      pendente = () => conteudo;
      await despejar();
      soltar();
    },
    encerrar() {
      document.removeEventListener('visibilitychange', despejarAoEsconder);
      window.removeEventListener('pagehide', despejarAoSair);
      despejar().finally(soltar);
    },
  };
}

const ESPERA_MS = 400;
