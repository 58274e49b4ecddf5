import { Writable } from 'node:stream';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const linhas: string[] = [];
const logger = (level: string) => ({
  level,
  stream: new Writable({
    write(linha, _codificacao, feito) {
      linhas.push(String(linha));
      feito();
    },
  }),
});

const PESSOA = {
  nome: 'Francisca das Chagas Inventada',
  email: 'francisca.inventada@exemplo.com.br',
  cpf: '52998224725',
  cnpj: '11222333000181',
  telefone: '92991234567',
  senha: 'uma senha que ninguém vê',
};

describe.each(['info', 'error'])('The log at %s', (nivel) => {
  onServer(
    'says of a request its route and its answer',
    (bench) => {
      test('and nothing of a person: not from query, path, body, headers, cookies or a failed query', async () => {
        linhas.length = 0;
        const { app, novaPessoa, conexao } = bench();
        const pessoa = await novaPessoa();
        const { nome, email, cpf, cnpj, senha } = PESSOA;
        const buscas = [nome, email, cpf, cnpj].map((texto) => encodeURIComponent(texto));
        for (const q of buscas) {
          await pessoa.pedir({ url: `/api/Importador?q=${q}` });
          await pessoa.pedir({ url: `/api/Busca?q=${q}` });
          await pessoa.pedir({ url: `/api/Importador/${q}` });
          await pessoa.pedir({ url: `/nada/${q}?email=${q}` });
          await app.inject({ url: `/Auth/Convite/${q}` });
        }
        await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
        const headers = { cookie: `quem=${cpf}`, 'user-agent': nome, referer: `https://x/?cpf=${cpf}` };
        await pessoa.pedir({ url: '/api/Processo', headers });
        await cadastroDeTeste(pessoa, 'Representante').criar({ nome, cpf, cargo: null, vinculo: 'ERRADO' });
        await pessoa.pedir({
          method: 'POST',
          url: '/api/Usuario',
          headers: { 'content-type': 'text/plain' },
          payload: email,
        });
        // Two failures nobody foresaw: a table that is not there, and a value the database quotes in its own words.
        await conexao.db.execute('alter table historico rename to historico_fora');
        const falhou = await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome, email } });
        await conexao.db.execute('alter table historico_fora rename to historico');
        await conexao.db.execute('alter table usuario alter column nome type integer using 0');
        const citou = await pessoa.pedir({
          method: 'POST',
          url: '/api/Usuario',
          payload: { nome, email: `b${email}` },
        });
        await conexao.db.execute("alter table usuario alter column nome type text using 'x'");

        expect([falhou.statusCode, citou.statusCode]).toEqual([500, 500]);
        const escrito = linhas.join('');
        expect(escrito).toContain(falhou.json().requisicao);
        expect(escrito).toContain('historico');
        if (nivel === 'info') expect(escrito).toContain('"url":"/api/Importador"');
        const ditos = [...Object.values(PESSOA), ...buscas, pessoa.token, pessoa.email, pessoa.senha];
        expect(ditos.filter((um) => escrito.includes(um))).toEqual([]);
      });
    },
    { logger: logger(nivel) },
  );
});
