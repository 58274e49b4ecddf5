import { and, eq } from 'drizzle-orm';
import type { PassoLido, PedidoDePasso, ProcessoInteiro } from '#lib/contracts/processo.ts';
import { recusaDaEntrega } from '#lib/domain/aduana/pagamento-cbs-ibs.ts';
import { recusaDeVoltar, recusaDoPasso } from '#lib/domain/aduana/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/situacao-processo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { validarDi } from '#lib/domain/identificadores/digito-di.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { ondeEsta } from '#server/comex/processo/onde-esta.ts';
import { passoRepository } from '#server/comex/processo/passo-repository.ts';
import { cadastroDeProcesso } from '#server/comex/processo/processo.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { lerCargaDoProcesso } from '#server/comex/reforma/carga-do-processo.ts';
import { dividaDoProcesso } from '#server/comex/reforma/divida-do-processo.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { daiDesembaracada, recusaDaDai } from '#server/comex/sefaz/dai-no-processo.ts';
import { today, todayInManaus } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { noteInPainel } from '#server/platform/db/note-in-painel.ts';
import { processo } from '#server/platform/db/schema-processo.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { againstRule, conflict, duplicate, invalidData, notFound } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

/**
 * Moves a process to another situation.
 * @throws {Refusal} 409 when the process has changed since the version the person saw, 422 with the sentence and its field when the
 * step is not allowed.
 */
export function darPasso(ao: OnWrite, id: string, pedido: PedidoDePasso): Promise<ProcessoInteiro> {
  const { situacao, data } = pedido;
  const frase = `${NOME_SITUACAO_PROCESSO[situacao]} em ${diaPorExtenso(data)}.`;
  return mudandoOsPassos(ao, { id, versao: pedido.versao, frase }, async (tx, antes, passos) => {
    const numero = await documentoInformado(tx, ao, antes, pedido);
    const recusa = recusaDoPasso(
      {
        passos: isStanding(antes.passos),
        numeroDocumento: numero ?? (antes.tipoDocumento === 'DI' ? antes.numeroDI : antes.numeroDuimp),
        desembaracoSefaz: await daiDesembaracada(tx, ao.quem.empresaId, id),
      },
      pedido,
      today(ao.relogio),
    );
    if (recusa) throw againstRule(recusa.motivo, recusa.campo === 'numero' ? 'numeroDocumento' : recusa.campo);
    if (situacao === 'ENTREGUE') await exigirCbsIbs(tx, ao, antes, data);
    await passos.inserir(id, [doPasso(pedido)], assinatura(ao));
    if (situacao === 'REGISTRADO') await abrirDai(tx, ao.quem.empresaId, id);
    if (numero === null) return {};
    return antes.tipoDocumento === 'DI' ? { numeroDi: numero } : { numeroDuimp: numero };
  });
}

/** Undoes the last step. The row of the step stays, with the person who undid it. */
export function voltarPasso(ao: OnWrite, id: string, versao: number): Promise<ProcessoInteiro> {
  const frase = 'Desfeito o último passo.';
  return mudandoOsPassos(ao, { id, versao, frase }, async (tx, antes, passos) => {
    const dados = isStanding(antes.passos);
    const recusa = recusaDeVoltar(dados) ?? (await recusaDaDai(tx, ao.quem.empresaId, antes));
    if (recusa) throw againstRule(recusa);
    const ultimo = dados.at(-1) as PassoLido;
    if (ultimo.situacao === 'CANCELADO') await saldosDosPedidos(tx, ao.quem.empresaId).retomar(id);
    await passos.desfazer(ultimo.id, assinatura(ao));
    return {};
  });
}

type Mudanca = (
  tx: Database,
  antes: ProcessoInteiro,
  passos: ReturnType<typeof passoRepository>,
) => Promise<Partial<typeof processo.$inferInsert>>;

/** Writes in one transaction the steps, the columns of the process that depend on them, its version, and the line of the history. */
async function mudandoOsPassos(
  ao: OnWrite,
  pedido: { id: string; versao: number; frase: string },
  mudar: Mudanca,
): Promise<ProcessoInteiro> {
  return ao.db.transaction((tx) => mudarPassos(tx, ao, pedido, mudar));
}

