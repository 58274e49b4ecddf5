import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type {
  LoteInteiro,
  PedidoDeDesfazerSaida,
  PedidoDeRetorno,
  PedidoDeSaidaTemporaria,
} from '#lib/contracts/saldo/saldo-insumo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { NOME_FINALIDADE_DA_SAIDA, suspensaoComPrazo } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { prazoDoRetorno } from '#lib/fiscal/reforma/prazos-da-suspensao.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { saidaTemporaria } from '#server/platform/db/schema/nao-convertido.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { quanto } from './frases.ts';
import { RECURSO } from './historia-do-lote.ts';
import { loteRepository } from './lote-repository.ts';
import { type Lote, razaoRepository } from './razao-repository.ts';
import { destinosDosLotes, type SaidaTemporaria } from './suspensao-dos-lotes.ts';

/**
 * Records that a quantity left the Zona Franca for a while, with its nota. The balance keeps it; its deadline is 180 days from the issue of
 * the nota (Decreto 12.955/2026, art. 528, §§ 4º e 5º). @throws {Refusal} 404, 422 at the field.
 */
export function sairPorUmTempo(ao: OnWrite, loteId: string, pedido: PedidoDeSaidaTemporaria): Promise<LoteInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  return noLote(ao, loteId, async (tx, lote) => {
    if (!suspensaoComPrazo(lote.cClassTrib)) throw againstRule(frases.outraClasse(lote.cClassTrib));
    exigirDia(ao, pedido.emissao, 'emissao', lote.dataDesembaraco, 'o dia do desembaraço');
    const { temporarias } = (await destinosDosLotes(tx, empresaId, [loteId]))(loteId);
    const fora = somar(temporarias.filter(estaFora).map(({ quantidade }) => quantidade));
    const livre = new Exato(lote.saldo).minus(fora);
    if (livre.lt(pedido.quantidade)) {
      throw againstRule(frases.semSaldo(quanto(Exato.max(0, livre).toFixed(7), lote.unidade)), 'quantidade');
    }
    const prazo = prazoDoRetorno(pedido.emissao, await parametroRepository(tx, empresaId).doMotor());
    const id = uuidv7();
    const nova = { ...pedido, empresaId, id, raizId: id, loteId, prazo, em: ao.relogio.agora(), usuarioId };
    await tx.insert(saidaTemporaria).values(nova);
    return { antes: null, depois: saidaPorExtenso(nova, lote), motivo: null };
  });
}

/**
 * Records that a temporary exit came back. Of a part, the rest stays out as a row of its own. @throws {Refusal} 404, 422 at the field.
 */
export async function retornarSaida(ao: OnWrite, id: string, pedido: PedidoDeRetorno): Promise<LoteInteiro> {
  const { empresaId } = ao.quem;
  const { loteId } = await saidaDe(ao.db, empresaId, id);
  return noLote(ao, loteId, async (tx, lote) => {
    const saida = await saidaDe(tx, empresaId, id);
    if (saida.retornadaEm !== null) throw againstRule('Esta saída já retornou.');
    exigirDia(ao, pedido.data, 'data', saida.emissao, 'o dia da nota de saída');
    const resta = new Exato(saida.quantidade).minus(pedido.quantidade);
    if (resta.isNegative()) throw againstRule(frases.saiuMenos(quanto(saida.quantidade, lote.unidade)), 'quantidade');
    const { quantidade, data: retornadaEm, nota: notaDoRetorno } = pedido;
    await tx
      .update(saidaTemporaria)
      .set({ quantidade, retornadaEm, notaDoRetorno })
      .where(and(eq(saidaTemporaria.empresaId, empresaId), eq(saidaTemporaria.id, id)));
    if (resta.gt(0)) await tx.insert(saidaTemporaria).values({ ...saida, id: uuidv7(), quantidade: resta.toFixed(7) });
    const retorno = `${quanto(quantidade, lote.unidade)} em ${diaPorExtenso(retornadaEm)}, nota ${notaDoRetorno}`;
    return { antes: saidaPorExtenso(saida, lote), depois: `Retorno de ${retorno}`, motivo: null };
  });
}

