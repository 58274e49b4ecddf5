import type { RecusaDoProduto } from '#lib/domain/sistema/produto-no-portal.ts';
import { proximaPergunta } from '#lib/domain/sistema/registro-no-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/arquivo-invalido.ts';
import { diferencasDoProduto, lerEnviado, lerProdutos, type ProdutoDoPortal } from '#lib/siscomex/produto-json.ts';
import type { RespostaDoPortal } from '#server/comex/portal/call.ts';
import type { conversa } from '#server/comex/portal/conversation.ts';
import { CAMINHO_RECUSADO, exigirConteudo, exigirLegivel } from '#server/comex/portal/demand-answer.ts';
import type { AoBuscar } from '#server/comex/portal/fetch-duimp.ts';
import { PortalRecusou } from '#server/comex/portal/outcome.ts';
import type { Fila } from '#server/comex/portal/queue.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { LISTA_DE_PRODUTOS, pedirDoCatalogo } from './catalogue-answers.ts';
import { contarNoProduto } from './product-history.ts';
import { credenciaisComProduto, type LinhaDoProduto, produtoRepository } from './produto-repository.ts';

/** The products that people sent, one at a time and seconds apart: an importer has hundreds, and no limit of this function is published. */
export function filaDosProdutos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComProduto(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const desde = new Date(agora.getTime() - ENTRE_PRODUTOS_MS);
      if (await catalogoRepository(ao.db, empresaId).respondeuDepois(credencialId, desde)) return null;
      const seus = produtoRepository(ao.db, empresaId);
      const linha = await seus.proximo(credencialId, agora);
      if (!linha) return null;
      return {
        fazer: (fala) => enviarProduto(ao, fala, linha),
        tentativas: async () => (await seus.buscar(linha.id))?.tentativas ?? 0,
        async parar({ tentativas, frase, proximaEm }) {
          const agora = ao.relogio.agora();
          const estava = await seus.buscar(linha.id);
          if (estava?.etapa === 'CONFERIR') {
            if (proximaEm === null) return acabar(ao, estava, recusado([], frase));
            await seus.mudar(estava, { tentativas, frase, proximaEm });
          }
          // It had left: from here on the Portal is asked, and nothing is sent again.
          if (estava?.etapa === 'SAINDO') {
            await seus.mudar(estava, { ...EM_DUVIDA, proximaEm: proximaEm ?? proximaPergunta(0, agora) });
          }
          if (estava?.etapa === 'PERGUNTAR') {
            const depois = proximaEm ?? proximaPergunta(estava.perguntas + 1, agora);
            const contadas = proximaEm === null ? { tentativas: 0, perguntas: estava.perguntas + 1 } : { tentativas };
            await seus.mudar(estava, { frase, proximaEm: depois, ...contadas });
          }
        },
      };
    },
  };
}

/**
 * Takes a product as far as its outcome. First the Portal is asked whether it has one with this código interno: then it is not sent, and
 * a product found later by that code is the one that was. `SAINDO` is written before the request leaves, and only an answer that says
 * nothing was done takes it back; otherwise the list is asked, and nothing is sent again, whatever is lost and whoever dies.
 */
async function enviarProduto(ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDoProduto): Promise<void> {
  const { empresaId, id, raiz, codigoInterno, escrito, credencialId, enviadoPor } = linha;
  const seus = produtoRepository(ao.db, empresaId);
  if (!escrito || !credencialId || !enviadoPor)
    throw new PortalRecusou('Não há o que enviar: aprove o produto de novo.');
  const pedir = pedirDoCatalogo(ao, fala, {
    ...{ empresaId, credencialId, produtoId: id, catalogoId: null, por: enviadoPor },
  });
  if (linha.etapa === 'SAINDO') {
    // The server that sent it died before it wrote the answer.
    if (await seus.mudar(linha, { ...EM_DUVIDA, proximaEm: ao.relogio.agora() })) {
      await perguntar({ ...linha, situacao: 'INCERTO', etapa: 'PERGUNTAR' });
    }
    return;
  }
  if (linha.etapa === 'PERGUNTAR') return perguntar(linha);

  const [jaHa] = await comEsteCodigoInterno();
  if (jaHa)
    return acabar(
      ao,
      linha,
      recusado([{ campo: 'codigoInterno', frase: frases.jaHa(jaHa.codigo) }], frases.naoEnviado),
    );
  const resposta = await pedir('salvarVersaoInicialProduto', `/catp/api/ext/produto/${raiz}`, {
    ...{ metodo: 'POST', corpo: escrito },
    indo: async () => {
      if (!(await seus.mudar(linha, { etapa: 'SAINDO' }))) throw new PortalRecusou(frases.retirado);
    },
    naoFeito: async () => {
      await seus.mudar({ ...linha, etapa: 'SAINDO' }, { etapa: 'CONFERIR' });
    },
  });
  const saindo = { ...linha, etapa: 'SAINDO' } as const;
  const feito = resposta.status === 200 && resposta.json ? lido(resposta.bytes) : null;
  if (feito) return acabar(ao, saindo, enviado(feito));
  const naoFez = [400, 404, 422].includes(resposta.status) || (resposta.status === 403 && !resposta.json);
  if (naoFez) return acabar(ao, saindo, recusado(problemasDe(resposta), frases.recusado));
  // Done without a code to know it by, or another answer altogether.
  await seus.mudar(saindo, { ...EM_DUVIDA, proximaEm: proximaPergunta(0, ao.relogio.agora()) });

  async function perguntar(estava: LinhaDoProduto): Promise<void> {
    const achados = await comEsteCodigoInterno();
    const [achado] = achados;
    const agora = ao.relogio.agora();
    if (achado && achados.length === 1) {
      const nosso = lerEnviado(escrito ?? '');
      if (diferencasDoProduto(nosso, achado).length === 0) return acabar(ao, estava, enviado(achado));
    }
    const perguntas = estava.perguntas + 1;
    await seus.mudar(estava, {
      ...{ perguntas, tentativas: 0, olhadoEm: agora },
      ...(achados.length > 0
        ? { proximaEm: null, frase: frases.achadoDiferente(achados.map(({ codigo }) => codigo)) }
        : { proximaEm: proximaPergunta(perguntas, agora), frase: frases.incerto }),
    });
  }

  /** The Portal's products with exactly this code, whatever its filter makes of it. */
  async function comEsteCodigoInterno(): Promise<ProdutoDoPortal[]> {
    const query = new URLSearchParams({ cpfCnpjRaiz: raiz, codigoInterno });
    const resposta = await pedir(LISTA_DE_PRODUTOS, `/catp/api/ext/produto?${query}`);
    const lista = exigirLista(ao, resposta);
    return lista.filter(({ codigosInterno }) => codigosInterno.includes(codigoInterno));
  }
}

