import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PedidoDeTreinamento, ProcessoInteiro, TreinamentoDaEmpresa } from '#lib/contracts/processo/processo.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { DAI_EM_ABERTO } from '#lib/domain/zfm/situacao-dai.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { origemNoPortal } from '#server/comex/declaracao/origem-no-portal.ts';
import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { recusasDeExcluir } from '#server/comex/saldo/recusas-de-excluir.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { marcarExoneracaoDeclarada } from '#server/comex/sefaz/exoneracao-declarada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { usuario } from '#server/platform/db/schema/core.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { historico } from '#server/platform/db/schema/records.ts';
import type { ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, Refusal } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { mudarProcessos } from './mudar-processos.ts';

/**
 * Says that a processo rehearses in the training environment, or that it is a real one again. Its orders, the stock and the sums of the
 * dashboard follow.
 * @throws {Refusal} 409 when the processo changed meanwhile; 422 while something of it is real, or of training, with what that is.
 */
export function marcarTreinamento(ao: OnWrite, id: string, pedido: PedidoDeTreinamento): Promise<ProcessoInteiro> {
  const { versao, treinamento } = pedido;
  const { empresaId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const [mudado] = await mudarProcessos(
      tx,
      ao,
      [
        {
          id,
          versao,
          mudar: async (_, antes) => {
            if (antes.treinamento === treinamento) throw againstRule(treinamento ? JA_E : JA_NAO_E);
            const recusa = await (treinamento ? recusaDeMarcar : recusaDeTirar)(tx, empresaId, antes);
            if (recusa) throw againstRule(recusa);
            if (!treinamento) await saldosDosPedidos(tx, empresaId).retomar(id);
            return { treinamento };
          },
        },
      ],
      { motivo: treinamento ? MARCADO : TIRADO, escreve: 'A_DECLARACAO' },
    );
    if (mudado instanceof Refusal) throw mudado;
    if (!treinamento) await comDai(tx, ao, id);
    return mudado as ProcessoInteiro;
  });
}

/** The DAI that a real processo has, with the exoneração that its declaration declares. */
async function comDai(tx: Database, { quem, relogio }: OnWrite, processoId: string): Promise<void> {
  const { empresaId, usuarioId } = quem;
  await abrirDai(tx, empresaId, processoId);
  const guardada = await declaracaoGuardada(tx, empresaId, processoId);
  if (!guardada) return;
  const { declaracao: di } = guardada;
  await marcarExoneracaoDeclarada(tx, empresaId, { processoId, declaracao: di }, { usuarioId, em: relogio.agora() });
}

/** Undoes, from the history, what `marcarTreinamento` said. */
export const desfazerTreinamento = (ao: OnWrite, { registroId, antes }: ChangeMade, versao: number) =>
  marcarTreinamento(ao, registroId, { versao, treinamento: (antes as { treinamento: boolean }).treinamento });

/** Why a processo is not one of training: something of it is of the real customs. */
async function recusaDeMarcar(tx: Database, empresaId: string, { id, situacaoDai }: ProcessoInteiro) {
  const origem = await origemNoPortal(tx, empresaId).daDeclaracao(id);
  if (origem === 'PRODUCAO') return 'A declaração deste processo veio da produção do Portal Único: ele é de verdade.';
  const registros = await origemNoPortal(tx, empresaId).registradas(id);
  if (registros.some(({ ambiente }) => ambiente === 'PRODUCAO'))
    return 'A DUIMP deste processo foi registrada em produção: ele é de verdade.';
  if (situacaoDai !== null && !DAI_EM_ABERTO.includes(situacaoDai))
    return 'A DAI deste processo já foi à Sefaz: ele é de verdade.';
  return (await recusasDeExcluir(tx, empresaId, [id], 'TREINAR')).get(id) ?? null;
}

