import { eq } from 'drizzle-orm';
import { empresaDeExemplo } from '#server/platform/db/schema/first-steps.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { codeOf, withApplication } from '#server/testing/second-factor.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';
import { type Case, ditas, mudancasDe } from './once.ts';

const convidar = (pessoa: Pessoa, email: string) =>
  pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome: 'Ana', email } });

const aceitar = ({ app }: TestBench, token: string) =>
  app.inject({ method: 'POST', url: `/Auth/Convite/${token}`, payload: { senha: 'canoa azul do porto' } });

const naEmpresa = ({ pedir, quem }: Pessoa, caminho: string, payload: object) =>
  pedir({ method: 'POST', url: `/api/Empresa/${quem.empresaId}/${caminho}`, payload });

const daEmpresa = (pessoa: Pessoa, frase: RegExp) => ditas(pessoa, 'Empresa', pessoa.quem.empresaId, frase);

const sessoes = async ({ pedir }: Pick<Pessoa, 'pedir'>): Promise<{ id: string; esta: boolean }[]> =>
  (await pedir({ url: '/api/MinhaConta/Sessoes' })).json();

/** Signs the person in once more. */
async function outraSessao({ app }: TestBench, { email, senha }: Pessoa): Promise<Pick<Pessoa, 'pedir'>> {
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const authorization = `Bearer ${entrada.json().token}`;
  return { pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization } }) };
}

