import type { RascunhoAchado } from '#lib/contracts/duimp-do-processo.ts';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/rascunho-da-duimp.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import type { NossosValores } from '#lib/domain/sistema/rascunho-no-portal.ts';
import { rascunhoDaDuimp } from '#lib/siscomex/duimp-rascunho.ts';
import { credencialRepository } from '#server/comex/portal/credencial-repository.ts';
import type { AoBuscar } from '#server/comex/portal/fetch-duimp.ts';
import type { Fila } from '#server/comex/portal/queue.ts';
import {
  credenciaisComRascunho,
  type LinhaDoRascunho,
  rascunhoRepository,
} from '#server/comex/portal/rascunho-repository.ts';
import { frases, mandarRascunho } from '#server/comex/portal/send-draft.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/comex/portal/usable-credential.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import { contarNoProcesso } from './contar-no-processo.ts';
import { ambienteDoRascunho, lerFatosDaDuimp } from './fatos-da-duimp.ts';
import { nossosValores } from './nossos-valores.ts';
import { bloqueioDe, resumoDe, soDoProcesso } from './preparar-duimp.ts';
import { caducarPedido, exigirSemRegistro, registradaNoAmbiente } from './registro-da-duimp.ts';

/** The drafts of DUIMPs that are on their way to the Portal. */
export function filaDosRascunhos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComRascunho(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const seus = rascunhoRepository(ao.db, empresaId);
      const linha = await seus.proximo(credencialId, agora);
      if (!linha) return null;
      const { processoId } = linha;
      return {
        fazer: (fala) =>
          mandarRascunho({ ...ao, nossos: (uma) => nossosDe(ao, uma), contar: contarDoNumero(ao) }, fala, linha),
        tentativas: async () => (await seus.buscar(processoId))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          // The request for a draft had left: trying again could make a second one.
          if ((await seus.buscar(processoId))?.etapa === 'CRIANDO') {
            await seus.alterar(processoId, {
              situacao: 'INCERTO',
              etapa: null,
              proximaEm: null,
              frase: frases.incerto,
            });
            return;
          }
          await seus.alterar(processoId, {
            ...{ tentativas, frase, proximaEm },
            ...(proximaEm === null && { situacao: 'RECUSADO' as const }),
          });
        },
      };
    },
  };
}

/**
 * Puts the draft of a processo into the queue of a credential. What is sent is what the person saw.
 * @throws {Refusal} 409 when the processo changed since, or a draft is under way; 422 when something is missing.
 */
export async function mandarDuimp(
  ao: AoPedir,
  processoId: string,
  { credencialId, sha256 }: { credencialId: string; sha256: string },
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const meus = rascunhoRepository(tx, empresaId);
    const antes = await meus.trancar(processoId);
    const lidos = await lerFatosDaDuimp(tx, empresaId, processoId, credencial.ambiente);
    const bloqueio = bloqueioDe(lidos);
    if (bloqueio) throw locked(bloqueio);
    const { escrito } = rascunhoDaDuimp(lidos.fatos, soDoProcesso(antes?.complemento ?? COMPLEMENTO_EM_BRANCO, lidos));
    if (!escrito || !antes) throw againstRule('Ainda falta o que a DUIMP exige: veja a lista do que falta.');
    if (antes.situacao === 'NA_FILA') throw locked('O rascunho já está a caminho do Portal Único.');
    if (antes.situacao === 'INCERTO') throw locked(frases.incerto);
    await exigirSemRegistro(tx, empresaId, processoId);
    if (resumoDe(escrito) !== sha256)
      throw locked('O processo mudou desde que você abriu a página. Confira o que iria e mande de novo.');
    const onde = await ambienteDoRascunho(tx, empresaId, antes.credencialId);
    if (antes.numero && onde === 'PRODUCAO' && credencial.ambiente === 'TREINAMENTO') {
      throw againstRule(
        'O rascunho deste processo está em produção: mande-o por uma credencial de produção.',
        'credencialId',
      );
    }
    const registrada = onde && (await registradaNoAmbiente(tx, empresaId, processoId, onde));
    const continua = antes.numero !== null && onde === credencial.ambiente && registrada !== antes.numero;
    const em = ao.relogio.agora();
    await caducarPedido(tx, { empresaId, usuarioId, em }, processoId);
    await meus.alterar(processoId, {
      ...{ situacao: 'NA_FILA', etapa: continua ? 'CAPA' : 'CRIAR', proximaEm: em, tentativas: 0, frase: null },
      ...{ credencialId, escrito, sha256, mandadoEm: em, mandadoPor: usuarioId, problemas: [] },
      ...{ diagnosticoEm: null, aviso: null, valores: null, valoresEm: null, nossos: null, valoresDosItens: null },
      ...(!continua && { numero: null, versaoDuimp: null, itensLa: [] }),
    });
    const oQue = `Rascunho da DUIMP do processo ${lidos.processo.numero} mandado ao Portal Único`;
    await contarNaCredencial(tx, ao, credencial, oQue);
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
    await contarNoProcesso(
      tx,
      { empresaId, usuarioId, em },
      processoId,
      `Portal Único (${ambiente}): rascunho da DUIMP mandado.`,
    );
  });
}

