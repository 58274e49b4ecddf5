import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Route } from './documented-routes.ts';
import type { Apontados } from './sample.ts';
import { linhasDe } from './snapshot.ts';

/**
 * The table of each `{parameter}`, by the longest matching prefix of the path. A route with an unknown parameter fails the test by
 * its name: add its table here.
 */
const DONOS: Record<string, { de: string; quais?: string }> = {
  '/api/Processo/{id}': {
    de: 'processo',
    quais: '(empresa_id, id) in (select empresa_id, processo_id from declaracao)',
  },
  '/api/Processo/{id}/Arquivo/{arquivoId}': { de: 'declaracao', quais: 'arquivo_id is not null' },
  '/api/ItensDoProcesso/{id}': {
    de: 'processo',
    quais: '(empresa_id, id) in (select empresa_id, processo_id from processo_item)',
  },
  '/api/Apelido/{id}': { de: 'apelido_declarado' },
  '/api/Documento/{id}': { de: 'documento' },
  '/api/Historico/{id}': { de: 'historico' },
  '/api/MinhaConta/Sessoes/{id}': { de: 'sessao' },
  '/api/MinhaConta/SegundoFator/Chave/{id}': { de: 'chave_de_acesso' },
  '/api/Empresa/{id}': { de: 'empresa' },
  '/api/Empresa/Desligamento/{id}': { de: 'desligamento' },
  '/api/Usuario/{id}': { de: 'usuario', quais: 'foto is not null' },
  '/api/EsquemaXsd/{id}': { de: 'esquema_xsd' },
  '/api/Visao/{id}': { de: 'visao' },
  '/api/Webhook/{id}': { de: 'webhook' },
  '/api/Webhook/Entrega/{id}': { de: 'webhook_entrega' },
  '/api/PortalUnico/Credencial/{id}': { de: 'portal_credencial' },
  '/api/PortalUnico/Aviso/{empresaId}/{receptorId}': { de: 'portal_receptor' },
  '/api/PortalUnico/Consulta/{id}': { de: 'portal_consulta' },
  '/api/PortalUnico/Busca/{id}': { de: 'portal_busca' },
  '/api/PortalUnico/Atributos/{id}': { de: 'portal_atributos' },
  '/api/PortalUnico/Produto/{id}': { de: 'portal_produto' },
  '/api/PortalUnico/Operador/{id}': { de: 'portal_operador' },
  '/api/PortalUnico/Fabricante/{id}': { de: 'portal_fabricante' },
  '/api/PortalUnico/Pergunta/{id}': { de: 'portal_pergunta' },
  '/api/Planilha/{id}': { de: 'planilha' },
  '/api/HistoricoTrazido/{id}': { de: 'historico_trazido' },
  '/api/CadastroProposto/Atos/{id}': { de: 'ato_de_cadastro' },
  '/api/Dai/{id}': { de: 'dai' },
  '/api/Dai/{id}/Envio/{envioId}': { de: 'dai_envio' },
  '/api/Dcr/{id}': { de: 'dcr' },
  '/api/Dci/{id}': { de: 'dci', quais: '(empresa_id, id) in (select empresa_id, dci_id from dci_nota)' },
  '/api/Dci/{id}/Nota/{nota}': { de: 'dci_nota' },
  // Only the server's memory knows a running upload, so any id will do.
  '/api/Dci/{id}/Recebimento/{recebimento}': { de: 'dci_nota' },
  '/api/Dci/Habilitacao/{arquivo}': { de: 'importador' },
  '/api/SaldoInsumo/{id}': {
    de: 'saldo_lote',
    quais: '(empresa_id, id) in (select empresa_id, lote_id from saldo_movimento)',
  },
  '/api/SaldoInsumo/Movimento/{id}': { de: 'saldo_movimento' },
  '/api/SaldoInsumo/SaidaTemporaria/{id}': { de: 'saida_temporaria' },
  '/api/PurchaseOrder/{id}': { de: 'pedido' },
  '/api/Fornecedor/{id}': { de: 'fornecedor' },
  '/api/Item/{id}': { de: 'item_cadastrado' },
  '/api/Importador/{id}': { de: 'importador' },
  '/api/Representante/{id}': { de: 'representante' },
  '/api/MatrizTributacao/{id}': { de: 'matriz_tributacao' },
  '/api/Despesa/{id}': { de: 'despesa' },
  '/api/Produto/{id}': { de: 'produto' },
  '/api/Estrutura/{id}': { de: 'estrutura' },
  '/api/CompraNacional/{id}': { de: 'compra_nacional' },
  '/api/EntradaDeInsumo/{id}': { de: 'entrada_insumo' },
  '/api/Parametro/{id}': { de: 'parametro' },
  '/api/Ncm/{id}': { de: 'referencia', quais: "tabela = 'Ncm'" },
  '/api/Pais/{id}': { de: 'referencia', quais: "tabela = 'Pais'" },
  '/api/Urf/{id}': { de: 'referencia', quais: "tabela = 'Urf'" },
  '/api/Recinto/{id}': { de: 'referencia', quais: "tabela = 'Recinto'" },
  '/api/Unidade/{id}': { de: 'referencia', quais: "tabela = 'Unidade'" },
  '/api/Incoterm/{id}': { de: 'referencia', quais: "tabela = 'Incoterm'" },
  '/api/MoedaSiscomex/{id}': { de: 'referencia', quais: "tabela = 'MoedaSiscomex'" },
};

