import { createHash, randomBytes, randomInt } from 'node:crypto';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { Envio, ler, type Pessoa, type Resposta } from './from-outside.ts';

/** Records the requests that were sent and which of them were answered. */
export interface Livro {
  pedidos: Map<string, PedidoEscrito>;
  declaracoes: Map<number, ProcessoCriado | null>;
  /** Waits for this many more answered writes. */
  respostas: (quantas: number) => Promise<void>;
  /** Sends nothing more and waits for the current requests. */
  parar: () => Promise<void>;
}

export interface Contagem {
  respondidas: number;
  /** Writes without an answer that were found complete. */
  inteiras: number;
  /** Writes without an answer that were not found. */
  ausentes: number;
}

export async function prepararCadastros(pessoa: Pessoa): Promise<Cadastros> {
  const importador = await ler<{ id: string }>(pessoa('POST', '/api/Importador', IMPORTADOR));
  const fornecedor = await ler<{ id: string }>(pessoa('POST', '/api/Fornecedor', FORNECEDOR));
  return { importador: { id: importador.id }, fornecedor: { id: fornecedor.id } };
}

/**
 * Starts several writers at once. Each writes one record after the other until told to stop, and abandons a write without an
 * answer.
 */
export function escrever(pessoa: Pessoa, cadastros: Cadastros, rodada: number): Livro {
  let respondidas = 0;
  let parado = false;
  let avisar = () => {};
  const contada: Pessoa = async (...pedido) => {
    const resposta = await pessoa(...pedido);
    if (resposta) respondidas++;
    avisar();
    return resposta;
  };
  const livro: Livro = {
    pedidos: new Map(),
    declaracoes: new Map(),
    respostas(quantas) {
      const ate = respondidas + quantas;
      return new Promise((bastam) => {
        avisar = () => respondidas >= ate && bastam();
      });
    },
    async parar() {
      parado = true;
      await escritores;
    },
  };
  const escritores = Promise.all(
    Array.from({ length: AO_MESMO_TEMPO }, async (_, quem) => {
      for (let vez = 1; !parado; vez++) {
        await escreverPedido(contada, livro, novoPedido(cadastros, `${prefixo(rodada)}${quem}-${vez}`));
        if (quem === 0 && !parado) await escreverDi(contada, livro, rodada, vez);
      }
    }),
  );
  // `parar` awaits the writers and sees the error there.
  escritores.catch(() => {});
  return livro;
}

async function escreverPedido(pessoa: Pessoa, livro: Livro, novo: PedidoNovo): Promise<void> {
  const escrito: PedidoEscrito = { tentado: novo, respondido: null, anexos: new Map() };
  livro.pedidos.set(novo.numero, escrito);
  escrito.respondido = await escrita<PedidoLido>(pessoa('POST', '/api/PurchaseOrder', novo));
  if (!escrito.respondido || !(await anexar(pessoa, escrito))) return;

  const { id, versao } = escrito.respondido;
  const itens = novo.itens.map((item) => ({ ...item, quantidade: String(randomInt(1, 9_999)) }));
  escrito.tentado = { ...novo, itens };
  const alterado = await escrita<PedidoLido>(pessoa('PUT', '/api/PurchaseOrder', { ...escrito.tentado, id, versao }));
  escrito.respondido = alterado ?? escrito.respondido;
}

async function anexar(pessoa: Pessoa, { respondido, anexos }: PedidoEscrito): Promise<boolean> {
  const bytes = randomBytes(randomInt(1_000, 60_000));
  const sha = sha256(bytes);
  anexos.set(sha, false);
  const endereco = `/api/Documento?recurso=PurchaseOrder&registroId=${respondido?.id}`;
  const guardado = await escrita<{ sha256: string }>(pessoa('POST', endereco, new Envio(bytes, 'anexo.bin')));
  if (guardado) anexos.set(sha, guardado.sha256 === sha);
  return guardado !== null;
}

async function escreverDi(pessoa: Pessoa, livro: Livro, rodada: number, vez: number): Promise<void> {
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
  const envio = new Envio(Buffer.from(arquivo), 'di.xml');
  const criados = await escrita<ProcessoCriado[]>(pessoa('POST', '/api/Processo/ImportarDi', envio));
  livro.declaracoes.set(semente, criados?.[0] ?? null);
}

/** Null when the write got no answer. */
async function escrita<T>(pedido: Promise<Resposta | null>): Promise<T | null> {
  const resposta = await pedido;
  return resposta && ler<T>(Promise.resolve(resposta));
}

/**
 * Checks everything a round wrote.
 * @throws {Error} naming the first record that differs from its answer or is incomplete.
 */
export async function conferir(pessoa: Pessoa, livro: Livro, rodada: number): Promise<Contagem> {
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

/** The history has exactly one line for each version. */
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
  // Also checks processes without an answer: a process that lacks some of its items would be half a declaration.
  const processos = await ler<{ id: string; numero: string }[]>(pessoa('GET', `/api/Processo?tamanho=${MAIS_NOVOS}`));
  for (const { id, numero } of processos) {
    const adicoes = await ler<{ itens: unknown[] }[]>(pessoa('GET', `/api/Adicao?processoId=${id}`));
    if (adicoes.length !== ADICOES || adicoes.some(({ itens }) => itens.length !== ITENS_POR_ADICAO)) {
      throw new Error(`O processo ${numero} não tem tudo o que a declaração tem.`);
    }
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

export interface Cadastros {
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
  /** The last body that was sent. */
  tentado: PedidoNovo;
  /** The last answer. */
  respondido: PedidoLido | null;
  /** By SHA-256, whether the upload was answered. */
  anexos: Map<string, boolean>;
}
interface ProcessoCriado {
  id: string;
  numeroDI: string;
}

export const CONTADOS = ['respondidas', 'inteiras', 'ausentes'] as const;
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
