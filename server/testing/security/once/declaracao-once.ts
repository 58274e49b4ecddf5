import { and, eq } from 'drizzle-orm';
import type { OQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste, ENVIADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';
import { type Case, ditas, MUDOU, mudancasDe, type Perde } from './once.ts';

const NUMERO_DI = `260000001${digitoDaDi('260000001')}`;

/** A DI whose seller and goods no cadastro has. */
const arquivoDi = (semente: number) =>
  gerarArquivoDi({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 1,
    itensPorAdicao: 2,
    taxas: { '220': '5.3417' },
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
  });

const importar = (pessoa: Pessoa, arquivo: string, consulta = '') =>
  pessoa.pedir(multipartOf(`/api/Processo/ImportarDi${consulta}`, arquivo));

const processos = async ({ pedir }: Pessoa) => Number((await pedir({ url: '/api/Processo' })).headers['x-total-count']);

/** How many processos have this number of a DI. */
const comODocumento = ({ conexao: { db } }: TestBench, { quem }: Pessoa, numeroDi: string) =>
  db.$count(processo, and(eq(processo.empresaId, quem.empresaId), eq(processo.numeroDi, numeroDi)));

const JA_NO_PROCESSO: Perde = { status: 409, frase: /^A DI .+ já está no processo / };

/** A DI that is cleared, written by the generator. */
const DI = {
  ...gerarDeclaracao({
    semente: 91,
    dataRegistro: '2026-11-17',
    adicoes: 1,
    itensPorAdicao: 2,
    taxas: { '220': '5.3417' },
    importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
    regime: 'zfm' as const,
  }),
  dataDesembaraco: '2026-11-19',
};

/** A processo that a person opened, into which a declaration was imported. */
async function comDeclaracao(pessoa: Pessoa) {
  const { id } = await processosDeTeste(pessoa).aberto();
  expect((await importar(pessoa, escreverDiXml([DI]), `?processoId=${id}`)).statusCode).toBe(201);
  const versao = async (): Promise<number> => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json().versao;
  const retirar = async (qual: number) => {
    const payload = { versao: qual, motivo: 'Arquivo de outro processo.' };
    return pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/RetirarDeclaracao`, payload });
  };
  return { id: id as string, versao, retirar };
}

/** A declaration of which nothing is in the cadastros, and what is proposed of it. */
async function comPropostas(pessoa: Pessoa) {
  const [{ id: processoId }] = (await importar(pessoa, arquivoDi(41))).json();
  const { fornecedores, itens }: OQueFalta = (
    await pessoa.pedir({ url: `/api/Apelido/OQueFalta?processoId=${processoId}` })
  ).json();
  const payload = {
    processoId,
    fornecedores: fornecedores.map(({ chave }) => chave),
    itens: itens.map(({ chave }) => chave),
  };
  return () => pessoa.pedir({ method: 'POST', url: '/api/Apelido/OQueFalta', payload });
}

const atos = async ({ pedir }: Pessoa): Promise<{ id: string }[]> =>
  (await pedir({ url: '/api/CadastroProposto/Atos' })).json();

/** An intake of old files, with one DI. */
async function comHistorico(pessoa: Pessoa) {
  const post = (url: string) => pessoa.pedir({ method: 'POST', url: `/api/HistoricoTrazido${url}`, payload: {} });
  const { id } = (await post('')).json();
  const enviar = () => pessoa.pedir(multipartOf(`/api/HistoricoTrazido/${id}/Arquivos`, arquivoDi(7), 'di.xml'));
  const ver = async () => (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}` })).json();
  return { comecar: () => post(`/${id}/Comecar`), enviar, ver };
}

