import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/comex/cadastros/matriz-tributacao.ts';
import { cadastroDeNcm } from '#server/comex/cadastros/ncm.ts';
import { nomesConhecidos } from '#server/comex/cadastros/nomes-conhecidos.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { cadastroDaTabela } from '#server/comex/cadastros/tabelas.ts';
import { cadastroDeParametro } from '#server/comex/parametros/parametro.ts';
import { cadastroDeCompraNacional } from '#server/comex/produtos/compra-nacional.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { cadastroDeImportadorComLigacoes } from '#server/flows/gravar-importador.ts';
import { importado, type RecursosImportados } from '#server/platform/sheets/sheet-resource.ts';

/** Every cadastro that a sheet can fill. */
export const RECURSOS_IMPORTADOS: RecursosImportados = {
  nomesConhecidos,
  cadastros: {
    CompraNacional: importado(cadastroDeCompraNacional),
    Fornecedor: importado(cadastroDeFornecedor),
    Importador: importado(cadastroDeImportadorComLigacoes),
    Item: importado(cadastroDeItem),
    MatrizTributacao: importado(cadastroDaMatriz),
    Ncm: importado(cadastroDeNcm),
    Parametro: importado(cadastroDeParametro),
    Produto: importado(cadastroDeProduto),
    Representante: importado(cadastroDeRepresentante),
    Pais: importado(cadastroDaTabela('Pais')),
    Urf: importado(cadastroDaTabela('Urf')),
    Recinto: importado(cadastroDaTabela('Recinto')),
    Unidade: importado(cadastroDaTabela('Unidade')),
    Incoterm: importado(cadastroDaTabela('Incoterm')),
    MoedaSiscomex: importado(cadastroDaTabela('MoedaSiscomex')),
  },
};
