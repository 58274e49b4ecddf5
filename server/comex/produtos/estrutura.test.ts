import type { EstruturaLida } from '#lib/registros/estrutura.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { lerLinhas } from '#server/testing/linhas-de-planilha.ts';
import { linhaDeEstrutura, produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NENHUM = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const ITEM = {
  partNumber: 'FX-100',
  descricao: 'CIRCUITO INTEGRADO FX-100',
  ncm: '85423190',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
  apelidos: ['OLD-100'],
};

onServer('Estrutura', (bench) => {
  const comProduto = async () => {
    const casa = await produtosDeTeste(bench());
    const produto = await casa.produto();
    const nova = (revisao: string, vigenciaInicio: string, mais: object = {}) => ({
      produto,
      revisao,
      vigenciaInicio,
      observacao: null,
      linhas: [
        linhaDeEstrutura('GAB-1', { origem: 'NACIONAL', quantidade: '1', perda: '2.5' }),
        linhaDeEstrutura('FX-1', { quantidade: '0.1234567', subDe: 'gab-1' }),
      ],
      ...mais,
    });
    return { ...casa, produto, outroProduto: casa.produto, nova };
  };
  const resumos = (linhas: EstruturaLida[]) =>
    linhas.map(({ revisao, vigenciaInicio, vigenciaFim }) => [revisao, vigenciaInicio, vigenciaFim]);

  test('is answered as it was filled in; its last day is the one before the next revision begins', async () => {
    const { estruturas, nova, produto } = await comProduto();
    const criada = await estruturas.criar(nova('a', '2026-01-01'));
    expect(criada.statusCode).toBe(201);
    expect(criada.json()).toEqual({
      id: expect.any(String),
      versao: 1,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
      produto: { ...produto, codigo: 'MON-24', descricao: 'MONITOR DE VIDEO FICTICIO 24', excluido: false },
      revisao: 'A',
      vigenciaInicio: '2026-01-01',
      vigenciaFim: null,
      observacao: null,
      nacionais: 1,
      importados: 1,
      linhas: [
        {
          ...linhaDeEstrutura('GAB-1', { origem: 'NACIONAL', perda: '2.5000' }),
          id: expect.any(String),
        },
        { ...linhaDeEstrutura('FX-1', { quantidade: '0.1234567', subDe: 'gab-1' }), id: expect.any(String) },
      ],
    });
    await estruturas.criar(nova('C', '2026-07-01'));
    const { id } = (await estruturas.criar(nova('B', '2026-03-01'))).json();
    const lista = async () => resumos((await estruturas.listar(`produtoId=${produto.id}`)).json());
    expect(await lista()).toEqual([
      ['C', '2026-07-01', null],
      ['B', '2026-03-01', '2026-06-30'],
      ['A', '2026-01-01', '2026-02-28'],
    ]);
    await estruturas.excluir(id);
    expect(await lista()).toEqual([
      ['C', '2026-07-01', null],
      ['A', '2026-01-01', '2026-06-30'],
    ]);
    expect((await estruturas.ler(criada.json().id)).json()).toMatchObject({ vigenciaFim: '2026-06-30' });
  });

  test('of one product neither a name nor a first day is taken twice; another product has its own', async () => {
    const { estruturas, nova, outroProduto } = await comProduto();
    const { id } = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    const mesmoNome = await estruturas.criar(nova('a', '2026-02-01'));
    expect([mesmoNome.statusCode, mesmoNome.json()]).toEqual([
      409,
      { Error: 'Este produto já tem uma revisão A.', codigo: 'DUPLICADO', id },
    ]);
    expect((await estruturas.criar(nova('B', '2026-01-01'))).json()).toEqual({
      Error: 'A revisão A deste produto já começa em 01/01/2026: duas não valem no mesmo dia.',
      codigo: 'DUPLICADO',
      id,
    });
    const outro = await outroProduto({ codigo: 'OUTRO' });
    expect((await estruturas.criar(nova('A', '2026-01-01', { produto: outro }))).statusCode).toBe(201);
  });

  test('of eight who want one first day at once, one gets it', async () => {
    const { estruturas, nova } = await comProduto();
    await Promise.all(Array.from({ length: 8 }, () => estruturas.listar()));
    const respostas = await Promise.all(
      Array.from({ length: 8 }, (_, i) => estruturas.criar(nova(`R${i}`, '2026-01-01'))),
    );
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('a line that stays keeps its id, whatever its place; one that goes is gone', async () => {
    const { estruturas, nova } = await comProduto();
    const criada: EstruturaLida = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    const [gabinete, fx] = criada.linhas;
    const linhas = [linhaDeEstrutura('NOVO-1'), { ...fx, subDe: null, quantidade: '3' }];
    const alterada = await estruturas.alterar({ ...nova('A', '2026-01-01', { linhas }), id: criada.id, versao: 1 });
    expect(alterada.json()).toMatchObject({
      versao: 2,
      nacionais: 0,
      importados: 2,
      linhas: [{ partNumber: 'NOVO-1' }, { id: fx?.id, partNumber: 'FX-1', quantidade: '3.0000000', subDe: null }],
    });
    expect(alterada.json().linhas).toHaveLength(2);
    expect(alterada.json().linhas.map(({ id }: { id: string }) => id)).not.toContain(gabinete?.id);
  });

  test("a line of another structure, or of another company's, comes in as a new one", async () => {
    const { estruturas, nova } = await comProduto();
    const alheia: EstruturaLida = await comProduto().then(async (casa) =>
      (await casa.estruturas.criar(casa.nova('A', '2026-01-01'))).json(),
    );
    const minha: EstruturaLida = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    for (const [i, de] of [alheia, minha].entries()) {
      const copia = await estruturas.criar(nova(`C${i}`, `2026-0${i + 2}-01`, { linhas: de.linhas }));
      expect(copia.statusCode).toBe(201);
      const ids = copia.json().linhas.map(({ id }: { id: string }) => id);
      for (const { id } of de.linhas) expect(ids).not.toContain(id);
    }
    expect((await estruturas.ler(minha.id)).json().linhas).toEqual(minha.linhas);
  });

  test.each([
    [{ subDe: 'NADA' }, 'Não há linha nacional de part number NADA nesta estrutura.'],
    [{ subDe: 'FX-9' }, 'Não há linha nacional de part number FX-9 nesta estrutura.'],
    [{ subDe: 'GAB-1', origem: 'NACIONAL' }, 'Só um componente importado faz parte de um nacional.'],
  ])('a parent %j is refused at its line', async (mais, frase) => {
    const { estruturas, nova } = await comProduto();
    const linhas = [
      linhaDeEstrutura('GAB-1', { origem: 'NACIONAL' }),
      linhaDeEstrutura('FX-9'),
      linhaDeEstrutura('FX-1', mais),
    ];
    const recusada = await estruturas.criar(nova('A', '2026-01-01', { linhas }));
    expect([recusada.statusCode, recusada.json().campos]).toEqual([400, { 'linhas.2.subDe': frase }]);
  });

  test('an item of the cadastro stays though it is deleted; one nobody has is refused', async () => {
    const { pessoa, estruturas, nova } = await comProduto();
    const itens = cadastroDeTeste(pessoa, 'Item');
    const { id } = (await itens.criar(ITEM)).json();
    const linhas = [linhaDeEstrutura('FX-100', { item: { id } })];
    const criada = (await estruturas.criar(nova('A', '2026-01-01', { linhas }))).json();
    expect(criada.linhas).toMatchObject([{ item: { id } }]);
    await itens.excluir(id);
    expect(
      (await estruturas.alterar({ ...nova('A', '2026-01-02', { linhas }), id: criada.id, versao: 1 })).json(),
    ).toMatchObject({ versao: 2, linhas: [{ item: { id } }] });
    const sem = await estruturas.criar(
      nova('B', '2026-02-01', { linhas: [linhaDeEstrutura('X', { item: { id: NENHUM } })] }),
    );
    expect([sem.statusCode, Object.keys(sem.json().campos)]).toEqual([400, ['linhas.0.partNumber']]);
  });

  test('a change is undone, lines and all; the history keeps nothing that follows from other revisions', async () => {
    const { estruturas, nova } = await comProduto();
    const criada: EstruturaLida = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    const linhas = criada.linhas.map((linha) => ({ ...linha, quantidade: '9' }));
    await estruturas.alterar({ ...nova('A', '2026-01-01', { linhas, observacao: 'X' }), id: criada.id, versao: 1 });
    const [mudanca] = await estruturas.historico(criada.id);
    for (const campo of ['vigenciaFim', 'nacionais', 'importados']) expect(mudanca.depois).not.toHaveProperty(campo);
    const desfeita = (await estruturas.desfazer(mudanca.id, 2)).json();
    expect(desfeita).toMatchObject({ versao: 3, observacao: null });
    expect(desfeita.linhas).toEqual(criada.linhas);
  });

  test('a deletion frees its name and its day; it comes back only where they still are free', async () => {
    const { estruturas, nova } = await comProduto();
    const { id } = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    await estruturas.excluir(id);
    const { id: outra } = (await estruturas.criar(nova('B', '2026-01-01'))).json();
    const ocupada = await estruturas.restaurar(id);
    expect([ocupada.statusCode, ocupada.json().id]).toEqual([409, outra]);
    await estruturas.excluir(outra);
    expect((await estruturas.restaurar(id)).json()).toMatchObject({ revisao: 'A', linhas: [{}, {}] });
  });

  test('those of a product that is deleted stay, and are not written until it is back', async () => {
    const { produtos, produto, estruturas, nova } = await comProduto();
    const { id } = (await estruturas.criar(nova('A', '2026-01-01'))).json();
    await produtos.excluir(produto.id);
    expect((await estruturas.ler(id)).json()).toMatchObject({ produto: { excluido: true } });
    const recusada = await estruturas.alterar({ ...nova('A', '2026-01-01'), id, versao: 1 });
    expect(recusada.json().campos).toEqual({
      'produto.id': 'Este produto não existe ou foi excluído. Escolha outro.',
    });
    await estruturas.excluir(id);
    expect((await estruturas.restaurar(id)).json().Error).toBe(
      'O produto desta estrutura foi excluído. Traga o produto de volta antes.',
    );
  });

  test('five thousand lines are written, read and searched by part number', async () => {
    const { estruturas, nova } = await comProduto();
    const linhas = Array.from({ length: 5000 }, (_, i) => linhaDeEstrutura(`PN-${i}`));
    const criada = await estruturas.criar(nova('A', '2026-01-01', { linhas }));
    expect([criada.statusCode, criada.json().linhas?.length]).toEqual([201, 5000]);
    expect((await estruturas.listar('q=pn-4999')).json()).toMatchObject([{ importados: 5000, nacionais: 0 }]);
    const demais = [...linhas, linhaDeEstrutura('PN-5000')];
    const recusada = await estruturas.criar(nova('B', '2026-02-01', { linhas: demais }));
    expect(recusada.json().campos).toEqual({ linhas: 'Uma estrutura tem no máximo 5.000 linhas.' });
  });

  describe('a sheet of its lines', () => {
    const ler = async (csv: string) => {
      const { pessoa } = await comProduto();
      const item = (await cadastroDeTeste(pessoa, 'Item').criar(ITEM)).json();
      return { item, lidas: await lerLinhas(pessoa, 'LinhaDaEstrutura', csv) };
    };

    test('is completed by the cadastro, origin too, and known by the titles people give', async () => {
      const { item, lidas } = await ler(
        'Componente;Descrição;NCM;UN;Origem;Qtd;Perda;Componente pai\n' +
          'gab-1;Gabinete;39269090;pc;N;1;2,5%;\nOLD-100;;;;;0,1234567;;GAB-1',
      );
      expect(lidas).toMatchObject({ nomes: [], planilha: { contagens: { novas: 2, comErro: 0 } } });
      expect(lidas.linhas).toEqual([
        {
          numero: 2,
          celulas: {
            partNumber: 'gab-1',
            descricao: 'Gabinete',
            ncm: '39269090',
            unidade: 'PC',
            origem: 'NACIONAL',
            quantidade: '1.0000000',
            perda: '2.5000',
            subDe: '',
          },
          erros: {},
        },
        {
          numero: 3,
          celulas: {
            partNumber: 'OLD-100',
            item: item.id,
            descricao: 'CIRCUITO INTEGRADO FX-100',
            ncm: '85423190',
            unidade: 'PECA',
            origem: 'IMPORTADO',
            quantidade: '0.1234567',
            perda: '',
            subDe: 'GAB-1',
          },
          erros: {},
        },
      ]);
    });

    test('says of each line what is wrong, and keeps what cannot be read as it came', async () => {
      const { lidas } = await ler(
        'Part number;Quantidade;Origem;Perda (%);Pai;Cor\nFX-100;0,12345678;Lua;101;NADA;azul\nNOVO;;;;;\n',
      );
      expect(lidas.planilha.mapa?.colunas.at(-1)).toBeNull();
      expect(lidas.linhas).toMatchObject([
        {
          numero: 2,
          celulas: { quantidade: '0,12345678', origem: 'Lua' },
          erros: {
            quantidade: expect.stringContaining('7 casas decimais'),
            origem: '“Lua” não é uma das opções: Importado, Nacional.',
            perda: 'Não pode passar de 100.',
            subDe: 'Não há linha nacional de part number NADA nesta estrutura.',
          },
        },
        {
          numero: 3,
          erros: {
            descricao: 'Informe a descrição.',
            ncm: 'Informe a NCM.',
            unidade: 'Informe a unidade.',
            origem: 'Diga se é importado ou nacional.',
            quantidade: 'Informe a quantidade.',
          },
        },
      ]);
    });

    test('is refused in words where nothing in it is known', async () => {
      const { lidas } = await ler('a;b\n1;2');
      expect(lidas.recusa?.Error).toBe('Diga o que é ao menos uma das colunas.');
    });
  });
});