/** Asks for the values of the draft again, item by item too where `etapa` says so. @throws {Refusal} 404 without a draft, 409 while it is under way or unknown. */
export async function buscarValores(
  ao: AoPedir,
  processoId: string,
  etapa: 'VALORES' | 'VALORES_DOS_ITENS' = 'VALORES',
): Promise<void> {
  const { empresaId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const meus = rascunhoRepository(tx, empresaId);
    const linha = await meus.trancar(processoId);
    if (!linha?.numero) throw notFound('Este rascunho');
    if (linha.situacao !== 'PRONTO') throw locked(linha.frase ?? 'O rascunho já está a caminho do Portal Único.');
    await exigirSemRegistro(tx, empresaId, processoId, linha.numero);
    await meus.alterar(processoId, {
      situacao: 'NA_FILA',
      etapa,
      proximaEm: ao.relogio.agora(),
      tentativas: 0,
    });
  });
}

/**
 * Says what a person found in the Portal, after an answer was lost or a draft was no longer there.
 * @throws {Refusal} 404 without a draft, 422 when nothing is in doubt.
 */
export async function resolverRascunho(ao: AoPedir, processoId: string, { rascunho }: RascunhoAchado): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const meus = rascunhoRepository(tx, empresaId);
    const linha = await meus.trancar(processoId);
    if (!linha) throw notFound('Este rascunho');
    if (linha.situacao !== 'INCERTO' && linha.situacao !== 'RECUSADO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    await exigirSemRegistro(tx, empresaId, processoId);
    await caducarPedido(tx, { empresaId, usuarioId, em: ao.relogio.agora() }, processoId);
    const { numero = null, versao = null } = rascunho ?? {};
    await meus.alterar(processoId, {
      ...{ situacao: 'PREPARO', etapa: null, proximaEm: null, frase: null, problemas: [] },
      ...{ numero, versaoDuimp: versao, itensLa: [], valores: null, valoresEm: null, nossos: null },
      valoresDosItens: null,
    });
    const frase = numero
      ? `Portal Único: o rascunho desta DUIMP é o ${formatarNumeroDuimp(numero)}, como alguém viu lá.`
      : 'Portal Único: não há rascunho desta DUIMP, como alguém viu lá.';
    await contarNoProcesso(tx, { empresaId, usuarioId, em: ao.relogio.agora() }, processoId, frase);
  });
}

/** Our figures, if the processo still says what the draft does. */
async function nossosDe(
  ao: AoBuscar,
  { empresaId, processoId, sha256, credencialId }: LinhaDoRascunho,
): Promise<NossosValores> {
  const dia = today(ao.relogio);
  const onde = await ambienteDoRascunho(ao.db, empresaId, credencialId);
  const lidos = await lerFatosDaDuimp(ao.db, empresaId, processoId, onde);
  const guardado = await rascunhoRepository(ao.db, empresaId).buscar(processoId);
  const complemento = soDoProcesso(guardado?.complemento ?? COMPLEMENTO_EM_BRANCO, lidos);
  const { escrito } = rascunhoDaDuimp(lidos.fatos, complemento);
  if (!escrito || resumoDe(escrito) !== sha256) return { dia, valores: null, falta: MUDOU };
  return nossosValores(ao.db, empresaId, lidos, dia);
}

/** The number of a new draft, in the history of the processo. */
function contarDoNumero({ relogio }: AoBuscar) {
  return async (tx: Database, linha: LinhaDoRascunho, numero: string): Promise<void> => {
    const { empresaId, processoId, mandadoPor, credencialId } = linha;
    if (!mandadoPor || !credencialId) return;
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial?.ambiente ?? 'TREINAMENTO'].toLowerCase();
    const frase = `Portal Único (${ambiente}): rascunho da DUIMP feito, número ${formatarNumeroDuimp(numero)}.`;
    await contarNoProcesso(tx, { empresaId, usuarioId: mandadoPor, em: relogio.agora() }, processoId, frase);
  };
}

const MUDOU = 'O processo mudou depois do envio: mande de novo para comparar.';