/** Why a processo of training is not a real one: its declaration, or a step of it, is of the training environment. */
async function recusaDeTirar(tx: Database, empresaId: string, { id, passos }: ProcessoInteiro) {
  const origem = await origemNoPortal(tx, empresaId).daDeclaracao(id);
  if (origem === 'TREINAMENTO')
    return 'A declaração veio do treinamento do Portal Único. Retire-a antes, ou exclua o processo.';
  if (isStanding(passos).some(({ portal }) => portal === 'TREINAMENTO'))
    return 'Há passos que o treinamento do Portal Único deu: desfaça-os antes.';
  return null;
}

/**
 * Marks a processo that is born of a declaration of training.
 * @throws {Refusal} 422 when the declaration is of one environment and the processo of the other: a real processo does not become a
 * rehearsal, nor a rehearsal a real one, by what is brought into it.
 */
export async function exigirMesmoAmbiente(
  tx: Database,
  empresaId: string,
  { processoId, portal, nasceu }: { processoId: string; portal: AmbienteDoPortal | null; nasceu: boolean },
): Promise<void> {
  if (portal === null) return;
  const condicao = and(eq(processo.empresaId, empresaId), eq(processo.id, processoId));
  if (nasceu) {
    if (portal !== 'TREINAMENTO') return;
    noteInPainel(tx, empresaId, [processoId]);
    await tx.update(processo).set({ treinamento: true }).where(condicao);
    return;
  }
  const [achado] = await tx.select({ treinamento: processo.treinamento }).from(processo).where(condicao);
  if (!achado || achado.treinamento === (portal === 'TREINAMENTO')) return;
  throw againstRule(achado.treinamento ? VEIO_DA_PRODUCAO : VEIO_DO_TREINAMENTO);
}

/** Counts the training of the company, and the part of it that was thrown away. */
export async function treinamentoDa(tx: Database, empresaId: string): Promise<TreinamentoDaEmpresa> {
  const contar = (quais: ReturnType<typeof and>) =>
    tx
      .select({ processos: count(), declaracoes: count(declaracao.processoId) })
      .from(processo)
      .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
      .where(and(eq(processo.empresaId, empresaId), sql`${processo.treinamento}`, quais));
  const [ultimo] = await tx
    .select({ em: historico.em, usuario: { id: usuario.id, nome: usuario.nome } })
    .from(processo)
    .innerJoin(historico, and(eq(historico.empresaId, empresaId), eq(historico.registroId, processo.id)))
    .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, historico.usuarioId)))
    .where(
      and(
        eq(processo.empresaId, empresaId),
        sql`${processo.treinamento}`,
        isNotNull(processo.excluidoEm),
        eq(historico.recurso, 'Processo'),
        eq(historico.acao, 'EXCLUIR'),
      ),
    )
    .orderBy(desc(historico.em), desc(historico.id))
    .limit(1);
  const [vivos] = await contar(isNull(processo.excluidoEm));
  const [fora] = await contar(isNotNull(processo.excluidoEm));
  return {
    processos: vivos?.processos ?? 0,
    declaracoes: vivos?.declaracoes ?? 0,
    descartados: fora?.processos ?? 0,
    ultimoDescarte: ultimo ? { ...ultimo, em: ultimo.em.toISOString() } : null,
  };
}

const JA_E = 'Este processo já é de treinamento.';
const JA_NAO_E = 'Este processo não é de treinamento.';
const MARCADO = 'Marcado como de treinamento: fica fora das somas, dos relatórios e do saldo.';
const TIRADO = 'Deixou de ser de treinamento: volta às somas, aos relatórios e ao saldo.';
const VEIO_DO_TREINAMENTO =
  'Esta declaração veio do treinamento do Portal Único, e o processo é de verdade. Marque antes o processo como de treinamento, ou importe-a como processo novo.';
const VEIO_DA_PRODUCAO =
  'Esta declaração veio da produção do Portal Único, e o processo é de treinamento. Exclua o processo, ou importe-a como processo novo.';
