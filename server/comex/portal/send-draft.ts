import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { NossosValores, ProblemaDoRascunho } from '#lib/domain/sistema/rascunho-no-portal.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { RespostaDoPortal } from './call.ts';
import type { conversa } from './conversation.ts';
import { emUmMinuto } from './demand-answer.ts';
import {
  lerIdentificacao,
  lerItensRecebidos,
  lerNumerosDosItens,
  lerProblemas,
  lerValores,
  lerValoresDoItem,
} from './draft-answers.ts';
import type { AoBuscar } from './fetch-duimp.ts';
import { pedirEGuardar } from './kept-answers.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';
import { type LinhaDoRascunho, rascunhoRepository } from './rascunho-repository.ts';

type Conversa = ReturnType<typeof conversa>;

export interface AoMandar extends AoBuscar {
  /** Our figures for what is in the Portal now. */
  nossos(linha: LinhaDoRascunho): Promise<NossosValores>;
  /** Tells the history of the processo of a new draft. */
  contar(tx: Database, linha: LinhaDoRascunho, numero: string): Promise<void>;
}

/**
 * Takes a draft as far as its values: cover, items in batches of a hundred, the diagnosis, and what the Portal calculates. Each step is
 * written before the next, so a draft that stops goes on where it was. A draft is asked for once: when the answer to that is lost, no
 * other is made until a person says what is in the Portal. A refusal of a field ends the round, after all fields of it are known.
 */
