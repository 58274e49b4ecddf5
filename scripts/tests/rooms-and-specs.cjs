const { readdirSync } = require('node:fs');
const { basename } = require('node:path');

/**
 * Which journeys a change asks for, beside the line from an order to the DCI and the shell, which always run. A room has one name on
 * every floor (`dcr` in screens, engine, records and server), so a row is words of a path and the specs about them.
 */
const ROOMS = [
  [/dcr|estrutura|compras?-naciona|produtos?\b/, ['dcr-*', 'produto', 'memoria', 'conferir-arquivo']],
  [/saldo|insumo|lote/, ['entrada-de-insumo', 'saldo-inicial-e-volta']],
  [/dci|industria/, ['dci-*', 'conferir-arquivo']],
  [/sefaz|\bdai|matriz|icms/, ['matriz*', 'primeira-dai']],
  [/portal|duimp|acompanha/, ['canal-*', 'registrar-duimp', 'retificar-da-declaracao', 'tratamentos']],
  [/catalog|operador|fabricante/, ['catalogo-*', 'fabricantes-*', 'operadores-*']],
  [/pedido|proposta/, ['do-pedido-ao-espelho', 'itens-do-processo']],
  [/processo|declaracao|adicao|mercadoria|flows|lacuna|reforma|siscomex/, ['*processo*', 'cliques', 'virada-do-ano']],
  [/processo|calendario|files|anexo|arquivo/, ['grupos-e-calendario', 'anexos']],
  [/relatorio|custo|despesa|cambio|pap(el|eis)\b/, ['relatorios', 'impressao']],
  [/painel|cotac/, ['dashboard', 'painel']],
  [/linhagem|memoria|calculo|fiscal/, ['linhagem', 'memoria', 'itens-do-processo']],
  [/meu-dia|primeiros-passos|historico/, ['meu-dia', 'primeira-dai']],
  [/mapa/, ['mapa']],
  [/lista|listing/, ['lista', 'larguras', 'preferencias', 'enderecos-*', 'busca-parada']],
  [/form\b|draft|rascunho|digitado|parametro|webhooks|notices/, ['formulario', 'nada-se-perde', 'avisos']],
  [/cadastro|registro|records|fornecedor|\bncm/, ['cadastros', 'fornecedores', 'ncm', 'itens']],
  [/tabela|referencia/, ['tabelas-*']],
  [/importador|associado|representante/, ['importador*', 'representantes', 'matriz']],
  [/\bitens|grade|celula/, ['itens', 'erros-da-grade', 'celula', 'itens-do-processo']],
  [/sheets|planilha|importar/, ['planilha']],
  [/session|access|account|conta|convite|pages|empresa|security|sample/, ['conta', 'segundo-fator', 'primeira-dai']],
  [/ajuda|manual/, ['ajuda']],
  [/busca|palette|paleta|search/, ['paleta', 'busca-parada']],
  [/_app\/|shell|lib\/api|navega|preload|relacionados/, ['navegacao', 'paleta', 'visita-morna', 'peso']],
  [/theme|components\/(ui|comex)|\/routes\b|_screens\/components/, ['todas-as-telas', 'larguras', 'componentes']],
  [/security-headers|scripts\/site|next\.config/, ['http-simples', 'peso', 'visita-morna']],
];

/** The specs of these changed files, as paths: a changed spec is one of them, and a changed fixture asks for all. */
exports.specsOf = function specsOf(changed) {
  const all = specs();
  if (changed.some((file) => /^e2e\/(?!.*\.spec\.ts$)|^playwright\.config/.test(file))) return all;
  const product = changed.filter(
    (file) =>
      /^(app|components|lib|server|scripts\/site|next\.config)/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const asked = ROOMS.filter(([words]) => product.some((file) => words.test(file))).flatMap(([, specs]) => specs);
  return all.filter(
    (spec) => changed.includes(spec) || asked.some((pattern) => matches(pattern, basename(spec, '.spec.ts'))),
  );
};

/** The specs there are, but for the line and the shell; not by `glob`, which the Node that starts npm may lack. */
function specs() {
  const inside = (folder) => readdirSync(folder).map((name) => `${folder}/${name}`);
  return ['e2e', 'e2e/telas'].flatMap(inside).filter((path) => path.endsWith('.spec.ts'));
}

/** A name, with `*` for any letters. */
function matches(pattern, name) {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}

/** The patterns of the map, for its test. */
exports.PATTERNS = ROOMS.flatMap(([, specs]) => specs);
