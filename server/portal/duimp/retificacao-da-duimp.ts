import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import type { pedidoDeRetificacao } from '#lib/portal/contracts/pedidos-da-duimp.ts';
import { lugarDoCampo } from '#lib/siscomex/duimp/duimp-rascunho-leitura.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import { type LinhaDoRascunho, rascunhoRepository } from '#server/portal/duimp/rascunho-repository.ts';
import type { FimDaDesistencia } from '#server/portal/duimp/rectify-duimp.ts';
import { registroRepository } from '#server/portal/duimp/registro-repository.ts';
import { type LinhaDaRetificacao, retificacaoRepository } from '#server/portal/duimp/retificacao-repository.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { type EscritoDaDuimp, lerEscrito } from './escrito-da-duimp.ts';
import { aPreencher, tirarOPreenchido } from './preencher-da-registrada.ts';
import { type Assinatura, caducarPedido, exigirSemRegistro } from './registro-da-duimp.ts';

/**
 * Opens the retificação of the registered DUIMP of a processo, and puts the registered version into the queue of the credential. From
 * then on what the DUIMP declares may be changed in the processo. Nothing is made in the Portal before it is sent.
 * @throws {Refusal} 422 where there is no registered DUIMP, 409 when one is open, or something is under way.
 */
export async function prepararRetificacao(
  ao: AoPedir,
  processoId: string,
  { credencialId, motivo }: z.output<typeof pedidoDeRetificacao>,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const rascunhos = rascunhoRepository(tx, empresaId);
    const antes = await rascunhos.trancar(processoId);
    const lido = await lerEscrito(tx, empresaId, processoId, antes);
    if (lido.retificacao) throw locked(JA_ABERTA);
    const impedimento = await impedimentoDe(tx, empresaId, lido);
    if (impedimento) throw againstRule(impedimento);
    const { numeroDuimp, versaoDuimp } = lido.lidos.processo;
    if (antes?.situacao === 'NA_FILA') throw locked('O rascunho está a caminho do Portal Único: espere a resposta.');
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: true });
    await caducarPedido(tx, { empresaId, usuarioId, em }, processoId);
    if (!antes) await rascunhos.complementar(processoId, 0, COMPLEMENTO_EM_BRANCO, { usuarioId, em });
    const [id, numero, versaoBase] = [uuidv7(), numeroDuimp ?? '', versaoDuimp ?? 0];
    const nova = { id, processoId, credencialId, numero, versaoBase, motivo, situacao: 'ABERTA' as const };
    const inserida = await retificacaoRepository(tx, empresaId).inserir({
      ...nova,
      abertaEm: em,
      abertaPor: usuarioId,
    });
    if (!inserida) throw locked(JA_ABERTA);
    await rascunhos.alterar(processoId, {
      situacao: 'NA_FILA',
      etapa: 'MODELO',
      proximaEm: em,
      tentativas: 0,
      frase: null,
      retificacaoId: id,
      credencialId,
      numero,
      versaoDuimp: null,
      escrito: null,
      sha256: null,
      mandadoEm: null,
      mandadoPor: usuarioId,
      itensLa: [],
      problemas: [],
      diagnosticoEm: null,
      aviso: null,
      valores: null,
      valoresEm: null,
      nossos: null,
      valoresDosItens: null,
    });
    const oQue = `retificação da DUIMP ${formatarNumeroDuimp(numero)}, versão ${versaoBase}, em preparo`;
    await contarNaCredencial(tx, ao, credencial, `R${oQue.slice(1)}`);
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
    const frase = `Portal Único (${ambiente}): ${oQue}. Motivo: ${motivo}`;
    await contarNoProcesso(tx, { empresaId, usuarioId, em }, processoId, frase);
  });
}

/** Fetches the registered version again, before the new one is made. @throws {Refusal} 404 without a retificação, 409 while something is under way. */
export async function buscarRegistradaDeNovo(ao: AoPedir, processoId: string, credencialId: string): Promise<void> {
  await comAberta(ao, processoId, credencialId, async (tx, linha) => {
    if (linha.versaoDuimp !== null) throw locked('A versão nova já está no Portal Único: mande-a de novo, ou desista.');
    const { empresaId } = ao.quem;
    const { processo } = (await lerEscrito(tx, empresaId, processoId, linha)).lidos;
    const versaoBase = processo.versaoDuimp ?? 0;
    await retificacaoRepository(tx, empresaId).mudar(processoId, { versaoBase, modelo: null, modeloEm: null });
    return 'MODELO';
  });
}