export const ACCESS_ONCE = {
  'person who is invited': {
    preparar: async (_, pessoa) => {
      const email = `${pessoa.quem.usuarioId}@ana.local`;
      return {
        pedir: () => convidar(pessoa, email),
        quantos: async () => (await pessoa.pedir({ url: '/api/Usuario' })).json().length - 1,
      };
    },
    perde: { status: 409, frase: / já é de uma pessoa da empresa\.$/ },
  },
  'invitation that is accepted': {
    preparar: async (bench, pessoa) => {
      const { id, token } = (await convidar(pessoa, `${pessoa.quem.usuarioId}@ana.local`)).json();
      return {
        pedir: () => aceitar(bench, token),
        quantos: async () => (await mudancasDe(pessoa, 'Usuario', id)).length - 1,
      };
    },
    perde: { status: 404, frase: /^Este convite não vale mais\./ },
  },
  'e-mail of invitations of several companies': {
    vezes: 3,
    preparar: async (bench, pessoa) => {
      const email = `${pessoa.quem.usuarioId}@ana.local`;
      const donos = [pessoa, await bench.novaPessoa(), await bench.novaPessoa()];
      const tokens: string[] = [];
      for (const dono of donos) tokens.push((await convidar(dono, email)).json().token);
      return {
        pedir: (i) => aceitar(bench, tokens[i] ?? ''),
        quantos: async () => {
          const deles = await Promise.all(
            donos.map(async (dono) => (await dono.pedir({ url: '/api/Usuario' })).json()),
          );
          return deles.flat().filter((pessoa) => pessoa.email === email && pessoa.situacao === 'ATIVO').length;
        },
      };
    },
    perde: { status: 422, frase: /^Este e-mail já entra no Cais por outra empresa\./ },
  },
  'person who is deactivated': {
    preparar: async (bench, pessoa) => {
      const { quem } = await newColleague(bench, pessoa);
      const acoes = async () => (await mudancasDe(pessoa, 'Usuario', quem.usuarioId)).map(({ acao }) => acao);
      return {
        pedir: () => pessoa.pedir({ method: 'DELETE', url: `/api/Usuario/${quem.usuarioId}` }),
        quantos: async () => (await acoes()).filter((acao) => acao === 'EXCLUIR').length,
      };
    },
    perde: { status: 422, frase: /^Esta pessoa já está desativada\.$/ },
  },
  'application of codes that is confirmed': {
    preparar: async (bench, pessoa) => {
      const url = '/api/MinhaConta/SegundoFator/Aplicativo';
      const { segredo } = (await pessoa.pedir({ method: 'POST', url, payload: { senha: pessoa.senha } })).json();
      const payload = { codigo: codeOf(segredo, bench) };
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url: `${url}/Confirmar`, payload }),
        quantos: () => ditas(pessoa, 'Usuario', pessoa.quem.usuarioId, /^Passou a usar um aplicativo de códigos/),
      };
    },
    perde: { status: 422, frase: /^Comece de novo: este aplicativo já foi confirmado|^O código não confere/ },
  },
  'recovery codes that are renewed': {
    preparar: async (bench, pessoa) => {
      await withApplication(bench, pessoa);
      const url = '/api/MinhaConta/SegundoFator';
      return {
        pedir: () => pessoa.pedir({ method: 'POST', url: `${url}/Codigos`, payload: { senha: pessoa.senha } }),
        // Ten of one renewal.
        quantos: async () => (await pessoa.pedir({ url })).json().codigosRestantes / 10,
      };
    },
    perde: null,
  },
  'session that is ended by another': {
    preparar: async (bench, pessoa) => {
      await outraSessao(bench, pessoa);
      const [antiga, nova] = await sessoes(pessoa);
      const outra = antiga?.esta ? nova : antiga;
      return {
        pedir: () => pessoa.pedir({ method: 'DELETE', url: `/api/MinhaConta/Sessoes/${outra?.id}` }),
        quantos: async () => (await sessoes(pessoa)).length,
      };
    },
    perde: { status: 404, frase: /^Esta sessão não existe\.$/ },
  },
  'session that ends itself': {
    preparar: async (bench, pessoa) => {
      const [minha] = await sessoes(pessoa);
      const depois = await outraSessao(bench, pessoa);
      return {
        pedir: () => pessoa.pedir({ method: 'DELETE', url: `/api/MinhaConta/Sessoes/${minha?.id}` }),
        quantos: async () => (await sessoes(depois)).length,
      };
    },
    perde: { status: 401, frase: /^Entre para continuar\.$/ },
  },
  'code that proves who it is': {
    preparar: async (bench, pessoa) => {
      const { segredo } = await withApplication(bench, pessoa);
      const payload = { codigo: codeOf(segredo, bench, 1) };
      let provas = 0;
      return {
        pedir: async () => {
          const resposta = await pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Prova', payload });
          if (resposta.statusCode < 300) provas += 1;
          return resposta;
        },
        quantos: async () => provas,
      };
    },
    perde: { status: 422, frase: /^O código não confere, ou já foi usado\.$/ },
  },
  'safeguard that is asked to be switched off': {
    preparar: async (bench, pessoa) => {
      await newColleague(bench, pessoa);
      return {
        pedir: () => naEmpresa(pessoa, 'SegundaPessoa', { exigir: false, onde: 'CATALOGO' }),
        quantos: () => daEmpresa(pessoa, /^Pediu para desligar/),
      };
    },
    perde: { status: 422, frase: /^Já foi pedido: espera outra pessoa confirmar, ou 72 horas\.$/ },
  },
  'safeguard that a second person switches off': {
    preparar: async (bench, pessoa) => {
      const colega = await newColleague(bench, pessoa);
      await naEmpresa(pessoa, 'SegundaPessoa', { exigir: false, onde: 'CATALOGO' });
      const { id } = (await pessoa.pedir({ url: `/api/Empresa/${pessoa.quem.empresaId}/Desligamentos` })).json()[0];
      return {
        pedir: () => colega.pedir({ method: 'POST', url: `/api/Empresa/Desligamento/${id}/Confirmar` }),
        quantos: () => daEmpresa(pessoa, /e desligou: /),
      };
    },
    perde: { status: 404, frase: /^Este pedido de desligar não existe\.$/ },
  },
  'safeguard that is switched on': {
    preparar: async (bench, pessoa) => {
      const colega = await newColleague(bench, pessoa);
      await naEmpresa(pessoa, 'SegundaPessoa', { exigir: false, onde: 'CATALOGO' });
      const { id } = (await pessoa.pedir({ url: `/api/Empresa/${pessoa.quem.empresaId}/Desligamentos` })).json()[0];
      await colega.pedir({ method: 'POST', url: `/api/Empresa/Desligamento/${id}/Confirmar` });
      return {
        pedir: () => naEmpresa(pessoa, 'SegundaPessoa', { exigir: true, onde: 'CATALOGO' }),
        quantos: () => daEmpresa(pessoa, /^Ligou: /),
      };
    },
    perde: { status: 422, frase: /^Já está assim: outra pessoa mudou antes\.$/ },
  },
  'sample company': {
    preparar: async ({ conexao: { db } }, pessoa) => ({
      pedir: () => pessoa.pedir({ method: 'POST', url: '/api/EmpresaDeExemplo' }),
      quantos: async () => {
        for (;;) {
          const { situacao } = (await pessoa.pedir({ url: '/api/EmpresaDeExemplo' })).json();
          if (situacao !== 'PREPARANDO') break;
          await new Promise((pronto) => setImmediate(pronto));
        }
        return db.$count(empresaDeExemplo, eq(empresaDeExemplo.empresaId, pessoa.quem.empresaId));
      },
    }),
    perde: null,
  },
} satisfies Record<string, Case>;
