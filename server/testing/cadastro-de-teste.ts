import type { LightMyRequestResponse as Resposta } from 'fastify';
import type { Pessoa } from './bancada.ts';

/** One cadastro as a person works with it, through its routes. */
export function cadastroDeTeste(pessoa: Pessoa, recurso: string) {
  const url = `/api/${recurso}`;
  const pedir = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, payload?: object): Promise<Resposta> =>
    pessoa.pedir({ method, url: caminho, ...(payload && { payload }) });

  return {
    criar: (campos: object) => pedir('POST', url, campos),
    alterar: (edicao: object) => pedir('PUT', url, edicao),
    ler: (id: string) => pedir('GET', `${url}/${id}`),
    excluir: (id: string) => pedir('DELETE', `${url}/${id}`),
    restaurar: (id: string) => pedir('POST', `${url}/${id}/Restaurar`),
    excluirVarios: (quais: object) => pedir('POST', `${url}/ExcluirVarios`, quais),
    restaurarVarios: (quais: object) => pedir('POST', `${url}/RestaurarVarios`, quais),
    listar: (consulta = '') => pedir('GET', `${url}?${consulta}`),
    procurar: (q: string, endereco = 'GetByQ') => pedir('GET', `${url}/${endereco}?q=${encodeURIComponent(q)}`),
    historico: async (registroId: string) =>
      (await pedir('GET', `/api/Historico?recurso=${recurso}&registroId=${registroId}`)).json(),
    desfazer: (mudancaId: string, versao: number) => pedir('POST', `/api/Historico/${mudancaId}/Desfazer`, { versao }),
  };
}
