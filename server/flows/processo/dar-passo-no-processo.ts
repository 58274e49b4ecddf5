import type { PedidoDePasso, ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { recusaDeVoltar, recusaDoPasso } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { recusaDaEntrega } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { validarDi } from '#lib/domain/identificadores/digito-di.ts';
import { validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { saldosDosPedidos } from '#server/comex/pedidos/saldos-dos-pedidos.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { dividaDoProcesso } from '#server/comex/reforma/divida-do-processo.ts';
import { lerMateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { perguntaDaEntrega, recusaDaDai, situacoesDasDais } from '#server/comex/sefaz/dai-no-processo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, duplicate, invalidData, Refusal } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { assinaturaDe } from './assinatura-do-ato.ts';
import { type MudancaDoProcesso, mudarProcessos } from './mudar-processos.ts';

/**
 * Moves a process to another situation.
 * @throws {Refusal} 409 when the process has changed since the version the person saw, 422 with the sentence and its field when the
 * step is not allowed.
 */
export function darPasso(ao: OnWrite, id: string, pedido: PedidoDePasso): Promise<ProcessoInteiro> {
  const { versao } = pedido;
  return triedAgainWhenTaken(() =>
    ao.db.transaction((tx) => {
      const situacaoDaDai = situacoesDasDais(tx, ao.quem.empresaId);
      return mudarPassos(tx, ao, { id, versao, frase: fraseDoPasso(pedido) }, passoDado(ao, pedido, situacaoDaDai));
    }),
  );
}

/**
 * Gives many processes a step, each with its own version and canal, in one transaction. The answers come in the order given. The steps
 * of `PASSOS_DE_UM` need statements of their own for each process.
 * @throws {Refusal} 422 of the stock: the caller undoes all, and moves them one by one.
 */
export function darPassoEmVarios(
  ao: OnWrite,
  pedidos: readonly (Omit<PedidoDePasso, 'numeroDocumento'> & { id: string })[],
): Promise<(ProcessoInteiro | Refusal)[]> {
  const [primeiro] = pedidos;
  if (!primeiro) return Promise.resolve([]);
  return ao.db.transaction((tx) => {
    const situacaoDaDai = situacoesDasDais(tx, ao.quem.empresaId);
    const mudancas = pedidos.map(({ id, ...pedido }) => ({
      id,
      versao: pedido.versao,
      mudar: passoDado(ao, { ...pedido, numeroDocumento: null }, situacaoDaDai),
    }));
    return mudarProcessos(tx, ao, mudancas, { motivo: fraseDoPasso(primeiro), escreve: 'O_PROCESSO' });
  });
}

/** The registration opens a DAI, the delivery reads what is due, the cancellation gives back balances of orders. */
export const PASSOS_DE_UM: readonly SituacaoProcesso[] = ['REGISTRADO', 'ENTREGUE', 'CANCELADO'];

function passoDado(
  ao: OnWrite,
  pedido: PedidoDePasso,
  situacaoDaDai: ReturnType<typeof situacoesDasDais>,
): MudancaDoProcesso {
  const { situacao, data } = pedido;
  return async (tx, antes, passos) => {
    const numero = await documentoInformado(tx, ao, antes, pedido);
    const recusa = recusaDoPasso(
      {
        passos: isStanding(antes.passos),
        numeroDocumento: numero ?? (antes.tipoDocumento === 'DI' ? antes.numeroDI : antes.numeroDuimp),
        desembaracoSefaz: (await situacaoDaDai(antes.id)) === 'DESEMBARACADA',
        pedeDai: antes.pedeDai,
      },
      pedido,
      today(ao.relogio),
    );
    if (recusa) throw againstRule(recusa.motivo, recusa.campo === 'numero' ? 'numeroDocumento' : recusa.campo);
    if (situacao === 'ENTREGUE') {
      await exigirCbsIbs(tx, ao, antes, data);
      await exigirMotivoDoDevido(tx, ao, antes.id, pedido.motivo);
    }
    await passos.inserir(antes.id, [doPasso(pedido)], assinaturaDe(ao));
    if (situacao === 'REGISTRADO') await abrirDai(tx, ao.quem.empresaId, antes.id);
    if (numero === null) return {};
    return antes.tipoDocumento === 'DI' ? { numeroDi: numero } : { numeroDuimp: numero };
  };
}

const fraseDoPasso = ({ situacao, data }: Pick<PedidoDePasso, 'situacao' | 'data'>) =>
  `${NOME_SITUACAO_PROCESSO[situacao]} em ${diaPorExtenso(data)}.`;

/** Undoes the last step. The row of the step stays, with the person who undid it. */
export function voltarPasso(ao: OnWrite, id: string, versao: number): Promise<ProcessoInteiro> {
  const frase = 'Desfeito o último passo.';
  const voltar: MudancaDoProcesso = async (tx, antes, passos) => {
    const dados = isStanding(antes.passos);
    const recusa = recusaDeVoltar(dados) ?? (await recusaDaDai(tx, ao.quem.empresaId, antes));
    if (recusa) throw againstRule(recusa);
    const ultimo = dados.at(-1) as (typeof dados)[number];
    if (ultimo.situacao === 'CANCELADO') await saldosDosPedidos(tx, ao.quem.empresaId).retomar(id);
    await passos.desfazer(ultimo.id, assinaturaDe(ao));
    return {};
  };
  return ao.db.transaction((tx) => mudarPassos(tx, ao, { id, versao, frase }, voltar));
}

/** Moves one process within a larger transaction. `versao` is null when no person saw a version of the process. */
export async function mudarPassos(
  tx: Database,
  ao: Omit<OnWrite, 'db'>,
  { id, versao, frase }: { id: string; versao: number | null; frase: string },
  mudar: MudancaDoProcesso,
): Promise<ProcessoInteiro> {
  const [mudado] = await mudarProcessos(tx, ao, [{ id, versao, mudar }], { motivo: frase, escreve: 'A_DECLARACAO' });
  if (mudado === undefined || mudado instanceof Refusal) throw mudado;
  return mudado;
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
    motivo: COM_MOTIVO.includes(situacao) ? motivo : null,
    prazo: situacao === 'EM_EXIGENCIA' ? prazo : null,
  };
}

/** What the exigência asks for, why a process is cancelled, or why goods whose DAI owes something are delivered. */
const COM_MOTIVO: readonly SituacaoProcesso[] = ['EM_EXIGENCIA', 'CANCELADO', 'ENTREGUE'];

/** @throws {Refusal} 422 when the DAI of the process owes ICMS and no reason is given. */
export async function exigirMotivoDoDevido(
  tx: Database,
  { quem }: Pick<OnWrite, 'quem'>,
  processoId: string,
  motivo: string | null | undefined,
): Promise<void> {
  if (motivo?.trim()) return;
  const pergunta = await perguntaDaEntrega(tx, quem.empresaId, processoId);
  if (pergunta) throw againstRule(pergunta, 'motivo');
}

/** @throws {Refusal} 422 while CBS and IBS are due, or unknown, and neither paid nor exonerated (LC 214/2025, art. 76, § 4º). */
export async function exigirCbsIbs(
  tx: Database,
  { quem, relogio }: Omit<OnWrite, 'db'>,
  antes: ProcessoInteiro,
  data: PedidoDePasso['data'],
): Promise<void> {
  const opcoes = { hoje: today(relogio), liberacao: data };
  const divida = dividaDoProcesso(await lerMateriaDaReforma(tx, quem.empresaId, antes.id, opcoes));
  const recusa = recusaDaEntrega(divida, antes, data);
  if (recusa) throw againstRule(recusa, 'situacao');
}
