import type { LightMyRequestResponse as Resposta } from 'fastify';
import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

export const INDUSTRIA = {
  razaoSocial: 'FICTICIA INDUSTRIA DE MOTOS LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
  resolucoes: [
    {
      numero: '205/2021',
      data: '2021-02-25',
      produto: 'Motocicleta',
      portariaPpb: 'Portaria 1/2020',
      tipoCoeficiente: 'FIXO',
    },
  ],
};

/** Uses DCR-Es through their routes, as a person does, with an industry, its representative and a product. */
export async function dcrsDeTeste(pessoa: Pessoa, { industria = INDUSTRIA, cpf = '12345678909' } = {}) {
  const dcrs = cadastroDeTeste(pessoa, 'Dcr');
  const importadorId = idDoCriado(await cadastroDeTeste(pessoa, 'Importador').criar(industria));
  const quemAssina = {
    nome: 'Ana Fictícia',
    cpf,
    vinculo: 'PROCURADOR',
    importadores: [{ id: importadorId }],
  };
  const representanteId = idDoCriado(await cadastroDeTeste(pessoa, 'Representante').criar(quemAssina));
  const produtoId = idDoCriado(
    await cadastroDeTeste(pessoa, 'Produto').criar({
      importador: { id: importadorId },
      codigo: 'MOTO-150',
      descricao: 'Motocicleta 150 cc',
      ncm: '87112020',
      unidade: 'UNIDADE',
      pesoBruto: '110.00000',
      tipoCoeficiente: 'FIXO',
    }),
  );
  const novo = {
    importador: { id: importadorId },
    representante: { id: representanteId },
    produto: { id: produtoId },
    descricao: 'Motocicleta 150 cc',
    ncm: '87112020',
    unidade: 'UNIDADE',
    pesoBruto: '110.00000',
    ppb: 'Portaria 1/2020, Resolução 205/2021',
    resolucao: '205/2021',
    tipoCoeficiente: 'FIXO',
    dataBase: '2026-11-20',
    taxaUSD: '5.123400',
    modelos: [{ modelo: '0001', descricao: 'Padrão', precoVenda: '15000.00' }],
    nacionais: [{ ...CHICOTE }],
    importados: [{ ...MOTOR }],
    salarios: '12.3400',
    encargos: '8.1600',
  };
  const passo = (id: string, payload: object): Promise<Resposta> =>
    pessoa.pedir({ method: 'POST', url: `/api/Dcr/${id}/Passo`, payload });

  /** Takes steps, each on the version the former left; returns the DCR-E after the last. */
  const levado = async (id: string, ...passos: readonly (string | object)[]) => {
    let atual = (await dcrs.ler(id)).json();
    for (const um of passos) {
      const pedido = typeof um === 'string' ? { passo: um } : um;
      const resposta = await passo(id, { data: '2026-11-20', versao: atual.versao, ...pedido });
      expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
      atual = resposta.json();
    }
    return atual;
  };

  return {
    ...dcrs,
    importadorId,
    produtoId,
    representanteId,
    novo,
    passo,
    desfazerPasso: (id: string, versao: number): Promise<Resposta> =>
      pessoa.pedir({ method: 'DELETE', url: `/api/Dcr/${id}/Passo`, payload: { versao } }),
    copiar: (id: string, payload: object): Promise<Resposta> =>
      pessoa.pedir({ method: 'POST', url: `/api/Dcr/${id}/Copiar`, payload }),
    pedirDoDcr: (id: string, que: string): Promise<Resposta> => pessoa.pedir({ url: `/api/Dcr/${id}/${que}` }),

    levado,

    /** Creates a DCR-E that the Receita registers under this number, on a day. */
    async registrado(numero: string, mudancas: object = {}, data = '2026-11-20') {
      const { id } = (await dcrs.criar({ ...novo, ...mudancas })).json();
      const datado = (um: string) => ({ passo: um, data });
      return levado(id, datado('VALIDAR'), datado('GERAR'), datado('TRANSMITIR'), {
        ...datado('REGISTRAR'),
        numero,
      });
    },
  };
}

function idDoCriado(resposta: Resposta): string {
  expect([resposta.statusCode, resposta.json().campos]).toEqual([201, undefined]);
  return resposta.json().id;
}

export const CHICOTE = {
  codigo: 'CHICOTE-01',
  descricao: 'Chicote nacional',
  unidade: 'PECA',
  ncm: '85443000',
  quantidade: '1.0000000',
  preco: '35.500000',
  nf: '123',
  serie: '1',
  cnpj: '11222333000181',
  dataEmissao: '2026-11-02',
};

/** A component whose declaration is not in the database. */
export const MOTOR = {
  codigo: 'MOTOR-01',
  descricao: 'Motor parcial',
  unidade: null,
  ncm: '84073390',
  quantidade: '1.0000000',
  preco: '210.000000',
  numeroDeclaracao: '2690000010',
  adicao: 1,
  itemDaAdicao: 1,
  aliquotaII: '18.00',
};

/** The steps of a DCR-E up to the transmission. */
export const TRANSMITIDO = ['VALIDAR', 'GERAR', 'TRANSMITIR'] as const;
