import { randomUUID } from 'node:crypto';
import { MAXIMO_DE_VARIOS } from '#lib/contracts/platform/varios.ts';
import { contratoDeFornecedor } from '#lib/registros/fornecedor.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { gravacaoDe } from './write-cadastro.ts';

const fornecedor = (razaoSocial: string, apelidos: string[] = []) => ({
  papel: 'FABRICANTE',
  razaoSocial,
  pais: { codigo: '160' },
  apelidos,
});
const CNPJS = ['12ABC34501DE35', 'A1B2C3D4000193', '1A2B3C4D000250'];
const importador = (cnpj: string) => ({
  razaoSocial: `FICTICIA ${cnpj}`,
  cnpj,
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
});
const representante = (cpf: string) => ({ nome: `FICTICIA ${cpf}`, cpf, vinculo: 'SOCIO', importadores: [] });
const parametro = (valor: string) => ({
  codigo: 'II_ADICIONAL',
  valor,
  vigenciaInicio: null,
  vigenciaFim: null,
  fonte: 'Fictícia',
  situacao: 'CONFIRMAR',
});

async function criarTodos(pessoa: Pessoa, recurso: string, linhas: object[]): Promise<string[]> {
  const { criar } = cadastroDeTeste(pessoa, recurso);
  const ids: string[] = [];
  for (const linha of linhas) {
    const resposta = await criar(linha);
    expect([resposta.statusCode, resposta.body]).toEqual([201, expect.any(String)]);
    ids.push(resposta.json().id);
  }
  return ids;
}

