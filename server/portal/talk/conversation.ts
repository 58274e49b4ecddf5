import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import {
  fimDaParada,
  numeroDoLimite,
  proximaEntrada,
  proximaTentativaNoPortal,
  voltaDaParada,
  voltaDoLimite,
} from '#lib/portal/domain/horas-do-portal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import { escreverHora, escreverParada } from './at-time.ts';
import {
  chamarPortal,
  type EnderecosDoPortal,
  type PedidoAoPortal,
  type RespostaDoPortal,
  SemResposta,
} from './call.ts';
import { credencialRepository, donoDaCredencial } from './credencial-repository.ts';
import type { FuncaoDoPortal } from './functions.ts';
import type { SegredoDaCredencial } from './keep-credential.ts';
import { AindaNao, EntradaRecusada, PortalRecusou } from './outcome.ts';
import { chaveDaPessoa, chaveDoSegredo } from './person-key.ts';
import { pessoaRepository } from './pessoa-repository.ts';
import { fimDaVez, type Vez } from './take-turn.ts';

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

interface Sessao {
  token: string;
  csrf: string;
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
export function conversa(ao: AoFalar, { credencial, vez, pessoa, comprovada, entradaEm: entradaDaPessoa }: Vez) {
  const { empresaId } = credencial;
  const credenciais = credencialRepository(ao.db, empresaId);
  const pessoas = pessoaRepository(ao.db);
  const dono = donoDaCredencial(credencial);
  const base = ao.portal[credencial.ambiente];
  const funcaoDaEntrada: FuncaoDoPortal = credencial.modo === 'CHAVE' ? 'autenticarChaveAcesso' : 'autenticarUsuario';
  let entradaEm = aMaisNova(credencial.entradaEm, entradaDaPessoa);
  let sessao = sessaoGuardada();
  let acabada = false;

  return {
    entrar,
    /** Sends a request of a function; an error of the platform is thrown, any other answer is returned. */
    async pedir(
      funcao: FuncaoDoPortal,
      caminho: string,
      { metodo = 'GET', corpo, indo, naoFeito }: ComoPedir = {},
    ): Promise<RespostaDoPortal> {
      let refeita = false;
      for (;;) {
        if (acabada) throw semVez();
        await exigirAberto(funcao);
        if (!sessao) {
          await entrar();
          refeita = true;
        }
        const { token, csrf } = sessao as unknown as Sessao;
        await contar(funcao);
        await indo?.();
        const cabecalhos = { Authorization: token, 'X-CSRF-Token': csrf };
        const resposta = await enviar({ metodo, caminho, cabecalhos, corpo }, naoFeito);
        const nadaFeito = ehDaPlataforma(resposta) || semSessao(resposta);
        if (nadaFeito) await naoFeito?.();
        if (!(await guardarCsrf(resposta))) {
          await aprenderLimite(funcao, resposta);
          const podeTerMudado = metodo !== 'GET' && !nadaFeito && resposta.status < 500;
          if (podeTerMudado && (await soTrocada())) return resposta;
          throw semVez();
        }
        await lancarErroDaPlataforma(funcao, resposta);
        if (!semSessao(resposta)) {
          await pessoas.atendida(pessoa, funcao, ao.relogio.agora());
          return resposta;
        }
        await esquecerSessao();
        if (refeita)
          throw new PortalRecusou('O Portal Único não deixa este titular ver isto: confira a representação dele.');
      }
    },
  };

  /** Logs in. The attempt is written before it is made: another server must know of it even if this one dies. */
  async function entrar(): Promise<void> {
    if (acabada) throw semVez();
    await exigirAberto(funcaoDaEntrada);
    const agora = ao.relogio.agora();
    // One of the future was made by a clock that ran ahead.
    const antes = entradaEm && entradaEm <= agora ? proximaEntrada(entradaEm) : null;
    if (antes && antes > agora) throw new AindaNao(frases.entrada(antes), antes);
    const pedido = pedidoDeEntrada(segredo());
    await contar(funcaoDaEntrada);
    await manter({ entradaEm: agora, sessao: null, sessaoAte: null }, { entradaEm: agora });
    entradaEm = agora;
    const resposta = await enviar(pedido);
    // A refusal of a secret that was swapped meanwhile says nothing of the one that took its place.
    await manter();
    try {
      await lancarErroDaPlataforma(funcaoDaEntrada, resposta);
    } catch (erro) {
      throw erro instanceof PortalRecusou ? new EntradaRecusada(erro.message) : erro;
    }
    const [token, csrf] = [resposta.cabecalho('Set-Token'), resposta.cabecalho('X-CSRF-Token')];
    if (resposta.status !== 200 || !token || !csrf) {
      throw new EntradaRecusada(`O Portal Único respondeu ${resposta.status} à entrada, sem abrir a sessão.`);
    }
    sessao = { token, csrf };
    await manter({ ...trancada(sessao), usadaEm: agora });
    if (!comprovada) {
      const dela = chaveDaPessoa(ao.cofre, credencial.ambiente, credencial.cpf);
      await pessoas.comprovar(chaveDoSegredo(ao.cofre, credencial), dela, agora);
    }
  }

  async function exigirAberto(funcao: string): Promise<void> {
    const agora = ao.relogio.agora();
    const fim = fimDaParada(agora);
    if (fim) throw new AindaNao(frases.parada(fim), fim);
    const volta = await pessoas.fechadaAte(pessoa, funcao, agora);
    if (volta) throw new AindaNao(frases.limite(volta), volta);
  }

  /** Counts a request that is about to leave, before it leaves: another server must know of it even if this one dies. */
  async function contar(funcao: string): Promise<void> {
    const volta = await pessoas.contar(pessoa, funcao, ao.relogio.agora());
    if (volta) throw new AindaNao(frases.limite(volta), volta);
  }

  async function enviar(pedido: PedidoAoPortal, naoSaiu?: () => Promise<void>): Promise<RespostaDoPortal> {
    if (!(await mantida())) {
      await naoSaiu?.();
      throw semVez();
    }
    try {
      return await chamarPortal(base, pedido, ao.prazoMs);
    } catch (erro) {
      if (!(erro instanceof SemResposta)) throw erro;
      // The CSRF may have changed with the lost answer, so the session is of no use any more.
      await esquecerSessao();
      throw new AindaNao('O Portal Único não respondeu.', depoisDe(1), true);
    }
  }

  async function lancarErroDaPlataforma(funcao: string, { status, codigo, mensagem }: RespostaDoPortal): Promise<void> {
    const agora = ao.relogio.agora();
    const limite = await aprenderLimite(funcao, { codigo, mensagem });
    if (limite) throw new AindaNao(frases.limite(limite), limite);
    if (codigo === 'PUCX-ER0401') {
      const fim = voltaDaParada(agora);
      throw new AindaNao(frases.parada(fim), fim);
    }
    if (codigo === 'PLAT-ER2033') {
      const volta = proximaEntrada(agora);
      throw new AindaNao(frases.entrada(volta), volta);
    }
    if (ehDaPlataforma({ codigo })) {
      throw new PortalRecusou(`${mensagem ?? 'O Portal Único recusou.'} (${codigo})`);
    }
    if (status >= 500) throw new AindaNao(`O Portal Único respondeu com erro (${status}).`, depoisDe(1), true);
  }

  /** Writes down that the Portal closed a function, and until when; null when it did not. */
  async function aprenderLimite(
    funcao: string,
    { codigo, mensagem }: Pick<RespostaDoPortal, 'codigo' | 'mensagem'>,
  ): Promise<Date | null> {
    if (codigo !== 'PUCX-ER1001') return null;
    const agora = ao.relogio.agora();
    const voltaEm = voltaDoLimite(mensagem ?? '', agora);
    await pessoas.fechar(pessoa, funcao, agora, { numero: numeroDoLimite(mensagem ?? ''), voltaEm });
    return voltaEm;
  }

  /** As `mantida`; throws where that is false. */
  async function manter(...com: Parameters<typeof mantida>): Promise<void> {
    if (!(await mantida(...com))) throw semVez();
  }

  /** Also renews the turn. False when another server has taken it meanwhile, or the credential was ended or has another secret by now. */
  async function mantida(
    valores: Parameters<typeof credenciais.alterar>[1] = {},
    daPessoa: { entradaEm?: Date } = {},
  ): Promise<boolean> {
    acabada ||= !(await minhaVez(daPessoa)) || !(await credenciais.manter(credencial, valores));
    return !acabada;
  }

  function minhaVez(daPessoa: { entradaEm?: Date } = {}): Promise<boolean> {
    return pessoas.renovar(pessoa, vez, { ...daPessoa, vezAte: fimDaVez(ao.relogio.agora()) });
  }

  /** Whether the turn is still held and the credential in use, so that all that ended this conversation is another secret. */
  async function soTrocada(): Promise<boolean> {
    return (await minhaVez()) && (await credenciais.buscar(credencial.id))?.encerradaEm === null;
  }

  function semVez(): AindaNao {
    return new AindaNao('A credencial foi encerrada ou trocada, ou outro servidor a usa.', depoisDe(1));
  }

  /** False when nothing may be kept of it any more. */
  async function guardarCsrf(resposta: RespostaDoPortal): Promise<boolean> {
    const csrf = resposta.cabecalho('X-CSRF-Token');
    if (!csrf || !sessao) return true;
    sessao = { token: resposta.cabecalho('Set-Token') ?? sessao.token, csrf };
    return mantida({ ...trancada(sessao), usadaEm: ao.relogio.agora() });
  }

  async function esquecerSessao(): Promise<void> {
    sessao = null;
    await manter({ sessao: null, sessaoAte: null });
  }

  function trancada(aberta: Sessao) {
    const sessaoAte = new Date(ao.relogio.agora().getTime() + SESSAO_MS);
    return { sessao: ao.cofre.trancar(JSON.stringify(aberta), dono), sessaoAte };
  }

  function sessaoGuardada(): Sessao | null {
    const { sessao: guardada, sessaoAte } = credencial;
    const agora = ao.relogio.agora();
    if (!guardada || !sessaoAte || sessaoAte <= agora || sessaoAte > new Date(agora.getTime() + SESSAO_MS)) return null;
    // A later log-in by another credential of this person has ended it.
    if (entradaEm?.getTime() !== credencial.entradaEm?.getTime()) return null;
    const aberta = ao.cofre.abrir(guardada, dono);
    return aberta === null ? null : (JSON.parse(aberta) as Sessao);
  }

  function pedidoDeEntrada(com: SegredoDaCredencial): PedidoAoPortal {
    const perfil = { 'Role-Type': 'IMPEXP' };
    if ('clientId' in com) {
      const cabecalhos = { 'Client-Id': com.clientId, 'Client-Secret': com.clientSecret, ...perfil };
      return { metodo: 'POST', caminho: '/portal/api/autenticar/chave-acesso', cabecalhos };
    }
    const { validaAte } = credencial;
    if (validaAte && validaAte < diaEmManaus(ao.relogio.agora())) throw new PortalRecusou(frases.vencido(validaAte));
    if (!base.startsWith('https:')) throw new PortalRecusou(frases.semTls);
    return { metodo: 'POST', caminho: '/portal/api/autenticar', cabecalhos: perfil, certificado: com };
  }

  function segredo(): SegredoDaCredencial {
    const aberto = credencial.segredo && ao.cofre.abrir(credencial.segredo, dono);
    if (!aberto) throw new PortalRecusou(frases.semSegredo);
    return JSON.parse(aberto);
  }

  function depoisDe(tentativas: number): Date {
    return proximaTentativaNoPortal(tentativas, ao.relogio.agora()) ?? ao.relogio.agora();
  }
}

const aMaisNova = (uma: Date | null, outra: Date | null): Date | null =>
  uma && outra && uma > outra ? uma : (outra ?? uma);

/** A refusal in front of every function, which nothing came of. */
function ehDaPlataforma({ codigo }: Pick<RespostaDoPortal, 'codigo'>): boolean {
  return codigo?.startsWith('PLAT-') || codigo?.startsWith('PUCX-') || false;
}

/** No session, another log-in of the same person, or an old CSRF. The 403 of the web server is HTML, and is no matter of session. */
function semSessao({ status, codigo, json }: RespostaDoPortal): boolean {
  return status === 401 || codigo === 'DIMP-ER8990' || (status === 403 && json);
}

const frases = {
  entrada: (ate: Date) =>
    `O Portal Único pede um minuto entre duas entradas da mesma pessoa. O Cais continua às ${escreverHora(ate)}.`,
  parada: (ate: Date) => `${escreverParada(ate)} O Cais continua às ${escreverHora(ate)}.`,
  limite: (ate: Date) =>
    `O limite de consultas por hora do Portal Único foi atingido. O Cais só pergunta de novo às ${escreverHora(ate)}.`,
  vencido: (dia: string) =>
    `O certificado venceu em ${diaPorExtenso(dia)}, e o Portal Único não o aceita: troque o certificado.`,
  semTls: 'Um certificado só entra por um endereço https, e o deste ambiente não é.',
  semSegredo:
    'A chave ou o certificado foi guardado com outro segredo do servidor: informe-o de novo, por “Trocar”, em “Portal Único”.',
};
/** The Portal keeps a session for 60 minutes after its last answer. */
const SESSAO_MS = 58 * 60_000;