/** Does the same as `mudandoOsPassos` within a larger transaction. `versao` is null when no person saw a version of the process. */
export async function mudarPassos(
  tx: Database,
  ao: Omit<OnWrite, 'db'>,
  { id, versao, frase }: { id: string; versao: number | null; frase: string },
  mudar: Mudanca,
): Promise<ProcessoInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  const { este } = cadastroDeProcesso;
  const em = ao.relogio.agora();
  const passos = passoRepository(tx, empresaId);
  const seu = and(eq(processo.empresaId, empresaId), eq(processo.id, id));
  await tx.select({ id: processo.id }).from(processo).where(seu).for('update');
  const antes = await processoRepository(tx, empresaId).buscar(id);
  if (!antes || antes.excluidoEm !== null) throw notFound(este);
  if (versao !== null && antes.versao !== versao) throw conflict(este, antes);
  const colunas = await mudar(tx, antes, passos);
  await passos.reverAbertura(id);
  const agora = await passos.doProcesso(id);
  const guardado = ondeEsta(isStanding(agora));
  noteInPainel(tx, empresaId, [id]);
  await tx
    .update(processo)
    .set({ ...guardado, ...colunas, versao: antes.versao + 1, alteradoEm: em, alteradoPor: usuarioId })
    .where(seu);
  if (foiDesembaracado(antes.passos) !== foiDesembaracado(agora)) {
    await reverEntradas(tx, empresaId, [id], { usuarioId, em });
  }
  if ((antes.situacao === 'CANCELADO') !== (guardado.situacao === 'CANCELADO')) {
    await saldosDosPedidos(tx, empresaId).rever(id);
  }
  const depois = (await processoRepository(tx, empresaId).buscar(id)) as ProcessoInteiro;
  const mudanca = { acao: 'ALTERAR', antes, depois, atual: depois } as const;
  const feitas = { tx, empresaId, assinatura: { usuarioId, em }, motivo: frase };
  await tellChanges(cadastroDeProcesso, feitas, [mudanca]);
  return depois;
}

/**
 * Returns the number of the DI or DUIMP sent with the step, without punctuation; null when the step has none.
 * @throws {Refusal} 400 when the check digit is wrong, 409 when another process has this number.
 */
async function documentoInformado(
  tx: Database,
  { quem }: OnWrite,
  { id, tipoDocumento }: ProcessoInteiro,
  { situacao, numeroDocumento }: PedidoDePasso,
): Promise<string | null> {
  if (situacao !== 'REGISTRADO' || !numeroDocumento) return null;
  const lido = (tipoDocumento === 'DI' ? validarDi : validarDuimp)(numeroDocumento);
  if (!lido.valido) throw invalidData(lido.motivo, { numeroDocumento: lido.motivo });
  const campo = tipoDocumento === 'DI' ? 'numeroDI' : 'numeroDuimp';
  const ocupante = await processoRepository(tx, quem.empresaId).ocupante({ [campo]: lido.valor }, id);
  if (ocupante) throw duplicate(ocupante.frase, ocupante.id);
  return lido.valor;
}

/** Drops the fields that do not belong to the step: a canal belongs to the parametrização, a deadline to the exigência. */
function doPasso({ situacao, data, canalRfb, motivo, prazo }: PedidoDePasso) {
  return {
    situacao,
    data,
    canalRfb: situacao === 'PARAMETRIZADO' ? canalRfb : null,
    motivo: situacao === 'EM_EXIGENCIA' || situacao === 'CANCELADO' ? motivo : null,
    prazo: situacao === 'EM_EXIGENCIA' ? prazo : null,
  };
}

/** @throws {Refusal} 422 while CBS and IBS are due, or unknown, and neither paid nor exonerated (LC 214/2025, art. 76, § 4º). */
export async function exigirCbsIbs(
  tx: Database,
  { quem, relogio }: Omit<OnWrite, 'db'>,
  antes: ProcessoInteiro,
  data: PedidoDePasso['data'],
): Promise<void> {
  const opcoes = { hoje: todayInManaus(relogio), liberacao: data };
  const divida = dividaDoProcesso(await lerCargaDoProcesso(tx, quem.empresaId, antes.id, opcoes));
  const recusa = recusaDaEntrega(divida, antes, data);
  if (recusa) throw againstRule(recusa, 'situacao');
}

const foiDesembaracado = (passos: readonly PassoLido[]) =>
  isStanding(passos).some(({ situacao }) => situacao === 'DESEMBARACADO_RFB');

const assinatura = ({ quem, relogio }: OnWrite) => ({ usuarioId: quem.usuarioId, em: relogio.agora() });
