import type { DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { numeroDuimp, semearRegistrada } from '#server/testing/portal-simulado/seeds.ts';
import type { PortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import type { TestBench } from '#server/testing/test-bench.ts';
import { CE_DO_RASCUNHO, semearParaRascunhos } from './duimp-de-teste.ts';
import type { PortalDeTeste } from './portal-de-teste.ts';
import { processoDaDuimp } from './processo-de-teste.ts';

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
    ...{ numero, dataRegistro: '2026-11-20T08:43:49-0300', capa: CAPA },
    itens: cada as unknown as Parameters<typeof semearRegistrada>[1]['itens'],
  });
  return numero;
}

/** A processo that was born from that DUIMP: fetched, imported, with nothing planned. */
export async function comDuimpDeFora(
  bench: () => TestBench,
  portal: PortalDeTeste,
  ao: Parameters<typeof semearDeFora>[1] = {},
) {
  const numero = semearDeFora(portal.simulado, ao);
  const um = await processoDaDuimp(bench, portal, { numero });
  const { pessoa, credencialId } = um.chave;
  portal.simulado.chamadas.length = 0;
  const url = `/api/Processo/${um.id}/Duimp`;
  const por = (fim: string, payload: object = {}) => um.pedir('POST', `${url}${fim}`, payload);
  const itens = cadastroDeTeste(pessoa, 'ItensDoProcesso');
  const ler = async (): Promise<DuimpDoProcesso> => (await um.pedir('GET', url)).corpo;
  return {
    ...{ ...um, pessoa, numero, ler },
    /** Creates the supplier that its foreign operator is; links the declared name to it. */
    async vincular(mais: object = {}): Promise<string> {
      const criado = await cadastroDeTeste(pessoa, 'Fornecedor').criar({
        ...{ papel: 'AMBOS', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' }, vinculo: '1' },
        ...mais,
      });
      const registroId: string = criado.json().id;
      const texto = 'Exportador fictício OPE_2';
      const feito = await um.pedir('POST', '/api/Apelido', { recurso: 'Fornecedor', texto, ncm: null, registroId });
      expect(feito.corpo.Error ?? null).toBeNull();
      return registroId;
    },
    /** Prepares the retificação, and lets the registered version come. */
    async retificar() {
      expect(
        (await por('/Retificacao', { credencialId, motivo: 'A fatura traz outra quantidade.' })).corpo.Error ?? null,
      ).toBeNull();
      await portal.correr();
      return (await ler()).retificacao?.aberta ?? null;
    },
    async preencher() {
      const feito = await um.pedir('POST', `${url}/Retificacao/Preencher`);
      expect(feito.corpo.Error ?? null).toBeNull();
      return (feito.corpo as DuimpDoProcesso).retificacao?.aberta ?? null;
    },
    desistir: () => por('/Retificacao/Desistir', { credencialId }),
    mandar: async () => por('/Mandar', { credencialId, sha256: (await ler()).escrito?.sha256 ?? '0'.repeat(64) }),
    registrar: async (valor: string) =>
      por('/Registro', {
        ...{ valor, confirmacao: null, sha256: (await ler()).escrito?.sha256 ?? '', diagnosticoLido: true },
      }),
    async previsto() {
      return (await itens.ler(um.id)).json();
    },
    /** Changes the planned items, as they stand, by what a person types. */
    async mudarItens(mudar: (itens: Record<string, unknown>[]) => Record<string, unknown>[]) {
      const { versao, itens: seus, adicoes } = (await itens.ler(um.id)).json();
      const gravados = await itens.alterar({ id: um.id, versao, itens: mudar(seus), adicoes });
      expect(gravados.json().Error ?? null).toBeNull();
    },
    async motivos(): Promise<string[]> {
      const { corpo } = await um.pedir('GET', `/api/Historico?recurso=Processo&registroId=${um.id}`);
      return corpo.map(({ motivo }: { motivo: string | null }) => motivo ?? '');
    },
  };
}

const OPERADOR = { codigo: 'OPE_2', versao: '1', niOperador: '11222333', pais: { codigo: 'CN' } };
const itemDeFora = (numeroItem: number): Record<string, object> => ({
  identificacao: { numeroItem },
  produto: { codigo: 45, versao: '3', niResponsavel: '11222333' },
  caracterizacaoImportacao: { indicador: 'IMPORTACAO_DIRETA' },
  indicadorExportadorFabricante: { codigo: 'EXPORTADOR_IGUAL_FABRICANTE' },
  ...{ fabricante: OPERADOR, exportador: OPERADOR },
  indicadorCompradorVendedor: { codigo: 'NAO_HA_VINCULACAO' },
  mercadoria: {
    ...{ tipoAplicacao: { codigo: 'INDUSTRIALIZACAO' }, condicao: 'NOVA', unidadeComercial: 'PECA' },
    ...{ quantidadeComercial: numeroItem + 2, quantidadeMedidaEstatistica: 7.5, pesoLiquido: 1.5 },
    ...{ moedaNegociada: { codigo: 'BRL' }, valorUnitarioMoedaNegociada: 333.3333333 },
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
    ...{ tipoIdentificacaoCarga: 'CE', identificacao: CE_DO_RASCUNHO, unidadeDeclarada: { codigo: '0227600' } },
    seguro: { codigoMoedaNegociada: 'BRL', valorMoedaNegociada: 100 },
  },
  documentos: {
    documentosInstrucao: [{ tipo: { codigo: '30' }, palavrasChave: [{ codigo: 1, valor: 'FATURA-1' }] }],
  },
};
