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
            await seus.mudar(estava, { ...emDuvida(estava), proximaEm: proximaEm ?? proximaPergunta(0, agora) });
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
 * Takes a product, or a change of one, as far as its outcome. First the Portal is asked whether it has one with this código interno: then
 * it is not sent, and a product found later by that code is the one that was. Of a change it is asked whether the version is still the one
 * that was changed. `SAINDO` is written before the request leaves, and only an answer that says nothing was done takes it back; otherwise
 * the list is asked, and nothing is sent again, whatever is lost and whoever dies.
 */
async function enviarProduto(ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDoProduto): Promise<void> {
  const { empresaId, id, raiz, codigo, codigoInterno, escrito, credencialId, enviadoPor, ato, versaoBase } = linha;
  const seus = produtoRepository(ao.db, empresaId);
  const pedido = pedidoDe(linha);
  if (!pedido || !credencialId || !enviadoPor)
    throw new PortalRecusou('Não há o que enviar: aprove o produto de novo.');
  const pedir = pedirDoCatalogo(ao, fala, {
    ...{ empresaId, credencialId, produtoId: id, catalogoId: null, por: enviadoPor },
  });
  if (linha.etapa === 'SAINDO') {
    // The server that sent it died before it wrote the answer.
    if (await seus.mudar(linha, { ...emDuvida(linha), proximaEm: ao.relogio.agora() })) {
      await perguntar({ ...linha, situacao: 'INCERTO', etapa: 'PERGUNTAR' });
    }
    return;
  }
  if (linha.etapa === 'PERGUNTAR') return perguntar(linha);

  const [jaHa] = await doPortal();
  const impede = codigo === null ? impedeInclusao(jaHa) : impedeMudanca(jaHa);
  if (impede) return acabar(ao, linha, impede);
  const resposta = await pedir(pedido.funcao, pedido.caminho, {
    ...{ metodo: pedido.metodo, ...(pedido.corpo !== null && { corpo: pedido.corpo }) },
    indo: async () => {
      if (!(await seus.mudar(linha, { etapa: 'SAINDO' }))) throw new PortalRecusou(frases.retirado);
    },
    naoFeito: async () => {
      await seus.mudar({ ...linha, etapa: 'SAINDO' }, { etapa: 'CONFERIR' });
    },
  });
  const saindo = { ...linha, etapa: 'SAINDO' } as const;
  const feito = resposta.status === 200 && resposta.json ? lido(resposta.bytes) : null;
  if (feito && (codigo === null || feito.codigo === codigo)) return acabar(ao, saindo, enviado(feito, linha));
  const naoFez = [400, 404, 422].includes(resposta.status) || (resposta.status === 403 && !resposta.json);
  if (naoFez) return acabar(ao, saindo, recusado(problemasDe(resposta), frases.recusado(linha)));
  // Done without a code to know it by, or another answer altogether.
  await seus.mudar(saindo, { ...emDuvida(linha), proximaEm: proximaPergunta(0, ao.relogio.agora()) });

  async function perguntar(estava: LinhaDoProduto): Promise<void> {
    const achados = await doPortal();
    const [achado] = achados;
    const agora = ao.relogio.agora();
    if (achado && achados.length === 1 && foiFeito(achado)) return acabar(ao, estava, enviado(achado, linha));
    const perguntas = estava.perguntas + 1;
    // The version that was to be changed still stands: the change may be on its way.
    const comoEstava = codigo !== null && achado?.versao === versaoBase;
    await seus.mudar(estava, {
      ...{ perguntas, tentativas: 0, olhadoEm: agora },
      ...(achados.length > 0 && !comoEstava
        ? { proximaEm: null, frase: frases.achadoDiferente(achados.map((um) => um.codigo)) }
        : { proximaEm: proximaPergunta(perguntas, agora), frase: emDuvida(linha).frase }),
    });
  }

  function foiFeito(achado: ProdutoDoPortal): boolean {
    if (ato === 'DESATIVAR') return achado.situacao === 'DESATIVADO';
    if (codigo !== null && achado.versao === versaoBase) return false;
    return diferencasDoProduto(lerEnviado(escrito ?? ''), achado).length === 0;
  }

  function impedeInclusao(jaHa: ProdutoDoPortal | undefined): Fim | null {
    if (!jaHa) return null;
    return recusado([{ campo: 'codigoInterno', frase: frases.jaHa(jaHa.codigo) }], frases.naoEnviado);
  }

  /** Another version there was made by somebody else, and would go out of sight unseen. */
  function impedeMudanca(la: ProdutoDoPortal | undefined): Fim | null {
    if (!la) return recusado([], `O Portal não mostra mais o produto ${codigo}. Nada foi enviado.`);
    if (ato === 'DESATIVAR' && la.situacao === 'DESATIVADO') return enviado(la, linha);
    if (la.situacao === 'DESATIVADO') return recusado([], frases.desativado);
    return la.versao === versaoBase ? null : recusado([], frases.outraVersao(la.versao, versaoBase));
  }

  /** The Portal's products with exactly this code, or else this código interno, whatever its filter makes of it. */
  async function doPortal(): Promise<ProdutoDoPortal[]> {
    const query = new URLSearchParams({ cpfCnpjRaiz: raiz, ...(codigo === null ? { codigoInterno } : { codigo }) });
    const resposta = await pedir(LISTA_DE_PRODUTOS, `/catp/api/ext/produto?${query}`);
    const lista = exigirLista(ao, resposta);
    return lista.filter((um) => (codigo === null ? um.codigosInterno.includes(codigoInterno) : um.codigo === codigo));
  }
}