/**
 * Gives up the retificação in the open. A version that was made in the Portal is deleted there first.
 * @throws {Refusal} 404 without one, 409 while something is under way.
 */
export async function desistirDaRetificacao(ao: AoPedir, processoId: string, credencialId: string): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  await comAberta(ao, processoId, credencialId, async (tx, linha) => {
    const aberta = await retificacaoRepository(tx, empresaId).aberta(processoId);
    await caducarPedido(tx, { empresaId, usuarioId, em }, processoId);
    if (linha.versaoDuimp !== null || aberta?.pedidaEm) return 'EXCLUIR';
    const nada = { excluida: null, vigente: null };
    await fimDaDesistencia(ao)(tx, { ...linha, mandadoPor: usuarioId }, nada);
    return null;
  });
}

/** Does something to the retificação in the open, and queues the step that it answers. */
async function comAberta(
  ao: AoPedir,
  processoId: string,
  credencialId: string,
  fazer: (tx: Database, linha: LinhaDoRascunho) => Promise<'MODELO' | 'EXCLUIR' | null>,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const rascunhos = rascunhoRepository(tx, empresaId);
    const linha = await rascunhos.trancar(processoId);
    const retificacoes = retificacaoRepository(tx, empresaId);
    const aberta = await retificacoes.aberta(processoId);
    if (!linha || !aberta) throw notFound('Esta retificação');
    if (linha.situacao === 'NA_FILA') throw locked('A retificação está a caminho do Portal Único: espere a resposta.');
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: true });
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const antes = await credencialRepository(tx, empresaId).buscar(aberta.credencialId);
    if (antes?.ambiente !== credencial.ambiente) throw againstRule(OUTRO_AMBIENTE, 'credencialId');
    const etapa = await fazer(tx, linha);
    if (etapa === null) return;
    await retificacoes.mudar(processoId, { credencialId });
    await rascunhos.alterar(processoId, {
      situacao: 'NA_FILA',
      etapa,
      proximaEm: ao.relogio.agora(),
      tentativas: 0,
      frase: null,
      credencialId,
      mandadoPor: usuarioId,
      problemas: [],
    });
  });
}

/** Whether the processo has a retificação in the open. */
export function emRetificacao(tx: Database, empresaId: string, processoId: string): Promise<boolean> {
  return retificacaoRepository(tx, empresaId).haAberta(processoId);
}

export async function encerrarRetificacao(
  tx: Database,
  { empresaId, usuarioId, em }: Assinatura,
  processoId: string,
  situacao: 'REGISTRADA' | 'DESISTIDA',
): Promise<void> {
  const fim = { situacao, encerradaEm: em, encerradaPor: usuarioId };
  await retificacaoRepository(tx, empresaId).mudar(processoId, fim);
}

/** Ends a retificação that was given up, and tells the processo which version was deleted in the Portal. */
export function fimDaDesistencia({ relogio }: Pick<AoBuscar, 'relogio'>) {
  return async (tx: Database, linha: LinhaDoRascunho, { excluida, vigente }: FimDaDesistencia): Promise<void> => {
    const { empresaId, processoId, credencialId, mandadoPor, alteradoPor } = linha;
    const assinatura = { empresaId, usuarioId: mandadoPor ?? alteradoPor, em: relogio.agora() };
    const rascunhos = rascunhoRepository(tx, empresaId);
    const preenchido = await tirarOPreenchido(tx, assinatura, (await rascunhos.trancar(processoId)) ?? linha);
    await encerrarRetificacao(tx, assinatura, processoId, 'DESISTIDA');
    await rascunhos.alterar(processoId, {
      situacao: 'PREPARO',
      etapa: null,
      proximaEm: null,
      tentativas: 0,
      frase: null,
      retificacaoId: null,
      numero: null,
      versaoDuimp: null,
      escrito: null,
      sha256: null,
      mandadoEm: null,
      itensLa: [],
      problemas: [],
      valores: null,
      valoresEm: null,
      nossos: null,
      valoresDosItens: null,
      diagnosticoEm: null,
      aviso: null,
    });
    const credencial = credencialId ? await credencialRepository(tx, empresaId).buscar(credencialId) : null;
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial?.ambiente ?? 'TREINAMENTO'].toLowerCase();
    const la = excluida
      ? `a versão ${excluida}, em elaboração, foi excluída lá`
      : vigente
        ? `a versão ${vigente} já está registrada lá`
        : 'nada havia sido feito lá';
    const frase = `Portal Único (${ambiente}): retificação da DUIMP ${formatarNumeroDuimp(linha.numero ?? '')} abandonada; ${la}.${preenchido}`;
    await contarNoProcesso(tx, assinatura, processoId, frase);
  };
}

