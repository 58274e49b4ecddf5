import { REFERENCIAS_DE_FABRICA } from '#lib/domain/cadastros/tabelas-de-fabrica.ts';
import { referenciaDeFabrica } from '#server/platform/db/schema/tabelas.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { guardarReferenciasDeFabrica } from './guardar-referencias-de-fabrica.ts';

const NORUEGA = { codigo: '538', nome: 'Noruega, Reino da', sigla: 'NO', fonte: 'Siscomex', situacao: 'VERIFICADO' };

onServer('The reference tables', (bench) => {
  const tabela = async (qual: string) => cadastroDeTeste(await bench().novaPessoa(), qual);

  test('start with what Cais ships, each row with its source and whether it was verified', async () => {
    const paises = await tabela('Pais');
    const [china] = (await paises.listar('codigo=160')).json();
    expect(china).toEqual({
      id: expect.any(String),
      versao: 0,
      origem: 'CAIS',
      codigo: '160',
      nome: 'CHINA, REPUBLICA POPULAR',
      sigla: 'CN',
      fonte: 'Impresso em DI registrada',
      situacao: 'VERIFICADO',
      aConfirmar: ['sigla'],
      alteradoEm: null,
      alteradoPor: null,
      excluidoEm: null,
    });
    const lista = await paises.listar('tamanho=200');
    const resto = await paises.listar('tamanho=200&pagina=2');
    expect(lista.json().length + resto.json().length).toBe(Number(lista.headers['x-total-count']));
    expect((await paises.listar('codigo=756')).json()).toMatchObject([
      {
        nome: 'AFRICA DO SUL',
        sigla: 'ZA',
        situacao: 'CONFIRMAR',
        fonte: 'Tabela de países da Secex, lida em cópia de terceiros',
      },
    ]);
    expect((await paises.ler(china.id)).json()).toEqual(china);
    expect((await (await tabela('MoedaSiscomex')).listar('codigo=065')).json()).toMatchObject([{ sigla: 'NOK' }]);
  });

  test('a row of which a part is to be confirmed is among those to be confirmed, and in its file says which part', async () => {
    const pessoa = await bench().novaPessoa();
    const codigos = async (situacao: string) => {
      const linhas = (await cadastroDeTeste(pessoa, 'MoedaSiscomex').listar(`situacao=${situacao}`)).json();
      return linhas.map(({ codigo }: { codigo: string }) => codigo);
    };
    expect(await codigos('VERIFICADO')).toEqual(['220']);
    expect(await codigos('CONFIRMAR')).toContain('978');
    const url = '/api/MoedaSiscomex/Exportar?formato=csv&colunas=codigo,situacao&q=euro';
    expect((await pessoa.pedir({ url })).body).toContain('\r\n978;Verificado, menos o nome\r\n');
    const minha = { codigo: '978', nome: 'Euro', sigla: 'EUR', fonte: null, situacao: 'VERIFICADO' };
    expect((await cadastroDeTeste(pessoa, 'MoedaSiscomex').criar(minha)).json()).toMatchObject({ aConfirmar: [] });
    expect(await codigos('VERIFICADO')).toEqual(['220', '978']);
  });

  test('a shipped row is nobody’s to change or delete', async () => {
    const paises = await tabela('Pais');
    const [china] = (await paises.listar('codigo=160')).json();
    const respostas = [
      await paises.alterar({ ...NORUEGA, codigo: '160', id: china.id, versao: 1 }),
      await paises.excluir(china.id),
    ];
    for (const resposta of respostas) {
      expect(resposta.statusCode).toBe(409);
      expect(resposta.json()).toEqual({
        Error: 'Este país é de fábrica. Cadastre um da empresa com o mesmo código: ele vale antes.',
        codigo: 'BLOQUEADO',
      });
    }
  });

  test('a row of the company goes before the shipped one of its code, until it is deleted', async () => {
    const paises = await tabela('Pais');
    const nomes = async () => (await paises.listar('codigo=538')).json().map(({ nome }: { nome: string }) => nome);
    expect(await nomes()).toEqual(['NORUEGA']);
    const { id } = (await paises.criar(NORUEGA)).json();
    expect(await nomes()).toEqual(['Noruega, Reino da']);
    expect((await paises.procurar('noruega')).json()).toEqual([
      { id, codigo: '538', nome: 'Noruega, Reino da', sigla: 'NO' },
    ]);
    expect((await paises.criar(NORUEGA)).json()).toMatchObject({ codigo: 'DUPLICADO', id });
    await paises.excluir(id);
    expect(await nomes()).toEqual(['NORUEGA']);
    expect((await paises.listar('excluidos=true')).json()).toMatchObject([{ id, nome: 'Noruega, Reino da' }]);
    expect((await paises.restaurar(id)).json()).toMatchObject({ id, origem: 'EMPRESA' });
    expect(await nomes()).toEqual(['Noruega, Reino da']);
  });

  test('a company sees none of another’s', async () => {
    const paises = await tabela('Pais');
    const { id } = (await paises.criar(NORUEGA)).json();
    const alheio = await tabela('Pais');
    expect((await alheio.listar('codigo=538')).json()).toMatchObject([{ origem: 'CAIS' }]);
    expect(await alheio.respostasSobre(id, NORUEGA)).toEqual([404, 404, 404, 404]);
  });

  test('a row of one table is not found in another', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = (await cadastroDeTeste(pessoa, 'Pais').criar(NORUEGA)).json();
    expect((await cadastroDeTeste(pessoa, 'MoedaSiscomex').ler(id)).statusCode).toBe(404);
  });

  test('a supplier takes the name the company gives a country', async () => {
    const pessoa = await bench().novaPessoa();
    await cadastroDeTeste(pessoa, 'Pais').criar(NORUEGA);
    const campos = { papel: 'AMBOS', razaoSocial: 'FICTICIA AS', pais: { codigo: '538' }, apelidos: [] };
    const criado = await cadastroDeTeste(pessoa, 'Fornecedor').criar(campos);
    expect(criado.json().pais).toEqual({ codigo: '538', nome: 'Noruega, Reino da' });
  });

  test.each([
    ['Pais', 'coréia (do sul', ['190']],
    ['Pais', 'coréia', ['187', '190']],
    ['Pais', 'cn', ['160']],
    ['Urf', '0.227.6', ['0227600', '0227603']],
    ['Urf', 'VIRACOPOS', ['0817700']],
    ['Urf', 'aeroporto eduardo', ['0227700']],
    ['Recinto', 'viracopos', ['8921101']],
    ['Unidade', 'quilograma', ['10']],
    ['Unidade', '1', ['10', '11', '12', '13', '14', '15', '16', '17', '21']],
    ['Incoterm', 'fob', ['FOB']],
    ['MoedaSiscomex', 'EUR', ['978']],
  ])('%s answers %s', async (qual, q, codigos) => {
    const achados = (await (await tabela(qual)).procurar(q)).json();
    expect(achados.map(({ codigo }: { codigo: string }) => codigo)).toEqual(codigos);
  });

  test.each([
    ['Pais', 'codigo', { codigo: '5380' }],
    ['Pais', 'sigla', { sigla: 'Noruega' }],
    ['Urf', 'codigo', { sigla: null, codigo: '227600' }],
    ['Urf', 'sigla', { codigo: '0227600', sigla: 'MAO' }],
    ['Incoterm', 'codigo', { sigla: null, codigo: 'fob' }],
    ['Pais', 'nome', { nome: '' }],
  ])('of %s a bad %s is named', async (qual, campo, mudanca) => {
    const resposta = await (await tabela(qual)).criar({ ...NORUEGA, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test('a new version of Cais brings its own in place of the old, each under the id it had', async () => {
    const { db } = bench().conexao;
    const antes = await db.select().from(referenciaDeFabrica);
    const [primeira, ...resto] = REFERENCIAS_DE_FABRICA.map((linha) => ({ ...linha, nome: `${linha.nome}!` }));
    await guardarReferenciasDeFabrica(db, resto);
    const depois = await db.select().from(referenciaDeFabrica);
    expect(depois).toHaveLength(antes.length - 1);
    expect(depois.map(({ codigo }) => codigo)).not.toContain(primeira?.codigo);
    expect(depois.every(({ nome }) => nome.endsWith('!'))).toBe(true);
    await guardarReferenciasDeFabrica(db);
    const outraVez = await db.select().from(referenciaDeFabrica);
    expect(outraVez.map(({ id }) => id).sort()).toEqual(antes.map(({ id }) => id).sort());
  });
});
