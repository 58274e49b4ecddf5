import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { ProblemaDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import { recusaDaRetificacao } from '#lib/portal/domain/retificacao-no-portal.ts';
import { mesmoCorpo, numeroDoItemEscrito } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { escreverJson } from '#lib/siscomex/json/json-escrito.ts';
import { lerParaMandar } from '#lib/siscomex/json/json-para-mandar.ts';
import { lerCapaVista, lerVersao } from '#server/portal/queue/duimp-answers.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import { emUmMinuto, exigirResposta } from '#server/portal/talk/demand-answer.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { AindaNao, PortalRecusou } from '#server/portal/talk/outcome.ts';
import { lerIdentificacao, lerProblemas } from './draft-answers.ts';
import type { pedirEGuardar } from './kept-answers.ts';
import type { LinhaDoRascunho } from './rascunho-repository.ts';
import { type LinhaDaRetificacao, retificacaoRepository } from './retificacao-repository.ts';

type Pedir = ReturnType<typeof pedirEGuardar>;
interface AoRetificar {
  ao: AoBuscar;
  pedir: Pedir;
  retificacao: LinhaDaRetificacao;
}

/**
 * Fetches the registered version in the form of what is sent. It must be the version of the processo, and one that may be rectified.
 * @throws {PortalRecusou} otherwise, with the reason.
 */
export async function buscarModelo({
  ao,
  pedir,
  retificacao,
}: AoRetificar): Promise<{ capa: string; itens: string[] }> {
  const { numero, versaoBase } = retificacao;
  await exigirVigente({ ao, pedir, retificacao });
  const capa = await pedir('recuperarDuimp', `${DUIMP}/${numero}/${versaoBase}`);
  exigirResposta(ao.relogio, numero, capa);
  const { situacao, retificacao: analise } = lerCapaVista(capa.bytes, versaoBase);
  const recusa = recusaDaRetificacao(situacao, analise);
  if (recusa) throw new PortalRecusou(recusa);
  if (await capaEmElaboracao({ ao, pedir, retificacao })) throw new PortalRecusou(frases.jaHa(numero, versaoBase + 1));
  const modelo = await pedir('buscarDadosCapaDuimp', `${MODELO}/${numero}/${versaoBase}`);
  exigirResposta(ao.relogio, numero, modelo);
  const itens = await itensDoModelo(ao, pedir, `${MODELO}/${numero}/${versaoBase}`, numero);
  return { capa: textoDe(modelo), itens };
}

/**
 * Opens the new version, once: before it is asked for, the Portal is asked whether it is there, so a lost answer makes no second one. One
 * that is there is taken for ours only after our request had left, and with the cover that was in it.
 * @returns Its version, or what the Portal refuses.
 */
export async function abrirVersao(
  { ao, pedir, retificacao }: AoRetificar,
  capa: string,
): Promise<{ versao: string } | { problemas: ProblemaDoRascunho[] }> {
  const { empresaId, processoId, numero, versaoBase, pedidaEm } = retificacao;
  const versao = versaoBase + 1;
  const retificacoes = retificacaoRepository(ao.db, empresaId);
  await exigirVigente({ ao, pedir, retificacao });
  const la = await capaEmElaboracao({ ao, pedir, retificacao });
  if (la) {
    if (pedidaEm && mesmoCorpo(la, capa)) return { versao: String(versao) };
    throw new PortalRecusou(pedidaEm ? frases.deQuem(numero, versao) : frases.jaHa(numero, versao));
  }
  const resposta = await pedir('criarVersaoRetificadoraDuimp', `${DUIMP}/${numero}/${versao}`, {
    metodo: 'POST',
    corpo: capa,
    indo: async () => void (await retificacoes.mudar(processoId, { pedidaEm: ao.relogio.agora() })),
    naoFeito: async () => void (await retificacoes.mudar(processoId, { pedidaEm })),
  });
  const dado = resposta.status === 201 ? lerIdentificacao(resposta.bytes) : null;
  if (dado) return { versao: dado.versao };
  if (resposta.status === 422) {
    await retificacoes.mudar(processoId, { pedidaEm });
    return { problemas: lerProblemas(resposta.bytes) };
  }
  throw new AindaNao('O Portal Único respondeu outra coisa.', emUmMinuto(ao.relogio), true);
}

/** How a retificação that was given up ended: the version that was deleted, or the one that is in force by now; null for neither. */
export interface FimDaDesistencia {
  excluida: string | null;
  vigente: number | null;
}

/**
 * Deletes the version in elaboration that was made from here; one that somebody else made, or registered meanwhile, stays.
 * @returns What came of it, or what the Portal refuses.
 */
export async function excluirVersao(
  { ao, pedir, retificacao }: AoRetificar,
  { versaoDuimp, escrito }: Pick<LinhaDoRascunho, 'versaoDuimp' | 'escrito'>,
): Promise<FimDaDesistencia | { problemas: ProblemaDoRascunho[] }> {
  const { numero, versaoBase, pedidaEm } = retificacao;
  const vigente = await perguntarVigente({ ao, pedir, retificacao });
  if (vigente !== versaoBase) return { excluida: null, vigente };
  const versao = versaoDuimp ?? (await aPedida());
  if (versao === null) return { excluida: null, vigente: null };
  const resposta = await pedir('excluirDuimp', `${DUIMP}/${numero}/${versao}`, { metodo: 'DELETE' });
  if (resposta.status === 422) return { problemas: lerProblemas(resposta.bytes) };
  if (!naoHa(resposta)) exigirResposta(ao.relogio, numero, resposta);
  return { excluida: versao, vigente: null };

  /** A version whose answer was lost. */
  async function aPedida(): Promise<string | null> {
    if (!pedidaEm || !escrito) return null;
    const la = await capaEmElaboracao({ ao, pedir, retificacao });
    return la && mesmoCorpo(la, escrito.capa) ? String(versaoBase + 1) : null;
  }
}

/** The items that a version has, each as it would be sent again. */
export async function itensDoModelo(ao: AoBuscar, pedir: Pedir, modelo: string, numero: string): Promise<string[]> {
  const itens: string[] = [];
  for (let inicial = 1; ; ) {
    const resposta = await pedir('buscarDadosItensDuimp', `${modelo}/itens?inicial=${inicial}&tamanho=${POR_PAGINA}`);
    // A range beyond the last item is refused; so is one of a draft that has none.
    if (resposta.codigo === 'DIMP-ER0100') return itens;
    exigirResposta(ao.relogio, numero, resposta);
    const lidos = lerParaMandar(new TextDecoder().decode(resposta.bytes));
    const pagina = (Array.isArray(lidos) ? lidos : []).map((item) => escreverJson(item));
    const numeros = pagina.map(numeroDoItemEscrito).filter((numeroDoItem) => numeroDoItem >= inicial);
    if (numeros.length === 0) return itens;
    itens.push(...pagina);
    inicial = Math.max(...numeros) + 1;
  }
}

async function exigirVigente(ao: AoRetificar): Promise<void> {
  const vigente = await perguntarVigente(ao);
  const { versaoBase } = ao.retificacao;
  if (vigente !== versaoBase) throw new PortalRecusou(frases.outraVersao(vigente, versaoBase));
}

async function perguntarVigente({ ao, pedir, retificacao: { numero } }: AoRetificar): Promise<number> {
  const resposta = await pedir('recuperarVersaoDuimpVigente', `${DUIMP}/${numero}/versoes`);
  exigirResposta(ao.relogio, numero, resposta);
  const vigente = lerVersao(resposta.bytes);
  if (vigente === null) throw new PortalRecusou('O Portal Único não disse a versão desta DUIMP.');
  return vigente;
}

/** The cover of the next version, if somebody has opened it; null when there is none. */
async function capaEmElaboracao({
  ao,
  pedir,
  retificacao: { numero, versaoBase },
}: AoRetificar): Promise<string | null> {
  const resposta = await pedir('buscarDadosCapaDuimp', `${MODELO}/${numero}/${versaoBase + 1}`);
  if (naoHa(resposta) || (resposta.status === 422 && resposta.json)) return null;
  exigirResposta(ao.relogio, numero, resposta);
  return textoDe(resposta);
}

/** A page of the web server says nothing of the DUIMP. */
const naoHa = ({ status, json, bytes }: RespostaDoPortal) => status === 404 && (json || bytes.length === 0);
const textoDe = ({ bytes }: RespostaDoPortal) => new TextDecoder().decode(bytes);

const frases = {
  outraVersao: (vigente: number, versaoDoProcesso: number) =>
    `A versão vigente no Portal Único é a ${vigente}, e a deste processo é a ${versaoDoProcesso}. Traga a ${vigente} para o processo e prepare a retificação de novo.`,
  jaHa: (numero: string, versao: number) =>
    `A DUIMP ${formatarNumeroDuimp(numero)} já tem a versão ${versao} em elaboração no Portal Único, e o Cais não a fez: registre-a ou exclua-a lá antes.`,
  deQuem: (numero: string, versao: number) =>
    `A resposta ao pedido da versão ${versao} da DUIMP ${formatarNumeroDuimp(numero)} se perdeu, e a capa em elaboração no Portal Único não é a que o Cais mandou. Veja lá de quem ela é, exclua-a lá e mande de novo.`,
};
const DUIMP = '/duimp-api/api/ext/duimp';
const MODELO = '/duimp-api/api/ext/modelo/duimp';
/** The most items of an answer, by the published document. */
const POR_PAGINA = 100;
