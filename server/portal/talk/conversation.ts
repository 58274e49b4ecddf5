import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import {
  chamarPortal,
  type EnderecosDoPortal,
  type PedidoAoPortal,
  type RespostaDoPortal,
  SemResposta,
} from './call.ts';
import type { FuncaoDoPortal } from './functions.ts';
import { daquiAPouco, vezMantida } from './keep-turn.ts';
import { entradaNoPortal } from './log-in.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';
import { ehDaPlataforma, limitesDaPessoa } from './person-limits.ts';
import { type Sessao, sessaoMantida } from './session.ts';
import type { Vez } from './take-turn.ts';

export interface AoFalar {
  db: Database;
  relogio: Clock;
  cofre: Vault;
  portal: EnderecosDoPortal;
  /** How long an answer may take; tests pass less. */
  prazoMs?: number;
}

/** A request that is no plain GET. */
export interface ComoPedir {
  metodo?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** JSON, as text. */
  corpo?: string;
  /** Runs just before the request leaves: from then on, only an answer can tell whether the Portal did what was asked. */
  indo?: () => Promise<void>;
  /** Runs when an answer says that the Portal did nothing of it. */
  naoFeito?: () => Promise<void>;
}

/**
 * Speaks with the Portal for one credential, whose person's turn the caller holds: one request at a time, in a session that is kept from
 * one server to the next. It asks nothing during the daily stop, of a closed function, beyond the number of an hour, or within a minute
 * of the person's last log-in by any credential.
 *
 * Once the turn is lost, or the credential was ended or got another secret, nothing more leaves. What a former secret was told of itself
 * (a session, a refusal) is not kept. Two things are facts whoever asked: that the Portal closed a function to this person, and, while
 * the turn is held and the credential is in use, the answer to a request that may have changed something there: a swap changes neither
 * person nor environment. What was only read is read again.
 */
export function conversa(ao: AoFalar, tomada: Vez) {
  const base = ao.portal[tomada.credencial.ambiente];
  const vez = vezMantida(ao, tomada);
  const limites = limitesDaPessoa(ao, tomada.pessoa);
  const sessao = sessaoMantida(ao, tomada, vez);
  const entrar = entradaNoPortal(ao, tomada, { vez, limites, sessao, enviar });

  return {
    async entrar(): Promise<void> {
      await entrar();
    },
    pedir,
  };

  /** Sends a request of a function; an error of the platform is thrown, any other answer is returned. */
  async function pedir(funcao: FuncaoDoPortal, caminho: string, como: ComoPedir = {}): Promise<RespostaDoPortal> {
    let refeita = false;
    for (;;) {
      vez.exigir();
      await limites.exigirAberto(funcao);
      const guardada = sessao.aberta();
      const aberta = guardada ?? (await entrar());
      refeita ||= guardada === null;
      const resposta = await perguntar(aberta, funcao, caminho, como);
      if (!semSessao(resposta)) return resposta;
      await sessao.esquecer();
      if (refeita) {
        throw new PortalRecusou('O Portal Único não deixa este titular ver isto: confira a representação dele.');
      }
    }
  }

  /** Asks once. The answer may say that there is no session any more. */
  async function perguntar(
    { token, csrf }: Sessao,
    funcao: FuncaoDoPortal,
    caminho: string,
    { metodo = 'GET', corpo, indo, naoFeito }: ComoPedir,
  ): Promise<RespostaDoPortal> {
    await limites.contar(funcao);
    await indo?.();
    const cabecalhos = { Authorization: token, 'X-CSRF-Token': csrf };
    const resposta = await enviar({ metodo, caminho, cabecalhos, corpo }, naoFeito);
    const nadaFeito = ehDaPlataforma(resposta) || semSessao(resposta);
    if (nadaFeito) await naoFeito?.();
    if (!(await sessao.renovar(resposta))) {
      await limites.aprender(funcao, resposta);
      const podeTerMudado = metodo !== 'GET' && !nadaFeito && resposta.status < 500;
      if (podeTerMudado && (await vez.soTrocada())) return resposta;
      throw vez.perdida();
    }
    await limites.exigirPlataforma(funcao, resposta);
    if (!semSessao(resposta)) await limites.atendida(funcao);
    return resposta;
  }

  async function enviar(pedido: PedidoAoPortal, naoSaiu?: () => Promise<void>): Promise<RespostaDoPortal> {
    if (!(await vez.mantida())) {
      await naoSaiu?.();
      throw vez.perdida();
    }
    try {
      return await chamarPortal(base, pedido, ao.prazoMs);
    } catch (erro) {
      if (!(erro instanceof SemResposta)) throw erro;
      // The CSRF may have changed with the lost answer, so the session is of no use any more.
      await sessao.esquecer();
      throw new AindaNao('O Portal Único não respondeu.', daquiAPouco(ao.relogio), true);
    }
  }
}

/** No session, another log-in of the same person, or an old CSRF. The 403 of the web server is HTML, and is no matter of session. */
function semSessao({ status, codigo, json }: RespostaDoPortal): boolean {
  return status === 401 || codigo === 'DIMP-ER8990' || (status === 403 && json);
}
