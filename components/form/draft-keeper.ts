import { v7 as uuidv7 } from 'uuid';
import { type Draft, type DraftKey, forgetLeft, keepDraft, leaveDraft, removeDraft } from '#lib/drafts/drafts.ts';
import { holdLock } from '#lib/drafts/lock.ts';

type Conteudo = Omit<Draft, 'id' | 'chave' | 'em'>;

export interface DraftKeeper {
  readonly id: string;
  /** Schedules a write shortly after the last key. `conteudo` is called only at that moment. */
  agendar: (conteudo: () => Conteudo) => void;
  /** Writes pending content at once; resolves when it is stored. */
  despejar: () => Promise<void>;
  /** Removes the draft, because the form was saved or discarded. */
  retirar: () => Promise<void>;
  /** Moves the draft to a newly created record. It is released at once, so that the page of the record can open it. */
  entregarA: (registro: string, conteudo: Conteudo) => Promise<void>;
  encerrar: () => void;
}

/** Opens the keeper of a form's draft. `aoGuardar` gets the time of each write, or null when this browser cannot store drafts. */
export function openDraftKeeper(doFormulario: DraftKey, aoGuardar: (em: Date | null) => void): DraftKeeper {
  let chave = doFormulario;
  const id = uuidv7();
  const soltar = holdLock(id);
  let pendente: (() => Conteudo) | undefined;
  let alarme: ReturnType<typeof setTimeout> | undefined;
  let escritas: Promise<void> = Promise.resolve();

  // Writes start at once, because the page may be closing. They complete in the order they start, so a pending write cannot bring
  // back a removed draft.
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
  // A hidden tab may be discarded without another event.
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
