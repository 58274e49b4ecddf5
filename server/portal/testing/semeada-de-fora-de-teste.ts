import { numeroDuimp, semearRegistrada } from '#server/testing/portal-simulado/seeds.ts';
import type { PortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import { CE_DO_RASCUNHO, semearParaRascunhos } from './duimp-de-teste.ts';

let sequencia = 8100;

/**
 * A DUIMP that somebody registered elsewhere, as a person would have sent it: items of 3, 4, 5… pieces of 333.3333333 reais, the second
 * with a LPCO, which no processo says. Answers its number.
 */
export function semearDeFora(
  simulado: PortalSimulado,
  { itens = 2, mudar }: { itens?: number; mudar?: (item: Record<string, object>, numero: number) => object } = {},
): string {
  sequencia += 1;
  const numero = numeroDuimp(sequencia);
  semearParaRascunhos(simulado);
  const cada = Array.from({ length: itens }, (_, i) => {
    const item = itemDeFora(i + 1);
    return { ...item, ...mudar?.(item, i + 1) };
  });
  semearRegistrada(simulado, {
    numero,
    dataRegistro: '2026-11-20T08:43:49-0300',
    capa: CAPA,
    itens: cada as unknown as Parameters<typeof semearRegistrada>[1]['itens'],
  });
  return numero;
}

const OPERADOR = { codigo: 'OPE_2', versao: '1', niOperador: '11222333', pais: { codigo: 'CN' } };
const itemDeFora = (numeroItem: number): Record<string, object> => ({
  identificacao: { numeroItem },
  produto: { codigo: 45, versao: '3', niResponsavel: '11222333' },
  caracterizacaoImportacao: { indicador: 'IMPORTACAO_DIRETA' },
  indicadorExportadorFabricante: { codigo: 'EXPORTADOR_IGUAL_FABRICANTE' },
  fabricante: OPERADOR,
  exportador: OPERADOR,
  indicadorCompradorVendedor: { codigo: 'NAO_HA_VINCULACAO' },
  mercadoria: {
    tipoAplicacao: { codigo: 'INDUSTRIALIZACAO' },
    condicao: 'NOVA',
    unidadeComercial: 'PECA',
    quantidadeComercial: numeroItem + 2,
    quantidadeMedidaEstatistica: 7.5,
    pesoLiquido: 1.5,
    moedaNegociada: { codigo: 'BRL' },
    valorUnitarioMoedaNegociada: 333.3333333,
    descricao: `Circuito integrado ${numeroItem}`,
  },
  condicaoVenda: { metodoValoracao: { codigo: 1 }, incoterm: { codigo: 'FOB' } },
  ...(numeroItem === 2 && { lpcos: [{ numero: 'I2000000063' }] }),
  dadosCambiais: { coberturaCambial: { codigo: 'ATE_180_DIAS' } },
  tributos: ['II', 'IPI', 'PIS', 'COFINS'].map((codigo) => ({ tributo: { codigo }, regime: { codigo: 1 } })),
});
const CAPA = {
  identificacao: { importador: { tipoImportador: 'CNPJ', ni: '11222333000181' } },
  carga: {
    tipoIdentificacaoCarga: 'CE',
    identificacao: CE_DO_RASCUNHO,
    unidadeDeclarada: { codigo: '0227600' },
    seguro: { codigoMoedaNegociada: 'BRL', valorMoedaNegociada: 100 },
  },
  documentos: {
    documentosInstrucao: [{ tipo: { codigo: '30' }, palavrasChave: [{ codigo: 1, valor: 'FATURA-1' }] }],
  },
};
