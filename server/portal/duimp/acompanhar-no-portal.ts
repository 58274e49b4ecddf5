import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { AcompanhamentoNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { podeOlharDeNovo } from '#lib/portal/domain/horas-do-portal.ts';
import { aConferirNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import type { AcompanharUm } from '#server/flows/processo/ato-em-varios.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import {
  acompanhamentoRepository,
  type LinhaDoAcompanhamento,
} from '#server/portal/queue/acompanhamento-repository.ts';
import { consultaRepository } from '#server/portal/queue/consulta-repository.ts';
import { escreverHora } from '#server/portal/talk/at-time.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';

/** What the Portal last said of the DUIMP of a processo; null while nobody follows it. */
export async function acompanhamentoDo(
  db: Database,
  empresaId: string,
  processoId: string,
): Promise<AcompanhamentoNoPortal | null> {
  const processo = await processoRepository(db, empresaId).buscar(processoId);
  if (!processo) throw notFound('Este processo');
  const lido = await acompanhamentoRepository(db, empresaId).ler(processoId);
  if (!lido) return null;
  const { linha, consulta, ambiente, titular, ligadoPor } = lido;
  const { credencialId, numero, visto, frase, olhadoEm, proximaEm } = linha;
  const daqui = processo.declaracao?.duimp?.versao ?? null;
  const ehNova = consulta && daqui !== null && (consulta.versao ?? daqui + 1) > daqui;
  return {
    processoId,
    credencialId,
    ambiente,
    titular,
    numero,
    visto,
    frase,
    ligadoPor,
    ligado: proximaEm !== null,
    ligadoEm: linha.ligadoEm.toISOString(),
    olhadoEm: olhadoEm?.toISOString() ?? null,
    proximaEm: proximaEm?.toISOString() ?? null,
    podeOlharEm: olhadoEm ? podeOlharDeNovo(olhadoEm).toISOString() : null,
    versaoDaqui: daqui,
    versaoNova: ehNova
      ? { consultaId: consulta.id, versao: consulta.versao, situacao: consulta.situacao, frase: consulta.frase }
      : null,
    aConferir: visto ? aConferirNoPortal(visto, processo.passos) : [],
  };
}

/**
 * Begins to follow the DUIMP of a processo. One that is followed by this credential already stays as it is.
 * @throws {Refusal} 422 when the processo has no DUIMP, or when the training environment would move a DUIMP that it did not give.
 */
export async function acompanhar(ao: AoPedir, processoId: string, credencialId: string): Promise<void> {
  await ligarAcompanhamento(ao, processoId, credencialId, (antes) => antes.credencialId === credencialId);
}

/** Begins to follow one of many. @throws {Refusal} as `acompanhar` does, and as `exigirNaoAcompanhado`. */
async function acompanharUmDeVarios(ao: AoPedir, processoId: string, credencialId: string): Promise<void> {
  await ligarAcompanhamento(ao, processoId, credencialId, () => {
    throw againstRule(JA_ACOMPANHADA);
  });
}

/** The processo is locked, so that of two who begin at once the second sees the first. `fica` is asked of what is followed already. */
async function ligarAcompanhamento(
  ao: AoPedir,
  processoId: string,
  credencialId: string,
  fica: (antes: LinhaDoAcompanhamento) => boolean,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    await processoDaDeclaracaoRepository(tx, empresaId).travar(processoId);
    const { credencial, numero } = await exigirAcompanhavel(tx, empresaId, processoId, credencialId);
    const acompanhamentos = acompanhamentoRepository(tx, empresaId);
    const antes = await acompanhamentos.buscar(processoId);
    if (antes && ehAcompanhada(antes, numero) && fica(antes)) return;
    const em = ao.relogio.agora();
    await acompanhamentos.ligar({
      processoId,
      credencialId,
      numero,
      ligadoEm: em,
      ligadoPor: usuarioId,
      proximaEm: em,
    });
    await contarNaCredencial(tx, ao, credencial, `Acompanhada a DUIMP ${formatarNumeroDuimp(numero)} no Portal Único`);
  });
}

/**
 * Whether one of many processos may begin to be followed.
 * @throws {Refusal} as `acompanhar` does, and 422 when its DUIMP is followed already: its credential is not changed by an act on many.
 */