/** Takes a recorded exit back, because it was a mistake. @throws {Refusal} 404, 422 once it was declared by event 112120. */
export async function desfazerSaida(ao: OnWrite, id: string, pedido: PedidoDeDesfazerSaida): Promise<LoteInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  const { loteId } = await saidaDe(ao.db, empresaId, id);
  return noLote(ao, loteId, async (tx, lote) => {
    const saida = await saidaDe(tx, empresaId, id);
    const { declarados } = (await destinosDosLotes(tx, empresaId, [loteId]))(loteId);
    if (declarados.some(({ raizId }) => raizId === saida.raizId)) throw againstRule(frases.declarada);
    await tx
      .update(saidaTemporaria)
      .set({ desfeitaEm: ao.relogio.agora(), desfeitaPor: usuarioId })
      .where(and(eq(saidaTemporaria.empresaId, empresaId), eq(saidaTemporaria.id, id)));
    return { antes: saidaPorExtenso(saida, lote), depois: null, motivo: pedido.motivo };
  });
}

interface Mudanca {
  antes: string | null;
  depois: string | null;
  motivo: string | null;
}

/** Locks the lote, does the act and writes the line of the history, in one transaction. */
function noLote(
  ao: OnWrite,
  loteId: string,
  ato: (tx: Database, lote: Lote) => Promise<Mudanca>,
): Promise<LoteInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const [lote] = await razaoRepository(tx, empresaId).travar(eq(saldoLote.id, loteId));
    if (!lote) throw notFound('Este saldo');
    const { antes, depois, motivo } = await ato(tx, lote);
    await historyRepository(tx, empresaId).registrar([
      {
        recurso: RECURSO,
        registroId: loteId,
        acao: 'ALTERAR',
        antes: { saidaTemporaria: antes },
        depois: { saidaTemporaria: depois },
        motivo,
        usuarioId,
        em: ao.relogio.agora(),
      },
    ]);
    const lido = await loteRepository(tx, empresaId).buscar(loteId, today(ao.relogio));
    if (!lido) throw notFound('Este saldo');
    return lido;
  });
}

async function saidaDe(tx: Database, empresaId: string, id: string): Promise<SaidaTemporaria> {
  const [saida] = await tx
    .select()
    .from(saidaTemporaria)
    .where(
      and(eq(saidaTemporaria.empresaId, empresaId), eq(saidaTemporaria.id, id), isNull(saidaTemporaria.desfeitaEm)),
    );
  if (!saida) throw notFound('Esta saída temporária');
  return saida;
}

function estaFora({ retornadaEm }: SaidaTemporaria): boolean {
  return retornadaEm === null;
}

function exigirDia({ relogio }: OnWrite, dia: string, campo: string, desde: string, oDia: string): void {
  if (dia > today(relogio)) throw againstRule('A data não pode ser depois de hoje.', campo);
  if (dia < desde) throw againstRule(`A data não pode ser antes de ${diaPorExtenso(desde)}, ${oDia}.`, campo);
}

function saidaPorExtenso(
  { quantidade, finalidade, nota, prazo }: Pick<SaidaTemporaria, 'quantidade' | 'finalidade' | 'nota' | 'prazo'>,
  { unidade }: Lote,
): string {
  const finalidadeDela = NOME_FINALIDADE_DA_SAIDA[finalidade].toLowerCase();
  return `${quanto(quantidade, unidade)} para ${finalidadeDela}, nota ${nota}, retorno até ${diaPorExtenso(prazo)}`;
}

const frases = {
  outraClasse: (classe: string | null) =>
    `O retorno em 180 dias é da suspensão da indústria incentivada (cClassTrib 550019); este lote ${classe ? `tem ${classe}` : 'não tem cClassTrib'}.`,
  semSaldo: (livre: string) => `A quantidade é mais do que está no estabelecimento: ${livre}.`,
  saiuMenos: (saiu: string) => `Nesta saída foram ${saiu}.`,
  declarada: 'Esta saída já foi declarada no evento 112120. Desfaça antes a declaração.',
};
