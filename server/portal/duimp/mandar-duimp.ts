import type { z } from 'zod';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { pedidoDeMandar, RascunhoAchado } from '#lib/portal/contracts/pedidos-da-duimp.ts';
import type { NossosValores, ValoresDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import { nadaDifere, numeroDoItemEscrito } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import {
  credenciaisComRascunho,
  type LinhaDoRascunho,
  rascunhoRepository,
} from '#server/portal/duimp/rascunho-repository.ts';
import { retificacaoRepository } from '#server/portal/duimp/retificacao-repository.ts';
import { frases, mandarRascunho } from '#server/portal/duimp/send-draft.ts';
import { credencialRepository } from '#server/portal/talk/credencial-repository.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { conferenciasEmAberto, exigirVistas } from './conferencias-da-duimp.ts';
import { lerEscrito, resumoDe } from './escrito-da-duimp.ts';
import { ambienteDoRascunho } from './fatos-da-duimp.ts';
import { nossosValores } from './nossos-valores.ts';
import { preencherAoVir } from './preencher-da-registrada.ts';
import { caducarPedido, exigirSemRegistro, registradaNoAmbiente } from './registro-da-duimp.ts';
import { emRetificacao, fimDaDesistencia } from './retificacao-da-duimp.ts';

/** The drafts of DUIMPs that are on their way to the Portal. */
export function filaDosRascunhos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComRascunho(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const rascunhos = rascunhoRepository(ao.db, empresaId);
      const linha = await rascunhos.proximo(credencialId, agora);
      if (!linha) return null;
      const { processoId } = linha;
      return {
        fazer: (fala) =>
          mandarRascunho(
            {
              ...ao,
              nossos: (linhaDoRascunho, doPortal) => nossosDe(ao, linhaDoRascunho, doPortal),
              dia: (linhaDoRascunho) => diaDasTaxas(ao, linhaDoRascunho),
              contar: contarDoNumero(ao),
              preencher: preencherAoVir(ao),
              desistir: fimDaDesistencia(ao),
            },
            fala,
            linha,
          ),
        tentativas: async () => (await rascunhos.buscar(processoId))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          // The request for a draft had left: trying again could make a second one.
          if ((await rascunhos.buscar(processoId))?.etapa === 'CRIANDO') {
            await rascunhos.alterar(processoId, {
              situacao: 'INCERTO',
              etapa: null,
              proximaEm: null,
              frase: frases.incerto,
            });
            return;
          }
          await rascunhos.alterar(processoId, {
            tentativas,
            frase,
            proximaEm,
            ...(proximaEm === null && { situacao: 'RECUSADO' as const }),
          });
        },
      };
    },
  };
}

/**
 * Puts the draft of a processo into the queue of a credential. What is sent is what the person saw.
 * @throws {Refusal} 409 when the processo changed since, or a draft is under way; 422 when something is missing, or open and not seen.
 */
