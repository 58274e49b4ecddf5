import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { criarUsuario } from '#server/acesso/criar-usuario.ts';
import { conectar } from '#server/db/conectar.ts';
import { gerarArquivoDi } from '#server/db/seeds/arquivo-di.ts';
import { envioDe } from './multipart.ts';
import { iniciarServidor, matar, portaLivre, type ServidorAParte } from './servidor-a-parte.ts';

interface AoProvar {
  rodadas: number;
  /** A real PostgreSQL; without it the embedded one. */
  DATABASE_URL?: string | undefined;
  aoRodar?: (rodada: number, foi: Contagem) => void;
}

interface Contagem {
  respondidas: number;
  /** Under way when the server died: found whole, or not at all. */
  inteiras: number;
  ausentes: number;
}

/**
 * Kills the server (`SIGKILL`) in the middle of writes, again and again on the same data, and looks each time it has started by itself:
 * every write that was answered is there as it was answered, none that was not is half there.
 * @throws {Error} naming the first record of which that is not so.
 */
export async function provarQuedas({ rodadas, DATABASE_URL, aoRodar }: AoProvar): Promise<Contagem> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'cais-quedas-'));
  const env = { DATA_DIR, PORT: String(await portaLivre()), ...(DATABASE_URL && { DATABASE_URL }) };
  const acesso = await criarPessoa(env);
  const total: Contagem = { respondidas: 0, inteiras: 0, ausentes: 0 };
  let servidor: ServidorAParte | undefined;
  try {
    servidor = await subir(env);
    const comeco = await prepararCadastros(await entrar(servidor, acesso));
    for (let rodada = 1; rodada <= rodadas; rodada++) {
      const pessoa = await entrar(servidor, acesso);
      const livro = escrever(pessoa, comeco, rodada);
      // Never in the same middle of something.
      await livro.respostas(randomInt(1, 30));
      await esperar(randomInt(0, 40));
      await matar(servidor);
      await livro.parado;
      servidor = await subir(env);
      const foi = await conferir(await entrar(servidor, acesso), livro, rodada);
      for (const campo of CONTADOS) total[campo] += foi[campo];
      aoRodar?.(rodada, foi);
    }
    return total;
  } finally {
    if (servidor) await matar(servidor);
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

async function subir(env: Parameters<typeof iniciarServidor>[0]): Promise<ServidorAParte> {
  const servidor = iniciarServidor(env);
  await servidor.noAr;
  return servidor;
}

/** A company of its own: where there is one, no demonstration is made. */
async function criarPessoa(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Acesso> {
  const acesso = { email: 'quedas@teste.local', password: 'uma senha de teste' };
  const conexao = await conectar(env);
  const empresa = { nomeFantasia: 'Quedas', razaoSocial: 'Empresa de Teste Ltda', cnpj: null };
  await criarUsuario(conexao.db, new Date(), { empresa, nome: 'Pessoa', email: acesso.email, senha: acesso.password });
  await conexao.fechar();
  return acesso;
}

/** What one person asks of the server; null when it died before it answered. */
type Pessoa = (method: string, caminho: string, corpo?: object | Envio) => Promise<Resposta | null>;

async function entrar({ url }: ServidorAParte, acesso: Acesso): Promise<Pessoa> {
  const login = await fetch(`${url}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(acesso),
  });
  const { token } = (await login.json()) as { token: string };
  return async (method, caminho, corpo) => {
    const envio = corpo instanceof Envio ? corpo : null;
    try {
      const resposta = await fetch(`${url}${caminho}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(corpo && (envio?.cabecalhos ?? { 'content-type': 'application/json' })),
        },
        ...(corpo && { body: envio?.bytes ?? JSON.stringify(corpo) }),
      });
      const bytes = Buffer.from(await resposta.arrayBuffer());
      return { status: resposta.status, total: Number(resposta.headers.get('x-total-count')), bytes };
    } catch {
      return null;
    }
  };
}

async function prepararCadastros(pessoa: Pessoa): Promise<Cadastros> {
  const importador = await ler(pessoa('POST', '/api/Importador', IMPORTADOR));
  const fornecedor = await ler(pessoa('POST', '/api/Fornecedor', FORNECEDOR));
  return { importador: { id: importador.id }, fornecedor: { id: fornecedor.id } };
}

/** Several at once, each writing one thing after the other until the server is gone. */
function escrever(pessoa: Pessoa, cadastros: Cadastros, rodada: number): Livro {
  let respondidas = 0;
  let avisar = () => {};
  const contada: Pessoa = async (...pedido) => {
    const resposta = await pessoa(...pedido);
    if (resposta) respondidas++;
    avisar();
    return resposta;
  };
  const respostas = (quantas: number) =>
    new Promise<void>((bastam) => {
      avisar = () => respondidas >= quantas && bastam();
    });
  const livro: Livro = { pedidos: new Map(), declaracoes: new Map(), respostas, parado: Promise.resolve() };
  livro.parado = Promise.all(
    Array.from({ length: AO_MESMO_TEMPO }, async (_, quem) => {
      for (let vez = 1; ; vez++) {
        const numero = `${prefixo(rodada)}${quem}-${vez}`;
        if (!(await escreverPedido(contada, livro, novoPedido(cadastros, numero)))) return;
        if (quem === 0 && !(await escreverDi(contada, livro, rodada, vez))) return;
      }
    }),
  ).then(() => {});
  return livro;
}

