import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { ProblemaDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import { corpoDoRegistro, debitoDoRegistro, emReais, proximaPergunta } from '#lib/portal/domain/registro-no-portal.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import { lerProblemas, lerRegistrada, lerValores } from './draft-answers.ts';
import { pedirEGuardar } from './kept-answers.ts';
import { rascunhoRepository } from './rascunho-repository.ts';
import { type LinhaDoRegistro, registroRepository } from './registro-repository.ts';

/** What came of a request in the end. */
export type FimDoRegistro =
  | { situacao: 'REGISTRADA'; versaoRegistrada: string; registradaEm: string | null }
  | { situacao: 'RECUSADO'; problemas: ProblemaDoRascunho[]; frase: string }
  /** It never left. */
  | { situacao: 'CADUCO'; frase: string };

export interface AoRegistrar extends AoBuscar {
  /** Why what was to be registered is another thing by now; null while it is the same. */
  mudou(linha: LinhaDoRegistro): Promise<string | null>;
  /** Ends the request and tells the processo of it, if it still stands where `linha` says. */
  acabar(linha: LinhaDoRegistro, fim: FimDoRegistro): Promise<void>;
}

/**
 * Takes a request as far as its outcome. `ENVIANDO` is written before the request leaves, and the only ways back are an answer that
 * says nothing was done, and a person. From then on the Portal is asked which version of the DUIMP is in force: a draft has none, and a
 * retificação a lower one. The request is sent once, whatever is lost and whoever dies.
 */
export async function registrarRascunho(
  ao: AoRegistrar,
  fala: ReturnType<typeof conversa>,
  linha: LinhaDoRegistro,
): Promise<void> {
  const { empresaId, processoId, numero, versaoDuimp } = linha;
  const registros = registroRepository(ao.db, empresaId);
  const por = linha.aprovadoPor ?? linha.pedidoPor;
  const pedir = pedirEGuardar(ao, fala, { empresaId, processoId, por });
  const base = `/duimp-api/api/ext/duimp/${numero}`;
  if (linha.etapa === 'PERGUNTAR') return perguntar(linha);
  if (linha.etapa === 'ENVIANDO') {
    // The server that sent it died before it wrote the answer.
    const agora = { ...linha, situacao: 'INCERTO', etapa: 'PERGUNTAR' } as const;
    if (await registros.mudar(linha, { situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: frases.incerto })) {
      await perguntar(agora);
    }
    return;
  }

  const motivo = await ao.mudou(linha);
  if (motivo) return ao.acabar(linha, { situacao: 'CADUCO', frase: motivo });
  if (await jaRegistrada(linha)) return;
  const valores = await valoresDeAgora();
  const debito = debitoDoRegistro(valores, versaoDuimp);
  if (debito.recusa !== null) return ao.acabar(linha, { situacao: 'CADUCO', frase: debito.recusa });
  if (!new Exato(debito.total).eq(linha.valor)) {
    return ao.acabar(linha, { situacao: 'CADUCO', frase: frases.outroValor(debito.total, linha.valor) });
  }
  const { itens, mesmoComAlertas } = linha;
  const resposta = await pedir('registrarDuimp', `${base}/${versaoDuimp}/registros`, {
    metodo: 'POST',
    corpo: corpoDoRegistro({ itens, pagamentos: debito.pagamentos, mesmoComAlertas }),
    indo: async () => {
      const foi = await registros.mudar(linha, { etapa: 'ENVIANDO', enviadoEm: ao.relogio.agora() });
      if (!foi) throw new PortalRecusou(frases.retirado);
    },
    naoFeito: async () => {
      await registros.mudar({ ...linha, etapa: 'ENVIANDO' }, { etapa: 'CONFERIR', enviadoEm: null });
    },
  });
  const enviada = { ...linha, etapa: 'ENVIANDO' } as const;
  // DIMP-ER8505: it is no draft any more, so an earlier request may have been taken.
  if (resposta.status === 422 && resposta.codigo !== 'DIMP-ER8505') {
    const problemas = lerProblemas(resposta.bytes);
    return ao.acabar(enviada, { situacao: 'RECUSADO', problemas, frase: frases.recusado });
  }
  if (resposta.status === 404 && resposta.json) {
    return ao.acabar(enviada, { situacao: 'RECUSADO', problemas: [], frase: frases.semRascunho });
  }
  const pedida = resposta.status === 201 && resposta.json;
  await registros.mudar(enviada, {
    situacao: pedida ? 'PEDIDO' : 'INCERTO',
    etapa: 'PERGUNTAR',
    frase: pedida ? null : frases.incerto,
    tentativas: 0,
    perguntas: 0,
    proximaEm: proximaPergunta(0, ao.relogio.agora()),
  });

  async function valoresDeAgora() {
    const resposta = await pedir('buscarValoresCalculadosDuimp', `${base}/${versaoDuimp}/valores-calculados`);
    if (resposta.status !== 200 || !resposta.json) {
      throw new PortalRecusou(resposta.mensagem ?? `O Portal Único respondeu ${resposta.status} aos valores.`);
    }
    const lidos = lerValores(resposta.bytes);
    await rascunhoRepository(ao.db, empresaId).alterar(processoId, {
      valores: lidos,
      valoresEm: ao.relogio.agora(),
    });
    return lidos;
  }

  async function perguntar(estava: LinhaDoRegistro): Promise<void> {
    if (await jaRegistrada(estava)) return;
    const agora = ao.relogio.agora();
    const perguntas = linha.perguntas + 1;
    await registros.mudar(estava, {
      perguntas,
      tentativas: 0,
      olhadoEm: agora,
      proximaEm: proximaPergunta(perguntas, agora),
    });
  }

  async function jaRegistrada(estava: LinhaDoRegistro): Promise<boolean> {
    const resposta = await pedir('recuperarVersaoDuimpVigente', `${base}/versoes`);
    const lida = resposta.status === 200 && resposta.json ? lerRegistrada(resposta.bytes) : null;
    // The version in force of a retificação under way is the one before it.
    if (!lida || Number(lida.versao) < Number(versaoDuimp)) return false;
    const { versao: versaoRegistrada, registradaEm } = lida;
    await ao.acabar(estava, { situacao: 'REGISTRADA', versaoRegistrada, registradaEm });
    return true;
  }
}

export const frases = {
  incerto:
    'O pedido de registro saiu daqui, e a resposta do Portal Único se perdeu: ele pode ter sido aceito ou não. O Cais não o manda de novo; pergunta ao Portal se a DUIMP foi registrada.',
  recusado: 'O Portal Único recusou o pedido de registro. Nada foi registrado nem debitado.',
  semRascunho: 'O Portal Único não tem mais este rascunho, ou não o mostra a este titular. Nada foi registrado.',
  retirado: 'O pedido foi retirado antes de sair.',
  outroValor: (doPortal: string, digitado: string) =>
    `O Portal Único calcula agora ${emReais(doPortal)}, e o valor digitado é ${emReais(digitado)}. Nada foi mandado: confira e peça de novo.`,
};
