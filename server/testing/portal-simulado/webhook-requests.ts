import type { Operacao, PedidoRecebido } from './openapi-contract.ts';

/**
 * The operations on webhooks. Their OpenAPI document is not at hand: paths and fields are those of domain/portal-unico.md §4, and the
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
      ...(campos.join() === (achada.corpo ? CAMPOS : '') ? [] : [`o corpo tem ${campos.join(', ') || 'nada'}`]),
      ...estranhas.map((nome) => `${nome} não existe`),
    ],
    conferirResposta: () => [],
  };
}

const RAIZ = '/portal/api/ext/webhook';
const UM = new RegExp(`^${RAIZ}/(\\d+)$`);
const CAMPOS = 'chaveSecreta,endpoint,evento';
const OPERACOES = [
  { metodo: 'POST', caminho: new RegExp(`^${RAIZ}$`), funcao: 'cadastrarWebhook', corpo: true },
  { metodo: 'GET', caminho: new RegExp(`^${RAIZ}$`), funcao: 'listarWebhooks', corpo: false },
  { metodo: 'GET', caminho: new RegExp(`^${RAIZ}/falhas$`), funcao: 'listarFalhasDosWebhooks', corpo: false },
  { metodo: 'PUT', caminho: UM, funcao: 'alterarWebhook', corpo: true },
  { metodo: 'DELETE', caminho: UM, funcao: 'excluirWebhook', corpo: false },
] as const;
