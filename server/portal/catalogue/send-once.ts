import { eZip } from '#lib/portal/codecs/vinculo-json.ts';
import type { EnvioAnterior, RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { proximaPergunta } from '#lib/portal/domain/registro-no-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { CAMINHO_RECUSADO, exigirConteudo, exigirLegivel } from '#server/portal/talk/demand-answer.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { pedirDoCatalogo } from './catalogue-answers.ts';
import {
  credenciaisComPreparo,
  type LinhaDe,
  type LinhaDePreparo,
  preparoRepository,
  type TabelaDePreparo,
} from './preparo-repository.ts';
import type { Fim, Formas, FrasesDoEnvio, Ramo } from './ramo.ts';

/** What people sent, one at a time and seconds apart: an importer has hundreds, and no limit of these functions is published. */
export function filaDeEnvios<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoBuscar,
  ramo: Ramo<Tabela, F>,
): Fila {
  return {
    devidas: (agora) => credenciaisComPreparo(ao.db, ramo.tabela, agora),
    async proxima(empresaId, credencialId, agora) {
      const desde = new Date(agora.getTime() - ENTRE_ENVIOS_MS);
      if (await catalogoRepository(ao.db, empresaId).respondeuDepois(credencialId, desde)) return null;
      const repositorio = preparoRepository(ao.db, empresaId, ramo.tabela);
      const linha = await repositorio.proximo(credencialId, agora);
      if (!linha) return null;
      return {
        fazer: (fala) => enviar(ao, fala, linha, ramo),
        tentativas: async () => (await repositorio.buscar(linha.id))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          const agora = ao.relogio.agora();
          const estava = await repositorio.buscar(linha.id);
          if (estava?.etapa === 'CONFERIR') {
            if (proximaEm === null) return acabar(ao, estava, ramo, recusado([], frase));
            await repositorio.mudar(estava, { tentativas, frase, proximaEm });
          }
          // It had left: from here on the Portal is asked, and nothing is sent again.
          if (estava?.etapa === 'SAINDO') {
            await repositorio.mudar(estava, {
              ...emDuvida(ramo.envio.frases(estava).incerto),
              proximaEm: proximaEm ?? proximaPergunta(0, agora),
            });
          }
          if (estava?.etapa === 'PERGUNTAR') {
            const depois = proximaEm ?? proximaPergunta(estava.perguntas + 1, agora);
            const contadas = proximaEm === null ? { tentativas: 0, perguntas: estava.perguntas + 1 } : { tentativas };
            await repositorio.mudar(estava, { frase, proximaEm: depois, ...contadas });
          }
        },
      };
    },
  };
}

/**
 * Takes one as far as its outcome. First the Portal is asked what it has, so that what is found there after a lost answer is known to be
 * ours. `SAINDO` is written before the request leaves, and only an answer that says nothing was done takes it back; otherwise the list is
 * asked, and nothing is sent again, whatever is lost and whoever dies.
 */
async function enviar<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  linha: LinhaDe<Tabela>,
  ramo: Ramo<Tabela, F>,
): Promise<void> {
  const { envio } = ramo;
  const { empresaId, credencialId, enviadoPor } = linha;
  const repositorio = preparoRepository(ao.db, empresaId, ramo.tabela);
  const { incerto, recusado: recusada, retirado, nadaAEnviar } = envio.frases(linha);
  if (!credencialId || !enviadoPor) throw new PortalRecusou(nadaAEnviar);
  const pedir = pedirDoCatalogo(ao, fala, {
    empresaId,
    credencialId,
    por: enviadoPor,
    ...envio.deQue(linha),
  });
  if (linha.etapa === 'SAINDO') {
    // The server that sent it died before it wrote the answer.
    if (await repositorio.mudar(linha, { ...emDuvida(incerto), proximaEm: ao.relogio.agora() })) {
      await perguntar({ ...linha, situacao: 'INCERTO', etapa: 'PERGUNTAR' });
    }
    return;
  }
  if (linha.etapa === 'PERGUNTAR') return perguntar(linha);

  const antes = await envio.antes(ao, linha, pedir);
  if (!antes) throw new PortalRecusou(nadaAEnviar);
  if ('oQue' in antes) return acabar(ao, linha, ramo, antes);
  const { funcao, metodo, caminho, corpo } = antes;
  const resposta = await pedir(funcao, caminho, {
    metodo,
    ...(corpo !== null && { corpo }),
    indo: async () => {
      if (!(await repositorio.mudar(linha, { etapa: 'SAINDO' }))) throw new PortalRecusou(retirado);
    },
    naoFeito: async () => {
      await repositorio.mudar({ ...linha, etapa: 'SAINDO' }, { etapa: 'CONFERIR' });
    },
  });
  const saindo = { ...linha, etapa: 'SAINDO' as const };
  const feito = resposta.status === 200 && resposta.json ? lido(() => envio.feito(linha, resposta.bytes)) : null;
  if (feito) return acabar(ao, saindo, ramo, feito);
  const naoFez = [400, 404, 422].includes(resposta.status) || (resposta.status === 403 && !resposta.json);
  if (naoFez) return acabar(ao, saindo, ramo, recusado(problemasDe(resposta, envio.campoDaFrase), recusada));
  // Done without a code to know it by, or another answer altogether.
  await repositorio.mudar(saindo, { ...emDuvida(incerto), proximaEm: proximaPergunta(0, ao.relogio.agora()) });

  async function perguntar(estava: LinhaDe<Tabela>): Promise<void> {
    const achado = await envio.depois(ao, estava, pedir);
    if (achado && 'oQue' in achado) return acabar(ao, estava, ramo, achado);
    const agora = ao.relogio.agora();
    const perguntas = estava.perguntas + 1;
    await repositorio.mudar(estava, {
      perguntas,
      tentativas: 0,
      olhadoEm: agora,
      ...(achado
        ? { proximaEm: null, frase: achado.veja }
        : { proximaEm: proximaPergunta(perguntas, agora), frase: incerto }),
    });
  }
}

