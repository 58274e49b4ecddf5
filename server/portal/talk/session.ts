import type { Clock } from '#server/platform/clock.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import type { RespostaDoPortal } from './call.ts';
import { donoDaCredencial } from './credencial-repository.ts';
import type { VezMantida } from './keep-turn.ts';
import type { Vez } from './take-turn.ts';

export interface Sessao {
  token: string;
  csrf: string;
}

export type SessaoMantida = ReturnType<typeof sessaoMantida>;

/** The session of a credential, kept locked from one server to the next while its turn is held. */
export function sessaoMantida(
  { relogio, cofre }: { relogio: Clock; cofre: Vault },
  { credencial, entradaEm }: Vez,
  vez: VezMantida,
) {
  const dono = donoDaCredencial(credencial);
  let sessao = guardada();

  return {
    aberta: (): Sessao | null => sessao,

    async abrir(nova: Sessao, usadaEm: Date): Promise<Sessao> {
      sessao = nova;
      await vez.manter({ ...trancada(nova), usadaEm });
      return nova;
    },

    /** Keeps the CSRF of an answer. False when nothing may be kept of it any more. */
    async renovar(resposta: RespostaDoPortal): Promise<boolean> {
      const csrf = resposta.cabecalho('X-CSRF-Token');
      if (!csrf || !sessao) return true;
      sessao = { token: resposta.cabecalho('Set-Token') ?? sessao.token, csrf };
      return vez.mantida({ ...trancada(sessao), usadaEm: relogio.agora() });
    },

    async esquecer(): Promise<void> {
      sessao = null;
      await vez.manter({ sessao: null, sessaoAte: null });
    },
  };

  function trancada(aberta: Sessao) {
    const sessaoAte = new Date(relogio.agora().getTime() + SESSAO_MS);
    return { sessao: cofre.trancar(JSON.stringify(aberta), dono), sessaoAte };
  }

  function guardada(): Sessao | null {
    const { sessao: trancado, sessaoAte } = credencial;
    const agora = relogio.agora();
    if (!trancado || !sessaoAte || sessaoAte <= agora || sessaoAte > new Date(agora.getTime() + SESSAO_MS)) return null;
    // A later log-in by another credential of this person has ended it.
    if (entradaEm && (!credencial.entradaEm || entradaEm > credencial.entradaEm)) return null;
    const aberta = cofre.abrir(trancado, dono);
    return aberta === null ? null : (JSON.parse(aberta) as Sessao);
  }
}

/** The Portal keeps a session for 60 minutes after its last answer. */
const SESSAO_MS = 58 * 60_000;
