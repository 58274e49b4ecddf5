import type { LightMyRequestResponse as Resposta } from 'fastify';
import { processosDeTeste } from './processos-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

/** Uses DAIs through their routes, as a person does. */
export function daisDeTeste(pessoa: Pessoa) {
  const processos = processosDeTeste(pessoa);
  const ler = async (id: string) => (await pessoa.pedir({ url: `/api/Dai/${id}` })).json();
  const marcar = (id: string, marca: object): Promise<Resposta> =>
    pessoa.pedir({ method: 'POST', url: `/api/Dai/${id}/Marca`, payload: marca });

  return {
    processos,
    ler,
    marcar,
    desfazer: (id: string, versao: number): Promise<Resposta> =>
      pessoa.pedir({ method: 'DELETE', url: `/api/Dai/${id}/Marca`, payload: { versao } }),
    listar: (consulta = ''): Promise<Resposta> => pessoa.pedir({ url: `/api/Dai?${consulta}` }),
    alterar: (dai: object): Promise<Resposta> => pessoa.pedir({ method: 'PUT', url: '/api/Dai', payload: dai }),

    /** Registers a process by hand on 2026-11-20; `ate` is its situation at the Receita. */
    async registrado(numeroDI: string, ate: 'REGISTRADO' | 'DESEMBARACADO_RFB' = 'DESEMBARACADO_RFB', campos = {}) {
      const { id } = await processos.aberto({ numeroDI, ...campos });
      const passos = ['REGISTRADO', 'PARAMETRIZADO', 'DESEMBARACADO_RFB'];
      for (const [i, situacao] of passos.slice(0, passos.indexOf(ate) + 1).entries()) {
        const passo = { situacao, data: '2026-11-20', versao: i + 1, canalRfb: 'VERDE' };
        expect((await processos.passar(id, passo)).statusCode).toBe(200);
      }
      return id as string;
    },

    /** Adds marks, each on the version the former left; returns the DAI after the last. */
    async marcada(id: string, ...marcas: readonly (string | object)[]) {
      let atual = await ler(id);
      for (const marca of marcas) {
        const pedida = typeof marca === 'string' ? { tipo: marca } : comSeuNumero(pessoa, marca);
        const resposta = await marcar(id, { data: '2026-11-20', versao: atual.versao, ...pedida });
        expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
        atual = resposta.json();
      }
      return atual;
    },
  };
}

/** `ENVIADA`, whatever else it says, gets a number that no other DAI of this person has: 26000001 for the first. */
function comSeuNumero(pessoa: Pessoa, marca: object): object {
  if (!('numero' in marca) || marca.numero !== ENVIADA.numero) return marca;
  const quantas = (enviadas.get(pessoa) ?? 0) + 1;
  enviadas.set(pessoa, quantas);
  return { ...marca, numero: String(26_000_000 + quantas) };
}

const enviadas = new WeakMap<Pessoa, number>();

/** Sent by the portal of the Sefaz, without a file of ours. */
export const ENVIADA = { tipo: 'ENVIADA', numero: '26000001', motivo: 'Pelo portal da Sefaz' };
export const PARAMETRIZADA = { tipo: 'PARAMETRIZADA', canal: 'CINZA' };
export const NOTIFICADA = { tipo: 'NOTIFICADA', numero: 'N-9', valor: '1234.50', vencimento: '2026-11-30' };
