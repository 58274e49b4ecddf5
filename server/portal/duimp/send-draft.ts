import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { NossosValores, ProblemaDoRascunho, ValoresDoRascunho } from '#lib/portal/domain/rascunho-no-portal.ts';
import { mesmoCorpo, numeroDoItemEscrito } from '#lib/siscomex/duimp/duimp-retificacao.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { emUmMinuto } from '#server/portal/talk/demand-answer.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { AindaNao, PortalRecusou } from '#server/portal/talk/outcome.ts';
import { lerIdentificacao, lerItensRecebidos, lerProblemas, lerValores, lerValoresDoItem } from './draft-answers.ts';
import { pedirEGuardar } from './kept-answers.ts';
import { type LinhaDoRascunho, rascunhoRepository } from './rascunho-repository.ts';
import { abrirVersao, buscarModelo, excluirVersao, type FimDaDesistencia, itensDoModelo } from './rectify-duimp.ts';
import { retificacaoRepository } from './retificacao-repository.ts';

type Conversa = ReturnType<typeof conversa>;

export interface AoMandar extends AoBuscar {
  /** Our figures for what is in the Portal now, beside those that it calculated. */
  nossos(linha: LinhaDoRascunho, doPortal: ValoresDoRascunho): Promise<NossosValores>;
  /** The day whose rates hold for it. */
  dia(linha: LinhaDoRascunho): Promise<DataTexto>;
  /** Tells the history of the processo of a new draft, or of the version that a retificação opened. */
  contar(tx: Database, linha: LinhaDoRascunho, feito: { numero: string; versao: string }): Promise<void>;
  /** Fills in what the registered version says, once it came. */
  preencher(tx: Database, linha: LinhaDoRascunho): Promise<void>;
  /** Ends a retificação that was given up. */
  desistir(tx: Database, linha: LinhaDoRascunho, fim: FimDaDesistencia): Promise<void>;
}

/**
 * Takes a draft as far as its values: cover, items in batches of a hundred, the diagnosis, and what the Portal calculates. Each step is
 * written before the next, so a draft that stops goes on where it was. A draft is asked for once: when the answer to that is lost, no
 * other is made until a person says what is in the Portal. A refusal of a field ends the round, after all fields of it are known.
 * A retificação goes the same way, from the registered version: its draft is another version, and of its items only those go that differ
 * from what is there.
 */
