import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { type PassoPedido, recusaDoPasso } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { proximaRonda, proximoOlhar } from '#lib/portal/domain/horas-do-portal.ts';
import { passosVistos, type VistoNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { abrirDai } from '#server/comex/sefaz/abrir-dai.ts';
import { daiDesembaracada } from '#server/comex/sefaz/dai-no-processo.ts';
import { mudarPassos } from '#server/flows/processo/dar-passo-no-processo.ts';
import { today } from '#server/platform/clock.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import {
  acompanhamentoRepository,
  credenciaisQueAcompanham,
  type LinhaDoAcompanhamento,
} from '#server/portal/queue/acompanhamento-repository.ts';
import { pedirConsulta } from '#server/portal/queue/ask-fetch.ts';
import { consultaRepository } from '#server/portal/queue/consulta-repository.ts';
import { olharDuimp } from '#server/portal/queue/look-at-duimp.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';

/** The processos that are followed in the Portal: each look may move its processo forward, and finds newer versions. */
export function filaDosAcompanhamentos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisQueAcompanham(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const acompanhamentos = acompanhamentoRepository(ao.db, empresaId);
      const linha = await acompanhamentos.proxima(credencialId, agora);
      if (!linha) return null;
      const { processoId } = linha;
      return {
        fazer: (fala) => olhar(ao, fala, linha),
        tentativas: async () => (await acompanhamentos.buscar(processoId))?.tentativas ?? 0,
        parar: ({ tentativas, motivo: frase, proximaEm }) =>
          acompanhamentos.alterar(
            processoId,
            proximaEm
              ? { tentativas, frase, proximaEm }
              : { tentativas: 0, frase, proximaEm: proximoOlharDe(linha, ao.relogio.agora()) },
          ),
        entradaRecusada: (frase) => {
          const em = ao.relogio.agora();
          return acompanhamentos.adiar(credencialId, em, { frase, proximaEm: proximaRonda(em) });
        },
      };
    },
  };
}

/**
 * A look that was refused, or had no answer in the end, is followed by the next ordinary one: only a person ends the following. One that
 * a notice asked for, of a DUIMP without ordinary looks, by another the next day.
 */
const proximoOlharDe = ({ visto }: LinhaDoAcompanhamento, agora: Date) =>
  proximoOlhar({ situacao: visto?.situacao ?? null }, agora) ?? proximaRonda(agora);

async function olhar(ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDoAcompanhamento): Promise<void> {
  const { empresaId, processoId, numero } = linha;
  const acompanhamentos = acompanhamentoRepository(ao.db, empresaId);
  const processo = await processoRepository(ao.db, empresaId).buscar(processoId);
  if (!processo || processo.excluidoEm !== null || processo.numeroDuimp !== numero) {
    await acompanhamentos.alterar(processoId, { proximaEm: null, frase: MUDOU });
    return;
  }
  const visto = await olharDuimp(ao, fala, linha);
  try {
    await mover(ao, linha, visto);
  } catch (erro) {
    if (!(erro instanceof Refusal)) throw erro;
    await acompanhamentos.alterar(processoId, { frase: erro.message });
  }
  await buscarVersaoNova(ao, linha, visto);
}

/**
 * Gives the processo the steps that the Portal proves, with their source in the history, by the rules of a step given by hand. A step
 * that these refuse stops there, and the page says why.
 */
async function mover(ao: AoBuscar, linha: LinhaDoAcompanhamento, visto: VistoNoPortal): Promise<void> {
  const { empresaId, processoId, credencialId, ligadoPor: usuarioId } = linha;
  const credencial = await credencialRepository(ao.db, empresaId).buscar(credencialId);
  const processo = await processoRepository(ao.db, empresaId).buscar(processoId);
  // Somebody may have said since that the processo is a real one, or of training.
  if (!processo || !credencial || (credencial.ambiente === 'TREINAMENTO') !== processo.treinamento) return;
  const previstos = passosVistos(visto, processo.passos);
  if (previstos.length === 0) return;
  const quem = { empresaId, usuarioId };
  const hoje = today(ao.relogio);
  await ao.db.transaction(async (tx) => {
    const desembaracoSefaz = await daiDesembaracada(tx, empresaId, processoId);
    const frase = fraseDe(previstos, credencial.ambiente);
    const pedido = { id: processoId, versao: null, frase };
    await mudarPassos(tx, { relogio: ao.relogio, quem }, pedido, async (_, antes, passos) => {
      const feitos = [...isStanding(antes.passos)] as { situacao: PassoPedido['situacao']; data: string }[];
      for (const passo of passosVistos(visto, antes.passos)) {
        const estado = { passos: feitos, numeroDocumento: linha.numero, desembaracoSefaz };
        const recusa = recusaDoPasso(estado, passo, hoje);
        if (recusa) throw new Refusal(422, 'REGRA', `Portal Único: ${recusa.motivo}`);
        const { situacao, data, canalRfb = null } = passo;
        const dado = { situacao, data, canalRfb, portal: credencial.ambiente };
        await passos.inserir(processoId, [dado], { usuarioId, em: ao.relogio.agora() });
        if (situacao === 'REGISTRADO') await abrirDai(tx, empresaId, processoId);
        feitos.push(passo);
      }
      return {};
    });
  });
}

/** Puts a version newer than that of the processo into the queue of fetches, once: a person accepts it as a retificação. */
async function buscarVersaoNova(ao: AoBuscar, linha: LinhaDoAcompanhamento, { versao }: VistoNoPortal): Promise<void> {
  const { empresaId, processoId, credencialId, numero, ligadoPor: usuarioId } = linha;
  await ao.db.transaction(async (tx) => {
    const processo = await processoRepository(tx, empresaId).buscar(processoId);
    const daqui = processo?.declaracao?.duimp?.versao;
    if (!daqui || versao <= daqui) return;
    const acompanhamentos = acompanhamentoRepository(tx, empresaId);
    const { consultaId } = (await acompanhamentos.buscar(processoId)) ?? {};
    const ja = consultaId ? await consultaRepository(tx, empresaId).buscar(consultaId) : null;
    if (ja && ja.situacao !== 'RECUSADA' && (ja.versao ?? versao) >= versao) return;
    const quem = { empresaId, usuarioId };
    const nova = await pedirConsulta(tx, { relogio: ao.relogio, quem }, { credencialId, numero });
    await acompanhamentos.alterar(processoId, { consultaId: nova });
  });
}

function fraseDe(passos: readonly PassoPedido[], ambiente: AmbienteDoPortal): string {
  const ditos = passos.map(({ situacao, data, canalRfb }) => {
    const canal = canalRfb ? `, canal ${NOME_CANAL[canalRfb].toLowerCase()}` : '';
    return `${NOME_SITUACAO_PROCESSO[situacao]} em ${diaPorExtenso(data)}${canal}`;
  });
  return `Portal Único (${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()}): ${ditos.join('; ')}.`;
}

const MUDOU = 'O processo foi excluído, ou o número da DUIMP mudou: acompanhe de novo.';
