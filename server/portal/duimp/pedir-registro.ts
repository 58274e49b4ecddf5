import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { aprovacaoDoRegistro, pedidoDeRegistro } from '#lib/portal/contracts/pedidos-da-duimp.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import { debitoDoRegistro, ENTRE_PERGUNTAS_MIN, emReais } from '#lib/portal/domain/registro-no-portal.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';

import type { Database } from '#server/platform/db/database.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import { requireSecondPerson } from '#server/platform/security/second-person.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { conferenciasEmAberto, exigirVistas } from './conferencias-da-duimp.ts';
import { comoEsta } from './escrito-da-duimp.ts';
import { type LinhaDoRascunho, rascunhoRepository } from './rascunho-repository.ts';
import { frases } from './register-draft.ts';
import { condicoesDoRegistro, exigirSemRegistro } from './registro-da-duimp.ts';
import { onde, oQueSeRegistra } from './registro-por-extenso.ts';
import { type LinhaDoRegistro, registroRepository } from './registro-repository.ts';
import { emRetificacao } from './retificacao-da-duimp.ts';

/**
 * Asks for the registration of the draft of a processo. Where the company wants a second person, it waits for one.
 * @throws {Refusal} 422 while a condition is missing, or what was typed is not what would be debited; 409 when there is another request.
 */
export async function pedirRegistro(
  ao: AoPedir,
  processoId: string,
  pedido: z.output<typeof pedidoDeRegistro>,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    await requireStillSignedIn(tx, em);
    const rascunho = await rascunhoARegistrar(tx, empresaId, processoId);
    const retificando = await emRetificacao(tx, empresaId, processoId);
    await exigirSemRegistro(tx, empresaId, processoId, { numero: rascunho.numero, retificando });
    const registros = registroRepository(tx, empresaId);
    if (await registros.emAberto(processoId)) throw locked(JA_HA);
    const { condicoes, conferencias } = await condicoesDe(tx, rascunho, em);
    exigirCondicoes(condicoes);
    if (rascunho.sha256 !== pedido.sha256) throw locked(OUTRO_RASCUNHO);
    const credencial = await credencialEmUso(tx, empresaId, rascunho.credencialId);
    exigirValor(rascunho, pedido.valor);
    exigirAmbiente(credencial.ambiente, pedido.confirmacao);
    const vistas = exigirVistas(conferencias, pedido.conferenciasVistas);
    const { registroPedeSegundaPessoa: espera } = await companyRepository(tx, empresaId).ler();
    const { numero, versaoDuimp, sha256, itens } = rascunho;
    const inserido = await registros.inserir({
      id: uuidv7(),
      processoId,
      credencialId: credencial.id,
      ambiente: credencial.ambiente,
      numero,
      versaoDuimp,
      sha256,
      itens,
      valor: pedido.valor,
      mesmoComAlertas: pedido.mesmoComAlertas,
      pedidoEm: em,
      pedidoPor: usuarioId,
      ...(espera
        ? { situacao: 'AGUARDA_SEGUNDA' as const }
        : { situacao: 'NA_FILA' as const, etapa: 'CONFERIR' as const, proximaEm: em }),
    });
    if (!inserido) throw locked(JA_HA);
    const oQue = `registro da ${oQueSeRegistra({ numero, versaoDuimp })} pedido, ${emReais(pedido.valor)} digitados`;
    const assinatura = { empresaId, usuarioId, em };
    await contarNoProcesso(
      tx,
      assinatura,
      processoId,
      `${onde(credencial.ambiente)}: ${oQue}; diagnóstico lido${vistas ? ` e ${vistas}` : ''} por quem pediu${espera ? '; espera uma segunda pessoa' : ''}.`,
    );
    if (!espera)
      await contarNaCredencial(tx, ao, credencial, `Registro da ${oQueSeRegistra({ numero, versaoDuimp })} pedido`);
  });
}

/**
 * Approves the request of somebody else, by typing the amount again. A request whose draft changed is ended instead.
 * @throws {Refusal} 422 to who asked, and when what was typed is not what would be debited; 409 when nothing waits, or it is over.
 */
