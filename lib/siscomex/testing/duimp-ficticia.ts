/**
 * Tests only: a fictitious DUIMP with the names of the public API. Its figures are calculated by hand: rate 5.00, freight 5 %,
 * insurance 1 %.
 */
export interface DuimpFicticia {
  [nome: string]: unknown;
  itens: Record<string, unknown>[];
}

export function duimpFicticia(mudancas: Record<string, unknown> = {}): DuimpFicticia {
  return {
    identificacao: {
      numero: '26BR00001234561',
      versao: 2,
      chaveAcesso: '26ABC000000001',
      importador: { tipoImportador: 'CNPJ', ni: '11222333000181' },
      dataRegistro: '2026-11-18T23:40:12-0300',
      responsavelRegistroNumero: '52998224725',
      informacaoComplementar: 'DUIMP FICTICIA.',
    },
    situacao: {
      situacaoDuimp: 'EM_CONFERENCIA_SELECIONADA',
      situacaoLicenciamento: 'DISPENSADO',
      controleCarga: 'CARGA_PRESENTE',
    },
    resultadoAnaliseRisco: { canalConsolidado: 'AMARELO', resultadoRFB: [{ resultado: 'EXAME_DOCUMENTAL' }] },
    carga: {
      tipoIdentificacaoCarga: 'CE',
      identificacao: '132605123456782',
      unidadeDeclarada: { codigo: '0227600' },
      paisProcedencia: { codigo: 'CN' },
      frete: { codigoMoedaNegociada: 'USD', valorMoedaNegociada: numero('105.03') },
      seguro: { codigoMoedaNegociada: 'USD', valorMoedaNegociada: numero('21.01') },
    },
    documentos: { documentosInstrucao: [{ tipo: { codigo: '30' }, palavrasChave: [{ codigo: '1', valor: 'FAT-1' }] }] },
    tributos: {
      mercadoria: {
        valorTotalLocalEmbarqueBRL: numero('10503.10'),
        valorTotalLocalEmbarqueUSD: numero('2100.62'),
      },
    },
    pagamentos: [
      { versaoOrigem: '1', principal: { tributo: { codigo: '3' }, codigoReceita: '5602', valor: numero('222.67') } },
      { versaoOrigem: '1', principal: { tributo: { codigo: '9' }, codigoReceita: '7811', valor: numero('154.23') } },
    ],
    quantidadeItens: 3,
    itens: [
      item({
        numero: 1,
        ncm: '85177900',
        quantidade: '10',
        unitario: '100',
        valor: '1000',
        reais: '5000',
        parte: ['250', '50'],
        va: '5300',
        tributos: ['848', '922.2', '111.3', '511.45'],
      }),
      item({
        numero: 2,
        ncm: '84733041',
        quantidade: '2.5',
        unitario: '40.0000001',
        valor: '100',
        reais: '500',
        parte: ['25', '5'],
        va: '530',
        tributos: ['0', '0', '11.13', '51.15'],
      }),
      // 5 × 200.1234567 = 1000.6172835 USD.
      item({
        numero: 3,
        ncm: '85177900',
        quantidade: '5',
        unitario: '200.1234567',
        valor: '1000.62',
        reais: '5003.1',
        parte: ['250', '50'],
        va: '5303.1',
        tributos: ['848.50', '922.74', '111.37', '511.75'],
      }),
    ],
    ...mudancas,
  };
}

/** The text of the file, with each figure written by its digits, as the API does. */
export function textoDaDuimp(duimp: unknown): string {
  return JSON.stringify(duimp, null, 1).replace(/"número:([^"]*)"/g, '$1');
}

/** The cover as the Portal returns it (`GET /ext/duimp/{n}/{v}`), with only a link for each item. */
export function capaDaDuimp({ itens, ...capa }: DuimpFicticia): Record<string, unknown> {
  const { numero: qual, versao } = capa.identificacao as { numero: string; versao: number };
  const link = (indice: number) => `ext/duimp/${qual}/${versao}/itens/${indice}`;
  return { ...capa, itens: itens.map((_, i) => ({ indice: i + 1, link: link(i + 1) })) };
}

