import type { AdicaoDeclarada, ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from './multipart.ts';
import { processosDeTeste } from './processos-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

interface ItemDeTeste {
  descricao?: string;
  quantidade: string;
  valorUnitario?: string;
  unidade?: string;
}

export interface DiDeTeste {
  /** Nine digits; the tenth is computed. */
  numero: string;
  registro?: string;
  /** Null when the DI is not released yet. */
  desembaraco?: string | null;
  importador?: string;
  /** The currency of its prices by Siscomex code, and its rate in reais; the dollar at R$ 5 when omitted. */
  moeda?: { codigo: string; taxa: string };
  adicoes: {
    ncm?: string;
    ii?: { aliquota: string; base: string; devido: string };
    ipi?: string;
    itens: ItemDeTeste[];
  }[];
}

/** Uses the stock of inputs through its routes, as a person does. */
export function saldoDeTeste(pessoa: Pessoa) {
  const ler = async (id: string) => (await pessoa.pedir({ url: `/api/SaldoInsumo/${id}` })).json();
  const postar = (caminho: string, payload: object) =>
    pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${caminho}`, payload });
  return {
    processos: processosDeTeste(pessoa),
    ler,
    listar: async (consulta = '') => (await pessoa.pedir({ url: `/api/SaldoInsumo?${consulta}` })).json(),
    grupos: async (consulta: string) => (await pessoa.pedir({ url: `/api/SaldoInsumo/Grupos?${consulta}` })).json(),
    totais: async (consulta = '') => (await pessoa.pedir({ url: `/api/SaldoInsumo/Totais?${consulta}` })).json(),
    ajustar: (id: string, pedido: object) => postar(`${id}/Ajustar`, { data: HOJE, motivo: 'Inventário', ...pedido }),
    devolver: (id: string, pedido: object) => postar(`${id}/Devolver`, { data: HOJE, motivo: 'RE 26/1', ...pedido }),
    estornar: (id: string, pedido: object) => postar(`Movimento/${id}/Estornar`, { motivo: 'Engano', ...pedido }),

    /** Imports a declaration and returns the id of its process. */
    async importar(di: DiDeTeste): Promise<string> {
      const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', xmlDaDi(di)));
      expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
      return resposta.json()[0].id;
    },

    retificar: (di: DiDeTeste) =>
      pessoa.pedir(multipartOf('/api/Processo/ImportarDi?retificar=true&aplicar=true', xmlDaDi(di), 'retificada.xml')),
  };
}

/** The lines of an extrato: the kind, the quantity and the balance after each movement. */
export function extrato({ movimentos }: { movimentos: { tipo: string; quantidade: string; saldo: string }[] }) {
  return movimentos.map(({ tipo, quantidade, saldo }) => [tipo, quantidade, saldo]);
}

export const CNPJ_DE_TESTE = 'ZFM000AM000121';

const REGISTRO = '2026-11-03';

function xmlDaDi(pedida: DiDeTeste): string {
  const { numero, desembaraco = '2026-11-10', importador = CNPJ_DE_TESTE, moeda, adicoes } = pedida;
  // Never after its release.
  const registro = pedida.registro ?? (desembaraco !== null && desembaraco < REGISTRO ? desembaraco : REGISTRO);
  const di = gerarDeclaracao({
    semente: 7,
    numero: `${numero}${digitoDaDi(numero)}`,
    dataRegistro: registro,
    adicoes: adicoes.length,
    itensPorAdicao: 1,
    importador: { numero: importador, nome: 'FICTICIA INDUSTRIA LTDA' },
    taxas: { '220': '5.0000', ...(moeda && { [moeda.codigo]: moeda.taxa }) },
    ...(moeda && { moeda: moeda.codigo }),
  });
  const declaradas = di.adicoes.map((declarada, i): AdicaoDeclarada => {
    const { ncm = declarada.ncm, ii, ipi = '0.00', itens } = adicoes[i] as DiDeTeste['adicoes'][number];
    const suspenso = { regime: { codigo: '5', nome: 'SUSPENSAO' }, recolher: '0.00' };
    const nada = { ...declarada.tributos.pis, ...suspenso, devido: '0.00' };
    const tributos = { ...declarada.tributos, pis: nada, cofins: nada };
    return {
      ...declarada,
      ncm,
      freteReais: '0.00',
      seguroReais: '0.00',
      tributos: { ...tributos, ii: { ...tributos.ii, ...ii }, ipi: { ...tributos.ipi, ...suspenso, devido: ipi } },
      itens: itens.map(itemDeclarado),
    };
  });
  return escreverDiXml([
    { ...di, dataDesembaraco: desembaraco, canalCodigo: desembaraco === null ? '000' : '001', adicoes: declaradas },
  ]);
}

function itemDeclarado(item: ItemDeTeste, i: number): ItemDeclarado {
  const { descricao = `PECA ${i + 1}`, quantidade, valorUnitario = '10.0000000', unidade = 'PECA' } = item;
  return { sequencia: i + 1, descricao, quantidade: `${quantidade}.00000`, unidade, valorUnitario };
}

const HOJE = '2026-11-20';