export const DECLARACAO_ONCE = {
  'DI of several new processos': {
    preparar: async (_, pessoa) => ({
      pedir: () => importar(pessoa, arquivoDi(17)),
      quantos: () => processos(pessoa),
    }),
    perde: JA_NO_PROCESSO,
  },
  'DI of several opened processos': {
    vezes: 3,
    preparar: async (_, pessoa) => {
      const ids: string[] = [];
      for (let i = 0; i < 3; i++) ids.push((await processosDeTeste(pessoa).aberto()).id);
      return {
        pedir: (i) => importar(pessoa, arquivoDi(18), `?processoId=${ids[i]}`),
        quantos: async () => {
          const lidos = await Promise.all(
            ids.map(async (id) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json()),
          );
          return lidos.filter(({ declaracao }) => declaracao !== null).length;
        },
      };
    },
    perde: JA_NO_PROCESSO,
  },
  'declaration of one processo': {
    preparar: async (_, pessoa) => {
      const { id } = await processosDeTeste(pessoa).aberto();
      return {
        pedir: (i) => importar(pessoa, arquivoDi(20 + i), `?processoId=${id}`),
        quantos: () => ditas(pessoa, 'Processo', id, /^Importação do arquivo/),
      };
    },
    perde: { status: 409, frase: / já tem a DI .+\. Uma versão nova dela entra como retificação\.$/ },
  },
  'number of a DI that is typed': {
    preparar: async (_, pessoa) => ({
      pedir: () => cadastroDeTeste(pessoa, 'Processo').criar({ numeroDI: NUMERO_DI }),
      quantos: () => processos(pessoa),
    }),
    perde: JA_NO_PROCESSO,
  },
  'number of a DI that is told by a step': {
    preparar: async (bench, pessoa) => {
      const { aberto, passar } = processosDeTeste(pessoa);
      const ids: string[] = [];
      for (let i = 0; i < 6; i++) ids.push((await aberto()).id);
      const passo = { situacao: 'REGISTRADO', data: '2026-11-20', versao: 1, numeroDocumento: NUMERO_DI };
      return {
        pedir: (i) => passar(ids[i] ?? '', passo),
        quantos: () => comODocumento(bench, pessoa, NUMERO_DI),
      };
    },
    perde: JA_NO_PROCESSO,
  },
  'number of a processo': {
    preparar: async (_, pessoa) => ({
      pedir: () => cadastroDeTeste(pessoa, 'Processo').criar({}),
      quantos: async () => {
        const numeros = (await pessoa.pedir({ url: '/api/Processo' }))
          .json()
          .map(({ numero }: { numero: string }) => numero);
        return numeros.length / new Set(numeros).size;
      },
    }),
    perde: null,
  },
  'balance of an order': {
    preparar: async (bench, pessoa) => {
      const { criar } = await pedidosDeTeste({ ...bench, novaPessoa: async () => pessoa });
      const { itens } = await criar({ decidido: 'EMITIDA' });
      const payload = { linhas: [{ pedidoItemId: itens[0]?.id, quantidade: '60' }] };
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url: '/api/Processo/DoPedido', payload }),
        quantos: () => processos(pessoa),
      };
    },
    perde: { status: 400, frase: /^O saldo do pedido neste item é 40: não cabem 60\.$/ },
  },
  'step of a processo': {
    preparar: async (_, pessoa) => {
      const { aberto, passar } = processosDeTeste(pessoa);
      const { id } = await aberto();
      const passo = { situacao: 'AGUARDANDO_PRESENCA', data: '2026-11-20', versao: 1 };
      return {
        pedir: () => passar(id, passo),
        quantos: async () => (await mudancasDe(pessoa, 'Processo', id)).length - 1,
      };
    },
    perde: MUDOU,
  },
  'declaration that is taken off': {
    preparar: async (_, pessoa) => {
      const { id, versao, retirar } = await comDeclaracao(pessoa);
      const vista = await versao();
      return {
        pedir: () => retirar(vista),
        quantos: () => ditas(pessoa, 'Processo', id, /^Arquivo de outro processo\.$/),
      };
    },
    perde: MUDOU,
  },
  'declaration that is put back while another processo takes it': {
    vezes: 2,
    preparar: async (bench, pessoa) => {
      const { id, versao, retirar } = await comDeclaracao(pessoa);
      await retirar(await versao());
      const vista = await versao();
      const retirada = (await mudancasDe(pessoa, 'Processo', id)).find(
        ({ motivo }) => motivo === 'Arquivo de outro processo.',
      );
      return {
        pedir: (i) =>
          i === 0
            ? importar(pessoa, escreverDiXml([DI]))
            : cadastroDeTeste(pessoa, 'Processo').desfazer(retirada?.id ?? '', vista),
        quantos: () => comODocumento(bench, pessoa, DI.numeroDI),
      };
    },
    perde: JA_NO_PROCESSO,
  },
  'processo that becomes one of training': {
    preparar: async (_, pessoa) => {
      const { id } = await processosDeTeste(pessoa).aberto();
      const payload = { versao: 1, treinamento: true };
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/Treinamento`, payload }),
        quantos: () => ditas(pessoa, 'Processo', id, /^Marcado como de treinamento/),
      };
    },
    perde: MUDOU,
  },
  'number of a DAI': {
    vezes: 4,
    preparar: async (_, pessoa) => {
      const { registrado, marcar, listar, ler } = daisDeTeste(pessoa);
      const ids: string[] = [];
      for (const nove of ['260000001', '260000002', '260000003', '260000004']) {
        ids.push(await registrado(`${nove}${digitoDaDi(nove)}`));
      }
      const versoes = await Promise.all(ids.map(async (id) => (await ler(id)).versao));
      return {
        pedir: (i) => marcar(ids[i] ?? '', { ...ENVIADA, data: '2026-11-20', versao: versoes[i] }),
        quantos: async () => (await listar('situacao=ENVIADA')).json().length,
      };
    },
    perde: { status: 422, frase: /^A DAI 26000001 já é a do processo .+: confira o número\.$/ },
  },
  'mark of a DAI': {
    preparar: async (_, pessoa) => {
      const { registrado, marcada, marcar, ler } = daisDeTeste(pessoa);
      const id = await registrado(NUMERO_DI);
      const { versao } = await marcada(id, ENVIADA);
      return {
        pedir: () => marcar(id, { ...PARAMETRIZADA, data: '2026-11-20', versao }),
        quantos: async () => (await ler(id)).marcas.length - 1,
      };
    },
    perde: MUDOU,
  },
  'XSD that is withdrawn': {
    preparar: async (_, pessoa) => {
      const raiz = '<xs:element name="enviMatrizDIe"/>';
      const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${raiz}</xs:schema>`;
      const enviado = await pessoa.pedir(multipartOf('/api/EsquemaXsd?documento=MATRIZ', xsd, 'um.xsd'));
      const { id } = enviado.json();
      return {
        pedir: () => pessoa.pedir({ method: 'DELETE', url: `/api/EsquemaXsd/${id}` }),
        quantos: async () => (await mudancasDe(pessoa, 'EsquemaXsd', id)).length - 1,
      };
    },
    perde: { status: 422, frase: /^Este XSD já foi retirado\.$/ },
  },
  'registration of what is proposed': {
    preparar: async (_, pessoa) => {
      const fazer = await comPropostas(pessoa);
      return { pedir: fazer, quantos: async () => (await atos(pessoa)).length };
    },
    perde: { status: 409, frase: /^O part number .+ já está cadastrado\.$/ },
  },
  'registration of what is proposed that is undone': {
    preparar: async (_, pessoa) => {
      await (await comPropostas(pessoa))();
      const [ato] = await atos(pessoa);
      const [item] = (await cadastroDeTeste(pessoa, 'Item').listar()).json();
      const url = `/api/CadastroProposto/Atos/${ato?.id}/Desfazer`;
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url, payload: {} }),
        quantos: async () => (await mudancasDe(pessoa, 'Item', item.id)).length - 1,
      };
    },
    perde: { status: 422, frase: /^Este cadastro já foi desfeito\.$/ },
  },
  'file of an intake': {
    preparar: async (_, pessoa) => {
      const { enviar, ver } = await comHistorico(pessoa);
      return { pedir: enviar, quantos: async () => (await ver()).envios };
    },
    perde: null,
  },
  'reading of an intake': {
    preparar: async (_, pessoa) => {
      const { comecar, enviar, ver } = await comHistorico(pessoa);
      await enviar();
      return {
        pedir: comecar,
        quantos: async () => {
          while ((await ver()).situacao === 'LENDO') await new Promise((pronto) => setImmediate(pronto));
          return processos(pessoa);
        },
      };
    },
    perde: null,
  },
} satisfies Record<string, Case>;
