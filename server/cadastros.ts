import type { FastifyPluginAsync } from 'fastify';
import { TABELAS, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/comex/cadastros/matriz-tributacao.ts';
import { cadastroDeNcm } from '#server/comex/cadastros/ncm.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { cadastroDaTabela } from '#server/comex/cadastros/tabelas.ts';
import { cadastroDeDci } from '#server/comex/dci/dci.ts';
import { cadastroDeDcr } from '#server/comex/dcr/dcr.ts';
import { cadastroDeDespesa } from '#server/comex/despesas/despesa.ts';
import { cadastroDeParametro } from '#server/comex/parametros/parametro.ts';
import { cadastroDePedido } from '#server/comex/pedidos/pedido.ts';
import { cadastroDeCompraNacional } from '#server/comex/produtos/compra-nacional.ts';
import { cadastroDeEstrutura } from '#server/comex/produtos/estrutura.ts';
import { cadastroDeProduto } from '#server/comex/produtos/produto.ts';
import { cadastroDeEntradaDeInsumo } from '#server/comex/saldo/entrada-de-insumo.ts';
import { cadastroDeImportadorComLigacoes } from '#server/flows/cadastros/gravar-importador.ts';
import { cadastroDeProcessoComEfeitos } from '#server/flows/processo/excluir-processo.ts';
import { webhookCadastro } from '#server/outbound/webhooks/webhook.ts';
import { undoChange } from '#server/platform/history/undo.ts';
import { type Auditable, auditableOf } from '#server/platform/records/auditable.ts';
import type { Cadastro, ChangeMade, OnWrite, RecordRead } from '#server/platform/records/cadastro.ts';
import { cadastroRoutes } from '#server/platform/records/cadastro-routes.ts';

/** A cadastro as the server exposes it, whatever its fields. */
interface CadastroServido {
  recurso: string;
  rotas: FastifyPluginAsync;
  desfazer(ao: OnWrite, mudanca: ChangeMade, versao: number): Promise<RecordRead>;
  /** Holds its rows against the history. */
  auditar: Auditable;
}

/** Every cadastro of Cais: an entry here gives it its routes and its undo in the history. */
export const CADASTROS: readonly CadastroServido[] = [
  servido(cadastroDeFornecedor),
  servido(cadastroDeItem),
  servido(cadastroDeNcm),
  servido(cadastroDeParametro),
  servido(cadastroDeImportadorComLigacoes),
  servido(cadastroDeRepresentante),
  servido(cadastroDePedido),
  servido(cadastroDeProcessoComEfeitos),
  servido(cadastroDaMatriz),
  servido(cadastroDeDespesa),
  servido(cadastroDeDcr),
  servido(cadastroDeDci),
  servido(cadastroDeProduto),
  servido(cadastroDeEstrutura),
  servido(cadastroDeCompraNacional),
  servido(cadastroDeEntradaDeInsumo),
  servido(webhookCadastro),
  ...(Object.keys(TABELAS) as TabelaSimples[]).map((tabela) => servido(cadastroDaTabela(tabela))),
];

function servido<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: Cadastro<Consulta, Campos, Lido, Resumo>,
): CadastroServido {
  return {
    recurso: cadastro.recurso,
    rotas: cadastroRoutes(cadastro),
    desfazer: (ao, mudanca, versao) => undoChange(cadastro, ao, mudanca, versao),
    auditar: auditableOf(cadastro),
  };
}