/** Refused, by the Portal or before it was asked. */
export function recusado(problemas: RecusaDoPreparo[], frase: string) {
  return { valores: { situacao: 'RECUSADO' as const, problemas, frase }, oQue: `não foi feito. ${frase}` };
}

/**
 * What the answer to a list has; nothing where it has no body.
 * @throws {PortalRecusou} when asking again would change nothing.
 * @throws {AindaNao} when something else than the Portal answered.
 */
export function exigirLista<T>(
  ao: Pick<AoBuscar, 'relogio'>,
  resposta: RespostaDoPortal,
  ler: (bytes: Uint8Array) => T[],
): T[] {
  if (resposta.status === 204) return [];
  // An export comes as a ZIP with its list.
  const json = resposta.json || eZip(resposta.bytes);
  exigirConteudo(ao.relogio, resposta.mensagem ?? 'O Portal Único respondeu 404.', { ...resposta, json });
  return exigirLegivel(() => ler(resposta.bytes));
}

/** Ends the sending and tells the history of it, if it still stands where `linha` says. */
async function acabar<Tabela extends TabelaDePreparo, F extends Formas>(
  ao: AoBuscar,
  linha: LinhaDe<Tabela>,
  { tabela, contar }: Ramo<Tabela, F>,
  { valores, oQue }: Fim<Tabela>,
): Promise<void> {
  const em = ao.relogio.agora();
  const usuarioId = linha.enviadoPor ?? linha.redigidoPor;
  await ao.db.transaction(async (tx) => {
    const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null, respondidoEm: em };
    const foi = await preparoRepository(tx, linha.empresaId, tabela).mudar(linha, { ...parado, ...valores });
    if (foi) await contar(tx, linha, { usuarioId, em }, oQue);
  });
}

function lido<T>(ler: () => T): T | null {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return null;
    throw erro;
  }
}

/** No code and no field of a refusal is published: a sentence that names a field stands at it. */
function problemasDe(
  { status, json, mensagem }: RespostaDoPortal,
  campoDaFrase: (frase: string) => string | null,
): RecusaDoPreparo[] {
  if (status === 403 && !json) return [{ campo: null, frase: CAMINHO_RECUSADO }];
  if (!mensagem) return [{ campo: null, frase: `O Portal Único respondeu ${status} sem dizer por quê.` }];
  return mensagem.split(/(?<=\.)\s+(?=\p{Lu})/u).map((frase) => ({ campo: campoDaFrase(frase), frase }));
}

export const frasesDoEnvio = (
  nome: 'produto' | 'operador',
  { ato, codigo }: Pick<LinhaDePreparo, 'ato' | 'codigo'>,
): FrasesDoEnvio => ({
  incerto:
    codigo === null
      ? `O ${nome} saiu daqui, e a resposta do Portal Único se perdeu: ele pode ter sido feito ou não. O Cais não o envia de novo; pergunta ao Portal se há um ${nome} com este código interno.`
      : `A mudança do ${nome} saiu daqui, e a resposta do Portal Único se perdeu: ela pode ter sido feita ou não. O Cais não a envia de novo; pergunta ao Portal em que versão e situação o ${nome} está.`,
  recusado:
    ato === 'INCLUIR'
      ? `O Portal Único recusou o ${nome}, e nada foi feito. Corrija e envie à revisão de novo.`
      : `O Portal Único recusou a mudança, e o ${nome} continua lá como estava. Corrija e envie à revisão de novo.`,
  retirado: `O ${nome} foi retirado antes de sair.`,
  nadaAEnviar: `Não há o que enviar: aprove o ${nome} de novo.`,
});

/** Why a change of what is out of use in the Portal does not leave. */
export const jaDesativado = (nome: 'produto' | 'operador') =>
  `O ${nome} está desativado no Portal Único. Nada foi enviado: ative-o lá, ou desfaça esta mudança.`;

/** What the row keeps of the sending once the Portal has what was sent. A deactivation has no body: what it has is what was sent before. */
export function depoisDoEnvio({ ato, vigente }: Pick<LinhaDePreparo, 'ato'> & { vigente: EnvioAnterior | null }) {
  return {
    versaoBase: null,
    vigente: null,
    ...(ato === 'DESATIVAR' && vigente && { escrito: vigente.escrito, sha256: vigente.sha256 }),
  };
}

const emDuvida = (frase: string) => ({ situacao: 'INCERTO', etapa: 'PERGUNTAR', frase, tentativas: 0 }) as const;
const ENTRE_ENVIOS_MS = 5_000;
