import type { LightMyRequestResponse as Resposta } from 'fastify';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import type { Pessoa } from '#server/testing/test-bench.ts';

/** Uses processes through their routes, as a person does. */
export function processosDeTeste(pessoa: Pessoa) {
  const cadastro = cadastroDeTeste(pessoa, 'Processo');
  return {
    ...cadastro,
    aberto: async (campos: object = {}) => (await cadastro.criar(campos)).json(),
    passar: (id: string, passo: object): Promise<Resposta> =>
      pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/Passo`, payload: passo }),
    voltar: (id: string, versao: number): Promise<Resposta> =>
      pessoa.pedir({ method: 'DELETE', url: `/api/Processo/${id}/Passo`, payload: { versao } }),
  };
}