async function exigirNaoAcompanhado(
  { db, quem: { empresaId } }: Pick<AoPedir, 'db' | 'quem'>,
  processoId: string,
  credencialId: string,
): Promise<void> {
  const { numero } = await exigirAcompanhavel(db, empresaId, processoId, credencialId);
  const antes = await acompanhamentoRepository(db, empresaId).buscar(processoId);
  if (antes && ehAcompanhada(antes, numero)) throw againstRule(JA_ACOMPANHADA);
}

const ehAcompanhada = (antes: LinhaDoAcompanhamento, numero: string) =>
  antes.proximaEm !== null && antes.numero === numero;

async function exigirAcompanhavel(tx: Database, empresaId: string, processoId: string, credencialId: string) {
  const processo = await processoRepository(tx, empresaId).buscar(processoId);
  if (!processo || processo.excluidoEm !== null) throw notFound('Este processo');
  const numero = processo.numeroDuimp;
  if (!numero) throw againstRule('Este processo ainda não tem o número da DUIMP.');
  const credencial = await credencialEmUso(tx, empresaId, credencialId);
  if (credencial.ambiente === 'TREINAMENTO' && !(await consultaRepository(tx, empresaId).veioDe('TREINAMENTO', numero)))
    throw againstRule(DE_VERDADE, 'credencialId');
  if ((credencial.ambiente === 'TREINAMENTO') !== processo.treinamento)
    throw againstRule(processo.treinamento ? DE_TREINAMENTO : PROCESSO_DE_VERDADE, 'credencialId');
  return { credencial, numero };
}

/** Stops following, once; what was seen stays. */
export async function deixarDeAcompanhar(ao: AoPedir, processoId: string): Promise<void> {
  const { empresaId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const acompanhamentos = acompanhamentoRepository(tx, empresaId);
    await processoDaDeclaracaoRepository(tx, empresaId).travar(processoId);
    const linha = await acompanhamentos.buscar(processoId);
    if (!linha) throw notFound('Este acompanhamento');
    if (linha.paradoEm) return;
    await acompanhamentos.parar(linha, ao.relogio.agora());
    const credencial = {
      id: linha.credencialId,
      ambiente: (await acompanhamentos.ler(processoId))?.ambiente ?? 'TREINAMENTO',
    };
    const oQue = `A DUIMP ${formatarNumeroDuimp(linha.numero)} já não é acompanhada no Portal Único`;
    await contarNaCredencial(tx, ao, credencial, oQue);
  });
}

/**
 * Puts a look forward.
 * @throws {Refusal} 422 when the last one was a few minutes ago: every look counts among those the Portal allows by the hour.
 */
export async function olharAgora({ db, relogio, quem }: AoPedir, processoId: string): Promise<void> {
  const acompanhamentos = acompanhamentoRepository(db, quem.empresaId);
  const linha = await acompanhamentos.buscar(processoId);
  if (!linha?.proximaEm) throw notFound('Este acompanhamento');
  const agora = relogio.agora();
  const livre = linha.olhadoEm && podeOlharDeNovo(linha.olhadoEm);
  if (livre && livre > agora) throw againstRule(`O Cais olhou há pouco. Pode olhar de novo às ${escreverHora(livre)}.`);
  // While the Portal makes it wait, asking earlier would only be refused.
  if (linha.frase && linha.proximaEm > agora) throw againstRule(linha.frase);
  await acompanhamentos.alterar(processoId, { proximaEm: agora });
}

/** For the act on many processos. */
export const ACOMPANHAR_UM: AcompanharUm = { exigirNovo: exigirNaoAcompanhado, comecar: acompanharUmDeVarios };

const JA_ACOMPANHADA = 'A DUIMP já é acompanhada no Portal Único.';
const DE_TREINAMENTO =
  'Este processo é de treinamento, e o ambiente de produção não diz nada dele. Acompanhe-o com uma credencial de treinamento.';
const PROCESSO_DE_VERDADE =
  'O treinamento não move um processo de verdade. Marque antes o processo como de treinamento, ou acompanhe-o com uma credencial de produção.';
const DE_VERDADE =
  'Esta DUIMP não veio do ambiente de treinamento, que não diz nada do despacho de verdade. Acompanhe-a com uma credencial de produção.';
