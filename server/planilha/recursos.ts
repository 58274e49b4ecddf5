import type { NomeDeRecurso } from '#lib/domain/planilha/recursos.ts';
import type { AoGravar, CadastroComPlanilha, RegistroLido } from '#server/cadastros/cadastro.ts';
import { cadastroDeFornecedor } from '#server/cadastros/fornecedor.ts';
import { cadastroDeImportador } from '#server/cadastros/importador.ts';
import { cadastroDeItem } from '#server/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/cadastros/matriz-tributacao.ts';
import { cadastroDeNcm } from '#server/cadastros/ncm.ts';
import { cadastroDeRepresentante } from '#server/cadastros/representante.ts';
import { cadastroDaTabela } from '#server/cadastros/tabelas.ts';
import { cadastroDeParametro } from '#server/parametros/parametro.ts';
import { cadastroDeCompraNacional } from '#server/produtos/compra-nacional.ts';
import { cadastroDeProduto } from '#server/produtos/produto.ts';
import { conferirLinhas, type LinhaConferida, type LinhaLida } from './conferir-linhas.ts';
import { desfazerLinhas, type LinhaFeita } from './desfazer-linhas.ts';
import { gravarLinhas, type ResultadoDaGravacao } from './gravar-linhas.ts';

/** What a sheet can do to the records of a resource, whatever their fields. */
export interface CadastroImportado {
  este: string;
  conferir(ao: AoGravar, opcoes: Parameters<typeof conferirLinhas>[2], linhas: LinhaLida[]): Promise<LinhaConferida[]>;
  /** In the transaction of `ao.db`. */
  gravar(ao: AoGravar, linhas: LinhaConferida[], motivo: string): Promise<ResultadoDaGravacao>;
  /** In the transaction of `ao.db`; answers which were undone. */
  desfazer(ao: AoGravar, linhas: LinhaFeita[], motivo: string): Promise<boolean[]>;
}

export const CADASTROS_IMPORTADOS: Readonly<Record<NomeDeRecurso, CadastroImportado>> = {
  CompraNacional: importado(cadastroDeCompraNacional),
  Fornecedor: importado(cadastroDeFornecedor),
  Importador: importado(cadastroDeImportador),
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
};

function importado<Consulta, Campos extends object, Lido extends RegistroLido, Resumo extends RegistroLido>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
): CadastroImportado {
  return {
    este: cadastro.este,
    conferir: (ao, opcoes, linhas) => conferirLinhas(cadastro, ao, opcoes, linhas),
    gravar: (ao, linhas, motivo) => gravarLinhas(cadastro, ao, linhas, motivo),
    desfazer: (ao, linhas, motivo) => desfazerLinhas(cadastro, ao, linhas, motivo),
  };
}