export async function mandarRascunho(ao: AoMandar, fala: Conversa, linha: LinhaDoRascunho): Promise<void> {
  const { empresaId, processoId } = linha;
  const meus = rascunhoRepository(ao.db, empresaId);
  const pedir = pedirEGuardar(ao, fala, { empresaId, processoId, por: linha.mandadoPor ?? linha.alteradoPor });
  if (linha.etapa === 'CRIANDO') return incerto();
  const escrito = linha.escrito;
  if (!escrito) throw new PortalRecusou('Não há o que mandar: prepare a DUIMP de novo.');
  let etapa = linha.etapa;
  let { numero, versaoDuimp } = linha;
  let itensLa = new Set(linha.itensLa);

  if (etapa === 'CRIAR') {
    const resposta = await pedir('criarNovaDuimp', '/duimp-api/api/ext/duimp', {
      ...{ metodo: 'POST', corpo: escrito.capa },
      indo: () => meus.alterar(processoId, { etapa: 'CRIANDO' }),
      naoFeito: () => meus.alterar(processoId, { etapa: 'CRIAR' }),
    });
    const dado = resposta.status === 201 ? lerIdentificacao(resposta.bytes) : null;
    if (!dado) {
      if (resposta.status !== 422) return incerto();
      await meus.alterar(processoId, { etapa: 'CRIAR' });
      return recusado(lerProblemas(resposta.bytes));
    }
    ({ numero, versao: versaoDuimp } = dado);
    itensLa = new Set();
    etapa = 'ITENS';
    await ao.db.transaction(async (tx) => {
      const feito = { numero, versaoDuimp, etapa, itensLa: [], problemas: [], frase: null };
      await rascunhoRepository(tx, empresaId).alterar(processoId, feito);
      await ao.contar(tx, linha, dado.numero);
    });
  }
  if (numero === null || versaoDuimp === null) throw new PortalRecusou('O rascunho não tem número.');
  const base = `/duimp-api/api/ext/duimp/${numero}/${versaoDuimp}`;

  if (etapa === 'CAPA') {
    const resposta = await pedir('atualizarDadosGerais', base, { metodo: 'PUT', corpo: escrito.capa });
    if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
    exigir(resposta, [200]);
    etapa = 'ITENS';
    await meus.alterar(processoId, { etapa, problemas: [] });
  }
  if (etapa === 'ITENS') {
    // An answer about items may have been lost, or a person said which draft it is: what is there is asked, not assumed.
    if (linha.tentativas > 0 || (linha.etapa === 'CAPA' && itensLa.size === 0)) await perguntarOsItens(base);
    const problemas = await mandarItens(base, escrito.itens);
    if (problemas.length > 0) return recusado(problemas);
    etapa = 'DIAGNOSTICO';
    await meus.alterar(processoId, { etapa });
  }
  if (etapa === 'DIAGNOSTICO') {
    const corpo = JSON.stringify({ totalItem: escrito.itens.length });
    // Its notice may come before its answer is written down, and is not to be wiped out by it.
    const indo = () => meus.alterar(processoId, { aviso: null });
    const resposta = await pedir('diagnosticarDuimp', `${base}/diagnosticos`, { metodo: 'POST', corpo, indo });
    if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
    exigir(resposta, [201]);
    etapa = 'VALORES';
    await meus.alterar(processoId, { etapa, diagnosticoEm: ao.relogio.agora(), problemas: [] });
  }
  const frase = etapa === 'VALORES_DOS_ITENS' ? await perguntarValoresDosItens(base) : null;
  const resposta = await pedir('buscarValoresCalculadosDuimp', `${base}/valores-calculados`);
  if (resposta.status === 422) return recusado(lerProblemas(resposta.bytes));
  exigir(resposta, [200]);
  await meus.alterar(processoId, {
    ...{ situacao: 'PRONTO', etapa: null, proximaEm: null, frase, tentativas: 0 },
    ...{ valores: lerValores(resposta.bytes), valoresEm: ao.relogio.agora(), nossos: await ao.nossos(linha) },
  });

  async function mandarItens(caminho: string, itens: readonly string[]): Promise<ProblemaDoRascunho[]> {
    const problemas: ProblemaDoRascunho[] = [];
    const numeros = itens.map((_, i) => i + 1);
    const grupos = [
      { funcao: 'atualizarItens', metodo: 'PUT', quais: numeros.filter((um) => itensLa.has(um)) },
      { funcao: 'salvarItens', metodo: 'POST', quais: numeros.filter((um) => !itensLa.has(um)) },
    ] as const;
    for (const { funcao, metodo, quais } of grupos) {
      for (let de = 0; de < quais.length; de += ITENS_POR_VEZ) {
        const parte = quais.slice(de, de + ITENS_POR_VEZ);
        const corpo = `[${parte.map((um) => itens[um - 1]).join(',')}]`;
        const resposta = await pedir(funcao, `${caminho}/itens`, { metodo, corpo });
        if (resposta.status === 422) return [...problemas, ...lerProblemas(resposta.bytes)];
        exigir(resposta, [200, 201, 207]);
        const recebidos = lerItensRecebidos(resposta.bytes);
        problemas.push(...recebidos.problemas);
        await guardarItens(recebidos.aceitos);
      }
    }
    for (const sobra of [...itensLa].filter((um) => um > itens.length)) {
      exigir(await pedir('excluirItemDuimp', `${caminho}/itens/${sobra}`, { metodo: 'DELETE' }), [200, 404]);
      itensLa.delete(sobra);
      await guardarItens([]);
    }
    return problemas;
  }

  async function perguntarOsItens(caminho: string): Promise<void> {
    const modelo = caminho.replace('/ext/duimp/', '/ext/modelo/duimp/');
    itensLa = new Set();
    for (let inicial = 1; ; ) {
      const query = `inicial=${inicial}&tamanho=${ITENS_POR_VEZ}`;
      const resposta = await pedir('buscarDadosItensDuimp', `${modelo}/itens?${query}`);
      // A range beyond the last item is refused; so is one of a draft that has none.
      if (resposta.codigo === 'DIMP-ER0100') break;
      exigir(resposta, [200]);
      const numeros = lerNumerosDosItens(resposta.bytes);
      if (numeros.length === 0) break;
      for (const um of numeros) itensLa.add(um);
      inicial = Math.max(...numeros) + 1;
    }
    await guardarItens([]);
  }

  /** Asks for the items one by one, from where it stopped on this day; answers why the Portal did not tell the next one, if so. */
  async function perguntarValoresDosItens(caminho: string): Promise<string | null> {
    const dia = today(ao.relogio);
    const itens = linha.valoresDosItens?.dia === dia ? [...linha.valoresDosItens.itens] : [];
    for (const numeroDoItem of [...itensLa].slice(itens.length)) {
      const url = `${caminho}/itens/${numeroDoItem}/valores-calculados`;
      const resposta = await pedir('buscarValoresCalculadosItemDuimp', url);
      if (resposta.status === 422) return frases.semValores(numeroDoItem, lerProblemas(resposta.bytes)[0]?.mensagem);
      exigir(resposta, [200]);
      itens.push(lerValoresDoItem(resposta.bytes, numeroDoItem));
      await meus.alterar(processoId, { valoresDosItens: { dia, itens } });
    }
    return null;
  }

  async function guardarItens(novos: readonly number[]): Promise<void> {
    for (const um of novos) itensLa.add(um);
    await meus.alterar(processoId, { itensLa: [...itensLa].toSorted((a, b) => a - b) });
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
    await meus.alterar(processoId, {
      ...{ situacao: 'RECUSADO', problemas, proximaEm: null, tentativas: 0 },
      frase: numero ? frases.comProblemas(numero, problemas.length) : frases.semCriar,
    });
  }

  async function incerto(): Promise<void> {
    await meus.alterar(processoId, { situacao: 'INCERTO', etapa: null, proximaEm: null, frase: frases.incerto });
  }
}

export const frases = {
  incerto:
    'A resposta do Portal Único ao pedido do rascunho se perdeu: ele pode ter sido feito ou não. Veja no Portal, nas DUIMPs em elaboração deste importador, e diga aqui o que há. O Cais não faz outro sem isso.',
  semCriar: 'O Portal Único recusou a capa, e nenhum rascunho foi feito. Corrija e mande de novo.',
  comProblemas: (numero: string, quantos: number) =>
    `O rascunho ${formatarNumeroDuimp(numero)} está no Portal Único, com ${quantos === 1 ? '1 problema' : `${quantos} problemas`}. Corrija e mande de novo.`,
  semValores: (item: number, motivo = 'sem dizer por quê') =>
    `O Portal Único não deu os valores do item ${item}: ${motivo.replace(/\.$/, '')}.`,
  semRascunho: (numero: string) =>
    `O Portal Único não tem mais o rascunho ${formatarNumeroDuimp(numero)}, ou não o mostra a este titular.`,
};
/** The most items of a request, by the published document. */
const ITENS_POR_VEZ = 100;
