/** A fictitious DUIMP as the Portal answers it: the cover, and its items by page. Its figures follow its own rule, at 5.00 a dollar. */
export const DUIMP_DA_JORNADA = { numero: '26BR00007777770', escrita: 'DUIMP 26BR0000777777-0' };

export function capaFicticia(versao = 1) {
  const { numero } = DUIMP_DA_JORNADA;
  return {
    identificacao: {
      numero,
      versao,
      importador: { tipoImportador: 'CNPJ', ni: '11222333000181' },
      dataRegistro: '2026-11-18T23:40:12-0300',
    },
    situacao: { situacaoDuimp: 'EM_CONFERENCIA_SELECIONADA', controleCarga: 'ENTREGUE' },
    resultadoAnaliseRisco: { canalConsolidado: 'AMARELO' },
    carga: {
      tipoIdentificacaoCarga: 'CE',
      identificacao: '132605123456782',
      unidadeDeclarada: { codigo: '0227600' },
      paisProcedencia: { codigo: 'CN' },
      frete: { codigoMoedaNegociada: 'USD', valorMoedaNegociada: 0 },
    },
    adicoes: [
      { numero: 1, itens: [1, 2] },
      { numero: 2, itens: [3] },
    ],
    pagamentos: [],
    quantidadeItens: 3,
    itens: [1, 2, 3].map((indice) => ({ indice, link: `ext/duimp/${numero}/${versao}/itens/${indice}` })),
  };
}

export function paginaFicticia(de: number, ate: number, versao = 1) {
  return Array.from({ length: ate - de + 1 }, (_, i) => itemFicticio(de + i, versao));
}

function itemFicticio(numeroItem: number, versao: number) {
  return {
    status: 'ATIVO',
    identificacao: { numero: DUIMP_DA_JORNADA.numero, versao: String(versao), numeroItem },
    produto: {
      codigo: 40 + numeroItem,
      versao: '1',
      niResponsavel: '11222333',
      ncm: numeroItem === 3 ? '84733041' : '85177900',
    },
    caracterizacaoImportacao: { indicador: 'IMPORTACAO_DIRETA' },
    fabricante: { codigo: 'FAB-1', pais: { codigo: 'CN' } },
    exportador: { codigo: 'EXP-9', pais: { codigo: 'CN' } },
    mercadoria: {
      tipoAplicacao: { codigo: 'INDUSTRIALIZACAO' },
      condicao: 'NOVA',
      unidadeComercial: 'PECA',
      quantidadeComercial: 10,
      quantidadeMedidaEstatistica: 10,
      pesoLiquido: 1.5,
      moedaNegociada: { codigo: 'USD' },
      valorUnitarioMoedaNegociada: 100,
      descricao: `MERCADORIA DA JORNADA ${numeroItem}`,
    },
    condicaoVenda: {
      incoterm: { codigo: 'FOB' },
      valorBRL: 5000,
      valorMoedaNegociada: 1000,
      frete: { valorBRL: 0 },
      seguro: { valorBRL: 0 },
      acrescimosDeducoes: [],
    },
    lpcos: [],
    tributos: {
      mercadoria: { valorLocalEmbarqueBRL: 5000, valorAduaneiroBRL: 5000 },
      tributosAplicados: ['II', 'IPI', 'PIS', 'COFINS'].map((codigo) => ({
        tributo: { codigo },
        regime: { codigo: 1 },
      })),
      tributosCalculados: [
        { tipo: 'II', aliquota: 16, valor: 800 },
        { tipo: 'IPI', aliquota: 10, valor: 580 },
        { tipo: 'PIS', aliquota: 2.1, valor: 105 },
        { tipo: 'COFINS', aliquota: 9.65, valor: 482.5 },
      ].map(({ tipo, aliquota, valor }) => ({
        tipo,
        valoresBRL: { calculado: valor, devido: valor, aRecolher: valor },
        memoriaCalculo: {
          baseCalculoBRL: tipo === 'IPI' ? 5800 : 5000,
          tipoAliquota: 'AD_VALOREM',
          valorAliquota: aliquota,
        },
      })),
    },
  };
}
