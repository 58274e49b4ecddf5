import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as demora } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { acessoSimulado } from './access.ts';
import { atributosSimulados, ehDosAtributos } from './attributes.ts';
import { catalogoSimulado, ehDoCatalogo } from './catalogue.ts';
import { mudancasSimuladas } from './changes.ts';
import { ehDasTabelas, tabelasSimuladas } from './customs-tables.ts';
import { ehDeRascunho, rascunhosSimulados } from './drafts.ts';
import { duimpsSimuladas } from './duimps.ts';
import { limitesSimulados } from './limits.ts';
import { ehDosFabricantes, emZip, fabricantesSimulados } from './makers.ts';
import { contratoDoPortal, type Operacao, type PedidoRecebido } from './openapi-contract.ts';
import { PortalError } from './portal-error.ts';
import { ehDoTratamento, tratamentosSimulados } from './tax-treatment.ts';
import { operacaoDeWebhook } from './webhook-requests.ts';
import { webhooksSimulados } from './webhooks.ts';

/** What goes wrong at the next call of a function. */
interface Falha {
  funcao: string;
  /** `CALA`: does the work and never answers. `CAI`: drops the connection. `METADE`: answers half of the page. */
  tipo: 'CALA' | 'CAI' | 'METADE' | 'ERRO_500' | 'HTML';
}

export interface PortalSimulado {
  endereco: string;
  duimps: ReturnType<typeof duimpsSimuladas>;
  /** DUIMPs that are not registered yet. */
  rascunhos: ReturnType<typeof rascunhosSimulados>;
  webhooks: ReturnType<typeof webhooksSimulados>;
  catalogo: ReturnType<typeof catalogoSimulado>;
  /** The links of the products of the catalogue. */
  fabricantes: ReturnType<typeof fabricantesSimulados>;
  atributos: ReturnType<typeof atributosSimulados>;
  /** The public file of the NCM in force; null while the Classif has none. */
  nomenclatura: object | null;
  tratamentos: ReturnType<typeof tratamentosSimulados>;
  tabelas: ReturnType<typeof tabelasSimuladas>;
  /** Changes DUIMPs and tells the webhooks of it. */
  muda: ReturnType<typeof mudancasSimuladas>;
  /** Each call that came, in order. */
  chamadas: { funcao: string; status: number; em: Date }[];
  /** Requests and answers the published documents refuse. */
  fora: string[];
  /** Calls of one person, by whatever key, that came while another was being answered. */
  rajadas: number;
  /** Every session token and CSRF that left with an answer. */
  entregues: string[];
  /** The most excesses of a limit. */
  excessos(): number;
  falhas: Falha[];
  limites: Map<string, number>;
  /** Runs before each answer: something changes meanwhile. */
  antes?: ((funcao: string, parametros: Record<string, string>) => void) | undefined;
  /** No answer leaves before this is over. */
  segurar?: Promise<void> | undefined;
  /** Persons, by key or CPF, whom nobody represents there: their log-in is refused. */
  semRepresentacao: Set<string>;
  /** Somebody else logs in with the same key. */
  roubarSessao(clientId: string): void;
  fechar(): Promise<void>;
}

interface AoSimular {
  chaves: ReadonlyMap<string, string>;
  /** The CPF of a key, where several keys are of one person. */
  pessoas?: ReadonlyMap<string, string>;
  agora: () => Date;
  porta?: number;
  /** Key and certificate in PEM: the Portal then speaks https, and asks whoever connects for a certificate. */
  tls?: { key: string; cert: string } | undefined;
}

