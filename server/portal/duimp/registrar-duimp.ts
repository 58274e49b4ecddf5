import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { aprovacaoDoRegistro, pedidoDeRegistro } from '#lib/portal/contracts/duimp-do-processo.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import {
  debitoDoRegistro,
  ENTRE_PERGUNTAS_MIN,
  emReais,
  proximaPergunta,
} from '#lib/portal/domain/registro-no-portal.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import { companyRepository } from '#server/accounts/company/company-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import { requireSecondPerson } from '#server/platform/security/second-person.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { type LinhaDoRascunho, rascunhoRepository } from '#server/portal/duimp/rascunho-repository.ts';
import { type FimDoRegistro, frases, registrarRascunho } from '#server/portal/duimp/register-draft.ts';
import {
  credenciaisComRegistro,
  type LinhaDoRegistro,
  registroRepository,
} from '#server/portal/duimp/registro-repository.ts';
import { pedirConsulta } from '#server/portal/queue/ask-fetch.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { conferenciasEmAberto, exigirVistas } from './conferencias-da-duimp.ts';
import { lerEscrito, resumoDe } from './escrito-da-duimp.ts';
import { condicoesDoRegistro, exigirSemRegistro } from './registro-da-duimp.ts';
import { emRetificacao, encerrarRetificacao } from './retificacao-da-duimp.ts';

/** The registrations that people asked for, on their way to the Portal. */
export function filaDosRegistros(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComRegistro(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const seus = registroRepository(ao.db, empresaId);
      const linha = await seus.proximo(credencialId, agora);
      if (!linha) return null;
      return {
        fazer: (fala) =>
          registrarRascunho(
            { ...ao, mudou: (uma) => mudou(ao, uma), acabar: (uma, fim) => acabar(ao, uma, fim) },
            fala,
            linha,
          ),
        tentativas: async () => (await seus.buscar(linha.id))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          const agora = ao.relogio.agora();
          const estava = await seus.buscar(linha.id);
          if (estava?.etapa === 'CONFERIR' && proximaEm === null) {
            return acabar(ao, estava, { situacao: 'RECUSADO', problemas: [], frase });
          }
          if (estava?.etapa === 'CONFERIR') await seus.mudar(estava, { tentativas, frase, proximaEm });
          // It had left: from here on the Portal is asked, and nothing is sent again.
          if (estava?.etapa === 'ENVIANDO') {
            const depois = proximaEm ?? proximaPergunta(0, agora);
            const novo = { situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: frases.incerto, tentativas: 0 } as const;
            await seus.mudar(estava, { ...novo, proximaEm: depois });
          }
          if (estava?.etapa === 'PERGUNTAR') {
            const desistiu = proximaEm === null && tentativas > 0;
            const depois = desistiu ? proximaPergunta(estava.perguntas + 1, agora) : proximaEm;
            await seus.mudar(estava, {
              frase,
              proximaEm: depois,
              tentativas: desistiu ? 0 : tentativas,
              ...(desistiu && { perguntas: estava.perguntas + 1 }),
            });
          }
        },
      };
    },
  };
}

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

/** Whether the processo still says what was sent. */
async function comoEsta(tx: Database, linha: LinhaDoRascunho) {
  const { bloqueio, escrito, lidos } = await lerEscrito(tx, linha.empresaId, linha.processoId, linha);
  return { bloqueio, lidos, comoMandado: escrito !== null && resumoDe(escrito) === linha.sha256 };
}

/** Why a request may not leave: it was of another day, or of another draft. */
async function mudou(ao: AoBuscar, linha: LinhaDoRegistro): Promise<string | null> {
  const { empresaId, processoId, numero, sha256, pedidoEm, aprovadoEm } = linha;
  if (diaDoPortal(aprovadoEm ?? pedidoEm) !== diaDoPortal(ao.relogio.agora())) {
    return 'O dia mudou antes de o pedido sair, e os valores são os do dia do registro. Nada foi mandado: peça de novo.';
  }
  const rascunho = await rascunhoRepository(ao.db, empresaId).buscar(processoId);
  if (rascunho?.situacao !== 'PRONTO' || rascunho.numero !== numero || rascunho.sha256 !== sha256) return MUDOU;
  const { bloqueio, comoMandado } = await comoEsta(ao.db, rascunho);
  return bloqueio ?? (comoMandado ? null : MUDOU);
}

async function acabar(ao: AoBuscar, linha: LinhaDoRegistro, fim: FimDoRegistro): Promise<void> {
  const { empresaId, processoId, ambiente, numero, credencialId } = linha;
  const em = ao.relogio.agora();
  const usuarioId = linha.aprovadoPor ?? linha.pedidoPor;
  const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null };
  await ao.db.transaction(async (tx) => {
    const registros = registroRepository(tx, empresaId);
    const olhado = linha.etapa === 'PERGUNTAR' && { olhadoEm: em };
    if (!(await registros.mudar(linha, { ...parado, ...olhado, ...fim }))) return;
    await contarNoProcesso(
      tx,
      { empresaId, usuarioId, em },
      processoId,
      `${onde(ambiente)}: ${fimPorExtenso(linha, fim)}`,
    );
    if (fim.situacao !== 'REGISTRADA') return;
    if (eRetificadora(linha.versaoDuimp)) {
      await encerrarRetificacao(tx, { empresaId, usuarioId, em }, processoId, 'REGISTRADA');
    }
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    if (!credencial || credencial.encerradaEm) return;
    const ao2 = { relogio: ao.relogio, quem: { empresaId, usuarioId } };
    const consultaId = await pedirConsulta(tx, ao2, { credencialId, numero });
    await registros.mudar({ ...linha, situacao: 'REGISTRADA', etapa: null }, { consultaId });
  });
}

function fimPorExtenso(linha: LinhaDoRegistro, fim: FimDoRegistro): string {
  const duimp = oQueSeRegistra(linha);
  if (fim.situacao === 'REGISTRADA') {
    return `${duimp} registrada, versão ${fim.versaoRegistrada}${fim.registradaEm ? `, em ${fim.registradaEm}` : ''}, como o Portal respondeu.`;
  }
  return `registro da ${duimp} não foi feito. ${fim.frase}`;
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

const oQueSeRegistra = ({ numero, versaoDuimp }: Pick<LinhaDoRegistro, 'numero' | 'versaoDuimp'>) =>
  `${eRetificadora(versaoDuimp) ? 'retificação da ' : ''}DUIMP ${formatarNumeroDuimp(numero)}`;
const onde = (ambiente: LinhaDoRegistro['ambiente']) =>
  `Portal Único (${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})`;

const MUDOU_DE_PE = 'O pedido mudou nesse meio tempo: veja como ele está.';
const JA_HA = 'Já há um pedido de registro desta DUIMP: veja como ele está.';
const OUTRO_RASCUNHO = 'O rascunho é outro desde que você abriu a página: confira os valores e peça de novo.';
const MUDOU = 'O processo ou o rascunho mudou depois do pedido. Nada foi mandado: peça de novo.';