async function escreverPedido(pessoa: Pessoa, livro: Livro, novo: PedidoNovo): Promise<boolean> {
  const escrito: PedidoEscrito = { tentado: novo, respondido: null, anexos: new Map() };
  livro.pedidos.set(novo.numero, escrito);
  const criado = await pessoa('POST', '/api/PurchaseOrder', novo);
  if (!criado) return false;
  escrito.respondido = await ler(Promise.resolve(criado));

  const sha = await anexar(pessoa, escrito);
  if (!sha) return false;

  const { id, versao } = escrito.respondido as PedidoLido;
  escrito.tentado = {
    ...novo,
    itens: novo.itens.map((item) => ({ ...item, quantidade: String(randomInt(1, 9_999)) })),
  };
  const alterado = await pessoa('PUT', '/api/PurchaseOrder', { ...escrito.tentado, id, versao });
  if (!alterado) return false;
  escrito.respondido = await ler(Promise.resolve(alterado));
  return true;
}

async function anexar(pessoa: Pessoa, { respondido, anexos }: PedidoEscrito): Promise<boolean> {
  const bytes = randomBytes(randomInt(1_000, 60_000));
  const sha = sha256(bytes);
  anexos.set(sha, false);
  const consulta = `recurso=PurchaseOrder&registroId=${respondido?.id}`;
  const guardado = await pessoa('POST', `/api/Documento?${consulta}`, new Envio(bytes, `${sha.slice(0, 8)}.bin`));
  if (guardado) anexos.set(sha, (await ler(Promise.resolve(guardado))).sha256 === sha);
  return guardado !== null;
}

async function escreverDi(pessoa: Pessoa, livro: Livro, rodada: number, vez: number): Promise<boolean> {
  const semente = rodada * 1_000 + vez;
  livro.declaracoes.set(semente, null);
  const arquivo = gerarArquivoDi({
    semente,
    dataRegistro: '2026-11-19',
    adicoes: ADICOES,
    itensPorAdicao: ITENS_POR_ADICAO,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
  });
  const importada = await pessoa('POST', '/api/Processo/ImportarDi', new Envio(Buffer.from(arquivo), 'di.xml'));
  if (!importada) return false;
  const [processo] = await ler<{ id: string; numeroDI: string; itens: number }[]>(Promise.resolve(importada));
  livro.declaracoes.set(semente, processo ?? null);
  return true;
}

async function conferir(pessoa: Pessoa, livro: Livro, rodada: number): Promise<Contagem> {
  const foi: Contagem = { respondidas: 0, inteiras: 0, ausentes: 0 };
  const achados = await ler<PedidoLido[]>(pessoa('GET', `/api/PurchaseOrder?tamanho=200&q=${prefixo(rodada)}`));
  const porNumero = new Map(achados.map((um) => [um.numero, um]));
  for (const [numero, escrito] of livro.pedidos) {
    const id = porNumero.get(numero)?.id;
    if (!id) {
      if (escrito.respondido) throw new Error(`O pedido ${numero} foi respondido e não está lá.`);
      foi.ausentes++;
      continue;
    }
    const achado = await ler<PedidoLido>(pessoa('GET', `/api/PurchaseOrder/${id}`));
    conferirPedido(achado, escrito, foi);
    await conferirHistorico(pessoa, achado);
    await conferirAnexos(pessoa, achado, escrito, foi);
  }
  if (porNumero.size > livro.pedidos.size) throw new Error(`Há pedidos da rodada ${rodada} que ninguém enviou.`);
  await conferirDeclaracoes(pessoa, livro, foi);
  return foi;
}

function conferirPedido(achado: PedidoLido, { tentado, respondido }: PedidoEscrito, foi: Contagem): void {
  if (respondido && JSON.stringify(achado) === JSON.stringify(respondido)) {
    foi.respondidas++;
    return;
  }
  const versaoTentada = (respondido?.versao ?? 0) + 1;
  const inteiro =
    achado.versao === versaoTentada &&
    achado.itens.length === tentado.itens.length &&
    achado.itens.every(({ partNumber, quantidade }, i) => {
      const enviado = tentado.itens[i];
      return partNumber === enviado?.partNumber && Number(quantidade) === Number(enviado.quantidade);
    });
  if (!inteiro) throw new Error(`O pedido ${achado.numero} não está como foi respondido nem como foi enviado.`);
  foi.inteiras++;
}

/** One line for each version, neither more nor fewer. */
async function conferirHistorico(pessoa: Pessoa, { id, numero, versao }: PedidoLido): Promise<void> {
  const historico = await pessoa('GET', `/api/Historico?recurso=PurchaseOrder&registroId=${id}&tamanho=1`);
  if (historico?.total !== versao) {
    throw new Error(`O pedido ${numero} está na versão ${versao} e tem ${historico?.total} linhas de histórico.`);
  }
}