/** The items as the Portal returns them (`…/itens?inicial=&tamanho=`), a list per page. */
export function paginasDaDuimp({ itens }: DuimpFicticia, tamanho: number): Record<string, unknown>[][] {
  const paginas = Math.ceil(itens.length / tamanho);
  return Array.from({ length: paginas }, (_, i) => itens.slice(i * tamanho, (i + 1) * tamanho));
}

function numero(digitos: string): string {
  return `número:${digitos}`;
}

interface ItemFicticio {
  numero: number;
  ncm: string;
  quantidade: string;
  unitario: string;
  valor: string;
  reais: string;
  parte: [frete: string, seguro: string];
  va: string;
  tributos: [ii: string, ipi: string, pis: string, cofins: string];
}

function item({ numero: numeroItem, ncm, quantidade, unitario, valor, reais, parte, va, tributos }: ItemFicticio) {
  return {
    status: 'ATIVO',
    identificacao: { numero: '26BR00001234561', versao: '2', numeroItem },
    produto: { codigo: 40 + numeroItem, versao: '1', niResponsavel: '11222333', ncm },
    caracterizacaoImportacao: { indicador: 'IMPORTACAO_DIRETA' },
    indicadorExportadorFabricante: { codigo: 'FABRICANTE_EXPORTADOR_DIFERENTES' },
    fabricante: { codigo: 'FAB-1', versao: '1', pais: { codigo: 'CN' } },
    exportador: { codigo: 'EXP-9', versao: '3', pais: { codigo: 'HK' } },
    mercadoria: {
      tipoAplicacao: { codigo: 'INDUSTRIALIZACAO' },
      condicao: 'NOVA',
      unidadeComercial: 'PECA',
      quantidadeComercial: numero(quantidade),
      quantidadeMedidaEstatistica: numero(quantidade),
      pesoLiquido: numero('1.5'),
      moedaNegociada: { codigo: 'USD' },
      valorUnitarioMoedaNegociada: numero(unitario),
      descricao: `MERCADORIA FICTICIA ${numeroItem}`,
    },
    condicaoVenda: {
      metodoValoracao: { codigo: 'METODO_1' },
      incoterm: { codigo: 'FOB', complemento: 'SHENZHEN' },
      valorBRL: numero(reais),
      valorMoedaNegociada: numero(valor),
      frete: { valorBRL: numero(parte[0]) },
      seguro: { valorBRL: numero(parte[1]) },
      acrescimosDeducoes: [],
    },
    lpcos: numeroItem === 2 ? [{ numero: 'I2000000063' }] : [],
    tributos: {
      mercadoria: { valorLocalEmbarqueBRL: numero(reais), valorAduaneiroBRL: numero(va) },
      tributosAplicados: [
        { tributo: { codigo: 'II' }, regime: { codigo: '5' } },
        { tributo: { codigo: 'IPI' }, regime: { codigo: '5' } },
        { tributo: { codigo: 'PIS' }, regime: { codigo: '1' } },
        { tributo: { codigo: 'COFINS' }, regime: { codigo: '1' } },
      ],
      tributosCalculados: ['II', 'IPI', 'PIS', 'COFINS'].map((tipo, i) => ({
        tipo,
        valoresBRL: {
          calculado: numero(tributos[i] ?? '0'),
          devido: numero(tributos[i] ?? '0'),
          aRecolher: numero(i < 2 ? '0' : (tributos[i] ?? '0')),
        },
        memoriaCalculo: { baseCalculoBRL: numero(va), valorAliquota: numero(['16', '15', '2.1', '9.65'][i] ?? '0') },
      })),
    },
  };
}