onServer('Many rows of a cadastro', (bench) => {
  test('are deleted at once and brought back, each told in the history, their versions as they were', async () => {
    const pessoa = await bench().novaPessoa();
    const { excluirVarios, restaurarVarios, listar, historico } = cadastroDeTeste(pessoa, 'Fornecedor');
    const ids = await criarTodos(pessoa, 'Fornecedor', [fornecedor('ALFA', ['A1', 'A2']), fornecedor('BETA', ['B1'])]);
    const antes = (await listar()).json();
    expect((await excluirVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
    expect((await listar()).json()).toEqual([]);
    const [exclusao] = await historico(ids[1] ?? '');
    expect(exclusao).toMatchObject({
      acao: 'EXCLUIR',
      antes: { razaoSocial: 'BETA' },
      depois: null,
      motivo: 'Exclusão de 2 registros de uma vez.',
      usuario: { nome: 'Pessoa de Teste' },
    });
    expect((await restaurarVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
    expect((await listar()).json()).toEqual(antes);
    expect((await historico(ids[0] ?? '')).map(({ acao }: { acao: string }) => acao)).toEqual([
      'RESTAURAR',
      'EXCLUIR',
      'CRIAR',
    ]);
  });

  test('are all that the filters leave, and no other', async () => {
    const pessoa = await bench().novaPessoa();
    const { excluirVarios, restaurarVarios, listar } = cadastroDeTeste(pessoa, 'Fornecedor');
    const nomes = Array.from({ length: 30 }, (_, i) => `LOTE ${i}`);
    await criarTodos(pessoa, 'Fornecedor', [...nomes.map((nome) => fornecedor(nome)), fornecedor('FICA')]);
    const feitos: string[] = (await excluirVarios({ consulta: { q: 'lote', papel: 'FABRICANTE' }, total: 30 })).json()
      .feitos;
    expect(feitos).toHaveLength(30);
    expect((await listar()).json()).toMatchObject([{ razaoSocial: 'FICA' }]);
    const voltaram = (await restaurarVarios({ consulta: { q: 'lote', excluidos: 'true' }, total: 30 })).json();
    expect(new Set(voltaram.feitos)).toEqual(new Set(feitos));
    expect((await listar()).headers['x-total-count']).toBe('31');
  });

  test('of a result that is no longer what was seen are left alone, and so is one too large', async () => {
    const pessoa = await bench().novaPessoa();
    const { excluirVarios, listar } = cadastroDeTeste(pessoa, 'Fornecedor');
    await criarTodos(pessoa, 'Fornecedor', [fornecedor('ALFA'), fornecedor('BETA')]);
    const mudou = await excluirVarios({ consulta: {}, total: 1 });
    expect(mudou.statusCode).toBe(422);
    expect(mudou.json().Error).toBe('O resultado mudou: tinha 1 e agora tem 2. Confira a lista e peça de novo.');
    const demais = await excluirVarios({ ids: Array.from({ length: MAXIMO_DE_VARIOS + 1 }, () => randomUUID()) });
    expect(demais.statusCode).toBe(400);
    expect((await listar()).json()).toHaveLength(2);
  });

  test.each([
    ['nothing', {}],
    ['no ids', { ids: [] }],
    ['a filter the list does not have', { consulta: { outro: '1' }, total: 0 }],
    ['a result without its size', { consulta: {} }],
    ['both', { ids: [randomUUID()], consulta: {}, total: 0 }],
  ])('are not to be told by %s', async (_qual, pedido) => {
    const { excluirVarios } = cadastroDeTeste(await bench().novaPessoa(), 'Fornecedor');
    expect((await excluirVarios(pedido)).statusCode).toBe(400);
  });

  test("of another company are not there, and stay; one's own beside them go", async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const [alheio = ''] = await criarTodos(outra, 'Importador', [importador(CNPJS[0] ?? '')]);
    const [meu = ''] = await criarTodos(pessoa, 'Importador', [importador(CNPJS[0] ?? '')]);
    const { excluirVarios, restaurarVarios } = cadastroDeTeste(pessoa, 'Importador');
    expect((await excluirVarios({ ids: [alheio, meu, meu] })).json()).toEqual({
      feitos: [meu],
      recusados: [{ id: alheio, nome: null, motivo: 'Este importador não existe.' }],
    });
    expect((await cadastroDeTeste(outra, 'Importador').listar()).json()).toMatchObject([{ id: alheio }]);
    await cadastroDeTeste(outra, 'Importador').excluir(alheio);
    expect((await restaurarVarios({ ids: [alheio] })).json().feitos).toEqual([]);
    expect((await cadastroDeTeste(outra, 'Importador').historico(alheio))[0]).toMatchObject({ acao: 'EXCLUIR' });
  });

  test('shipped ones are refused by name, and the others done', async () => {
    const pessoa = await bench().novaPessoa();
    const { excluirVarios, listar } = cadastroDeTeste(pessoa, 'Incoterm');
    const [minha = ''] = await criarTodos(pessoa, 'Incoterm', [{ codigo: 'FOB', nome: 'Livre a bordo' }]);
    const linhas: { id: string; codigo: string }[] = (await listar('tamanho=200')).json();
    const { feitos, recusados } = (await excluirVarios({ consulta: {}, total: linhas.length })).json();
    expect(feitos).toEqual([minha]);
    expect(recusados).toHaveLength(linhas.length - 1);
    expect(recusados).toContainEqual({
      id: linhas.find(({ codigo }) => codigo === 'CIF')?.id,
      nome: 'CIF',
      motivo: expect.stringMatching(/^Este .+ é de fábrica\. Cadastre um da empresa com o mesmo código/),
    });
    // The shipped FOB is in its place again, which nobody hides.
    expect((await listar('tamanho=200')).json()).toHaveLength(linhas.length);
  });

  test.each([
    ['Importador', importador('12ABC34501DE35'), 'O CNPJ 12.ABC.345/01DE-35 já é do importador'],
    ['Representante', representante('52998224725'), 'O CPF 529.982.247-25 já é do representante'],
    ['Incoterm', { codigo: 'FOB', nome: 'Livre' }, 'O código FOB já está cadastrado pela empresa.'],
    ['Fornecedor', fornecedor('ALFA', ['A LTDA']), 'O nome “A LTDA” já leva a outro fornecedor.'],
  ])(
    'of two %s that want one place, the first comes back and the second is told of it',
    async (recurso, linha, frase) => {
      const pessoa = await bench().novaPessoa();
      const { excluir, restaurarVarios } = cadastroDeTeste(pessoa, recurso);
      const ids: string[] = [];
      for (const _ of [1, 2]) {
        ids.push(...(await criarTodos(pessoa, recurso, [linha])));
        await excluir(ids.at(-1) ?? '');
      }
      const { feitos, recusados } = (await restaurarVarios({ ids })).json();
      expect(feitos).toEqual(ids.slice(0, 1));
      expect(recusados).toMatchObject([{ id: ids[1], motivo: expect.stringContaining(frase) }]);
    },
  );

  test('are made at once, each told in the history; what refuses one leaves none of them', async () => {
    const pessoa = await bench().novaPessoa();
    const { listar, historico } = cadastroDeTeste(pessoa, 'Fornecedor');
    const { relogio, conexao } = bench();
    const gravacao = gravacaoDe(cadastroDeFornecedor, { db: conexao.db, relogio, quem: pessoa.quem });
    const fazer = (...novos: object[]) =>
      gravacao.criarTodos(novos.map((novo) => contratoDeFornecedor.novo.parse(novo)));
    const [, beta] = await fazer(fornecedor('ALFA', ['A1']), fornecedor('BETA'));
    expect(await historico(beta?.id ?? '')).toMatchObject([{ acao: 'CRIAR', depois: { razaoSocial: 'BETA' } }]);
    const tomado = fazer(fornecedor('GAMA'), fornecedor('DELTA', ['A1']));
    await expect(tomado).rejects.toThrow('O nome “A1” já leva a outro fornecedor.');
    expect((await listar()).json()).toMatchObject([{ razaoSocial: 'ALFA' }, { razaoSocial: 'BETA' }]);
  });

  test('are parameters, items, codes and all the rest alike', async () => {
    const pessoa = await bench().novaPessoa();
    const ncm = { codigo: '84713012', descricao: 'Fictícia', situacao: 'CONFIRMAR' };
    for (const [recurso, linhas] of [
      ['Parametro', [parametro('1.00'), parametro('2.00')]],
      ['Ncm', [ncm, { ...ncm, vigenciaInicio: '2027-01-01' }]],
      ['Representante', [representante('52998224725'), representante('12345678909')]],
    ] as const) {
      const ids = await criarTodos(pessoa, recurso, [...linhas]);
      const { excluirVarios, restaurarVarios } = cadastroDeTeste(pessoa, recurso);
      expect((await excluirVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
      // What is deleted already is not there to be deleted.
      expect((await excluirVarios({ ids })).json().feitos).toEqual([]);
      expect((await restaurarVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
      expect((await restaurarVarios({ ids })).json().feitos).toEqual([]);
    }
  });
});
