import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Vault } from '#server/platform/security/vault.ts';
import type { EnderecosDoPortal, PedidoAoPortal, RespostaDoPortal } from './call.ts';
import { donoDaCredencial } from './credencial-repository.ts';
import type { FuncaoDoPortal } from './functions.ts';
import type { SegredoDaCredencial } from './keep-credential.ts';
import type { VezMantida } from './keep-turn.ts';
import { EntradaRecusada, PortalRecusou } from './outcome.ts';
import { chaveDaPessoa, chaveDoSegredo } from './person-key.ts';
import type { LimitesDaPessoa } from './person-limits.ts';
import { pessoaRepository } from './pessoa-repository.ts';
import type { Sessao, SessaoMantida } from './session.ts';
import type { Vez } from './take-turn.ts';

interface AoEntrar {
  db: Database;
  relogio: Clock;
  cofre: Vault;
  portal: EnderecosDoPortal;
}

/** What a log-in holds and sends by. */
interface Meios {
  vez: VezMantida;
  limites: LimitesDaPessoa;
  sessao: SessaoMantida;
  enviar(pedido: PedidoAoPortal): Promise<RespostaDoPortal>;
}

/** Logs in with a credential, at most once a minute for its person, whichever credential of it was the last. */
export function entradaNoPortal(ao: AoEntrar, tomada: Vez, { vez, limites, sessao, enviar }: Meios) {
  const { db, relogio, cofre } = ao;
  const { credencial, comprovada } = tomada;
  const funcao: FuncaoDoPortal = credencial.modo === 'CHAVE' ? 'autenticarChaveAcesso' : 'autenticarUsuario';
  let ultima = aMaisNova(credencial.entradaEm, tomada.entradaEm);

  /** The attempt is written before it is made: another server must know of it even if this one dies. */
  return async function entrar(): Promise<Sessao> {
    vez.exigir();
    await limites.exigirAberto(funcao);
    const agora = relogio.agora();
    limites.exigirEntrada(ultima);
    const pedido = pedidoDeEntrada(ao, credencial);
    await limites.contar(funcao);
    await vez.manter({ entradaEm: agora, sessao: null, sessaoAte: null }, { entradaEm: agora });
    ultima = agora;
    const resposta = await enviar(pedido);
    // A refusal of a secret that was swapped meanwhile says nothing of the one that took its place.
    await vez.manter();
    await exigirEntrada(resposta);
    const [token, csrf] = [resposta.cabecalho('Set-Token'), resposta.cabecalho('X-CSRF-Token')];
    if (resposta.status !== 200 || !token || !csrf) {
      throw new EntradaRecusada(`O Portal Único respondeu ${resposta.status} à entrada, sem abrir a sessão.`);
    }
    const aberta = await sessao.abrir({ token, csrf }, agora);
    if (!comprovada) {
      const pessoa = chaveDaPessoa(cofre, credencial.ambiente, credencial.cpf);
      await pessoaRepository(db).comprovar(chaveDoSegredo(cofre, credencial), pessoa, agora);
    }
    return aberta;
  };

  async function exigirEntrada(resposta: RespostaDoPortal): Promise<void> {
    try {
      await limites.exigirPlataforma(funcao, resposta);
    } catch (erro) {
      throw erro instanceof PortalRecusou ? new EntradaRecusada(erro.message) : erro;
    }
  }
}

/** @throws {PortalRecusou} when what logs in cannot be read, is no longer valid, or would leave without TLS. */
function pedidoDeEntrada({ relogio, cofre, portal }: AoEntrar, credencial: Vez['credencial']): PedidoAoPortal {
  const aberto = credencial.segredo && cofre.abrir(credencial.segredo, donoDaCredencial(credencial));
  if (!aberto) throw new PortalRecusou(frases.semSegredo);
  const segredo: SegredoDaCredencial = JSON.parse(aberto);
  const perfil = { 'Role-Type': 'IMPEXP' };
  if ('clientId' in segredo) {
    const cabecalhos = { 'Client-Id': segredo.clientId, 'Client-Secret': segredo.clientSecret, ...perfil };
    return { metodo: 'POST', caminho: '/portal/api/autenticar/chave-acesso', cabecalhos };
  }
  const { validaAte } = credencial;
  if (validaAte && validaAte < diaEmManaus(relogio.agora())) throw new PortalRecusou(frases.vencido(validaAte));
  if (!portal[credencial.ambiente].startsWith('https:')) throw new PortalRecusou(frases.semTls);
  return { metodo: 'POST', caminho: '/portal/api/autenticar', cabecalhos: perfil, certificado: segredo };
}

const aMaisNova = (entrada: Date | null, outra: Date | null): Date | null =>
  entrada && outra && entrada > outra ? entrada : (outra ?? entrada);

const frases = {
  vencido: (dia: string) =>
    `O certificado venceu em ${diaPorExtenso(dia)}, e o Portal Único não o aceita: troque o certificado.`,
  semTls: 'Um certificado só entra por um endereço https, e o deste ambiente não é.',
  semSegredo:
    'A chave ou o certificado foi guardado com outro segredo do servidor: informe-o de novo, por “Trocar”, em “Portal Único”.',
};
