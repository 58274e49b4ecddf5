import type { DcrLido, PedidoDePassoDoDcr } from '#lib/contracts/dcr/dcr.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { recusaDoPassoDoDcr, SITUACAO_DO_PASSO, situacaoDoAntecessor } from '#lib/domain/zfm/passos-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { conferirDcr } from '#lib/fiscal/dcr/conferir-dcr.ts';
import { guardarArquivoDoDcr } from '#server/comex/dcr/arquivo-do-dcr.ts';
import { fatosDoDcr } from '#server/comex/dcr/fatos-do-dcr.ts';
import { passoDoDcrRepository } from '#server/comex/dcr/passo-do-dcr-repository.ts';
import { passosDoDcr } from '#server/comex/dcr/passos-do-dcr.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

export interface AoDarPasso extends OnWrite {
  blobs: BlobStore;
}

/**
 * Takes the next step of a DCR-E. Registering an R or S closes the former DCR-E on the same day, in the same transaction.
 * @throws {Refusal} 409 when the DCR-E has changed since the version the person saw, 422 with the sentence and its field when the
 * step is not allowed.
 */
export function darPassoNoDcr(ao: AoDarPasso, id: string, pedido: PedidoDePassoDoDcr): Promise<DcrLido> {
  const { passo, data, versao } = pedido;
  const motivo = `${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]} em ${diaPorExtenso(data)}.`;
  return passosDoDcr.mudando(ao, { id, versao, motivo }, async (tx, antes, assinatura) => {
    const { empresaId } = ao.quem;
    const erros = passo === 'VALIDAR' || passo === 'GERAR' ? await errosDe(tx, ao, antes) : [];
    const estado = { situacao: antes.situacao, desde: antes.desde, dcis: antes.dcis, erros: erros.length };
    const recusa = recusaDoPassoDoDcr(estado, pedido, today(ao.relogio));
    if (recusa) throw againstRule(erros[0] ? `${recusa.motivo} ${erros[0]}` : recusa.motivo, recusa.campo);
    const numero = passo === 'REGISTRAR' ? pedido.numero : null;
    if (numero !== null) await passosDoDcr.exigirNumeroLivre(tx, empresaId, id, numero);
    if (passo === 'REGISTRAR') await encerrarAntecessor(tx, ao, antes, { data, assinatura });
    await passoDoDcrRepository(tx, empresaId).inserir(
      id,
      [
        {
          passo,
          situacao: SITUACAO_DO_PASSO[passo],
          data,
          numero,
          motivo: passo === 'REJEITAR' || passo === 'CANCELAR' ? pedido.motivo : null,
          arquivoId: passo === 'GERAR' ? await guardarArquivoDoDcr(tx, ao, antes, assinatura) : null,
        },
      ],
      assinatura,
    );
  });
}

/** Undoes the last step and its effects. The row of the step stays, with the person who undid it. */
export function desfazerPassoDoDcr(ao: AoDarPasso, id: string, versao: number): Promise<DcrLido> {
  return passosDoDcr.mudando(ao, { id, versao, motivo: 'Desfeito o último passo.' }, async (tx, antes, assinatura) => {
    const ultimo = isStanding(antes.passos).at(-1);
    if (!ultimo) throw againstRule('Este DCR-E não tem passo a desfazer.');
    if (ultimo.passo === 'EDITAR') throw againstRule('O conteúdo mudou depois de validado: valide-o de novo.');
    if (ultimo.passo === 'SUCEDIDO') {
      const qual = ultimo.sucessor?.numero ?? ultimo.sucessor?.processo ?? '';
      throw againstRule(`O DCR-E ${qual} veio depois deste: desfaça antes o registro dele.`);
    }
    if (ultimo.passo === 'REGISTRAR') {
      if (antes.dcis > 0) throw againstRule('O registro não pode ser desfeito: há DCI registrada que usa este DCR-E.');
      await reabrirAntecessor(tx, ao, antes, assinatura);
    }
    await passoDoDcrRepository(tx, ao.quem.empresaId).desfazer(ultimo.id, assinatura);
  });
}

async function errosDe(tx: Database, ao: AoDarPasso, antes: DcrLido): Promise<string[]> {
  const fatos = await fatosDoDcr(tx, ao.quem.empresaId, antes, today(ao.relogio));
  return conferirDcr(fatos)
    .filter(({ nivel }) => nivel === 'erro')
    .map(({ mensagem }) => mensagem);
}

/** Closes the former DCR-E: its last day is the day its successor is registered. */
async function encerrarAntecessor(
  tx: Database,
  ao: AoDarPasso,
  { id, tipo, numero, processo, anterior }: DcrLido,
  { data, assinatura }: { data: string; assinatura: Assinatura },
): Promise<void> {
  const situacao = situacaoDoAntecessor(tipo);
  if (!anterior || situacao === null) return;
  const antes = await passosDoDcr.travado(tx, ao.quem.empresaId, anterior.id);
  if (antes.situacao !== 'REGISTRADO') {
    throw againstRule(
      `O DCR-E anterior, ${antes.numero ?? antes.processo}, está “${NOME_SITUACAO_DCR[antes.situacao]}”: só um registrado e em vigor pode ser sucedido.`,
    );
  }
  if (antes.dataRegistro !== null && data < antes.dataRegistro) {
    const dia = diaPorExtenso(antes.dataRegistro);
    throw againstRule(`O registro não pode ser antes de ${dia}, o do DCR-E anterior.`, 'data');
  }
  await passoDoDcrRepository(tx, ao.quem.empresaId).inserir(
    anterior.id,
    [{ passo: 'SUCEDIDO', situacao, data, sucessorId: id }],
    assinatura,
  );
  await passosDoDcr.acompanhar(tx, ao.quem.empresaId, {
    antes,
    motivo: `${NOME_SITUACAO_DCR[situacao]} por ${numero ?? processo}.`,
    assinatura,
  });
}

async function reabrirAntecessor(
  tx: Database,
  ao: AoDarPasso,
  { id, processo, anterior }: DcrLido,
  assinatura: Assinatura,
): Promise<void> {
  if (!anterior) return;
  const antes = await passosDoDcr.travado(tx, ao.quem.empresaId, anterior.id);
  const ultimo = isStanding(antes.passos).at(-1);
  if (ultimo?.passo !== 'SUCEDIDO' || ultimo.sucessor?.id !== id) return;
  await passoDoDcrRepository(tx, ao.quem.empresaId).desfazer(ultimo.id, assinatura);
  await passosDoDcr.acompanhar(tx, ao.quem.empresaId, {
    antes,
    motivo: `Desfeito o registro de ${processo}.`,
    assinatura,
  });
}