/** The Portal Único, as far as its behaviour has a source (domain/portal-unico.md §10), in a server of its own. */
export async function abrirPortalSimulado({
  chaves,
  pessoas = new Map(),
  agora,
  porta = 0,
  tls,
}: AoSimular): Promise<PortalSimulado> {
  const reconhecer = contratoDoPortal();
  const acesso = acessoSimulado(chaves, pessoas, agora);
  const duimps = duimpsSimuladas();
  const webhooks = webhooksSimulados(agora);
  const rascunhos = rascunhosSimulados(duimps, webhooks, agora);
  const catalogo = catalogoSimulado();
  const fabricantes = fabricantesSimulados({
    produto: (raiz, codigo) => catalogo.produtos.tem([raiz, codigo]),
    operador: (raiz, pais, codigo) => catalogo.operadores.tem([raiz, pais, codigo]),
  });
  const atributos = atributosSimulados();
  const tratamentos = tratamentosSimulados(agora);
  const tabelas = tabelasSimuladas();
  const limites = new Map<string, number>();
  const contador = limitesSimulados((funcao) => limites.get(funcao) ?? PUBLICADOS[funcao] ?? 1000, agora);
  const emCurso = new Map<string, number>();

  const ouvir = (pedido: IncomingMessage, resposta: ServerResponse) => void atender(pedido, resposta);
  // Any certificate may connect, as at the Portal: the log-in says what is wrong with it.
  const servidor = tls
    ? createTlsServer({ ...tls, requestCert: true, rejectUnauthorized: false }, ouvir)
    : createServer(ouvir);
  await new Promise<void>((pronto) => servidor.listen(porta, '127.0.0.1', pronto));
  const portal: PortalSimulado = {
    endereco: `${tls ? 'https' : 'http'}://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    duimps,
    rascunhos,
    webhooks,
    catalogo,
    fabricantes,
    atributos,
    nomenclatura: null,
    tratamentos,
    tabelas,
    muda: mudancasSimuladas(duimps, webhooks, agora),
    chamadas: [],
    fora: [],
    rajadas: 0,
    entregues: [],
    excessos: contador.excessos,
    semRepresentacao: acesso.semRepresentacao,
    falhas: [],
    limites,
    roubarSessao: (clientId) => void acesso.entrar(clientId, chaves.get(clientId) ?? '', 'IMPEXP'),
    async fechar() {
      servidor.closeAllConnections();
      await new Promise((pronto) => servidor.close(pronto));
    },
  };
  return portal;

  async function atender(pedido: IncomingMessage, resposta: ServerResponse): Promise<void> {
    const pedacos: Buffer[] = [];
    for await (const pedaco of pedido) pedacos.push(pedaco as Buffer);
    const url = new URL(pedido.url ?? '/', portal.endereco);
    const texto = Buffer.concat(pedacos).toString();
    const recebido = {
      metodo: pedido.method ?? '',
      caminho: url.pathname,
      query: url.searchParams,
      cabecalhos: pedido.headers,
      corpo: texto ? lido(texto) : undefined,
    };
    const operacao = operacaoDeWebhook(recebido) ?? reconhecer(recebido);
    if (!operacao) {
      portal.fora.push(`${pedido.method} ${url.pathname}: não existe`);
      return SEM_VERSAO.test(url.pathname) ? semVersao(resposta) : emHtml(resposta);
    }
    const { funcao } = operacao;
    portal.fora.push(...operacao.problemas.map((um) => `${funcao}: ${um}`));
    const falha = portal.falhas.find((uma) => uma.funcao === funcao);
    if (falha) portal.falhas.splice(portal.falhas.indexOf(falha), 1);
    const clientId = pedido.headers['client-id']?.toString();
    const deQuem =
      acesso.deQuem(pedido.headers.authorization, clientId, nomeMostrado(pedido)) ||
      `de ${pedido.socket.remoteAddress}`;
    emCurso.set(deQuem, (emCurso.get(deQuem) ?? 0) + 1);
    if ((emCurso.get(deQuem) ?? 0) > 1) portal.rajadas += 1;
    const feita = responder(operacao, recebido, pedido, falha);
    await (portal.segurar ?? demora(DEMORA_MS));
    emCurso.set(deQuem, (emCurso.get(deQuem) ?? 1) - 1);
    portal.chamadas.push({ funcao, status: feita.status, em: agora() });
    const problemas = operacao.conferirResposta(feita.status, feita.corpo);
    if (!falha) portal.fora.push(...problemas.map((um) => `${funcao} respondeu ${feita.status}: ${um}`));
    if (falha?.tipo === 'CAI') return void pedido.socket.destroy();
    if (falha?.tipo === 'CALA') return;
    if (falha?.tipo === 'HTML') return emHtml(resposta);
    portal.entregues.push(...DA_SESSAO.flatMap((nome) => feita.cabecalhos[nome] ?? []));
    const zip = funcao === 'downloadOperadorEstrangeiro' && feita.status === 200 ? emZip(feita.corpo) : null;
    const tipo = zip ? 'application/zip' : 'application/json';
    resposta.writeHead(feita.status, { 'Content-Type': tipo, ...feita.cabecalhos });
    resposta.end(zip ?? (feita.corpo === null ? '' : JSON.stringify(feita.corpo)));
  }

  function responder(
    operacao: Operacao,
    { query, corpo: enviado }: PedidoRecebido,
    pedido: IncomingMessage,
    falha: Falha | undefined,
  ): Feita {
    let cabecalhos: Record<string, string> = {};
    try {
      acesso.exigirNoAr();
      if (operacao.funcao === 'downloadPublico') {
        // Nobody is logged in: it is counted by where it comes from.
        contador.contar(`de ${pedido.socket.remoteAddress}`, operacao.funcao);
        portal.antes?.(operacao.funcao, operacao.parametros);
        return { status: portal.nomenclatura ? 200 : 404, corpo: portal.nomenclatura, cabecalhos };
      }
      const de = (nome: string) => pedido.headers[nome]?.toString();
      if (operacao.funcao.startsWith('autenticar')) portal.antes?.(operacao.funcao, operacao.parametros);
      const entrada =
        operacao.funcao === 'autenticarChaveAcesso'
          ? acesso.entrar(de('client-id') ?? '', de('client-secret') ?? '', de('role-type'))
          : operacao.funcao === 'autenticarUsuario' &&
            acesso.entrarComCertificado(nomeMostrado(pedido), de('role-type'));
      if (entrada) {
        const corpo = { token: entrada.csrf };
        return { status: 200, corpo, cabecalhos: { 'Set-Token': entrada.token, ...entrada.cabecalhos } };
      }
      const quem = acesso.quem(de('authorization'), de('x-csrf-token'));
      cabecalhos = quem.cabecalhos;
      portal.antes?.(operacao.funcao, operacao.parametros);
      contador.contar(quem.pessoa, operacao.funcao);
      if (operacao.problemas.length > 0) throw new PortalError(422, null, operacao.problemas.join('; '));
      if (falha?.tipo === 'ERRO_500') throw new PortalError(500, null, 'Erro interno no servidor');
      if (ehDeRascunho(operacao.funcao)) return { ...rascunhos.atender(operacao, query, enviado), cabecalhos };
      const corpo = /Webhook/.test(operacao.funcao)
        ? webhooks.atender(operacao, enviado, query, quem.pessoa)
        : ehDoCatalogo(operacao)
          ? catalogo.atender(operacao, query, enviado)
          : ehDosFabricantes(operacao)
            ? fabricantes.atender(operacao, enviado)
            : ehDosAtributos(operacao)
              ? atributos.atender(operacao, query, enviado)
              : ehDoTratamento(operacao)
                ? tratamentos.atender(operacao, enviado)
                : ehDasTabelas(operacao)
                  ? tabelas.atender(operacao, query)
                  : conteudo(operacao, query);
      const metade = falha?.tipo === 'METADE' ? metadeDe(corpo) : corpo;
      return { status: metade === null ? 204 : 200, corpo: metade, cabecalhos };
    } catch (erro) {
      if (!(erro instanceof PortalError)) throw erro;
      return { status: erro.status, corpo: corpoDoErro(operacao.funcao, erro), cabecalhos };
    }
  }

  function conteudo({ funcao, parametros: p }: Operacao, query: URLSearchParams): unknown {
    const [numero = '', versao = ''] = [p['numero-duimp'], p['versao-duimp']];
    switch (funcao) {
      case 'recuperarVersaoDuimpVigente':
        return duimps.versoes(numero);
      case 'recuperarDuimp':
        return duimps.capa(numero, versao);
      case 'consultarItensDuimp':
        return duimps.itens(numero, versao, Number(query.get('inicial') ?? 1), Number(query.get('tamanho') ?? 100));
      case 'buscarChavesPorImportador':
        return duimps.chaves(
          p['ni-importador'] ?? '',
          query.get('data-inicio') ?? '',
          query.get('data-termino') ?? '',
          Number(query.get('offset') ?? 0),
          Number(query.get('limit') ?? 100),
        );
      case 'recuperar':
        return (
          catalogo.produtos.daVersao([p.cpfCnpjRaiz ?? '', p.codigo ?? ''], p.versao ?? '') ??
          duimps.produto(p.cpfCnpjRaiz ?? '', p.codigo ?? '', p.versao ?? '')
        );
      case 'detalhar':
        return (
          catalogo.operadores.daVersao([p.cpfCnpjRaiz ?? '', p.codigoPais ?? '', p.codigo ?? ''], p.versao ?? '') ??
          duimps.operador(p.cpfCnpjRaiz ?? '', p.codigoPais ?? '', p.codigo ?? '', p.versao ?? '')
        );
      default:
        throw new PortalError(500, null, `O simulador ainda não responde a ${funcao}.`);
    }
  }
}

/** What is no JSON is a body that no document knows. */
function lido(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return texto;
  }
}

/** Half of a list, or of the rows of a table; any other answer whole. */
function metadeDe(corpo: unknown): unknown {
  if (Array.isArray(corpo)) return corpo.slice(0, corpo.length / 2);
  const { dados, ...resto } = (corpo ?? {}) as { dados?: unknown[] };
  return dados ? { ...resto, dados: dados.slice(0, dados.length / 2) } : corpo;
}

/** The one number of a function of ours that is published (domain/portal-unico.md §2). */
const PUBLICADOS: Readonly<Record<string, number>> = { downloadPublico: 3 };
/** Long enough for a second call to meet the first. */
const DEMORA_MS = 2;

/** The headers of an answer that go on with a session. */
const DA_SESSAO = ['Set-Token', 'X-CSRF-Token'];

interface Feita {
  status: number;
  corpo: unknown;
  cabecalhos: Record<string, string>;
}

/** The platform and the DUIMP write their errors differently. */
function corpoDoErro(funcao: string, { status, code, message, errors }: PortalError): unknown {
  if (funcao.startsWith('autenticar')) return { status, message, tag: 'SIMULADO', code: code ?? '' };
  if (code === null) return { message };
  if (!code.startsWith('DIMP')) return { code, message };
  return { message, errors: errors.length > 0 ? errors : [{ code, message }] };
}

/** The version of a DUIMP is demanded in the path (domain/portal-unico.md §3.2). */
const SEM_VERSAO = /^\/duimp-api\/api\/ext\/duimp\/\w{15}\/?$/;

function semVersao(resposta: ServerResponse): void {
  resposta.writeHead(404, { 'Content-Type': 'application/json' });
  resposta.end(JSON.stringify({ message: 'RESTEASY003210: Could not find resource for full path' }));
}

function emHtml(resposta: ServerResponse): void {
  resposta.writeHead(403, { 'Content-Type': 'text/html; charset=iso-8859-1' });
  resposta.end('<!DOCTYPE HTML><html><head><title>403 Forbidden</title></head><body><h1>Forbidden</h1></body></html>');
}

/** The common name of the certificate that the connection showed. */
function nomeMostrado({ socket }: IncomingMessage): string | null {
  const nome = socket instanceof TLSSocket ? socket.getPeerCertificate().subject?.CN : undefined;
  return typeof nome === 'string' ? nome : null;
}
