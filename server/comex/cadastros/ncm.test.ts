import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { aliquotaDoII } from './ncm-repository.ts';

type Linha = [codigo: string, descricao: string, inicio?: string, fim?: string];

/** A table in the format of the Portal Único. */
const tabela = (dia: string, linhas: Linha[]) =>
  JSON.stringify({
    Data_Ultima_Atualizacao_NCM: `Vigente em ${dia}`,
    Ato: 'Resolução Gecex nº 812/2025',
    Nomenclaturas: linhas.map(([Codigo, Descricao, Data_Inicio = '01/04/2022', Data_Fim = '31/12/9999']) => ({
      Codigo,
      Descricao,
      Data_Inicio,
      Data_Fim,
      Tipo_Ato_Ini: 'Res Camex',
      Numero_Ato_Ini: '000272',
      Ano_Ato_Ini: '2021',
    })),
  });

const CAVALOS: Linha[] = [
  ['01', 'Animais vivos.'],
  ['01.01', 'Cavalos, asininos e muares, vivos.'],
  ['0101.2', '- Cavalos:'],
  ['0101.21.00', '-- Reprodutores de raça pura'],
  ['0101.29.00', '-- Outros'],
];

const importar = (pessoa: Pessoa, conteudo: string, consulta = '') =>
  pessoa.pedir(multipartOf(`/api/Ncm/Importar${consulta}`, conteudo, 'Tabela_NCM_Vigente.json'));

