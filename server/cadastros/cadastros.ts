import type { FastifyPluginAsync } from 'fastify';
import { TABELAS, type TabelaSimples } from '#lib/domain/tabelas.ts';
import { cadastroDeDci } from '#server/dci/dci.ts';
import { cadastroDeDcr } from '#server/dcr/dcr.ts';
import { cadastroDeDespesa } from '#server/despesas/despesa.ts';
import { desfazer } from '#server/historico/desfazer.ts';
import { cadastroDeProcesso } from '#server/importacao/processo.ts';
import { cadastroDeParametro } from '#server/parametros/parametro.ts';
import { cadastroDePedido } from '#server/pedidos/pedido.ts';
import { cadastroDeCompraNacional } from '#server/produtos/compra-nacional.ts';
import { cadastroDeEstrutura } from '#server/produtos/estrutura.ts';
import { cadastroDeProduto } from '#server/produtos/produto.ts';
import { cadastroDeEntradaDeInsumo } from '#server/saldo/entrada-de-insumo.ts';
import { cadastroDeWebhook } from '#server/webhooks/webhook.ts';
import type { AoGravar, Cadastro, MudancaFeita, RegistroLido } from './cadastro.ts';
import { rotasDeCadastro } from './cadastro-routes.ts';
import { cadastroDeFornecedor } from './fornecedor.ts';
import { cadastroDeImportador } from './importador.ts';
import { cadastroDeItem } from './item.ts';
import { cadastroDaMatriz } from './matriz-tributacao.ts';
import { cadastroDeNcm } from './ncm.ts';
import { cadastroDeRepresentante } from './representante.ts';
import { cadastroDaTabela } from './tabelas.ts';

/** A cadastro as the server serves it, whatever its fields. */
interface CadastroServido {
  recurso: string;
  rotas: FastifyPluginAsync;
  desfazer(ao: AoGravar, mudanca: MudancaFeita, versao: number): Promise<RegistroLido>;
}

/** Every cadastro there is: a line here gives it its routes and its history. */
export const CADASTROS: readonly CadastroServido[] = [
  servido(cadastroDeFornecedor),
  servido(cadastroDeItem),
  servido(cadastroDeNcm),
  servido(cadastroDeParametro),
  servido(cadastroDeImportador),
  servido(cadastroDeRepresentante),
  servido(cadastroDePedido),
  servido(cadastroDeProcesso),
  servido(cadastroDaMatriz),
  servido(cadastroDeDespesa),
  servido(cadastroDeDcr),
  servido(cadastroDeDci),
  servido(cadastroDeProduto),
  servido(cadastroDeEstrutura),
  servido(cadastroDeCompraNacional),
  servido(cadastroDeEntradaDeInsumo),
  servido(cadastroDeWebhook),
  ...(Object.keys(TABELAS) as TabelaSimples[]).map((tabela) => servido(cadastroDaTabela(tabela))),
];

function servido<Consulta, Campos extends object, Lido extends RegistroLido, Resumo extends RegistroLido>(
  cadastro: Cadastro<Consulta, Campos, Lido, Resumo>,
): CadastroServido {
  return {
    recurso: cadastro.recurso,
    rotas: rotasDeCadastro(cadastro),
    desfazer: (ao, mudanca, versao) => desfazer(cadastro, ao, mudanca, versao),
  };
}
