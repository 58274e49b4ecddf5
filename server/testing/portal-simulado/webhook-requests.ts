import type { Operacao, PedidoRecebido } from './openapi-contract.ts';

/**
 * The operations on webhooks. Their OpenAPI document is not at hand: paths and fields are those of domain/portal-unico.md §4 and of the
 * public page on webhooks, which asks for the number in the body of a change too and gives sizes. The
 * names of the functions are of the simulator alone.
 */
export function operacaoDeWebhook({ metodo, caminho, query, corpo }: PedidoRecebido): Operacao | null {
  const achada = OPERACOES.find((uma) => uma.metodo === metodo && uma.caminho.test(caminho));
  if (!achada) return null;
  const campos = Object.keys((corpo ?? {}) as object).toSorted();
  const estranhas = [...query.keys()].filter((nome) => nome !== 'exibirInativos');
  return {
    funcao: achada.funcao,
    parametros: { id: achada.caminho.exec(caminho)?.[1] ?? '' },
    problemas: [
      ...(campos.join() === achada.campos ? [] : [`o corpo tem ${campos.join(', ') || 'nada'}`]),
      ...foraDoTamanho((corpo ?? {}) as Record<string, unknown>),
      ...estranhas.map((nome) => `${nome} não existe`),
    ],
    conferirResposta: () => [],
  };
}

const RAIZ = '/portal/api/ext/webhook';
const UM = new RegExp(`^${RAIZ}/(\\d+)$`);
const CAMPOS = 'chaveSecreta,endpoint,evento';
/** Sizes of the published page. The secret has none. */
const TAMANHOS: Readonly<Record<string, number>> = { evento: 40, endpoint: 500 };

function foraDoTamanho(corpo: Record<string, unknown>): string[] {
  return Object.entries(TAMANHOS).flatMap(([nome, tamanho]) =>
    String(corpo[nome] ?? '').length > tamanho ? [`${nome} tem mais de ${tamanho} caracteres`] : [],
  );
}

const OPERACOES = [
  { metodo: 'POST', caminho: new RegExp(`^${RAIZ}$`), funcao: 'cadastrarWebhook', campos: CAMPOS },
  { metodo: 'GET', caminho: new RegExp(`^${RAIZ}$`), funcao: 'listarWebhooks', campos: '' },
  { metodo: 'GET', caminho: new RegExp(`^${RAIZ}/falhas$`), funcao: 'listarFalhasDosWebhooks', campos: '' },
  { metodo: 'PUT', caminho: UM, funcao: 'alterarWebhook', campos: `${CAMPOS},id` },
  { metodo: 'DELETE', caminho: UM, funcao: 'excluirWebhook', campos: '' },
] as const;
