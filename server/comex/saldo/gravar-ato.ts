import { and, eq } from 'drizzle-orm';
import type {
  LoteInteiro,
  PedidoDeAjuste,
  PedidoDeDevolucao,
  PedidoDeEstorno,
} from '#lib/contracts/saldo/saldo-insumo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { MOVIMENTO_DA_NATUREZA, NOME_MOVIMENTO } from '#lib/domain/zfm/saldo-insumo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, conflict, notFound } from '#server/platform/refusals.ts';
import { restam } from './frases.ts';
import { RECURSO } from './historia-do-lote.ts';
import { feitoAMao, loteRepository } from './lote-repository.ts';
import { type Lote, type Movimento, type NovoMovimento, razaoRepository } from './razao-repository.ts';
import { entradaEmPe, movimentosEmPe } from './regras-da-entrada.ts';
import { destinosDosLotes } from './suspensao-dos-lotes.ts';

/**
 * Adjusts the balance of a lote to the real quantity, by a difference, its nature and a reason.
 * @throws {Refusal} 409 when the lote changed since the version the person saw, 422 at the field that takes more than there is.
 */
export function ajustarLote(ao: OnWrite, id: string, pedido: PedidoDeAjuste): Promise<LoteInteiro> {
  const { quantidade, data, motivo, natureza = 'CORRECAO' } = pedido;
  const tira = quantidade.startsWith('-');
  if (natureza === 'FALTA' && !tira) throw againstRule('Uma falta tira do saldo.', 'natureza');
  if (natureza === 'SOBRA' && tira) throw againstRule('Uma sobra acrescenta ao saldo.', 'natureza');
  return movimentar(ao, id, pedido.versao, (lote) => {
    exigirDia(ao, lote, data);
    return { tipo: MOVIMENTO_DA_NATUREZA[natureza], quantidade, data, motivo };
  });
}

/** Records a quantity returned to the exporter abroad, with the document named. Throws as {@link ajustarLote}. */
export function devolverLote(ao: OnWrite, id: string, pedido: PedidoDeDevolucao): Promise<LoteInteiro> {
  const { quantidade, data, motivo } = pedido;
  return movimentar(ao, id, pedido.versao, (lote) => {
    exigirDia(ao, lote, data);
    return { tipo: 'DEVOLUCAO', quantidade: new Exato(quantidade).neg().toFixed(), data, motivo };
  });
}

/** Reverses a movement made by hand. Draws by a document are reversed with the document. Throws as {@link ajustarLote}. */
export async function estornarMovimento(
  ao: OnWrite,
  movimentoId: string,
  pedido: PedidoDeEstorno,
): Promise<LoteInteiro> {
  const [achado] = await ao.db
    .select({ loteId: saldoMovimento.loteId })
    .from(saldoMovimento)
    .where(and(eq(saldoMovimento.empresaId, ao.quem.empresaId), eq(saldoMovimento.id, movimentoId)));
  if (!achado) throw notFound('Este movimento');
  return movimentar(ao, achado.loteId, pedido.versao, async (_, movimentos, tx) => {
    const movimento = movimentos.find(({ id }) => id === movimentoId);
    if (!movimento || !feitoAMao(movimento)) throw againstRule(frases.soAMao);
    if (!movimentosEmPe(movimentos).includes(movimento)) throw againstRule(frases.jaEstornado);
    const { declarados } = (await destinosDosLotes(tx, ao.quem.empresaId, [achado.loteId]))(achado.loteId);
    if (declarados.some(({ raizId }) => raizId === movimentoId)) throw againstRule(frases.declarada);
    return {
      tipo: 'ESTORNO',
      quantidade: new Exato(movimento.quantidade).neg().toFixed(),
      data: today(ao.relogio),
      motivo: pedido.motivo,
      estornoDe: movimentoId,
    };
  });
}

type NovoDoLote = Omit<NovoMovimento, 'loteId'>;
type Ato = (lote: Lote, movimentos: readonly Movimento[], tx: Database) => NovoDoLote | Promise<NovoDoLote>;

/** Locks the lote, writes its movement and the line of the history, in one transaction. */
function movimentar(ao: OnWrite, id: string, versao: number, ato: Ato): Promise<LoteInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const razao = razaoRepository(tx, empresaId);
    const [lote] = await razao.travar(eq(saldoLote.id, id));
    if (!lote) throw notFound(ESTE);
    const movimentos = (await razao.movimentos([id])).get(id) ?? [];
    if (movimentos.length !== versao) throw conflict(ESTE, await inteiro(tx, ao, id));
    if (!entradaEmPe(movimentos)) throw againstRule(frases.foraDoEstoque);
    const novo = { ...(await ato(lote, movimentos, tx)), loteId: id };
    exigirSaldo(lote, novo);
    const [feito] = await razao.lancar([lote], [novo], { usuarioId, em });
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO,
        registroId: id,
        acao: 'ALTERAR',
        antes: { saldo: lote.saldo },
        depois: { saldo: feito?.saldo },
        motivo: `${NOME_MOVIMENTO[novo.tipo]}: ${novo.motivo}`,
        usuarioId,
        em,
      },
    ]);
    return inteiro(tx, ao, id);
  });
}

async function inteiro(tx: Database, { quem, relogio }: OnWrite, id: string): Promise<LoteInteiro> {
  const lido = await loteRepository(tx, quem.empresaId).buscar(id, today(relogio));
  if (!lido) throw notFound(ESTE);
  return lido;
}

function exigirSaldo({ saldo, unidade }: Lote, { tipo, quantidade }: Omit<NovoMovimento, 'loteId'>): void {
  if (!new Exato(saldo).plus(quantidade).isNegative()) return;
  const frase = frases.abaixoDeZero(restam(saldo, unidade));
  if (tipo === 'ESTORNO') throw againstRule(frase);
  throw againstRule(frase, 'quantidade');
}

function exigirDia({ relogio }: OnWrite, { dataDesembaraco }: Lote, data: DataTexto): void {
  if (data > today(relogio)) throw againstRule('A data não pode ser depois de hoje.', 'data');
  if (data >= dataDesembaraco) return;
  const dia = diaPorExtenso(dataDesembaraco);
  throw againstRule(`A data não pode ser antes de ${dia}, o dia do desembaraço.`, 'data');
}

const ESTE = 'Este saldo';

const frases = {
  abaixoDeZero: (resta: string) => `O saldo não pode ficar abaixo de zero: ${resta}.`,
  foraDoEstoque: 'Este item saiu do estoque com a declaração dele e não recebe movimentos.',
  soAMao: 'Só ajustes e devoluções feitos à mão se estornam aqui; o que um documento moveu volta com ele.',
  jaEstornado: 'Este movimento já foi estornado.',
  declarada: 'Esta falta já foi marcada como declarada. Desfaça antes a declaração.',
};
