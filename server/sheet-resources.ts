import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/comex/cadastros/matriz-tributacao.ts';
import { cadastroDeNcm } from '#server/comex/cadastros/ncm.ts';
import { nomesConhecidos } from '#server/comex/cadastros/nomes-conhecidos.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { cadastroDaTabela } from '#server/comex/cadastros/tabelas.ts';
import { cadastroDeParametro } from '#server/comex/parametros/parametro.ts';
import { linhasDoPedido } from '#server/comex/pedidos/linhas-da-planilha.ts';
import { cadastroDeCompraNacional } from '#server/comex/produtos/compra-nacional.ts';
import { linhasDaEstrutura } from '#server/comex/produtos/linhas-da-planilha.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { cadastroDeEntradaDeInsumo } from '#server/comex/saldo/entrada-de-insumo.ts';
import { cadastroDeImportadorComLigacoes } from '#server/flows/cadastros/gravar-importador.ts';
import { imported, type SheetResources } from '#server/platform/sheets/sheet-resource.ts';

/** Every cadastro that a sheet can fill, and every grid. */
export const SHEET_RESOURCES: SheetResources = {
  nomesConhecidos,
  linhas: { LinhaDaEstrutura: linhasDaEstrutura, LinhaDoPedido: linhasDoPedido },
  cadastros: {
    CompraNacional: imported(cadastroDeCompraNacional),
    Fornecedor: imported(cadastroDeFornecedor),
    Importador: imported(cadastroDeImportadorComLigacoes),
    Item: imported(cadastroDeItem),
    MatrizTributacao: imported(cadastroDaMatriz),
    Ncm: imported(cadastroDeNcm),
    Parametro: imported(cadastroDeParametro),
    Produto: imported(cadastroDeProduto),
    Representante: imported(cadastroDeRepresentante),
    SaldoInicial: imported(cadastroDeEntradaDeInsumo),
    Pais: imported(cadastroDaTabela('Pais')),
    Urf: imported(cadastroDaTabela('Urf')),
    Recinto: imported(cadastroDaTabela('Recinto')),
    Unidade: imported(cadastroDaTabela('Unidade')),
    Incoterm: imported(cadastroDaTabela('Incoterm')),
    MoedaSiscomex: imported(cadastroDaTabela('MoedaSiscomex')),
  },
};