export async function aprovarRegistro(
  ao: AoPedir,
  processoId: string,
  { valor, sha256, confirmacao, conferenciasVistas }: z.output<typeof aprovacaoDoRegistro>,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  const assinatura = { empresaId, usuarioId, em };
  const caducou = await ao.db.transaction(async (tx) => {
    await requireStillSignedIn(tx, em);
    const rascunho = await rascunhoARegistrar(tx, empresaId, processoId);
    const registros = registroRepository(tx, empresaId);
    const pedido = await registros.emAberto(processoId);
    if (pedido?.situacao !== 'AGUARDA_SEGUNDA') throw locked('Nenhum pedido de registro espera uma segunda pessoa.');
    await requireSecondPerson(tx, ao.quem, {
      pedidoPor: pedido.pedidoPor,
      frase: 'Quem pediu o registro não o aprova: peça a outra pessoa da empresa.',
      agora: em,
    });
    const { condicoes, conferencias } = await condicoesDe(tx, rascunho, em);
    const processoMudou = condicoes.some(({ chave, estado }) => chave === 'processo' && estado === 'FALTA');
    const frase =
      processoMudou || pedido.sha256 !== rascunho.sha256 || pedido.numero !== rascunho.numero
        ? 'O processo ou o rascunho mudou depois do pedido, e ele caducou. Peça de novo.'
        : valorMudou(rascunho, pedido);
    if (frase) {
      await registros.mudar(pedido, { situacao: 'CADUCO', frase });
      await contarNoProcesso(tx, assinatura, processoId, `${onde(pedido.ambiente)}: o pedido de registro caducou.`);
      return frase;
    }
    exigirCondicoes(condicoes);
    if (sha256 !== pedido.sha256) throw locked(OUTRO_RASCUNHO);
    const credencial = await credencialEmUso(tx, empresaId, pedido.credencialId);
    exigirValor(rascunho, valor);
    exigirAmbiente(pedido.ambiente, confirmacao);
    const vistas = exigirVistas(conferencias, conferenciasVistas);
    const aprovado = {
      aprovadoEm: em,
      aprovadoPor: usuarioId,
      situacao: 'NA_FILA',
      etapa: 'CONFERIR',
      proximaEm: em,
    } as const;
    if (!(await registros.mudar(pedido, aprovado))) throw locked(MUDOU_DE_PE);
    const oQue = `registro da ${oQueSeRegistra(pedido)} aprovado pela segunda pessoa, ${emReais(valor)} digitados${vistas ? `; ${vistas} por quem aprovou` : ''}`;
    await contarNoProcesso(tx, assinatura, processoId, `${onde(pedido.ambiente)}: ${oQue}.`);
    await contarNaCredencial(tx, ao, credencial, `Registro da ${oQueSeRegistra(pedido)} aprovado`);
    return null;
  });
  if (caducou) throw locked(caducou);
}

/** Takes a request back that has not left. @throws {Refusal} 409 when there is none, or it has left. */
export async function retirarRegistro(ao: AoPedir, processoId: string): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const registros = registroRepository(tx, empresaId);
    const pedido = await pedidoDe(tx, empresaId, processoId);
    const parado = pedido?.situacao === 'AGUARDA_SEGUNDA' || pedido?.etapa === 'CONFERIR';
    const fim = { situacao: 'RETIRADO', etapa: null, proximaEm: null, frase: null } as const;
    if (!pedido || !parado || !(await registros.mudar(pedido, fim))) {
      throw locked('O pedido de registro já saiu daqui, ou não há nenhum: não há o que retirar.');
    }
    const oQue = `pedido de registro da ${oQueSeRegistra(pedido)} retirado`;
    const assinatura = { empresaId, usuarioId, em: ao.relogio.agora() };
    await contarNoProcesso(tx, assinatura, processoId, `${onde(pedido.ambiente)}: ${oQue}.`);
  });
}

/** Asks the Portal now whether the DUIMP is registered. @throws {Refusal} 409 when nothing is to be asked, or it was a moment ago. */
export async function perguntarDoRegistro(ao: AoPedir, processoId: string): Promise<void> {
  const { empresaId } = ao.quem;
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    const registros = registroRepository(tx, empresaId);
    const pedido = await pedidoDe(tx, empresaId, processoId);
    if (pedido?.etapa !== 'PERGUNTAR') throw locked('Nenhum registro espera resposta do Portal Único.');
    await credencialEmUso(tx, empresaId, pedido.credencialId);
    const antes = pedido.olhadoEm && new Date(pedido.olhadoEm.getTime() + ENTRE_PERGUNTAS_MIN * 60_000);
    if (antes && antes > em) throw locked(`O Cais perguntou há pouco: espere ${ENTRE_PERGUNTAS_MIN} minutos.`);
    await registros.mudar(pedido, { proximaEm: em });
  });
}

/**
 * Says that a person looked in the Portal and the DUIMP is not registered there. Another request may be made then.
 * @throws {Refusal} 409 when nothing is in doubt, or the Portal was not asked yet.
 */
