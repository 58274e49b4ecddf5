import { randomUUID } from 'node:crypto';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { digitoModulo11 } from '#lib/domain/identificadores/modulo-11.ts';
import type { ConsultaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import { correrConsultas } from '#server/portal/run-fetches.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { semear } from '#server/testing/portal-simulado/seeds.ts';
import { abrirPortalSimulado, type PortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import { logInAs } from '#server/testing/security/support/log-in-as.ts';
import { type Pessoa, TEST_VAULT, type TestBench } from '#server/testing/test-bench.ts';

/** The addresses the bench is built with; the simulator puts its own there when it opens. */
export const ENDERECOS = { TREINAMENTO: 'http://127.0.0.1:9', PRODUCAO: 'http://127.0.0.1:9' };

export interface PortalDeTeste {
  simulado: PortalSimulado;
  /** How long an answer may take: short, for a test of a silent Portal. */
  prazoMs: number;
  /**
   * A company with a key of a person of its own, registered in Cais; of the training environment unless another is said. `da` registers
   * another key of that person, or the same one.
   */
  comChave(
    ambiente?: AmbienteDoPortal,
    da?: Pick<ChaveDeTeste, 'cpf'> | Omit<ChaveDeTeste, 'pessoa' | 'credencialId'>,
  ): Promise<ChaveDeTeste>;
  /** A key of a person that the Portal lets in, and Cais does not know. */
  novaChave(cpf: string): Pick<ChaveDeTeste, 'clientId' | 'clientSecret'>;
  /** Puts another key of the person in the place of that of a credential. */
  trocarChave(da: Pick<ChaveDeTeste, 'pessoa' | 'credencialId' | 'cpf'>): Promise<void>;
  /** From now on the Portal refuses the log-in of a key. */
  revogar(clientId: string): void;
  /** The same person in a new session: one lasts an hour, and the clock goes on for many. */
  deNovo(pessoa: Pessoa): Promise<Pessoa>;
  correr(): Promise<void>;
  pedirDuimp(pessoa: Pessoa, credencialId: string, numero: string): Promise<string>;
  consulta(pessoa: Pessoa, id: string): Promise<ConsultaDoPortal>;
  /** Moves the clock of both sides. */
  passar(segundos: number): void;
  /** Does something once, while the Portal has a call of this function in hand. */
  noMeioDe(funcao: string, fazer: () => Promise<void>): void;
}

export interface ChaveDeTeste {
  pessoa: Pessoa;
  credencialId: string;
  clientId: string;
  clientSecret: string;
  /** Of the holder, digits only. */
  cpf: string;
}

/** Opens the simulator with the clock of the bench; `outras` are queues of the floors above. With `tls` it speaks https. */
export async function abrirPortalDeTeste(
  bench: () => TestBench,
  outras?: (ao: AoBuscar) => Fila[],
  tls?: { key: string; cert: string },
): Promise<PortalDeTeste> {
  const chaves = new Map<string, string>();
  const pessoas = new Map<string, string>();
  const simulado = await abrirPortalSimulado({ chaves, pessoas, agora: () => bench().relogio.hora, tls });
  semear(simulado);
  Object.assign(ENDERECOS, { TREINAMENTO: simulado.endereco, PRODUCAO: simulado.endereco });
  const portal: PortalDeTeste = {
    simulado,
    prazoMs: 400,
    async comChave(ambiente = 'TREINAMENTO', da = { cpf: outroCpf() }) {
      const pessoa = await bench().novaPessoa();
      const { clientId, clientSecret, cpf } = 'clientId' in da ? da : { ...portal.novaChave(da.cpf), ...da };
      const criada = await pessoa.pedir({
        method: 'POST',
        url: '/api/PortalUnico/Credencial',
        payload: {
          ...CREDENCIAL,
          ambiente,
          cpf,
          clientId,
          clientSecret,
          confirmacao: ambiente === 'PRODUCAO' ? FRASE_DA_PRODUCAO : null,
        },
      });
      return { pessoa, credencialId: criada.json().id, clientId, clientSecret, cpf };
    },
    async deNovo({ quem, ...resto }) {
      const token = await logInAs(bench(), quem);
      return {
        ...resto,
        quem,
        token,
        pedir: (opcoes) =>
          bench().app.inject({ ...opcoes, headers: { ...opcoes.headers, authorization: `Bearer ${token}` } }),
      };
    },
    novaChave(cpf) {
      const nova = { clientId: `id-${randomUUID()}`, clientSecret: `segredo-${randomUUID()}` };
      chaves.set(nova.clientId, nova.clientSecret);
      pessoas.set(nova.clientId, cpf);
      return nova;
    },
    async trocarChave({ pessoa, credencialId, cpf }) {
      const trocada = await pessoa.pedir({
        method: 'POST',
        url: `/api/PortalUnico/Credencial/${credencialId}/Chave`,
        payload: { ...portal.novaChave(cpf), validaAte: null, confirmacao: null },
      });
      expect(trocada.statusCode).toBe(200);
    },
    revogar: (clientId) => void chaves.set(clientId, `outro-${randomUUID()}`),
    correr: () => {
      const { conexao, blobs, relogio } = bench();
      const ao = { db: conexao.db, blobs, relogio, cofre: TEST_VAULT, portal: ENDERECOS, prazoMs: portal.prazoMs };
      return correrConsultas(ao, outras?.(ao));
    },
    async pedirDuimp(pessoa, credencialId, numero) {
      const resposta = await pessoa.pedir({
        method: 'POST',
        url: '/api/PortalUnico/Consulta',
        payload: { credencialId, numero },
      });
      return resposta.json().id;
    },
    async consulta(pessoa, id) {
      return (await pessoa.pedir({ method: 'GET', url: `/api/PortalUnico/Consulta/${id}` })).json();
    },
    passar(segundos) {
      const { relogio } = bench();
      relogio.hora = new Date(relogio.hora.getTime() + segundos * 1000);
    },
    noMeioDe(funcao, fazer) {
      simulado.antes = (chamada) => {
        if (chamada !== funcao) return;
        simulado.antes = undefined;
        simulado.segurar = fazer().finally(() => {
          simulado.segurar = undefined;
        });
      };
    },
  };
  return portal;
}

/** The Portal knows a person by the CPF, so two keys with one CPF are one person. */
function outroCpf(): string {
  cpfs += 1;
  const base = String(cpfs).padStart(9, '0');
  const umDigito = base + digitoModulo11(base, 11);
  return umDigito + digitoModulo11(umDigito, 11);
}
let cpfs = 0;

export const CREDENCIAL = {
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  cpf: '529.982.247-25',
  validaAte: null,
  confirmacao: null,
};
