import type { LightMyRequestResponse as Resposta } from 'fastify';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';

/** Something that may be done once, prepared for one company. */
export interface Once {
  /** Asks for it once more. The number tells the requests apart, where they have to differ. */
  pedir(i: number): Promise<Resposta>;
  /** How many there are of it now, or how often the history tells of it. */
  quantos(): Promise<number>;
}

export interface Case {
  preparar(bench: TestBench, pessoa: Pessoa): Promise<Once>;
  /** What those who come too late are told; null where they are told the same as the first. */
  perde: Perde | null;
  /** How often it is asked for at once; six times when omitted. */
  vezes?: number;
}

export interface Perde {
  status: number;
  frase: RegExp;
}

/** Lends a bench whose new people send their requests to two servers in turn. */
export async function onTwoServers(bench: TestBench): Promise<TestBench> {
  const servidores = [bench.app, await bench.outroServidor()];
  return { ...bench, novaPessoa: async () => inTurn(servidores, await bench.novaPessoa()) };
}

function inTurn(servidores: TestBench['app'][], pessoa: Pessoa): Pessoa {
  let vez = 0;
  return {
    ...pessoa,
    pedir: (opcoes) => {
      const servidor = servidores[vez % servidores.length] as TestBench['app'];
      vez += 1;
      return servidor.inject({ ...opcoes, headers: { authorization: `Bearer ${pessoa.token}`, ...opcoes.headers } });
    },
  };
}

/** Asks for it at once, and answers what each was told, who did it first. */
export async function asked({ pedir }: Once, { vezes = SEIS }: Case): Promise<Dito[]> {
  const dadas = await Promise.all(Array.from({ length: vezes }, (_, i) => pedir(i)));
  const ditas = dadas.map(({ statusCode, body }): Dito => {
    return statusCode < 300 ? FEITO : [statusCode, (JSON.parse(body) as { Error: string }).Error];
  });
  return ditas.toSorted(([um], [outro]) => um - outro);
}

/** What `asked` answers when it was done once. */
export function oneDid({ perde, vezes = SEIS }: Case): [number, unknown][] {
  const tarde: [number, unknown] = perde ? [perde.status, expect.stringMatching(perde.frase)] : FEITO;
  return [FEITO, ...Array.from({ length: vezes - 1 }, () => tarde)];
}

type Dito = [number, string];

/** Whatever its status below 300. */
const FEITO: Dito = [200, 'feito'];
const SEIS = 6;

/** What somebody is told whose version of the record is no longer the present one. */
export const MUDOU: Perde = { status: 409, frase: /foi alterad[oa] por outra pessoa/ };

/** The changes of a record, the newest first. */
export async function mudancasDe(
  { pedir }: Pessoa,
  recurso: string,
  registroId: string,
): Promise<{ id: string; acao: string; motivo: string | null }[]> {
  return (await pedir({ url: `/api/Historico?recurso=${recurso}&registroId=${registroId}` })).json();
}

/** How many changes of a record the history tells with such a sentence. */
export async function ditas(pessoa: Pessoa, recurso: string, registroId: string, frase: RegExp): Promise<number> {
  return (await mudancasDe(pessoa, recurso, registroId)).filter(({ motivo }) => frase.test(motivo ?? '')).length;
}
