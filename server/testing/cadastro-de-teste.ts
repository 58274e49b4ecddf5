import type { LightMyRequestResponse as Resposta } from 'fastify';
import type { Pessoa } from './test-bench.ts';

/** Uses one cadastro through its routes, as a person does. */
export function cadastroDeTeste(pessoa: Pessoa, recurso: string) {
  const url = `/api/${recurso}`;
  const pedir = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, payload?: object): Promise<Resposta> =>
    pessoa.pedir({ method, url: caminho, ...(payload && { payload }) });

  const alterar = (edicao: object) => pedir('PUT', url, edicao);
  const ler = (id: string) => pedir('GET', `${url}/${id}`);
  const excluir = (id: string) => pedir('DELETE', `${url}/${id}`);
  const restaurar = (id: string) => pedir('POST', `${url}/${id}/Restaurar`);

  return {
    criar: (campos: object) => pedir('POST', url, campos),
    alterar,
    ler,
    excluir,
    restaurar,
    /** The statuses of reading, changing, deleting and restoring a record, in this order. */
    respostasSobre: async (id: string, campos: object): Promise<number[]> => {
      const respostas = [
        await ler(id),
        await alterar({ ...campos, id, versao: 1 }),
        await excluir(id),
        await restaurar(id),
      ];
      return respostas.map(({ statusCode }) => statusCode);
    },
    excluirVarios: (quais: object) => pedir('POST', `${url}/ExcluirVarios`, quais),
    restaurarVarios: (quais: object) => pedir('POST', `${url}/RestaurarVarios`, quais),
    listar: (consulta = '') => pedir('GET', `${url}?${consulta}`),
    procurar: (q: string, endereco = 'GetByQ') => pedir('GET', `${url}/${endereco}?q=${encodeURIComponent(q)}`),
    historico: async (registroId: string) =>
      (await pedir('GET', `/api/Historico?recurso=${recurso}&registroId=${registroId}`)).json(),
    desfazer: (mudancaId: string, versao: number) => pedir('POST', `/api/Historico/${mudancaId}/Desfazer`, { versao }),
  };
}
