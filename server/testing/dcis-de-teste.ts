import type { LightMyRequestResponse as Resposta } from 'fastify';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import { cadastroDeTeste } from './cadastro-de-teste.ts';
import { dcrsDeTeste, INDUSTRIA } from './dcrs-de-teste.ts';
import { multipartOf } from './multipart.ts';
import { type NotaDeTeste, notaDeTeste, zipDe } from './notas-de-teste.ts';
import { saldoDeTeste } from './saldo-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

/** Uses the DCIs of an industry that files monthly and has a DCR-E with US$ 4.5360000 of II for each motorcycle. */
export async function dcisDeTeste(pessoa: Pessoa) {
  const dcrs = await dcrsDeTeste(pessoa, {
    industria: {
      ...INDUSTRIA,
      inscricaoEstadual: '062001234',
      dciMensal: true,
      dciAdeNumero: 'ADE 1/2020',
      dciAdeData: '2020-01-02',
    } as typeof INDUSTRIA,
  });
  const { importadorId, produtoId, representanteId } = dcrs;
  const produtos = cadastroDeTeste(pessoa, 'Produto');
  const produto = (await produtos.ler(produtoId)).json();
  const comPpb = await produtos.alterar({
    ...soOsCampos(produto),
    resolucao: '205/2021',
    ppb: 'Portaria 1/2020, Resolução 205/2021',
  });
  expect([comPpb.statusCode, comPpb.json().campos]).toEqual([200, undefined]);
  const dcis = cadastroDeTeste(pessoa, 'Dci');
  const saldo = saldoDeTeste(pessoa);
  const novo = {
    importador: { id: importadorId },
    representante: { id: representanteId },
    tipo: 'MENSAL',
    competencia: '2026-10',
    taxaUSD: '5.1234',
    dataTaxa: '2026-11-10',
  };
  const pedir = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, payload?: object): Promise<Resposta> =>
    pessoa.pedir({ method, url: `/api/Dci/${caminho}`, ...(payload && { payload }) });
  const ler = async (id: string): Promise<DciLido> => (await dcis.ler(id)).json();
  const passo = (id: string, payload: object) => pedir('POST', `${id}/Passo`, payload);

  /** Takes steps, each on the version the former left; returns the DCI after the last. */
  const levada = async (id: string, ...passos: readonly (string | object)[]): Promise<DciLido> => {
    let atual = await ler(id);
    for (const um of passos) {
      const pedido = typeof um === 'string' ? { passo: um } : um;
      const resposta = await passo(id, { data: '2026-11-20', versao: atual.versao, ...pedido });
      expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
      atual = resposta.json();
    }
    return atual;
  };

  /** Sends files to a DCI and waits until they are received. */
  const enviar = async (id: string, bytes: Uint8Array | string, nome: string): Promise<RecebimentoDeNotas> => {
    const comecado = await pessoa.pedir(multipartOf(`/api/Dci/${id}/Notas?Bucket=nfe`, bytes, nome));
    expect([comecado.statusCode, comecado.json().Error]).toEqual([202, undefined]);
    const { id: recebimento } = comecado.json();
    for (;;) {
      const andamento = (await pedir('GET', `${id}/Recebimento/${recebimento}`)).json();
      if (andamento.situacao === 'TERMINADO' || andamento.situacao === 'FALHOU') return andamento;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const trazer = (id: string, ...notas: readonly NotaDeTeste[]) =>
    enviar(id, zipDe(notas.map(notaDeTeste)), 'notas.zip');

  /** Puts a part number in stock: a declaration with this quantity, linked to the cadastro. */
  const emEstoque = async (entrada: {
    partNumber: string;
    numero: string;
    quantidade: string;
    desembaraco?: string;
    ncm?: string;
    valorUnitario?: string;
    cClassTrib?: string;
  }) => {
    const {
      partNumber,
      numero,
      quantidade,
      desembaraco = '2026-08-10',
      ncm = '84073390',
      valorUnitario,
      cClassTrib,
    } = entrada;
    const marca = cClassTrib ? `<${cClassTrib}> ` : '';
    const itens = cadastroDeTeste(pessoa, 'Item');
    const achado = (await itens.listar(`q=${partNumber}`)).json()[0];
    const registroId =
      achado?.id ??
      (
        await itens.criar({
          partNumber,
          descricao: `Peça ${partNumber}`,
          ncm,
          origem: 'IMPORTADO',
          unidadeComercializada: 'UN',
        })
      ).json().id;
    await saldo.importar({
      numero,
      desembaraco,
      ...(cClassTrib && { registro: desembaraco }),
      importador: INDUSTRIA.cnpj,
      adicoes: [
        {
          ncm,
          itens: [{ descricao: `${marca}PECA ${partNumber}`, quantidade, ...(valorUnitario && { valorUnitario }) }],
        },
      ],
    });
    const ligado = await pessoa.pedir({
      method: 'POST',
      url: '/api/Apelido',
      payload: { recurso: 'Item', texto: `PECA ${partNumber}`, ncm, registroId },
    });
    expect([ligado.statusCode, ligado.json().Error]).toEqual([201, undefined]);
    return registroId as string;
  };

  return {
    ...dcis,
    pessoa,
    dcrs,
    saldo,
    importadorId,
    produtoId,
    representanteId,
    novo,
    pedir,
    lida: ler,
    passo,
    levada,
    enviar,
    trazer,
    emEstoque,

    async criada(mudancas: object = {}): Promise<DciLido> {
      const resposta = await dcis.criar({ ...novo, ...mudancas });
      expect([resposta.statusCode, resposta.json().Error, resposta.json().campos]).toEqual([201, undefined, undefined]);
      return resposta.json();
    },

    /** Saves the form of a DCI with these changes. */
    async mudada(id: string, mudancas: object): Promise<Resposta> {
      return dcis.alterar({ ...camposDaDci(await ler(id)), ...mudancas });
    },

    /** Takes the DCI to the transmitted file. */
    transmitida: (id: string) => levada(id, 'CALCULAR', 'VALIDAR', 'GERAR', 'TRANSMITIR'),

    async registrada(id: string, numero: string): Promise<DciLido> {
      return levada(id, 'CALCULAR', 'VALIDAR', 'GERAR', 'TRANSMITIR', { passo: 'REGISTRAR', numero });
    },

    saldos: async (): Promise<[string, string][]> =>
      (await saldo.listar('comSaldo=false&tamanho=200')).map(
        ({ numeroDeclaracao, saldo: resta }: { numeroDeclaracao: string; saldo: string }) => [numeroDeclaracao, resta],
      ),
  };
}

/** The fields of the form, with the version the person saw. */
function camposDaDci(dci: DciLido) {
  const { id, versao, importador, representante, tipo, competencia, processoRetificador, banco, agencia, conta } = dci;
  const { taxaUSD, dataTaxa, vencimento, dataPagamento, selic, modalidades, decisoes, obsoletos, realocacoes } = dci;
  const { ordensJudiciais, observacao } = dci;
  return {
    id,
    versao,
    importador: { id: importador.id },
    representante: representante && { id: representante.id },
    tipo,
    competencia,
    processoRetificador,
    banco,
    agencia,
    conta,
    taxaUSD,
    dataTaxa,
    vencimento,
    dataPagamento,
    selic,
    modalidades,
    decisoes,
    obsoletos,
    realocacoes,
    ordensJudiciais,
    observacao,
  };
}

function soOsCampos(produto: Record<string, unknown>) {
  const { id, versao, codigo, descricao, ncm, unidade, pesoBruto, informatica, tipoCoeficiente, acrescimo, modelos } =
    produto;
  const { id: dono } = produto.importador as { id: string };
  return {
    id,
    versao,
    importador: { id: dono },
    codigo,
    descricao,
    ncm,
    unidade,
    pesoBruto,
    informatica,
    tipoCoeficiente,
    acrescimo,
    modelos,
  };
}