onServer('The NCM of the Portal Único', (bench) => {
  test('becomes rows of eight digits, each with the words it stands under, its days and its act', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await importar(pessoa, tabela('19/11/2026', CAVALOS));
    expect(resposta.statusCode).toBe(200);
    expect(resposta.json()).toEqual({
      atualizadaEm: '2026-11-19',
      ato: 'Resolução Gecex nº 812/2025',
      novas: 2,
      alteradas: 0,
      foraDeVigor: 0,
      iguais: 0,
    });
    const { listar, procurar, historico } = cadastroDeTeste(pessoa, 'Ncm');
    const linhas = (await listar('origem=EMPRESA')).json();
    expect(linhas).toMatchObject([
      {
        codigo: '01012100',
        descricao: 'Cavalos, asininos e muares, vivos › Cavalos › Reprodutores de raça pura',
        vigenciaInicio: '2022-04-01',
        vigenciaFim: null,
        ato: 'Res Camex 000272/2021',
        situacao: 'VERIFICADO',
        alteradoPor: 'Pessoa de Teste',
      },
      { codigo: '01012900', descricao: 'Cavalos, asininos e muares, vivos › Cavalos › Outros' },
    ]);
    expect((await procurar('0101.2')).json()).toMatchObject([{ codigo: '01012100' }, { codigo: '01012900' }]);
    expect((await procurar('RACA PURA')).json()).toMatchObject([{ codigo: '01012100' }]);
    expect(await historico(linhas[0].id)).toMatchObject([
      {
        acao: 'CRIAR',
        antes: null,
        depois: { codigo: '01012100', versao: 1 },
        motivo: 'Importação do arquivo Tabela_NCM_Vigente.json: Resolução Gecex nº 812/2025.',
      },
    ]);
  });

  test('read again changes what it says otherwise and ends what it no longer brings, and that can be undone', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, tabela('19/11/2026', CAVALOS));
    const nova: Linha[] = [
      ...CAVALOS.slice(0, 3),
      ['0101.21.00', '-- Reprodutores de pura raça'],
      ['0101.30.00', '- Asininos'],
    ];
    expect((await importar(pessoa, tabela('20/11/2026', nova))).json()).toMatchObject({
      novas: 1,
      alteradas: 1,
      foraDeVigor: 1,
      iguais: 0,
    });
    expect((await importar(pessoa, tabela('20/11/2026', nova))).json()).toMatchObject({
      novas: 0,
      alteradas: 0,
      foraDeVigor: 0,
      iguais: 2,
    });
    const { listar, ler, historico, desfazer, procurar } = cadastroDeTeste(pessoa, 'Ncm');
    const [saida] = (await listar('codigo=01012900')).json();
    expect(saida).toMatchObject({ versao: 2, vigenciaFim: '2026-11-19' });
    expect((await listar('codigo=01012900&vigenteEm=2026-11-20')).json()).toEqual([]);
    expect((await procurar('01012900')).json()).toEqual([]);
    const [encerramento] = await historico(saida.id);
    expect((await desfazer(encerramento.id, 2)).json()).toMatchObject({ versao: 3, vigenciaFim: null });
    expect((await procurar('01012900')).json()).toHaveLength(1);
    expect((await ler(saida.id)).json().descricao).toBe('Cavalos, asininos e muares, vivos › Cavalos › Outros');
  });

  test('older than the one brought in last is refused and rolls nothing back, unless that is meant', async () => {
    const pessoa = await bench().novaPessoa();
    const antiga = tabela('18/11/2026', [...CAVALOS.slice(0, 4), ['0101.29.00', '-- Outros, como eram']]);
    await importar(pessoa, tabela('19/11/2026', CAVALOS));
    const recusa = await importar(pessoa, antiga);
    expect([recusa.statusCode, recusa.json()]).toEqual([
      422,
      {
        Error:
          'Este arquivo é da tabela de 18/11/2026, anterior à que a empresa já importou, de 19/11/2026. Nada foi mudado.',
        codigo: 'REGRA',
      },
    ]);
    const { listar } = cadastroDeTeste(pessoa, 'Ncm');
    const descricao = async () => (await listar('codigo=01012900')).json()[0].descricao;
    expect(await descricao()).toMatch(/› Outros$/);
    expect((await importar(pessoa, antiga, '?anterior=true')).json()).toMatchObject({ alteradas: 1, iguais: 1 });
    expect(await descricao()).toMatch(/› Outros, como eram$/);
    // The older table is now the last one imported, and the next import is compared with it.
    expect((await importar(pessoa, antiga)).statusCode).toBe(200);
    expect((await importar(pessoa, tabela('19/11/2026', CAVALOS))).statusCode).toBe(200);
    expect((await importar(await bench().novaPessoa(), antiga)).statusCode).toBe(200);
  });

  test('has a row for each stretch of days of a code, of which a lookup answers the one of today', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(
      pessoa,
      tabela('20/11/2026', [
        ['0101.21.00', '- Antes', '01/01/2017', '31/03/2022'],
        ['0101.21.00', '- Agora', '01/04/2022'],
        ['0101.21.00', '- Depois', '01/01/2027'],
      ]),
    );
    const { listar, procurar } = cadastroDeTeste(pessoa, 'Ncm');
    const descricoes = (linhas: { descricao: string }[]) => linhas.map(({ descricao }) => descricao);
    expect(descricoes((await listar('codigo=01012100&ordem=vigenciaInicio')).json())).toEqual([
      'Antes',
      'Agora',
      'Depois',
    ]);
    expect((await procurar('01012100')).json()).toMatchObject([{ nome: 'Agora' }]);
  });

  test('says nothing of units: what is known of a code stays', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, tabela('20/11/2026', [['8409.91.11', 'Bielas']]));
    expect((await cadastroDeTeste(pessoa, 'Ncm').listar('codigo=84099111')).json()).toMatchObject([
      { origem: 'EMPRESA', unidadeEstatistica: 'UNIDADE' },
    ]);
  });

  test('says nothing of rates: what the company wrote stays, and goes on in days that are new to the code', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, tabela('19/11/2026', CAVALOS));
    const { listar, alterar, historico, desfazer } = cadastroDeTeste(pessoa, 'Ncm');
    const so = async (consulta: string) => (await listar(consulta)).json()[0];
    const { alteradoEm: _, alteradoPor: __, excluidoEm: ___, origem: ____, ...linha } = await so('codigo=01012100');
    const alterada = (
      await alterar({ ...linha, aliquotaII: '12', aliquotaIPI: '3.575', fonteDasAliquotas: 'TIPI fictícia' })
    ).json();
    expect(alterada).toMatchObject({ aliquotaII: '12.00', versao: 2 });
    const [mudanca] = await historico(linha.id);
    expect(mudanca).toMatchObject({ antes: { aliquotaII: null }, depois: { aliquotaII: '12.00' } });

    // The same period with another description, and a new period.
    const mudadas: Linha[] = [
      ...CAVALOS.map(
        (uma): Linha => (uma[0] === '0101.21.00' ? [uma[0], '-- Reprodutores, agora', uma[2], '20/11/2026'] : uma),
      ),
      ['0101.21.00', '-- Reprodutores de outra raça', '21/11/2026'],
    ];
    await importar(pessoa, tabela('20/11/2026', mudadas));
    const linhas = (await listar('codigo=01012100&ordem=vigenciaInicio')).json();
    expect(
      linhas.map((uma: typeof linha) => [
        uma.versao,
        uma.aliquotaII,
        uma.vigenciaInicio,
        uma.aliquotaIPI,
        uma.fonteDasAliquotas,
      ]),
    ).toEqual([
      [3, '12.00', '2022-04-01', '3.575', 'TIPI fictícia'],
      [1, '12.00', '2026-11-21', '3.575', 'TIPI fictícia'],
    ]);
    expect((await desfazer(mudanca.id, 3)).json()).toMatchObject({ aliquotaII: null, versao: 4 });
  });

  test('the rates of codes are those of the day; what nobody wrote is not zero', async () => {
    const pessoa = await bench().novaPessoa();
    const { criar } = cadastroDeTeste(pessoa, 'Ncm');
    const nova = (codigo: string, mais: object) => criar({ codigo, descricao: 'Fictícia', ...mais });
    await nova('01012100', { aliquotaII: '12.00', vigenciaFim: '2026-06-30' });
    await nova('01012100', { aliquotaII: '14.00', vigenciaInicio: '2026-07-01' });
    await nova('01012900', { aliquotaII: '0.00' });
    await nova('02012900', {});
    expect((await nova('03012900', { aliquotaII: '100.01' })).json().campos).toEqual({
      aliquotaII: 'Não pode passar de 100.',
    });
    const { db } = bench().conexao;
    const de = (dia: string, empresaId = pessoa.quem.empresaId) =>
      aliquotaDoII(db, empresaId, ['01012100', '01012900', '02012900', '99999999', '01012100'], dia);
    expect([...(await de('2026-06-30'))]).toEqual([
      ['01012100', '12.00'],
      ['01012900', '0.00'],
    ]);
    expect((await de('2026-07-01')).get('01012100')).toBe('14.00');
    expect(await de('2026-07-01', (await bench().novaPessoa()).quem.empresaId)).toEqual(new Map());
    expect(await aliquotaDoII(db, pessoa.quem.empresaId, [], '2026-07-01')).toEqual(new Map());
  });

  test('is of the company that brought it', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    await importar(pessoa, tabela('20/11/2026', CAVALOS));
    expect((await cadastroDeTeste(outra, 'Ncm').listar('origem=EMPRESA')).json()).toEqual([]);
  });

  test('files that come at once become one table', async () => {
    const pessoa = await bench().novaPessoa();
    const linhas: Linha[] = Array.from({ length: 300 }, (_, i) => [String(10_000_000 + i), '- Código fictício']);
    const conteudo = tabela('20/11/2026', linhas);
    const respostas = await Promise.all([1, 2, 3, 4].map(() => importar(pessoa, conteudo)));
    expect(respostas.map((resposta) => resposta.json().novas).sort()).toEqual([0, 0, 0, 300]);
  });

  test('ten thousand codes come in, more than one statement takes', async () => {
    const pessoa = await bench().novaPessoa();
    const linhas: Linha[] = Array.from({ length: 10_500 }, (_, i) => {
      const codigo = String(10_000_000 + i * 7);
      return [codigo, `-- Código fictício ${i}, com uma descrição do tamanho das que há na tabela, até aqui`];
    });
    expect((await importar(pessoa, tabela('20/11/2026', linhas))).json().novas).toBe(10_500);
  });

  test.each([
    ['o arquivo não é um JSON.', '{"Nomenclaturas": ['],
    ['o arquivo não é a tabela NCM em JSON do Portal Único (Data_Ultima_Atualizacao_NCM).', '{"outra": 1}'],
    ['o arquivo não traz nenhum código de oito algarismos.', tabela('20/11/2026', CAVALOS.slice(0, 3))],
    [
      'a data 0101.29.00 não pôde ser lida: "32/13/2022".',
      tabela('20/11/2026', [...CAVALOS.slice(0, 4), ['0101.29.00', 'Outros', '32/13/2022']]),
    ],
    [
      'o código 01012100 aparece duas vezes com início em 2022-04-01.',
      tabela('20/11/2026', [...CAVALOS, ['0101.21.00', 'Outra coisa']]),
    ],
    ['a data da atualização não pôde ser lida: "".', tabela('hoje', CAVALOS)],
  ])('a file that cannot be taken is refused whole: %s', async (porque, conteudo) => {
    const pessoa = await bench().novaPessoa();
    const resposta = await importar(pessoa, conteudo);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json()).toEqual({
      Error: `A tabela não foi importada: ${porque}`,
      codigo: 'VALIDACAO',
      campos: { file: `A tabela não foi importada: ${porque}` },
    });
    expect((await cadastroDeTeste(pessoa, 'Ncm').listar('origem=EMPRESA')).json()).toEqual([]);
  });

  test.each([
    ['codigo', { codigo: '0101' }],
    ['descricao', { descricao: '' }],
    ['vigenciaFim', { vigenciaFim: '2020-01-01' }],
  ])('of a row made by hand a bad %s is named', async (campo, mudanca) => {
    const nova = { codigo: '01012100', descricao: 'Cavalos', vigenciaInicio: '2022-04-01' };
    const resposta = await cadastroDeTeste(await bench().novaPessoa(), 'Ncm').criar({ ...nova, ...mudanca });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test('a row made by hand is told of one of the same code and first day', async () => {
    const { criar } = cadastroDeTeste(await bench().novaPessoa(), 'Ncm');
    const nova = { codigo: '0101.21.00', descricao: 'Cavalos', vigenciaInicio: null };
    const { id } = (await criar(nova)).json();
    expect((await criar(nova)).json()).toMatchObject({ codigo: 'DUPLICADO', id });
    expect((await criar({ ...nova, vigenciaInicio: '2022-04-01' })).statusCode).toBe(201);
  });
});