export async function naoFoiRegistrada(ao: AoPedir, processoId: string): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const registros = registroRepository(tx, empresaId);
    const pedido = await pedidoDe(tx, empresaId, processoId);
    if (pedido?.etapa !== 'PERGUNTAR') throw locked('Nenhum registro espera resposta do Portal Único.');
    const credencial = await credencialRepository(tx, empresaId).buscar(pedido.credencialId);
    if (pedido.olhadoEm === null && credencial?.encerradaEm === null) {
      throw locked('O Cais ainda não perguntou ao Portal: espere a primeira resposta.');
    }
    const frase = 'Não foi registrada, como alguém viu no Portal Único.';
    const acabou = { situacao: 'RECUSADO', etapa: null, proximaEm: null, frase } as const;
    if (!(await registros.mudar(pedido, acabou))) throw locked(MUDOU_DE_PE);
    const oQue = `a ${oQueSeRegistra(pedido)} não foi registrada, como alguém viu lá`;
    const assinatura = { empresaId, usuarioId, em: ao.relogio.agora() };
    await contarNoProcesso(tx, assinatura, processoId, `${onde(pedido.ambiente)}: ${oQue}.`);
  });
}

type ARegistrar = LinhaDoRascunho & {
  numero: string;
  versaoDuimp: string;
  sha256: string;
  credencialId: string;
  itens: number;
};

/** Locks the draft, so that two people do not ask at once. */
async function rascunhoARegistrar(tx: Database, empresaId: string, processoId: string): Promise<ARegistrar> {
  const linha = await rascunhoRepository(tx, empresaId).trancar(processoId);
  const { numero, versaoDuimp, sha256, credencialId, escrito } = linha ?? {};
  if (!linha || !numero || !versaoDuimp || !sha256 || !credencialId || !escrito) throw notFound('Este rascunho');
  return { ...linha, numero, versaoDuimp, sha256, credencialId, itens: escrito.itens.length };
}

/** The open request of a draft; null without one. @throws {Refusal} 404 when there is no such draft. */
async function pedidoDe(tx: Database, empresaId: string, processoId: string): Promise<LinhaDoRegistro | null> {
  if (!(await rascunhoRepository(tx, empresaId).trancar(processoId))) throw notFound('Este rascunho');
  return registroRepository(tx, empresaId).emAberto(processoId);
}

async function condicoesDe(tx: Database, rascunho: ARegistrar, agora: Date) {
  const { bloqueio, comoMandado, lidos } = await comoEsta(tx, rascunho);
  if (bloqueio) throw locked(bloqueio);
  return {
    condicoes: condicoesDoRegistro(rascunho, { comoMandado, agora }),
    conferencias: await conferenciasEmAberto(tx, rascunho.empresaId, lidos, diaEmManaus(agora)),
  };
}

function exigirCondicoes(condicoes: ReturnType<typeof condicoesDoRegistro>): void {
  const faltam = condicoes.filter(({ estado }) => estado === 'FALTA').map(({ texto }) => texto);
  if (faltam.length > 0) throw againstRule(`Ainda não se pode registrar. ${faltam.join(' ')}`);
}

function exigirValor({ valores, versaoDuimp }: LinhaDoRascunho, valor: string): void {
  const { total } = debitoDoRegistro(valores, versaoDuimp);
  if (total !== null && new Exato(total).eq(valor)) return;
  throw againstRule(
    `O valor digitado é ${emReais(valor)}, e o Portal calculou ${emReais(total)}. Nada foi pedido: confira e digite o que será debitado.`,
    'valor',
  );
}

function valorMudou({ valores, versaoDuimp }: LinhaDoRascunho, pedido: LinhaDoRegistro): string | null {
  const { total } = debitoDoRegistro(valores, versaoDuimp);
  if (total === null || new Exato(total).eq(pedido.valor)) return null;
  return frases.outroValor(total, pedido.valor);
}

function exigirAmbiente(ambiente: LinhaDoRegistro['ambiente'], confirmacao: string | null): void {
  if (ambiente === 'TREINAMENTO' || confirmacao?.toLowerCase() === FRASE_DA_PRODUCAO) return;
  throw againstRule(`Isto registra em produção e debita a conta. Digite: ${FRASE_DA_PRODUCAO}.`, 'confirmacao');
}

const MUDOU_DE_PE = 'O pedido mudou nesse meio tempo: veja como ele está.';
const JA_HA = 'Já há um pedido de registro desta DUIMP: veja como ele está.';
const OUTRO_RASCUNHO = 'O rascunho é outro desde que você abriu a página: confira os valores e peça de novo.';
