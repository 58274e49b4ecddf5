import { strToU8, zipSync } from 'fflate';
import type { LugarDaNota, NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { digitoDaChave } from '#lib/domain/identificadores/chave-nfe.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { escreverCancelamento } from '#server/seeds/escrever-cancelamento-nfe.ts';
import { escreverNota } from '#server/seeds/escrever-nfe.ts';

export interface NotaDeTeste {
  numero: number;
  dia?: string;
  saida?: string | null;
  destino?: LugarDaNota;
  cnpj?: string;
  itens?: { codigo?: string; quantidade?: string; valorUnitario?: string; cfop?: string; ncm?: string }[];
  mudar?: Partial<NotaFiscal>;
}

const SAO_PAULO = { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' };
export const BELEM = { uf: 'PA', municipioIbge: '1501402', municipio: 'Belém' };
export const ITACOATIARA = { uf: 'AM', municipioIbge: '1301902', municipio: 'Itacoatiara' };
export const MANAUS = { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' };
export const BOA_VISTA = { uf: 'RR', municipioIbge: '1400100', municipio: 'Boa Vista' };

/** Makes a nota of exit of the tests' industry: ten motorcycles to São Paulo by default. */
export function notaDeTeste(pedida: NotaDeTeste): { nome: string; xml: string; chave: string; nota: NotaFiscal } {
  const { numero, dia = '2026-10-15', saida = null, destino = SAO_PAULO, cnpj = CNPJ, itens = [{}] } = pedida;
  const chave = chaveDe({ numero, dia, cnpj });
  const linhas = itens.map((item, i) => {
    const {
      codigo = 'MOTO-150',
      quantidade = '10',
      valorUnitario = '15000.00',
      cfop = '6101',
      ncm = '87112020',
    } = item;
    return {
      nItem: i + 1,
      codigo,
      descricao: `Produto ${codigo}`,
      ncm,
      cfop,
      unidade: 'UN',
      quantidade: `${quantidade}.0000`,
      valorUnitario,
      valorTotal: dinheiro(new Exato(quantidade).times(valorUnitario)),
      origem: '0',
      unidadeTributavel: 'UN',
      quantidadeTributavel: `${quantidade}.0000`,
      ipi: null,
      numeroPedido: null,
      infAdProd: null,
    };
  });
  const nota: NotaFiscal = {
    chave,
    numero: String(numero),
    serie: '1',
    modelo: '55',
    emissao: dia,
    saida,
    naturezaOperacao: 'Venda de produção do estabelecimento',
    tpNF: '1',
    finNFe: '1',
    homologacao: false,
    emitente: {
      cnpj,
      nome: 'FICTICIA INDUSTRIA DE MOTOS LTDA',
      ie: '062001234',
      uf: 'AM',
      municipioIbge: '1302603',
    },
    destinatario: { tipo: 'PJ', documento: '11222333000181', nome: 'Loja Fictícia Ltda', ...destino },
    entrega: null,
    valorTotal: dinheiro(somar(linhas.map(({ valorTotal }) => valorTotal))),
    situacao: 'AUTORIZADA',
    autorizacao: { protocolo: '113260000000001', cStat: '100', em: `${dia}T14:00:00.000Z` },
    informacaoComplementar: 'DCI MENSAL',
    itens: linhas,
    ...pedida.mudar,
  };
  return { nome: `${chave}-nfe.xml`, chave, nota, xml: escreverNota(nota, { hora: '10:00:00', produtos: [] }) };
}

/** Makes the event that cancels a nota. */
export function cancelamentoDeTeste(chave: string) {
  const evento = { chave, data: '2026-10-16', justificativa: 'Venda desfeita pelo comprador', homologacao: false };
  return { nome: `${chave}-cancelamento.xml`, xml: escreverCancelamento(evento, '113260000000001') };
}

export function zipDe(arquivos: readonly { nome: string; xml: string }[]): Uint8Array {
  return zipSync(Object.fromEntries(arquivos.map(({ nome, xml }) => [nome, strToU8(xml)])), { level: 1 });
}

function chaveDe({ numero, dia, cnpj }: { numero: number; dia: string; cnpj: string }): string {
  const semDigito = `13${dia.slice(2, 4)}${dia.slice(5, 7)}${cnpj}55001${String(numero).padStart(9, '0')}1${String(10_000_000 + numero)}`;
  return semDigito + digitoDaChave(semDigito);
}

/** The CNPJ of the industry of `dcrs-de-teste`. */
const CNPJ = '12ABC34501DE35';
