import { setImmediate as respirar } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { ProcessoConsulta } from '#lib/contracts/consultas/processo.ts';
import type {
  AtoEmVarios,
  PedidoEmVarios,
  QuaisProcessos,
  RespostaEmVarios,
} from '#lib/contracts/processo/ato-em-varios.ts';
import { MAXIMO_EM_VARIOS } from '#lib/contracts/processo/ato-em-varios.ts';
import type { ProcessoInteiro, ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { recusaDoPasso } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { apontadosDoProcesso } from '#server/comex/processo/apontados-do-processo.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { processoListagem } from '#server/comex/processo/processo-listagem.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { processosDosNumeros } from '#server/comex/processo/processos-dos-numeros.ts';
import { today } from '#server/platform/clock.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { violatesUniqueness } from '#server/platform/db/violation.ts';
import { askedIds, type ManyRequest } from '#server/platform/records/asked-ids.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, conflict, notFound, Refusal } from '#server/platform/refusals.ts';
import { sideBySide } from '#server/platform/work/side-by-side.ts';
import {
  darPasso,
  darPassoEmVarios,
  exigirCbsIbs,
  exigirMotivoDoDevido,
  PASSOS_DE_UM,
} from './dar-passo-no-processo.ts';
import { type MudancaDoProcesso, mudarProcessos } from './mudar-processos.ts';

/** A processo asked for, or why it is refused already. */
type Pedido = Aceito | { recusado: RespostaEmVarios['recusados'][number] };

interface Aceito {
  processo: ProcessoPedido;
  canalRfb: CanalRfb | null;
}

/** What says whether a processo is the one the person saw. The act itself reads the whole record. */
type ProcessoPedido = Pick<typeof processo.$inferSelect, 'id' | 'numero' | 'versao' | 'excluidoEm'>;

/** Begins to follow a processo at the Portal Único, which is handed in: no flow of the processo knows the Portal. */
export interface AcompanharUm {
  /** @throws {Refusal} as `comecar`, without writing. */
  exigirNovo(ao: OnWrite, processoId: string, credencialId: string): Promise<void>;
  comecar(ao: OnWrite, processoId: string, credencialId: string): Promise<void>;
}

/** Of a server that does not talk to the Portal Único. */
export const NAO_ACOMPANHA: AcompanharUm = {
  exigirNovo: async () => {
    throw againstRule(SEM_PORTAL);
  },
  comecar: async () => {
    throw againstRule(SEM_PORTAL);
  },
};

interface AoFazer extends OnWrite {
  acompanhar: AcompanharUm;
}

/** An act whose statements many processes share. */
type AtoDeUmaVez = Exclude<AtoEmVarios, { tipo: 'ACOMPANHAR' }>;

/**
 * Does one act on many processes, each by the rule of the single act. A refused process does not stop the others: the answer has one
 * row for each. With `ensaio` nothing is written.
 * @throws {Refusal} 422 when a result has changed since the person saw it, or has more rows than `MAXIMO_EM_VARIOS`.
 */
export async function atoEmVarios(ao: AoFazer, { quais, ato, ensaio }: PedidoEmVarios): Promise<RespostaEmVarios> {
  const pedidos = await processosPedidos(ao, quais);
  const fazerParte = async (parte: readonly Pedido[]) => {
    const aFazer = parte.filter((pedido): pedido is Aceito => !('recusado' in pedido));
    const motivos = ensaio ? await ensaiarTodos(ao, aFazer, ato) : await fazerTodos(ao, aFazer, ato);
    await respirar();
    return motivos;
  };
  const partes = Array.from({ length: Math.ceil(pedidos.length / POR_TRANSACAO) }, (_, i) =>
    pedidos.slice(i * POR_TRANSACAO, (i + 1) * POR_TRANSACAO),
  );
  const porParte = await sideBySide(partes, LADO_A_LADO, fazerParte);
  const motivos = new Map(porParte.flatMap((motivosDaParte) => [...motivosDaParte]));
  const resposta: RespostaEmVarios = { feitos: [], recusados: [] };
  for (const pedido of pedidos) {
    if ('recusado' in pedido) {
      resposta.recusados.push(pedido.recusado);
      continue;
    }
    const { id, versao, numero: nome } = pedido.processo;
    const motivo = motivos.get(id) ?? null;
    if (motivo === null) resposta.feitos.push({ id, versao, nome, canalRfb: pedido.canalRfb });
    else resposta.recusados.push({ id, nome, motivo });
  }
  return resposta;
}

/** More would hold the processes, and the chain of the history, for longer than a person waits for another act. */
const POR_TRANSACAO = 100;

/** While one transaction waits for PostgreSQL, another is prepared. More would take the connections of other people. */
const LADO_A_LADO = 2;

/** Why each was refused, by its id. */
type Motivos = ReadonlyMap<string, string>;

/**
 * Does the act in one transaction. When something refuses that was already written for, such as the stock, the transaction is undone,
 * and each process gets a transaction of its own.
 */
async function fazerTodos(ao: AoFazer, pedidos: readonly Aceito[], ato: AtoEmVarios): Promise<Motivos> {
  if (ato.tipo !== 'ACOMPANHAR' && !(ato.tipo === 'PASSO' && PASSOS_DE_UM.includes(ato.situacao))) {
    try {
      return await fazerJuntos(ao, pedidos, ato);
    } catch (erro) {
      if (!(erro instanceof Refusal) && !violatesUniqueness(erro)) throw erro;
    }
  }
  return umPorUm(pedidos, (pedidoAceito) => fazer(ao, pedidoAceito.processo, comSeuCanal(pedidoAceito, ato)));
}

async function fazerJuntos(ao: OnWrite, pedidos: readonly Aceito[], ato: AtoDeUmaVez): Promise<Motivos> {
  const vistos = pedidos.map(({ processo: { id, versao }, canalRfb }) => ({ id, versao, canalRfb }));
  const respostas =
    ato.tipo === 'RESPONSAVEL'
      ? await mudarResponsaveis(ao, vistos, ato.responsavelId)
      : await darPassoEmVarios(
          ao,
          vistos.map(({ id, versao, canalRfb }) => ({
            ...semTipo(ato),
            id,
            versao,
            canalRfb: canalRfb ?? ato.canalRfb,
          })),
        );
  return new Map(
    respostas.flatMap((resposta, i) => (resposta instanceof Refusal ? [[vistos[i]?.id ?? '', resposta.message]] : [])),
  );
}

async function umPorUm(pedidos: readonly Aceito[], fazer: (pedidoAceito: Aceito) => Promise<void>): Promise<Motivos> {
  const motivos = new Map<string, string>();
  for (const pedidoAceito of pedidos) {
    const motivo = await recusaDe(() => fazer(pedidoAceito));
    if (motivo !== null) motivos.set(pedidoAceito.processo.id, motivo);
    await respirar();
  }
  return motivos;
}

const comSeuCanal = ({ canalRfb }: Aceito, ato: AtoEmVarios): AtoEmVarios =>
  ato.tipo === 'PASSO' ? { ...ato, canalRfb: canalRfb ?? ato.canalRfb } : ato;

async function ensaiarTodos(ao: AoFazer, pedidos: readonly Aceito[], ato: AtoEmVarios): Promise<Motivos> {
  const ids = pedidos.map(({ processo }) => processo.id);
  const linhas = await processoListagem(ao.db, ao.quem.empresaId).porIds(ids, today(ao.relogio));
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  return umPorUm(pedidos, async (pedidoAceito) => {
    const linha = porId.get(pedidoAceito.processo.id);
    if (!linha) throw notFound(cadastroDeProcesso.este);
    await ensaiar(ao, linha, comSeuCanal(pedidoAceito, ato));
  });
}

/** The rule of the act, on the row of the list. @throws {Refusal} as the act would. */
async function ensaiar(ao: AoFazer, processo: ProcessoResumo, ato: AtoEmVarios): Promise<void> {
  if (ato.tipo === 'RESPONSAVEL') return;
  if (ato.tipo === 'ACOMPANHAR') return ao.acompanhar.exigirNovo(ao, processo.id, ato.credencialId);
  const { situacao, desde, tipoDocumento, numeroDI, numeroDuimp, situacaoDai, pedeDai } = processo;
  const hoje = today(ao.relogio);
  const recusa = recusaDoPasso(
    {
      passos: [{ situacao, data: desde ?? hoje }],
      numeroDocumento: tipoDocumento === 'DI' ? numeroDI : numeroDuimp,
      desembaracoSefaz: situacaoDai === 'DESEMBARACADA',
      pedeDai,
    },
    ato,
    hoje,
  );
  if (recusa) throw againstRule(recusa.motivo);
  if (ato.situacao !== 'ENTREGUE') return;
  const inteiro = await processoRepository(ao.db, ao.quem.empresaId).buscar(processo.id);
  if (!inteiro) return;
  await exigirCbsIbs(ao.db, ao, inteiro, ato.data);
  await exigirMotivoDoDevido(ao.db, ao, processo.id, ato.motivo);
}

async function fazer(ao: AoFazer, { id, versao }: ProcessoPedido, ato: AtoEmVarios): Promise<void> {
  if (ato.tipo === 'RESPONSAVEL') {
    const [mudado] = await mudarResponsaveis(ao, [{ id, versao }], ato.responsavelId);
    if (mudado instanceof Refusal) throw mudado;
    return;
  }
  if (ato.tipo === 'ACOMPANHAR') return ao.acompanhar.comecar(ao, id, ato.credencialId);
  await darPasso(ao, id, { versao, numeroDocumento: null, ...semTipo(ato) });
}

/** Gives many processes their person in charge. @throws {Refusal} never: the answers carry the refusals, in the order given. */
function mudarResponsaveis(
  ao: OnWrite,
  vistos: readonly { id: string; versao: number }[],
  responsavelId: string | null,
): Promise<(ProcessoInteiro | Refusal)[]> {
  const responsavel = responsavelId === null ? null : { id: responsavelId };
  return ao.db.transaction((tx) => {
    const apontados = apontadosDoProcesso(tx, ao.quem.empresaId);
    const mudar: MudancaDoProcesso = async (_, antes) => {
      await apontados.exigir({ responsavel }, antes);
      return { responsavelId };
    };
    const pedidos = vistos.map(({ id, versao }) => ({ id, versao, mudar }));
    return mudarProcessos(tx, ao, pedidos, { motivo: undefined, escreve: 'O_PROCESSO' });
  });
}

async function processosPedidos(ao: OnWrite, quais: QuaisProcessos): Promise<Pedido[]> {
  const { db, quem, relogio } = ao;
  const lista = processoListagem(db, quem.empresaId);
  const hoje = today(relogio);
  if ('coladas' in quais) return processosColados(ao, quais.coladas);
  if ('processos' in quais) {
    const ids = quais.processos.map(({ id }) => id);
    const porId = await lidos(ao, ids);
    return quais.processos.map((visto) => pedidoDe(porId.get(visto.id), visto));
  }
  const ids = await askedIds(quais as ManyRequest<ProcessoConsulta>, (consulta) => lista.ids(consulta, hoje));
  if (ids.length > MAXIMO_EM_VARIOS) {
    throw againstRule(
      `O resultado tem ${ids.length} processos, e de uma vez vão até ${MAXIMO_EM_VARIOS}. Filtre mais.`,
    );
  }
  const porId = await lidos(ao, ids);
  return ids.map((id) => pedidoDe(porId.get(id), { id, canalRfb: null }));
}

/** The processes of the pasted numbers. A number that cannot be read, is unknown or stands twice is refused in its row. */
async function processosColados(ao: OnWrite, coladas: readonly { numero: string; canalRfb: CanalRfb }[]) {
  const lidas = coladas.map(({ numero, canalRfb }) => ({ numero, canalRfb, lido: validarNumeroDeclaracao(numero) }));
  const valores = lidas.map(({ lido }) => (lido.valido ? lido.valor : ''));
  const ids = await processosDosNumeros(ao.db, ao.quem.empresaId, valores.filter(Boolean));
  const porId = await lidos(ao, [...ids.values()]);
  return lidas.map(({ numero, canalRfb, lido }, i): Pedido => {
    const recusado = (motivo: string) => ({ recusado: { id: null, nome: numero, motivo } });
    if (!lido.valido) return recusado(lido.motivo);
    if (valores.indexOf(lido.valor) < i) return recusado('Este número já está em outra linha.');
    const processo = porId.get(ids.get(lido.valor) ?? '');
    return processo ? { processo, canalRfb } : recusado('Nenhum processo tem este número.');
  });
}

const semTipo = ({ tipo: _, ...passo }: Extract<AtoEmVarios, { tipo: 'PASSO' }>) => passo;

async function lidos({ db, quem }: OnWrite, ids: readonly string[]): Promise<ReadonlyMap<string, ProcessoPedido>> {
  const linhas = await db
    .select({
      id: processo.id,
      numero: processo.numero,
      versao: processo.versao,
      excluidoEm: processo.excluidoEm,
    })
    .from(processo)
    .where(and(eq(processo.empresaId, quem.empresaId), oneOfThese(processo.id, ids)));
  return new Map(linhas.map((linha) => [linha.id, linha]));
}

/** Refuses a processo that is gone, or that another person changed after it was seen. */
function pedidoDe(
  processo: ProcessoPedido | undefined,
  { id, versao, canalRfb }: { id: string; versao?: number; canalRfb: CanalRfb | null },
): Pedido {
  const { este: sujeito } = cadastroDeProcesso;
  const recusado = (motivo: string) => ({ recusado: { id, nome: processo?.numero ?? '—', motivo } });
  if (!processo || processo.excluidoEm !== null) return recusado(notFound(sujeito).message);
  if (versao !== undefined && versao !== processo.versao) return recusado(conflict(sujeito, processo).message);
  return { processo, canalRfb };
}

/** The sentence of a refusal; null when there was none. */
async function recusaDe(fazer: () => Promise<void>): Promise<string | null> {
  try {
    await fazer();
    return null;
  } catch (erro) {
    if (erro instanceof Refusal) return erro.message;
    throw erro;
  }
}
const SEM_PORTAL = 'Este Cais não fala com o Portal Único.';