export async function mandarRascunho(ao: AoMandar, fala: Conversa, linha: LinhaDoRascunho): Promise<void> {
  const { empresaId, processoId } = linha;
  const repositorio = rascunhoRepository(ao.db, empresaId);
  const pedir = pedirEGuardar(ao, fala, { empresaId, processoId, por: linha.mandadoPor ?? linha.alteradoPor });
  let { etapa, numero, versaoDuimp } = linha;
  let itensLa = new Set(linha.itensLa);
  /** Items that say already what is to be sent. */
  let certos: ReadonlySet<number> = new Set();
  if (etapa === 'CRIANDO') return incerto();
  const { retificacaoId } = linha;
  const retificacao = retificacaoId && (await retificacaoRepository(ao.db, empresaId).buscar(retificacaoId));
  const retificar = retificacao ? { ao, pedir, retificacao } : null;
  if (etapa === 'MODELO' && retificar) {
    const modelo = await buscarModelo(retificar);
    return ao.db.transaction(async (tx) => {
      await retificacaoRepository(tx, empresaId).mudar(processoId, { modelo, modeloEm: ao.relogio.agora() });
      const pronto = { situacao: 'PREPARO', etapa: null, proximaEm: null, frase: null, tentativas: 0 } as const;
      const rascunhos = rascunhoRepository(tx, empresaId);
      await rascunhos.alterar(processoId, pronto);
      await ao.preencher(tx, (await rascunhos.trancar(processoId)) ?? linha);
    });
  }
  if (etapa === 'EXCLUIR' && retificar) {
    const fim = await excluirVersao(retificar, linha);
    if ('problemas' in fim) return recusado(fim.problemas);
    return ao.db.transaction((tx) => ao.desistir(tx, linha, fim));
  }
  const escrito = linha.escrito;
  if (!escrito) throw new PortalRecusou('Não há o que mandar: prepare a DUIMP de novo.');
  if (etapa === 'CRIAR' && retificar) {
    const feita = await abrirVersao(retificar, escrito.capa);
    if ('problemas' in feita) return recusado(feita.problemas);
    ({ numero } = retificar.retificacao);
    ({ versao: versaoDuimp } = feita);
    etapa = 'ITENS';
    await aberto({ numero, versao: feita.versao });
  }
  if (etapa === 'CRIAR') {
    const resposta = await pedir('criarNovaDuimp', '/duimp-api/api/ext/duimp', {
      metodo: 'POST',
      corpo: escrito.capa,
      indo: () => repositorio.alterar(processoId, { etapa: 'CRIANDO' }),
      naoFeito: () => repositorio.alterar(processoId, { etapa: 'CRIAR' }),
    });
    const dado = resposta.status === 201 ? lerIdentificacao(resposta.bytes) : null;
    if (!dado) {
      if (resposta.status !== 422) return incerto();
      await repositorio.alterar(processoId, { etapa: 'CRIAR' });
      return recusado(lerProblemas(resposta.bytes));
    }
    ({ numero, versao: versaoDuimp } = dado);
    etapa = 'ITENS';
    await aberto(dado);
  }
  if (numero === null || versaoDuimp === null) throw new PortalRecusou('O rascunho não tem número.');
  const base = `/duimp-api/api/ext/duimp/${numero}/${versaoDuimp}`;

  if (etapa === 'CAPA') {
    const resposta = await pedir('atualizarDadosGerais', base, { metodo: 'PUT', corpo: escrito.capa });
    if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
    exigir(resposta, [200]);
    etapa = 'ITENS';
    await repositorio.alterar(processoId, { etapa, problemas: [] });
  }
  if (etapa === 'ITENS') {
    // An answer about items may have been lost, or a person said which draft it is: what is there is asked, not assumed. A retificação
    // begins with the items of the version before.
    if (retificar || linha.tentativas > 0 || (linha.etapa === 'CAPA' && itensLa.size === 0)) {
      await perguntarOsItens(base, numero);
    }
    const problemas = await mandarItens(base, escrito.itens);
    if (problemas.length > 0) return recusado(problemas);
    etapa = 'DIAGNOSTICO';
    await repositorio.alterar(processoId, { etapa });
  }
  if (etapa === 'DIAGNOSTICO') {
    const corpo = JSON.stringify({ totalItem: escrito.itens.length });
    // Its notice may come before its answer is written down, and is not to be wiped out by it.
    const indo = () => repositorio.alterar(processoId, { aviso: null });
    const resposta = await pedir('diagnosticarDuimp', `${base}/diagnosticos`, { metodo: 'POST', corpo, indo });
    if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
    exigir(resposta, [201]);
    etapa = 'VALORES';
    await repositorio.alterar(processoId, { etapa, diagnosticoEm: ao.relogio.agora(), problemas: [] });
  }
  const frase = etapa === 'VALORES_DOS_ITENS' ? await perguntarValoresDosItens(base) : null;
  const resposta = await pedir('buscarValoresCalculadosDuimp', `${base}/valores-calculados`);
  if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
  exigir(resposta, [200]);
  const valores = lerValores(resposta.bytes);
  await repositorio.alterar(processoId, {
    situacao: 'PRONTO',
    etapa: null,
    proximaEm: null,
    frase,
    tentativas: 0,
    valores,
    valoresEm: ao.relogio.agora(),
    nossos: await ao.nossos(linha, valores),
  });

  async function mandarItens(caminho: string, itens: readonly string[]): Promise<ProblemaDoRascunho[]> {
    const problemas: ProblemaDoRascunho[] = [];
    const porNumero = new Map(itens.map((json) => [numeroDoItemEscrito(json), json]));
    const numeros = [...porNumero.keys()];
    const grupos = [
      {
        funcao: 'atualizarItens',
        metodo: 'PUT',
        quais: numeros.filter((numeroDoItem) => itensLa.has(numeroDoItem) && !certos.has(numeroDoItem)),
      },
      { funcao: 'salvarItens', metodo: 'POST', quais: numeros.filter((numeroDoItem) => !itensLa.has(numeroDoItem)) },
    ] as const;
    for (const { funcao, metodo, quais } of grupos) {
      for (let de = 0; de < quais.length; de += ITENS_POR_VEZ) {
        const parte = quais.slice(de, de + ITENS_POR_VEZ);
        const corpo = `[${parte.map((numeroDoItem) => porNumero.get(numeroDoItem)).join(',')}]`;
        const resposta = await pedir(funcao, `${caminho}/itens`, { metodo, corpo });
        if (resposta.status === 422) return [...problemas, ...lerProblemas(resposta.bytes)];
        exigir(resposta, [200, 201, 207]);
        const recebidos = lerItensRecebidos(resposta.bytes);
        problemas.push(...recebidos.problemas);
        await guardarItens(recebidos.aceitos);
      }
    }
    for (const sobra of [...itensLa].filter((numeroDoItem) => !porNumero.has(numeroDoItem))) {
      exigir(await pedir('excluirItemDuimp', `${caminho}/itens/${sobra}`, { metodo: 'DELETE' }), [200, 404]);
      itensLa.delete(sobra);
      await guardarItens([]);
    }
    return problemas;
  }

  async function perguntarOsItens(caminho: string, doRascunho: string): Promise<void> {
    const la = await itensDoModelo(ao, pedir, caminho.replace('/ext/duimp/', '/ext/modelo/duimp/'), doRascunho);
    const porNumero = new Map(la.map((json) => [numeroDoItemEscrito(json), json]));
    itensLa = new Set(porNumero.keys());
    if (retificar) {
      const iguais = (escrito?.itens ?? []).filter((json) =>
        mesmoCorpo(porNumero.get(numeroDoItemEscrito(json)) ?? '{}', json),
      );
      certos = new Set(iguais.map(numeroDoItemEscrito));
    }
    await guardarItens([]);
  }

  /** Writes down which version of which DUIMP is filled in from now on. */
  async function aberto(feito: { numero: string; versao: string }): Promise<void> {
    itensLa = new Set();
    await ao.db.transaction(async (tx) => {
      const { numero: dado, versao } = feito;
      const valores = { numero: dado, versaoDuimp: versao, itensLa: [], problemas: [], frase: null };
      await rascunhoRepository(tx, empresaId).alterar(processoId, { ...valores, etapa: 'ITENS' });
      await ao.contar(tx, linha, feito);
    });
  }

  /** Asks for the items one by one, from where it stopped on this day; answers why the Portal did not tell the next one, if so. */
  async function perguntarValoresDosItens(caminho: string): Promise<string | null> {
    const dia = await ao.dia(linha);
    const itens = linha.valoresDosItens?.dia === dia ? [...linha.valoresDosItens.itens] : [];
    for (const numeroDoItem of [...itensLa].slice(itens.length)) {
      const url = `${caminho}/itens/${numeroDoItem}/valores-calculados`;
      const resposta = await pedir('buscarValoresCalculadosItemDuimp', url);
      if (resposta.status === 422) return frases.semValores(numeroDoItem, lerProblemas(resposta.bytes)[0]?.mensagem);
      exigir(resposta, [200]);
      itens.push(lerValoresDoItem(resposta.bytes, numeroDoItem));
      await repositorio.alterar(processoId, { valoresDosItens: { dia, itens } });
    }
    return null;
  }

  async function guardarItens(novos: readonly number[]): Promise<void> {
    for (const numeroDoItem of novos) itensLa.add(numeroDoItem);
    await repositorio.alterar(processoId, { itensLa: [...itensLa].toSorted((a, b) => a - b) });
  }

  function exigir({ status, json, mensagem, codigo }: RespostaDoPortal, certos: readonly number[]): void {
    if (certos.includes(status) && json) return;
    if (certos.includes(status)) {
      throw new AindaNao('O Portal Único respondeu outra coisa.', emUmMinuto(ao.relogio), true);
    }
    if (status === 404 && numero) throw new PortalRecusou(frases.semRascunho(numero));
    throw new PortalRecusou(`${mensagem ?? `O Portal Único respondeu ${status}`}${codigo ? ` (${codigo})` : ''}.`);
  }

  async function recusado(problemas: ProblemaDoRascunho[]): Promise<void> {
    await repositorio.alterar(processoId, {
      situacao: 'RECUSADO',
      problemas,
      proximaEm: null,
      tentativas: 0,
      frase:
        retificar && versaoDuimp === null
          ? frases.semAbrir
          : numero
            ? frases.comProblemas(numero, problemas.length)
            : frases.semCriar,
    });
  }

  async function incerto(): Promise<void> {
    await repositorio.alterar(processoId, { situacao: 'INCERTO', etapa: null, proximaEm: null, frase: frases.incerto });
  }
}

export const frases = {
  incerto:
    'A resposta do Portal Único ao pedido do rascunho se perdeu: ele pode ter sido feito ou não. Veja no Portal, nas DUIMPs em elaboração deste importador, e diga aqui o que há. O Cais não faz outro sem isso.',
  semCriar: 'O Portal Único recusou a capa, e nenhum rascunho foi feito. Corrija e mande de novo.',
  semAbrir: 'O Portal Único recusou a retificação, e nenhuma versão nova foi feita. Corrija e mande de novo.',
  comProblemas: (numero: string, quantos: number) =>
    `O rascunho ${formatarNumeroDuimp(numero)} está no Portal Único, com ${quantos === 1 ? '1 problema' : `${quantos} problemas`}. Corrija e mande de novo.`,
  semValores: (item: number, motivo = 'sem dizer por quê') =>
    `O Portal Único não deu os valores do item ${item}: ${motivo.replace(/\.$/, '')}.`,
  semRascunho: (numero: string) =>
    `O Portal Único não tem mais o rascunho ${formatarNumeroDuimp(numero)}, ou não o mostra a este titular.`,
};
/** The most items of a request, by the published document. */
const ITENS_POR_VEZ = 100;