/** The column of a parameter, when it is not the `id` of the row. */
const COLUNAS: Record<string, Record<string, string>> = {
  declaracao: { id: 'processo_id', arquivoId: 'arquivo_id' },
  dai: { id: 'processo_id' },
  dai_envio: { id: 'processo_id', envioId: 'id' },
  dci_nota: { id: 'dci_id', nota: 'id', recebimento: 'id' },
  empresa: { id: 'empresa_id' },
  portal_receptor: { empresaId: 'empresa_id', receptorId: 'id' },
};

/** Parameters that name no row. */
const FIXOS: Record<string, string> = {
  arquivo: 'REGMERC',
  codigo: 'FIM_DA_LI_E_DA_DI',
  token: 'token-que-ninguem-tem-0123456789',
};

/** Fills the parameters of a path from a row of this company; null when their table is unknown or has no row. */
export async function parametrosDe(
  db: Database,
  empresaId: string,
  rota: Route,
): Promise<Record<string, string> | null> {
  const nomes = [...rota.caminho.matchAll(/\{(\w+)\}/g)].map(([, nome]) => nome as string);
  if (nomes.every((nome) => FIXOS[nome])) return Object.fromEntries(nomes.map((nome) => [nome, FIXOS[nome] ?? '']));
  const [dono] = Object.keys(DONOS)
    .filter((comeco) => rota.caminho === comeco || rota.caminho.startsWith(`${comeco}/`))
    .sort((a, b) => b.length - a.length);
  if (!dono) return null;
  const { de, quais = 'true' } = DONOS[dono] as { de: string; quais?: string };
  const colunas = nomes.map((nome) => COLUNAS[de]?.[nome] ?? nome.toLowerCase());
  const [linha] = await linhasDe<Record<string, string>>(
    db,
    sql`select ${sql.raw(colunas.join(', '))} from ${sql.identifier(de)} where empresa_id = ${empresaId} and ${sql.raw(quais)} order by 1 limit 1`,
  );
  return linha ? Object.fromEntries(nomes.map((nome, i) => [nome, linha[colunas[i] ?? ''] ?? ''])) : null;
}

const APONTADOS: Record<string, string> = {
  importador: 'importador',
  importadorId: 'importador',
  importadores: 'importador',
  representante: 'representante',
  responsavel: 'usuario',
  responsavelId: 'usuario',
  criadoPorId: 'usuario',
  fornecedor: 'fornecedor',
  fornecedorId: 'fornecedor',
  fornecedorIds: 'fornecedor',
  fornecedorPadrao: 'fornecedor',
  fornecedorPadraoId: 'fornecedor',
  fabricante: 'fornecedor',
  fabricantePadrao: 'fornecedor',
  item: 'item_cadastrado',
  itemId: 'item_cadastrado',
  itemIds: 'item_cadastrado',
  processo: 'processo',
  processoId: 'processo',
  pedidoId: 'pedido',
  credencialId: 'portal_credencial',
  pedidoItem: 'pedido_item',
  pedidoItemId: 'pedido_item',
  produto: 'produto',
  produtoId: 'produto',
  estrutura: 'estrutura',
  estruturaId: 'estrutura',
  anterior: 'dcr',
  lote: 'saldo_lote',
  planilhaId: 'planilha',
  documentoId: 'documento',
  registros: 'processo',
  linhas: 'estrutura_linha',
  itens: 'processo_item',
  nacionais: 'dcr_componente',
  subcomponentes: 'dcr_componente',
  importados: 'dcr_componente',
};

/** A row of this company for every reference of a contract; each route fills `id`, `ids` and `registroId` itself. */
export async function apontadosDe(db: Database, empresaId: string): Promise<Apontados> {
  const apontados: Apontados = {};
  for (const [nome, tabela] of Object.entries(APONTADOS)) {
    const [linha] = await linhasDe<{ id: string }>(
      db,
      sql`select id from ${sql.identifier(tabela)} where empresa_id = ${empresaId} order by id limit 1`,
    );
    if (!linha) throw new Error(`A empresa não tem linhas em ${tabela}.`);
    apontados[nome] = linha.id;
  }
  return apontados;
}
