import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type {
  PedidoDeDeclaracao,
  PedidoDeDesfazerDeclaracao,
  PedidoDeEspecie,
} from '#lib/contracts/saldo/nao-convertido.ts';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { NOME_ESPECIE_DO_LOTE } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { quantidadesADeclarar } from '#lib/fiscal/saldo/suspensao-do-lote.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteLotesInPainel } from '#server/platform/db/note-in-painel.ts';
import { naoConvertido } from '#server/platform/db/schema/nao-convertido.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { quanto } from './frases.ts';
import { RECURSO } from './historia-do-lote.ts';
import { loteRepository } from './lote-repository.ts';
import { figurasDa } from './nao-convertidos.ts';
import { type Lote, razaoRepository } from './razao-repository.ts';
import { destinosDosLotes, loteSuspenso } from './suspensao-dos-lotes.ts';

type LinhaPedida = PedidoDeDeclaracao['linhas'][number];

/**
 * Marks lines of the worksheet as declared by event 112120, with day and protocol. All of them, or none. The lots are locked, so
 * that nobody declares the same twice. Returns how many lots it is about.
 * @throws {Refusal} 404 for a lot that is not there, 422 when a line has less to declare or an unknown amount.
 */
export function declararNaoConvertidos(ao: OnWrite, pedido: PedidoDeDeclaracao): Promise<{ lotes: number }> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  const hoje = today(ao.relogio);
  if (pedido.data > hoje) throw againstRule('A data não pode ser depois de hoje.', 'data');
  return ao.db.transaction(async (tx) => {
    const ids = [...new Set(pedido.linhas.map(({ loteId }) => loteId))];
    const lotes = await razaoRepository(tx, empresaId).travar(oneOfThese(saldoLote.id, ids));
    if (lotes.length < ids.length) throw notFound('Este saldo');
    const destinos = await destinosDosLotes(tx, empresaId, ids);
    const parametros = await parametroRepository(tx, empresaId).doMotor();
    const linhas = lotes.flatMap((lote) => {
      const pendentes = quantidadesADeclarar(loteSuspenso(lote, destinos(lote.id)), hoje);
      return pedido.linhas
        .filter(({ loteId }) => loteId === lote.id)
        .map((linha) => {
          exigirPendente(lote, linha, pendentes);
          if (lote.documentoImportacao !== null && pedido.data < lote.documentoImportacao) {
            throw againstRule('A data não pode ser antes do documento de importação.', 'data');
          }
          const { cbs, ibs } = figurasDa(lote, linha.quantidade, { ate: pedido.data, parametros });
          if (cbs === null || ibs === null) throw againstRule(frases.semFigura(lote));
          return { lote, linha, cbs, ibs };
        });
    });
    const { data, protocolo } = pedido;
    await tx.insert(naoConvertido).values(
      linhas.map(({ lote, linha: { origem, raizId, quantidade }, cbs, ibs }) => ({
        empresaId,
        id: uuidv7(),
        loteId: lote.id,
        origem,
        raizId,
        quantidade,
        cbs,
        ibs,
        data,
        protocolo,
        em,
        usuarioId,
      })),
    );
    await historyRepository(tx, empresaId).registrar(
      linhas.map(({ lote, linha, cbs, ibs }) => ({
        recurso: RECURSO,
        registroId: lote.id,
        acao: 'ALTERAR',
        antes: { declaradoNoEvento: null },
        depois: { declaradoNoEvento: frases.declarado(lote, linha, { cbs, ibs }) },
        motivo: `Declarado no evento 112120 em ${diaPorExtenso(data)}, protocolo ${protocolo}.`,
        usuarioId,
        em,
      })),
    );
    return { lotes: lotes.length };
  });
}

/** Takes back what was marked as declared; the line stays, with who took it back. @throws {Refusal} 404, 422. */
export function desfazerDeclaracao(
  ao: OnWrite,
  { id, motivo }: PedidoDeDesfazerDeclaracao,
): Promise<{ lotes: number }> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const condicao = and(eq(naoConvertido.empresaId, empresaId), eq(naoConvertido.id, id));
    const [linha] = await tx.select().from(naoConvertido).where(condicao).for('update');
    if (!linha) throw notFound('Esta declaração');
    if (linha.desfeitoEm !== null) throw againstRule('Esta declaração já foi desfeita.');
    await tx.update(naoConvertido).set({ desfeitoEm: em, desfeitoPor: usuarioId }).where(condicao);
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO,
        registroId: linha.loteId,
        acao: 'ALTERAR',
        antes: { declaradoNoEvento: `protocolo ${linha.protocolo}` },
        depois: { declaradoNoEvento: null },
        motivo,
        usuarioId,
        em,
      },
    ]);
    return { lotes: 1 };
  });
}

/** Says that a lot is an input or a fixed asset, which its class does not tell. @throws {Refusal} 404, 422. */
export function mudarEspecie(ao: OnWrite, id: string, pedido: PedidoDeEspecie): Promise<LoteInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  const { especie, motivo } = pedido;
  const depreciadoEm = especie === 'ATIVO' ? pedido.depreciadoEm : null;
  return ao.db.transaction(async (tx) => {
    const [antes] = await razaoRepository(tx, empresaId).travar(eq(saldoLote.id, id));
    if (!antes) throw notFound('Este saldo');
    if (depreciadoEm !== null && depreciadoEm < antes.dataDesembaraco) {
      throw againstRule('A depreciação não pode acabar antes do desembaraço.', 'depreciadoEm');
    }
    noteLotesInPainel(tx, empresaId, [antes]);
    await tx
      .update(saldoLote)
      .set({ especie, depreciadoEm })
      .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.id, id)));
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO,
        registroId: id,
        acao: 'ALTERAR',
        antes: { especie: antes.especie, depreciadoEm: antes.depreciadoEm },
        depois: { especie, depreciadoEm },
        motivo: `${NOME_ESPECIE_DO_LOTE[especie]}: ${motivo}`,
        usuarioId,
        em,
      },
    ]);
    return inteiro(tx, ao, id);
  });
}

async function inteiro(tx: Database, { quem, relogio }: OnWrite, id: string): Promise<LoteInteiro> {
  const lido = await loteRepository(tx, quem.empresaId).buscar(id, today(relogio));
  if (!lido) throw notFound('Este saldo');
  return lido;
}

function exigirPendente(
  lote: Lote,
  { origem, raizId, quantidade }: LinhaPedida,
  pendentes: ReturnType<typeof quantidadesADeclarar>,
): void {
  const quantidadePendente = pendentes.find((pendencia) => pendencia.origem === origem && pendencia.raizId === raizId);
  if (quantidadePendente && new Exato(quantidade).lte(quantidadePendente.quantidade)) return;
  throw againstRule(frases.mudou(lote, quantidadePendente?.quantidade ?? '0'));
}

const frases = {
  mudou: (lote: Lote, resta: string) =>
    `De ${nomeDoLote(lote)} há ${quanto(resta, lote.unidade)} a declarar. Confira a planilha de novo.`,
  semFigura: (lote: Lote) => `Não se sabe a CBS ou o IBS de ${nomeDoLote(lote)}.`,
  declarado: (lote: Lote, { quantidade }: LinhaPedida, { cbs, ibs }: { cbs: string; ibs: string }) =>
    `${quanto(quantidade, lote.unidade)}, CBS ${cbs}, IBS ${ibs}`,
};
