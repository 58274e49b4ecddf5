import { and, eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { PedidoDePassoDaDci } from '#lib/contracts/dci/dci-passos.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { recusaDoPassoDaDci, situacaoDepois } from '#lib/domain/zfm/passos-da-dci.ts';
import { DCI_EM_ABERTO, NOME_SITUACAO_DCI, podeSerRetificada } from '#lib/domain/zfm/situacao-dci.ts';
import { conferirDci } from '#lib/fiscal/dci/conferir-dci.ts';
import { apurarDci } from '#server/comex/dci/apurar.ts';
import { guardarArquivoDaDci } from '#server/comex/dci/arquivo-da-dci.ts';
import { cadastroDeDci } from '#server/comex/dci/dci.ts';
import { dciRepository } from '#server/comex/dci/dci-repository.ts';
import { fatosDaDci } from '#server/comex/dci/fatos-da-dci.ts';
import { notasInternadas } from '#server/comex/dci/notas-internadas.ts';
import { passoDaDciRepository } from '#server/comex/dci/passo-da-dci-repository.ts';
import { passosDaDci } from '#server/comex/dci/passos-da-dci.ts';
import { sacarDaDci, sacarDeNovo } from '#server/comex/dci/sacar-da-dci.ts';
import { estornarDocumento } from '#server/comex/saldo/sacar.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { existing } from '#server/platform/records/existing.ts';
import { againstRule, duplicate } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

export interface AoDarPassoNaDci extends OnWrite {
  blobs: BlobStore;
}

/**
 * Takes the next step of a DCI. Registration draws the stock. The registration of a retificadora first returns what the former DCI
 * drew, in the same transaction. Cancelling a DCI returns its stock.
 * @throws {Refusal} 409 when the DCI has changed since the version the person saw, 422 with the sentence and its field when the step
 * is not allowed.
 */
export function darPassoNaDci(ao: AoDarPassoNaDci, id: string, pedido: PedidoDePassoDaDci): Promise<DciLido> {
  const { passo, data, versao } = pedido;
  const situacao = situacaoDepois(pedido);
  const motivo = `${NOME_SITUACAO_DCI[situacao]} em ${diaPorExtenso(data)}.`;
  return passosDaDci.mudando(ao, { id, versao, motivo }, async (tx, antes, assinatura) => {
    const { empresaId } = ao.quem;
    const dia = today(ao.relogio);
    const atual = SOBRE_O_CONTEUDO.includes(passo) ? await apurada(tx, ao, antes) : antes;
    const erros = passo === 'VALIDAR' || passo === 'GERAR' ? await errosDe(tx, ao, atual) : [];
    const recusa = recusaDoPassoDaDci(
      {
        situacao: antes.situacao,
        desde: antes.desde,
        erros: erros.length,
        tipo: antes.tipo,
        semFiguras: atual.tributos === null ? SEM_FIGURAS : null,
      },
      pedido,
      dia,
    );
    if (recusa) throw againstRule(erros[0] ? `${recusa.motivo} ${erros[0]}` : recusa.motivo, recusa.campo);
    const numero = passo === 'REGISTRAR' ? pedido.numero : null;
    if (numero !== null) await passosDaDci.exigirNumeroLivre(tx, empresaId, id, numero);
    if (passo === 'REGISTRAR') await registrar(tx, ao, antes, { data, assinatura });
    if (passo === 'CANCELAR') await soltar(tx, ao, antes, assinatura);
    await passoDaDciRepository(tx, empresaId).inserir(
      id,
      [
        {
          passo,
          situacao,
          data,
          numero,
          canal: passo === 'INFORMAR_CANAL' ? pedido.canal : null,
          motivo: pedido.motivo,
          arquivoId: passo === 'GERAR' ? await guardarArquivoDaDci(tx, ao, atual, assinatura) : null,
        },
      ],
      assinatura,
    );
  });
}

/** Undoes the last step and its effects. The row of the step stays, with the person who undid it. */
export function desfazerPassoDaDci(ao: AoDarPassoNaDci, id: string, versao: number): Promise<DciLido> {
  return passosDaDci.mudando(ao, { id, versao, motivo: 'Desfeito o último passo.' }, async (tx, antes, assinatura) => {
    const ultimo = isStanding(antes.passos).at(-1);
    if (!ultimo) throw againstRule('Esta DCI não tem passo a desfazer.');
    if (ultimo.passo === 'EDITAR') throw againstRule('O conteúdo mudou depois de calculado: calcule a DCI de novo.');
    if (ultimo.passo === 'SUCEDIDA') {
      const qual = ultimo.sucessora?.numero ?? ultimo.sucessora?.processo ?? '';
      throw againstRule(`A DCI ${qual} retificou esta: desfaça antes o registro dela.`);
    }
    if (ultimo.passo === 'REGISTRAR') await desfazerRegistro(tx, ao, antes, assinatura);
    if (ultimo.passo === 'CANCELAR') await retomar(tx, ao, antes, assinatura);
    await passoDaDciRepository(tx, ao.quem.empresaId).desfazer(ultimo.id, assinatura);
  });
}

/** These steps recalculate the DCI from the current data; once the file is made, its content no longer changes. */
const SOBRE_O_CONTEUDO: readonly PedidoDePassoDaDci['passo'][] = ['CALCULAR', 'VALIDAR', 'GERAR'];

const SEM_FIGURAS =
  'Há tributo que ainda não se sabe: falta a taxa do dólar, um DCR-E, um insumo ou dizer se é exigível. Veja “Conferência e envio”.';

async function apurada(tx: Database, ao: OnWrite, antes: DciLido): Promise<DciLido> {
  if (!DCI_EM_ABERTO.includes(antes.situacao)) return antes;
  await apurarDci(tx, ao.quem.empresaId, antes.id, { hoje: today(ao.relogio) });
  return existing(tx, ao.quem.empresaId, cadastroDeDci, antes.id);
}

async function errosDe(tx: Database, ao: OnWrite, antes: DciLido): Promise<string[]> {
  return conferirDci(await fatosDaDci(tx, ao.quem.empresaId, antes, today(ao.relogio)))
    .filter(({ nivel }) => nivel === 'erro')
    .map(({ mensagem }) => mensagem);
}

/** Draws the declared quantities from the stock. A retificadora first returns what the DCI it corrects drew. */
async function registrar(
  tx: Database,
  ao: OnWrite,
  { id, processo, numero, anterior }: DciLido,
  { data, assinatura }: { data: string; assinatura: Assinatura },
): Promise<void> {
  const { empresaId } = ao.quem;
  if (anterior) {
    const antes = await passosDaDci.travado(tx, empresaId, anterior.id);
    if (!podeSerRetificada(antes.situacao)) {
      throw againstRule(
        `A DCI retificada, ${antes.numero ?? antes.processo}, está “${NOME_SITUACAO_DCI[antes.situacao]}”: só uma registrada se retifica.`,
      );
    }
    if (antes.dataRegistro !== null && data < antes.dataRegistro) {
      const dia = diaPorExtenso(antes.dataRegistro);
      throw againstRule(`O registro não pode ser antes de ${dia}, o da DCI retificada.`, 'data');
    }
    await estornarDocumento(tx, empresaId, { tipo: 'DCI', id: anterior.id }, assinatura);
    if (antes.situacao !== 'RETIFICADA') {
      await passoDaDciRepository(tx, empresaId).inserir(
        anterior.id,
        [{ passo: 'SUCEDIDA', situacao: 'RETIFICADA', data, sucessoraId: id }],
        assinatura,
      );
      await passosDaDci.acompanhar(tx, empresaId, {
        antes,
        motivo: `Retificada por ${numero ?? processo}.`,
        assinatura,
      });
    }
  }
  await sacarDaDci(tx, empresaId, { dciId: id, data }, assinatura);
}

async function desfazerRegistro(
  tx: Database,
  ao: OnWrite,
  { id, processo, anterior, pago }: DciLido,
  assinatura: Assinatura,
): Promise<void> {
  const { empresaId } = ao.quem;
  if (pago) throw againstRule('O pagamento desta DCI está informado: desfaça-o antes do registro.');
  await estornarDocumento(tx, empresaId, { tipo: 'DCI', id }, assinatura);
  if (!anterior) return;
  const antes = await passosDaDci.travado(tx, empresaId, anterior.id);
  const ultimo = isStanding(antes.passos).at(-1);
  if (ultimo?.passo !== 'SUCEDIDA' || ultimo.sucessora?.id !== id) return;
  await passoDaDciRepository(tx, empresaId).desfazer(ultimo.id, assinatura);
  await sacarDeNovo(tx, empresaId, { dciId: anterior.id, data: today(ao.relogio) }, assinatura);
  await passosDaDci.acompanhar(tx, empresaId, { antes, motivo: `Desfeito o registro de ${processo}.`, assinatura });
}

/** Returns the stock and the notas of a cancelled DCI. */
async function soltar(tx: Database, ao: OnWrite, antes: DciLido, assinatura: Assinatura): Promise<void> {
  if (antes.pago) throw againstRule('O pagamento desta DCI está informado: desfaça-o antes de cancelar.');
  await estornarDocumento(tx, ao.quem.empresaId, { tipo: 'DCI', id: antes.id }, assinatura);
}

/** Takes the notas and the stock again when the cancellation is undone. */
async function retomar(tx: Database, ao: OnWrite, antes: DciLido, assinatura: Assinatura): Promise<void> {
  const { empresaId } = ao.quem;
  const notas = notasInternadas(tx, empresaId);
  const [outra] = await notas.tomar(await raizDe(tx, empresaId, antes.id), await notas.deUmaDci(antes.id));
  if (outra) throw againstRule(`A nota ${outra[0].split('/').at(-1)} desta DCI está agora na ${outra[1]}.`);
  const repositorio = dciRepository(tx, empresaId);
  const ocupante = await repositorio.ocupante(
    { ...antes, importador: antes.importador, representante: antes.representante },
    antes.id,
  );
  if (ocupante) throw duplicate(ocupante.frase, ocupante.id);
  if (antes.numero !== null) {
    await sacarDeNovo(tx, empresaId, { dciId: antes.id, data: today(ao.relogio) }, assinatura);
  }
}

async function raizDe(tx: Database, empresaId: string, id: string): Promise<string> {
  const [linha] = await tx
    .select({ raizId: dci.raizId })
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, id)));
  return linha?.raizId ?? id;
}
