import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import type { PortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import type { PortalDeTeste } from './portal-de-teste.ts';

/** What the Portal knows besides the drafts: the product they declare, and the freight of their CE-Mercante. */
export function semearParaRascunhos({ rascunhos }: Pick<PortalSimulado, 'rascunhos'>): void {
  const { todos, retificadoras, aMais, catalogo, comAlertas, juros } = rascunhos;
  for (const um of [todos, retificadoras, aMais, catalogo, comAlertas, juros]) um.clear();
  rascunhos.catalogo.set('45/3', { ncm: '85423190', aliquotas: ALIQUOTAS });
  rascunhos.fretes.set(CE_DO_RASCUNHO, { moeda: 'BRL', valor: '500.00' });
}

interface ProcessoDeTeste {
  itens?: number;
  ambiente?: AmbienteDoPortal;
  /** The items are records of the company too. */
  cadastrados?: boolean;
  /** Each item is a line of an order. */
  doPedido?: boolean;
}

/** A processo that knows all that a DUIMP asks for, but for what only the DUIMP does. */
export async function comProcessoDeDuimp(
  portal: PortalDeTeste,
  { itens = 2, ambiente, cadastrados = false, doPedido = false }: ProcessoDeTeste = {},
) {
  const chave = await portal.comChave(ambiente);
  const { pessoa, credencialId } = chave;
  const criado = async (recurso: string, corpo: object): Promise<{ id: string }> => {
    const resposta = await cadastroDeTeste(pessoa, recurso).criar(corpo);
    expect(resposta.json().Error ?? null).toBeNull();
    return { id: resposta.json().id };
  };
  const importador = await criado('Importador', IMPORTADOR_DO_RASCUNHO);
  const fornecedor = await criado('Fornecedor', FORNECEDOR);
  const processo = await criado('Processo', { ...PROCESSO, importador });
  const registros: { id: string }[] = [];
  for (let i = 1; cadastrados && i <= itens; i += 1)
    registros.push(await criado('Item', { ...ITEM, partNumber: `PN-${i}` }));
  const pedido = doPedido ? await pedidoDeTeste() : null;
  const linhas = Array.from({ length: itens }, (_, i) => ({
    ...(registros[i] && { item: registros[i] }),
    ...(pedido && { pedidoItem: { id: pedido.itens[i]?.id } }),
    partNumber: `PN-${i + 1}`,
    descricao: `Circuito integrado ${i + 1}`,
    ncm: '85423190',
    unidade: 'PECA',
    quantidade: `${i + 3}`,
    valorUnitario: '333.3333333',
    pesoLiquido: '1.50000',
    moeda: BRL,
    incoterm: 'FOB',
    fornecedor,
    fabricante: fornecedor,
    paisOrigem: { codigo: '160' },
    aplicacao: 'INDUSTRIALIZACAO',
    adicao: 1,
  }));
  const adicoes = [{ numero: 1, tributos: INTEGRAL }];
  const itensGravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({
    id: processo.id,
    versao: 1,
    itens: linhas,
    adicoes,
  });
  expect(itensGravados.json().Error ?? null).toBeNull();
  const url = `/api/Processo/${processo.id}/Duimp`;
  const pedir = async (method: 'GET' | 'PUT' | 'POST', fim = '', payload?: object) => {
    const resposta = await pessoa.pedir({ method, url: url + fim, ...(payload && { payload }) });
    return { status: resposta.statusCode, corpo: resposta.json() };
  };
  const ler = async (): Promise<DuimpDoProcesso> => (await pedir('GET')).corpo;
  const complementar = async (mais: object = {}) => {
    const { versao, complemento, itens: seus, operadores } = await ler();
    return pedir('PUT', '', {
      versao,
      complemento: {
        ...complemento,
        metodoValoracao: 1,
        coberturaCambial: '1',
        documentos: [{ tipo: '30', palavra: 1, valor: 'FATURA-1' }],
        operadores: operadores.map(({ id }) => ({ id, codigo: 'OPE_2', versao: '1' })),
        produtos: seus.map(({ id }) => ({ id, codigo: 45, versao: '3', quantidadeEstatistica: '7.5' })),
        ...mais,
      },
    });
  };
  const mandar = async () => {
    const { escrito, conferencias } = await ler();
    const vistas = { conferenciasVistas: conferencias.sha256 };
    return pedir('POST', '/Mandar', { credencialId, sha256: escrito?.sha256 ?? '0'.repeat(64), ...vistas });
  };
  const dele = { id: processo.id, importador, registros, pedidoId: pedido?.id ?? '' };

  async function pedidoDeTeste(): Promise<{ id: string; itens: { id: string }[] }> {
    const doPedido = Array.from({ length: itens }, (_, i) => ({
      partNumber: `PN-${i + 1}`,
      descricao: `Circuito integrado ${i + 1}`,
      ncm: '85423190',
      unidade: 'PECA',
      quantidade: `${i + 3}`,
      valorUnitario: '333.3333333',
    }));
    const criado = await cadastroDeTeste(pessoa, 'PurchaseOrder').criar({
      numero: 'PO-1',
      data: '2026-11-01',
      incoterm: 'FOB',
      decidido: 'EMITIDA',
      importador,
      fornecedor,
      moeda: BRL,
      itens: doPedido,
    });
    expect(criado.json().Error ?? null).toBeNull();
    return criado.json();
  }
  return { ...dele, pessoa, chave, pedir, ler, complementar, mandar, itensGravados, fornecedor };
}

export const CE_DO_RASCUNHO = '032605000000016';
export const IMPORTADOR_DO_RASCUNHO = {
  cnpj: '11222333000181',
  razaoSocial: 'Fictícia da Amazônia Ltda',
  setor: '1',
  uf: 'AM',
  situacaoSuframa: 'NAO_INSCRITO',
};
const FORNECEDOR = { papel: 'AMBOS', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' }, vinculo: '1' };
const PROCESSO = {
  tipoDocumento: 'DUIMP',
  modalidade: 'PROPRIA',
  urfDespacho: { codigo: '0227600' },
  viaTransporte: '01',
  conhecimentoTipo: 'HBL',
  conhecimentoMaster: CE_DO_RASCUNHO,
  procedencia: { codigo: '160' },
  freteMoeda: { codigo: '790' },
  freteValor: '500',
  seguroMoeda: { codigo: '790' },
  seguroValor: '100',
};
const ITEM = { descricao: 'Circuito integrado', unidadeComercializada: 'PECA', origem: 'IMPORTADO', ncm: '85423190' };
const BRL = { codigo: '790' };
const INTEGRAL = {
  ii: { regime: 'INTEGRAL', aliquota: '16' },
  ipi: { regime: 'INTEGRAL', aliquota: '9.75' },
  pis: { regime: 'INTEGRAL', aliquota: '2.1' },
  cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
};
const ALIQUOTAS = { II: '16', IPI: '9.75', PIS: '2.1', COFINS: '9.65' };