/**
 * The products of an answer to the list; none where it has no body.
 * @throws {PortalRecusou} when asking again would change nothing.
 * @throws {AindaNao} when something else than the Portal answered.
 */
export function exigirLista(ao: Pick<AoBuscar, 'relogio'>, resposta: RespostaDoPortal): ProdutoDoPortal[] {
  if (resposta.status === 204) return [];
  exigirConteudo(ao.relogio, resposta.mensagem ?? 'O Portal Único respondeu 404.', resposta);
  return exigirLegivel(() => lerProdutos(resposta.bytes));
}

interface Fim {
  valores: Parameters<ReturnType<typeof produtoRepository>['mudar']>[1];
  oQue: string;
}

/** Ends the sending and tells the history of it, if it still stands where `linha` says. */
async function acabar(ao: AoBuscar, linha: LinhaDoProduto, { valores, oQue }: Fim): Promise<void> {
  const em = ao.relogio.agora();
  const usuarioId = linha.enviadoPor ?? linha.redigidoPor;
  await ao.db.transaction(async (tx) => {
    const parado = { etapa: null, proximaEm: null, tentativas: 0, frase: null, respondidoEm: em };
    const foi = await produtoRepository(tx, linha.empresaId).mudar(linha, { ...parado, ...valores });
    if (foi) await contarNoProduto(tx, linha, { usuarioId, em }, oQue);
  });
}

function enviado({ codigo, versao, situacao }: ProdutoDoPortal): Fim {
  return {
    valores: {
      ...{ situacao: 'ENVIADO', codigo, versaoNoPortal: versao, situacaoNoPortal: situacao, problemas: [] },
      ...{ comparacao: null, diferencas: [], comparadoEm: null },
    },
    oQue: `o Portal fez o produto ${codigo}${versao ? `, versão ${versao}` : ''}.`,
  };
}

function recusado(problemas: RecusaDoProduto[], frase: string): Fim {
  return { valores: { situacao: 'RECUSADO', problemas, frase }, oQue: `não foi feito. ${frase}` };
}

function lido(bytes: Uint8Array): ProdutoDoPortal | null {
  try {
    return lerProdutos(bytes)[0] ?? null;
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return null;
    throw erro;
  }
}

/** No code and no field of a refusal is published: a sentence that names an attribute stands at it. */
function problemasDe({ status, json, mensagem }: RespostaDoPortal): RecusaDoProduto[] {
  if (status === 403 && !json) return [{ campo: null, frase: CAMINHO_RECUSADO }];
  if (!mensagem) return [{ campo: null, frase: `O Portal Único respondeu ${status} sem dizer por quê.` }];
  return mensagem.split(/(?<=\.)\s+(?=\p{Lu})/u).map((frase) => ({ campo: campoDaFrase(frase), frase }));
}

function campoDaFrase(frase: string): string | null {
  const [atributo] = /\bATT_\d+\b/.exec(frase) ?? [];
  if (atributo) return `valores.${atributo}`;
  const [, campo = null] = CAMPOS_NAS_FRASES.find(([palavra]) => palavra.test(frase)) ?? [];
  return campo;
}

const CAMPOS_NAS_FRASES = [
  [/denominação/i, 'denominacao'],
  [/código interno/i, 'codigoInterno'],
  [/modalidade/i, 'modalidade'],
  [/descrição|detalhamento/i, 'descricao'],
  [/\bNCM\b/, 'ncm'],
] as const;

const frases = {
  incerto:
    'O produto saiu daqui, e a resposta do Portal Único se perdeu: ele pode ter sido feito ou não. O Cais não o envia de novo; pergunta ao Portal se há um produto com este código interno.',
  achadoDiferente: (codigos: readonly string[]) =>
    codigos.length === 1
      ? `O Portal Único tem o produto ${codigos[0]} com este código interno, mas ele não diz o mesmo que foi enviado. Veja lá e diga aqui se é ele.`
      : `O Portal Único tem mais de um produto com este código interno: ${codigos.join(', ')}. Veja lá e diga aqui qual é este.`,
  jaHa: (codigo: string) =>
    `O Portal Único já tem o produto ${codigo} com este código interno. Se é ele, diga aqui; se não, dê outro código interno.`,
  naoEnviado: 'Nada foi enviado: o Portal Único já tem um produto com este código interno.',
  recusado: 'O Portal Único recusou o produto, e nada foi feito. Corrija e envie à revisão de novo.',
  retirado: 'O produto foi retirado antes de sair.',
};

const EM_DUVIDA = { situacao: 'INCERTO', etapa: 'PERGUNTAR', frase: frases.incerto, tentativas: 0 } as const;
const ENTRE_PRODUTOS_MS = 5_000;