export async function mandarDuimp(
  ao: AoPedir,
  processoId: string,
  { credencialId, sha256, conferenciasVistas }: z.output<typeof pedidoDeMandar>,
): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const rascunhos = rascunhoRepository(tx, empresaId);
    const antes = await rascunhos.trancar(processoId);
    const { lidos, bloqueio, escrito, comparada, retificacao } = await lerEscrito(
      tx,
      empresaId,
      processoId,
      antes,
      credencial.ambiente,
    );
    if (bloqueio) throw locked(bloqueio);
    if (retificacao && !retificacao.modelo) throw againstRule(SEM_MODELO);
    if (!escrito || !antes) throw againstRule('Ainda falta o que a DUIMP exige: veja a lista do que falta.');
    if (antes.situacao === 'NA_FILA') throw locked('O rascunho já está a caminho do Portal Único.');
    if (antes.situacao === 'INCERTO') throw locked(frases.incerto);
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: retificacao !== null });
    if (resumoDe(escrito) !== sha256)
      throw locked('O processo mudou desde que você abriu a página. Confira o que iria e mande de novo.');
    const vistas = exigirVistas(
      await conferenciasEmAberto(tx, empresaId, lidos, today(ao.relogio)),
      conferenciasVistas,
    );
    // A version that is open already may be taken back to what is registered.
    if (comparada && nadaDifere(comparada) && antes.versaoDuimp === null) throw againstRule(NADA_DIFERE);
    const onde = await ambienteDoRascunho(tx, empresaId, antes.credencialId);
    if (antes.numero && onde === 'PRODUCAO' && credencial.ambiente === 'TREINAMENTO') {
      throw againstRule(
        'O rascunho deste processo está em produção: mande-o por uma credencial de produção.',
        'credencialId',
      );
    }
    if (retificacao && onde !== credencial.ambiente) throw againstRule(OUTRO_AMBIENTE, 'credencialId');
    const registrada = onde && (await registradaNoAmbiente(tx, empresaId, processoId, onde));
    const continua = retificacao
      ? antes.versaoDuimp !== null
      : antes.numero !== null && onde === credencial.ambiente && registrada !== antes.numero;
    const em = ao.relogio.agora();
    await caducarPedido(tx, { empresaId, usuarioId, em }, processoId);
    await rascunhos.alterar(processoId, {
      situacao: 'NA_FILA',
      etapa: continua ? 'CAPA' : 'CRIAR',
      proximaEm: em,
      tentativas: 0,
      frase: null,
      credencialId,
      escrito,
      sha256,
      mandadoEm: em,
      mandadoPor: usuarioId,
      problemas: [],
      diagnosticoEm: null,
      aviso: null,
      valores: null,
      valoresEm: null,
      nossos: null,
      valoresDosItens: null,
      ...(!continua && !retificacao && { numero: null, versaoDuimp: null, itensLa: [], retificacaoId: null }),
    });
    if (retificacao) await retificacaoRepository(tx, empresaId).mudar(processoId, { credencialId });
    const mandado = retificacao ? 'retificação da DUIMP mandada' : 'rascunho da DUIMP mandado';
    const oQue = `${retificacao ? 'Retificação' : 'Rascunho'} da DUIMP do processo ${lidos.processo.numero} ${retificacao ? 'mandada' : 'mandado'} ao Portal Único`;
    await contarNaCredencial(tx, ao, credencial, oQue);
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial.ambiente].toLowerCase();
    await contarNoProcesso(
      tx,
      { empresaId, usuarioId, em },
      processoId,
      `Portal Único (${ambiente}): ${mandado}${vistas ? `; ${vistas} por quem mandou` : ''}.`,
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
    const rascunhos = rascunhoRepository(tx, empresaId);
    const linha = await rascunhos.trancar(processoId);
    if (!linha?.numero) throw notFound('Este rascunho');
    if (linha.situacao !== 'PRONTO') throw locked(linha.frase ?? 'O rascunho já está a caminho do Portal Único.');
    const retificando = await emRetificacao(tx, empresaId, processoId);
    await exigirSemRegistro(tx, empresaId, processoId, { numero: linha.numero, retificando });
    await rascunhos.alterar(processoId, {
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
    const rascunhos = rascunhoRepository(tx, empresaId);
    const linha = await rascunhos.trancar(processoId);
    if (!linha) throw notFound('Este rascunho');
    if (linha.situacao !== 'INCERTO' && linha.situacao !== 'RECUSADO') {
      throw againstRule('O que há no Portal Único não está em dúvida.');
    }
    if (await emRetificacao(tx, empresaId, processoId)) throw againstRule(SEM_RESOLVER);
    await exigirSemRegistro(tx, empresaId, processoId, { retificando: false });
    await caducarPedido(tx, { empresaId, usuarioId, em: ao.relogio.agora() }, processoId);
    const { numero = null, versao = null } = rascunho ?? {};
    await rascunhos.alterar(processoId, {
      situacao: 'PREPARO',
      etapa: null,
      proximaEm: null,
      frase: null,
      problemas: [],
      numero,
      versaoDuimp: versao,
      itensLa: [],
      valores: null,
      valoresEm: null,
      nossos: null,
      valoresDosItens: null,
    });
    const frase = numero
      ? `Portal Único: o rascunho desta DUIMP é o ${formatarNumeroDuimp(numero)}, como alguém viu lá.`
      : 'Portal Único: não há rascunho desta DUIMP, como alguém viu lá.';
    await contarNoProcesso(tx, { empresaId, usuarioId, em: ao.relogio.agora() }, processoId, frase);
  });
}

/** Our figures, if the processo still says what the draft does. */
async function nossosDe(ao: AoBuscar, linha: LinhaDoRascunho, doPortal: ValoresDoRascunho): Promise<NossosValores> {
  const dia = await diaDasTaxas(ao, linha);
  const { lidos, escrito } = await lerEscrito(ao.db, linha.empresaId, linha.processoId, linha);
  if (!escrito || resumoDe(escrito) !== linha.sha256) return { dia, valores: null, falta: MUDOU };
  const numeros = escrito.itens.map(numeroDoItemEscrito);
  return nossosValores(ao.db, linha.empresaId, { ...lidos, numeros, freteDoPortal: doPortal.frete }, dia);
}

/** Today for a new DUIMP; for a retificação the day of the registration, which is that of the taxable event. */
async function diaDasTaxas(
  { db, relogio }: AoBuscar,
  { empresaId, processoId, retificacaoId }: LinhaDoRascunho,
): Promise<DataTexto> {
  const processo = retificacaoId ? await processoRepository(db, empresaId).buscar(processoId) : null;
  return processo?.dataRegistro ?? today(relogio);
}

/** The number of a new draft, in the history of the processo. */
function contarDoNumero({ relogio }: AoBuscar) {
  return async (tx: Database, linha: LinhaDoRascunho, feito: { numero: string; versao: string }): Promise<void> => {
    const { empresaId, processoId, mandadoPor, credencialId, retificacaoId } = linha;
    if (!mandadoPor || !credencialId) return;
    const credencial = await credencialRepository(tx, empresaId).buscar(credencialId);
    const ambiente = NOME_AMBIENTE_DO_PORTAL[credencial?.ambiente ?? 'TREINAMENTO'].toLowerCase();
    const oQue = retificacaoId
      ? `retificação da DUIMP ${formatarNumeroDuimp(feito.numero)} aberta, versão ${feito.versao}.`
      : `rascunho da DUIMP feito, número ${formatarNumeroDuimp(feito.numero)}.`;
    const frase = `Portal Único (${ambiente}): ${oQue}`;
    await contarNoProcesso(tx, { empresaId, usuarioId: mandadoPor, em: relogio.agora() }, processoId, frase);
  };
}

const SEM_MODELO = 'A versão registrada ainda não veio do Portal Único: espere-a, ou busque-a de novo.';
const NADA_DIFERE =
  'Nada difere da versão registrada: não há o que retificar. Mude antes o processo ou os dados da DUIMP.';
const OUTRO_AMBIENTE = 'A retificação foi preparada em outro ambiente: escolha uma credencial dele, ou desista dela.';
const SEM_RESOLVER = 'De uma retificação não há rascunho a procurar: mande-a de novo, ou desista dela.';
const MUDOU = 'O processo mudou depois do envio: mande de novo para comparar.';