async function conferirAnexos(
  pessoa: Pessoa,
  { id, numero }: PedidoLido,
  { anexos }: PedidoEscrito,
  foi: Contagem,
): Promise<void> {
  const lidos = await ler<{ id: string; sha256: string }[]>(
    pessoa('GET', `/api/Documento?recurso=PurchaseOrder&registroId=${id}`),
  );
  for (const [sha, respondido] of anexos) {
    const achado = lidos.find(({ sha256: deLa }) => deLa === sha);
    if (respondido && !achado) throw new Error(`Um anexo do pedido ${numero} foi respondido e não está lá.`);
    if (!achado) foi.ausentes++;
    else if (respondido) foi.respondidas++;
    else foi.inteiras++;
  }
  for (const lido of lidos) {
    const conteudo = await pessoa('GET', `/api/Documento/${lido.id}/Conteudo`);
    if (!conteudo || sha256(conteudo.bytes) !== lido.sha256) throw new Error(`Um anexo do pedido ${numero} mudou.`);
  }
}

async function conferirDeclaracoes(pessoa: Pessoa, { declaracoes }: Livro, foi: Contagem): Promise<void> {
  for (const respondida of declaracoes.values()) {
    if (!respondida) continue;
    const lido = await ler<{ numeroDI: string }>(pessoa('GET', `/api/Processo/${respondida.id}`));
    if (lido.numeroDI !== respondida.numeroDI)
      throw new Error(`A DI ${respondida.numeroDI} não está como foi respondida.`);
    foi.respondidas++;
  }
  // Those that nobody was told of as well: a process without all of its items would be half a declaration.
  const processos = await ler<{ id: string; numero: string }[]>(pessoa('GET', `/api/Processo?tamanho=${MAIS_NOVOS}`));
  for (const { id, numero } of processos) {
    const adicoes = await ler<{ itens: unknown[] }[]>(pessoa('GET', `/api/Adicao?processoId=${id}`));
    if (adicoes.length !== ADICOES || adicoes.some(({ itens }) => itens.length !== ITENS_POR_ADICAO)) {
      throw new Error(`O processo ${numero} não tem tudo o que a declaração tem.`);
    }
  }
}

async function ler<T = { id: string; versao: number; sha256: string } & PedidoLido>(
  pedido: Promise<Resposta | null>,
): Promise<T> {
  const resposta = await pedido;
  const texto = resposta?.bytes.toString('utf8') ?? '';
  if (!resposta || resposta.status >= 300) throw new Error(`Resposta ${resposta?.status ?? 'nenhuma'}: ${texto}`);
  return JSON.parse(texto) as T;
}

class Envio {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly cabecalhos: Record<string, string>;
  constructor(bytes: Buffer, nome: string) {
    const { headers, payload } = envioDe('', bytes, nome);
    this.bytes = Buffer.from(payload as Buffer);
    this.cabecalhos = headers as Record<string, string>;
  }
}

const prefixo = (rodada: number) => `Q${rodada}-`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function novoPedido(cadastros: Cadastros, numero: string): PedidoNovo {
  const itens = ['A', 'B', 'C'].map((partNumber) => ({
    partNumber,
    descricao: `Peça ${partNumber}`,
    ncm: '85423190',
    unidade: 'PECA',
    quantidade: String(randomInt(1, 9_999)),
    valorUnitario: '1.2345678',
  }));
  return { ...cadastros, numero, data: '2026-11-01', incoterm: 'FOB', moeda: { codigo: '220' }, itens };
}

interface Acesso {
  email: string;
  password: string;
}
interface Resposta {
  status: number;
  total: number;
  bytes: Buffer;
}
interface Cadastros {
  importador: { id: string };
  fornecedor: { id: string };
}
interface PedidoNovo extends Cadastros {
  numero: string;
  data: string;
  incoterm: string;
  moeda: { codigo: string };
  itens: { partNumber: string; quantidade: string }[];
}
interface PedidoLido {
  id: string;
  versao: number;
  numero: string;
  itens: { partNumber: string; quantidade: string }[];
}
interface PedidoEscrito {
  /** What was sent last. */
  tentado: PedidoNovo;
  /** What was answered last. */
  respondido: PedidoLido | null;
  /** By SHA-256, whether it was answered. */
  anexos: Map<string, boolean>;
}
interface Livro {
  pedidos: Map<string, PedidoEscrito>;
  declaracoes: Map<number, { id: string; numeroDI: string; itens: number } | null>;
  /** Till so many writes were answered. */
  respostas: (quantas: number) => Promise<void>;
  parado: Promise<void>;
}

const CONTADOS = ['respondidas', 'inteiras', 'ausentes'] as const;
const AO_MESMO_TEMPO = 4;
const MAIS_NOVOS = 10;
const ADICOES = 3;
const ITENS_POR_ADICAO = 8;
const IMPORTADOR = {
  razaoSocial: 'Fictícia da Amazônia',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const FORNECEDOR = { papel: 'FORNECEDOR', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' } };