/** The retificação as the page of the processo shows it; null while the DUIMP is not registered. */
export async function retificacaoLida(
  db: Database,
  empresaId: string,
  lido: EscritoDaDuimp,
  linha: LinhaDoRascunho | null,
): Promise<DuimpDoProcesso['retificacao']> {
  const { numeroDuimp, versaoDuimp: versao, id } = lido.lidos.processo;
  const numero = numeroDuimp ?? lido.retificacao?.numero;
  if (!numero) return null;
  const ultima = lido.retificacao && (await retificacaoRepository(db, empresaId).ler(id));
  return {
    numero,
    versao,
    impedimento: lido.retificacao ? null : await impedimentoDe(db, empresaId, lido),
    aberta: ultima && {
      motivo: ultima.linha.motivo,
      abertaEm: ultima.linha.abertaEm.toISOString(),
      abertaPor: ultima.abertaPor,
      ambiente: ultima.ambiente,
      titular: ultima.titular,
      versaoBase: ultima.linha.versaoBase,
      credencialId: ultima.linha.credencialId,
      modeloEm: ultima.linha.modeloEm?.toISOString() ?? null,
      noPortal: linha?.versaoDuimp ?? null,
      situacao: linha?.situacao ?? 'PREPARO',
      etapa: linha?.etapa ?? null,
      frase: linha?.frase ?? null,
      proximaEm: linha?.proximaEm?.toISOString() ?? null,
      comparada: comparadaLida(lido),
      ...preenchimentoLido(ultima.linha, lido),
    },
  };
}

function preenchimentoLido(retificacao: LinhaDaRetificacao, { lidos, complemento }: EscritoDaDuimp) {
  const { preenchimento: feito } = retificacao;
  return {
    preenchimento: feito && {
      em: feito.em,
      versaoRegistrada: feito.versaoRegistrada,
      lacunas: feito.lacunas,
      previsto: feito.itensVersao !== null,
    },
    aPreencher: aPreencher(retificacao, lidos.previstos, complemento),
  };
}

function comparadaLida({ comparada }: EscritoDaDuimp) {
  if (!comparada) return null;
  const { diferencas, ...contas } = comparada;
  return {
    ...contas,
    quantas: diferencas.length,
    diferencas: diferencas
      .slice(0, DIFERENCAS_MOSTRADAS)
      .map((diferenca) => ({ ...diferenca, lugar: lugarDoCampo(diferenca.caminho, diferenca.item !== null) })),
  };
}

/** Why the DUIMP of a processo takes no retificação from here; null when it may. */
async function impedimentoDe(
  tx: Database,
  empresaId: string,
  { lidos: { processo } }: EscritoDaDuimp,
): Promise<string | null> {
  if (processo.excluidoEm !== null) return 'Este processo foi excluído.';
  if (processo.tipoDocumento !== 'DUIMP' || !processo.numeroDuimp) return 'Este processo não tem DUIMP registrada.';
  if (processo.situacao === 'CANCELADO') return 'Este processo foi cancelado.';
  if (processo.versaoDuimp === null || processo.declaracao === null) {
    return 'A DUIMP registrada ainda não está neste processo: traga-a antes, em “Importar DI ou DUIMP”.';
  }
  const { numeroDuimp, versaoDuimp } = processo;
  const feitas = await registroRepository(tx, empresaId).registradas(processo.id);
  const nova = feitas.find(
    (registroFeito) => registroFeito.numero === numeroDuimp && Number(registroFeito.versaoRegistrada) > versaoDuimp,
  );
  return nova
    ? `A versão ${nova.versaoRegistrada} foi registrada daqui, e o processo tem a ${versaoDuimp}: traga-a antes, em “Ver como retificação”.`
    : null;
}

const JA_ABERTA = 'Este processo já tem uma retificação aberta: siga com ela, ou desista dela.';
const OUTRO_AMBIENTE = 'A retificação foi preparada em outro ambiente: escolha uma credencial dele.';
/** Changed fields that are shown one by one. */
const DIFERENCAS_MOSTRADAS = 500;
