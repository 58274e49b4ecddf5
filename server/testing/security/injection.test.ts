import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { documentedRoutes, endereco } from '#server/testing/security/support/documented-routes.ts';
import { sampleOf } from '#server/testing/security/support/sample.ts';
import { onServer } from '#server/testing/test-bench.ts';

const INJECOES = [
  "' or '1'='1",
  "'; drop table processo; --",
  '%',
  '_',
  '\\',
  "') or 1=1 --",
  '$1',
  '::text',
  "x' union select senha_hash from credencial --",
];

onServer('SQL in a search, an order or a filter', (bench) => {
  test('is a text like any other: it finds nothing, breaks nothing and is refused where it is no choice', async () => {
    const { app, novaPessoa } = bench();
    const pessoa = await novaPessoa();
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    await importadores.criar({
      razaoSocial: 'FICTICIA',
      cnpj: '11222333000181',
      setor: '1',
      situacaoSuframa: 'NAO_INSCRITO',
    });
    const rotas = (await documentedRoutes(app)).filter(
      ({ verbo, caminho }) => verbo === 'GET' && !caminho.includes('{'),
    );
    const tentadas: string[] = [];
    for (const rota of rotas.filter(({ caminho }) => caminho !== '/api/Aviso/Eventos')) {
      const consultas = rota.parametros.filter((um) => um.in === 'query');
      const obrigatorios = Object.fromEntries(
        consultas
          .filter(({ required }) => required)
          .map(({ name, schema }) => [name, String(sampleOf(schema, {}, name))]),
      );
      for (const { name, schema } of consultas.filter(
        (um) => um.name === 'q' || um.name === 'ordem' || !um.schema.enum,
      )) {
        const injecao = INJECOES[tentadas.length % INJECOES.length] ?? '';
        const resposta = await pessoa.pedir({ url: endereco(rota, {}, { ...obrigatorios, [name]: injecao }) });
        const esperados = name === 'ordem' || schema.format === 'uuid' ? [400] : [200, 400, 404, 422];
        expect([rota.nome, name, injecao, esperados.includes(resposta.statusCode)]).toEqual([
          rota.nome,
          name,
          injecao,
          true,
        ]);
        expect(resposta.body).not.toContain('argon2id');
        tentadas.push(`${rota.nome} ${name}`);
      }
    }
    expect(tentadas.length).toBeGreaterThan(300);
    // The wildcards of LIKE match only themselves here.
    for (const q of ['%', '_', "' or '1'='1"]) {
      expect((await importadores.listar(`q=${encodeURIComponent(q)}`)).json()).toEqual([]);
    }
    expect((await importadores.listar('q=ficticia')).json()).toHaveLength(1);
  });
});