/** The request of an act; null when there is nothing to send. */
function pedidoDe({ ato, raiz, codigo, versaoBase, escrito }: LinhaDoProduto) {
  const caminho = '/catp/api/ext/produto';
  const mudanca = { metodo: 'PUT', corpo: escrito } as const;
  switch (ato) {
    case 'INCLUIR':
      if (!escrito) return null;
      return {
        funcao: 'salvarVersaoInicialProduto',
        metodo: 'POST',
        caminho: `${caminho}/${raiz}`,
        corpo: escrito,
      } as const;
    case 'NOVA_VERSAO':
      if (!escrito || !codigo) return null;
      return { ...mudanca, funcao: 'salvarNovaVersao', caminho: `${caminho}/${raiz}/${codigo}` } as const;
    case 'RETIFICACAO': {
      if (!escrito || !codigo || !versaoBase) return null;
      const qual = `${raiz}/${codigo}/${encodeURIComponent(versaoBase)}`;
      return { ...mudanca, funcao: 'salvarRetificacao', caminho: `${caminho}/${qual}` } as const;
    }
    case 'DESATIVAR':
      if (!codigo) return null;
      return {
        funcao: 'desativar',
        metodo: 'PUT',
        caminho: `${caminho}/desativar/${raiz}/${codigo}`,
        corpo: null,
      } as const;
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

function enviado({ codigo, versao, situacao }: ProdutoDoPortal, { ato, vigente }: LinhaDoProduto): Fim {
  return {
    valores: {
      ...{ situacao: 'ENVIADO', codigo, versaoNoPortal: versao, situacaoNoPortal: situacao, problemas: [] },
      ...{ comparacao: null, diferencas: [], comparadoEm: null, versaoVista: null, situacaoVista: null },
      ...{ versaoBase: null, vigente: null },
      // A deactivation has no body: what the Portal has of it is what was sent before.
      ...(ato === 'DESATIVAR' && vigente && { escrito: vigente.escrito, sha256: vigente.sha256 }),
    },
    oQue:
      ato === 'DESATIVAR'
        ? `o Portal desativou o produto ${codigo}.`
        : `o Portal fez o produto ${codigo}${versao ? `, versão ${versao}` : ''}.`,
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
  mudancaIncerta:
    'A mudança do produto saiu daqui, e a resposta do Portal Único se perdeu: ela pode ter sido feita ou não. O Cais não a envia de novo; pergunta ao Portal em que versão e situação o produto está.',
  naoEnviado: 'Nada foi enviado: o Portal Único já tem um produto com este código interno.',
  desativado: 'O produto está desativado no Portal Único. Nada foi enviado: ative-o lá, ou desfaça esta mudança.',
  outraVersao: (la: string | null, base: string | null) =>
    `O Portal Único está na versão ${la ?? '—'} deste produto, e esta mudança partiu da ${base ?? '—'}. Nada foi enviado: compare com o Portal, veja o que difere, e parta da versão de lá.`,
  recusado: ({ ato }: LinhaDoProduto) =>
    ato === 'INCLUIR'
      ? 'O Portal Único recusou o produto, e nada foi feito. Corrija e envie à revisão de novo.'
      : 'O Portal Único recusou a mudança, e o produto continua lá como estava. Corrija e envie à revisão de novo.',
  retirado: 'O produto foi retirado antes de sair.',
};

const emDuvida = ({ codigo }: LinhaDoProduto) => {
  const frase = codigo === null ? frases.incerto : frases.mudancaIncerta;
  return { situacao: 'INCERTO', etapa: 'PERGUNTAR', tentativas: 0, frase } as const;
};
const ENTRE_PRODUTOS_MS = 5_000;
