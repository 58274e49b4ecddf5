import { setImmediate as umaVolta } from 'node:timers/promises';
import type { LightMyRequestResponse as Resposta } from 'fastify';
import readXlsxFile from 'read-excel-file/node';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { xlsxOf } from './sheet-de-teste.ts';

const TITULOS = 'Part number;Descrição;NCM;Unidade;Origem;Peso líquido\n';
const BOA = 'FX-1;Parafuso fictício;01012100;PECA;Importado;1,5\n';
const OUTRA = 'FX-2;Porca fictícia;73181600;PECA;Nacional;0,25\n';
const RUIM = 'FX-3;Arruela fictícia;7318;PECA;Importado;0,1\n';

onServer('importing a sheet', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });

  const itens = () => cadastroDeTeste(pessoa, 'Item');
  const todos = async () => (await itens().listar('ordem=partNumber')).json();
  const enviar = async (bytes: Uint8Array | string, recurso = 'Item'): Promise<Planilha> => {
    const resposta = await pessoa.pedir(multipartOf(`/api/Planilha?recurso=${recurso}`, bytes, 'itens.csv'));
    expect(resposta.statusCode).toBe(201);
    return resposta.json();
  };
  const pedir = (id: string, caminho: string, payload: object = {}): Promise<Resposta> =>
    pessoa.pedir({ method: 'POST', url: `/api/Planilha/${id}/${caminho}`, payload });
  const ver = async (id: string): Promise<Planilha> => (await pessoa.pedir({ url: `/api/Planilha/${id}` })).json();
  const terminada = async (id: string): Promise<Planilha> => {
    let vista = await ver(id);
    while (vista.progresso) {
      // A request by inject never leaves the turn of the event loop in which the work would go on.
      await umaVolta();
      vista = await ver(id);
    }
    return vista;
  };
  const fazer = async (id: string, caminho: string, payload: object = {}): Promise<Planilha> => {
    const resposta = await pedir(id, caminho, payload);
    expect([resposta.statusCode, resposta.body]).toEqual([202, expect.anything()]);
    return terminada(id);
  };
  const conferir = async (
    { id, folhas }: Planilha,
    { correcoes = {}, ...mudado }: Partial<MapaDePlanilha> & { correcoes?: object } = {},
  ): Promise<Planilha> => fazer(id, 'Conferir', { mapa: { ...folhas[0]?.palpite, ...mudado }, correcoes });
  const importar = async (csv: string | Uint8Array, mudado: Partial<MapaDePlanilha> = {}): Promise<Planilha> => {
    const { id } = await conferir(await enviar(csv), mudado);
    return fazer(id, 'Gravar', { modo: 'TUDO' });
  };
  const erradas = async (id: string) => (await pessoa.pedir({ url: `/api/Planilha/${id}/Erros` })).json();

  test('shows its first rows and which fields its columns are', async () => {
    const { folhas, situacao, nome } = await enviar(`Relação de itens;;;;;\n\n${TITULOS}${BOA}`);
    expect([nome, situacao]).toEqual(['itens.csv', 'LIDA']);
    expect(folhas[0]?.amostra.at(-1)).toEqual(['FX-1', 'Parafuso fictício', '01012100', 'PECA', 'Importado', '1,5']);
    expect(folhas[0]?.palpite).toEqual({
      folha: 0,
      cabecalho: 2,
      colunas: ['partNumber', 'descricao', 'ncm', 'unidadeComercializada', 'origem', 'pesoLiquidoUnitario'],
      existentes: 'ATUALIZAR',
      vazias: 'MANTER',
    });
  });

  test('checked, says what would be done and does none of it', async () => {
    await itens().criar({ ...ITEM, partNumber: 'fx-1', pesoLiquidoUnitario: '1.4' });
    await itens().criar({
      ...ITEM,
      partNumber: 'FX-2',
      descricao: 'Porca fictícia',
      ncm: '73181600',
      origem: 'NACIONAL',
      pesoLiquidoUnitario: '0.25',
    });
    const antes = await todos();
    const conferida = await conferir(await enviar(TITULOS + BOA + OUTRA + RUIM + BOA.replace('FX-1', 'FX-4')));
    expect(conferida.contagens).toEqual({ novas: 1, alteradas: 1, iguais: 1, puladas: 0, comErro: 1 });
    expect(conferida.situacao).toBe('CONFERIDA');
    expect(await todos()).toEqual(antes);
  });

  test('says what is wrong at the cell it is wrong in', async () => {
    const conferida = await conferir(
      await enviar(
        `${TITULOS}FX-1;;7318;PECA;Marciano;1,2.3\nFX-2;Porca;73181600;PECA;NACIONAL;-1\nfx-2;Outra;73181600;PECA;NACIONAL;\n`,
      ),
    );
    expect(await erradas(conferida.id)).toEqual([
      {
        numero: 2,
        celulas: ['FX-1', '', '7318', 'PECA', 'Marciano', '1,2.3'],
        erros: {
          1: 'Preencha: Descrição para a DI.',
          2: 'A NCM tem oito algarismos, 9999.99.99.',
          4: '“Marciano” não é uma das opções: Importado, Nacional.',
          5: 'Número inválido. Escreva como em 1.234,56.',
        },
      },
      { numero: 3, celulas: expect.any(Array), erros: { 5: 'Não pode ser negativo.' } },
      { numero: 4, celulas: expect.any(Array), erros: { 0: 'Repete a linha 3.' } },
    ]);
  });

  test('writes new records as the form would, each told in the history', async () => {
    const feita = await importar(TITULOS + BOA + OUTRA);
    expect(feita).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: 2, alteradas: 0, comErro: 0 } });
    expect(await todos()).toMatchObject([
      { partNumber: 'FX-1', ncm: '01012100', origem: 'IMPORTADO', pesoLiquidoUnitario: '1.5000000', versao: 1 },
      { partNumber: 'FX-2', ncm: '73181600', origem: 'NACIONAL', pesoLiquidoUnitario: '0.2500000', versao: 1 },
    ]);
    const [{ id }] = await todos();
    expect(await itens().historico(id)).toMatchObject([
      { acao: 'CRIAR', antes: null, motivo: 'Importação da planilha itens.csv.' },
    ]);
  });

  test('changes the fields it brings, and leaves the others and the empty cells alone', async () => {
    for (const partNumber of ['FX-1', 'FX-2', 'FX-3'])
      await itens().criar({ ...ITEM, partNumber, pesoLiquidoUnitario: '9', observacao: 'fica' });
    const csv = 'PN;Peso líquido;Descrição\nFX-1;2;Outra\nFX-2;;Mais uma\nFX-3;9;Parafuso fictício\n';
    const feita = await importar(csv);
    expect(feita.contagens).toMatchObject({ alteradas: 2, iguais: 1 });
    expect(await todos()).toMatchObject([
      { descricao: 'Outra', pesoLiquidoUnitario: '2.0000000', observacao: 'fica', versao: 2 },
      { descricao: 'Mais uma', pesoLiquidoUnitario: '9.0000000', observacao: 'fica', versao: 2 },
      { versao: 1 },
    ]);
    const [{ id }] = await todos();
    expect((await itens().historico(id))[0]).toMatchObject({
      acao: 'ALTERAR',
      antes: { versao: 1 },
      depois: { versao: 2 },
    });
  });

  test('empties a field where that is asked for', async () => {
    await itens().criar({ ...ITEM, partNumber: 'FX-1', pesoLiquidoUnitario: '9' });
    await importar('PN;Peso líquido\nFX-1;\n', { vazias: 'APAGAR' });
    expect(await todos()).toMatchObject([{ pesoLiquidoUnitario: null }]);
  });

  test('passes over records that are there, or says so, as asked', async () => {
    await itens().criar({ ...ITEM, partNumber: 'FX-1' });
    const enviada = await enviar(TITULOS + BOA + OUTRA);
    expect((await conferir(enviada, { existentes: 'PULAR' })).contagens).toMatchObject({ novas: 1, puladas: 1 });
    expect((await conferir(enviada, { existentes: 'ACUSAR' })).contagens).toMatchObject({ novas: 1, comErro: 1 });
    expect(await erradas(enviada.id)).toMatchObject([{ numero: 2, erros: { 0: 'Já está cadastrado.' } }]);
  });

  test('all or nothing is nothing while one row is wrong', async () => {
    const { id } = await conferir(await enviar(TITULOS + BOA + RUIM));
    const tentada = await fazer(id, 'Gravar', { modo: 'TUDO' });
    expect(tentada).toMatchObject({ situacao: 'CONFERIDA', falha: 'Nada foi gravado: há 1 linha com erro.' });
    expect(await todos()).toEqual([]);
  });

  test('all or nothing is nothing when somebody takes a part number between the check and the writing', async () => {
    const { id } = await conferir(await enviar(TITULOS + OUTRA + BOA), { existentes: 'ACUSAR' });
    await itens().criar({ ...ITEM, partNumber: 'FX-1' });
    expect(await fazer(id, 'Gravar', { modo: 'TUDO' })).toMatchObject({
      situacao: 'CONFERIDA',
      contagens: { comErro: 1 },
    });
    expect(await todos()).toHaveLength(1);
  });

  test('those that passed are written, the others stay to be mended', async () => {
    const { id } = await conferir(await enviar(TITULOS + BOA + RUIM + OUTRA));
    const feita = await fazer(id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(feita).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: 2, comErro: 1 } });
    expect((await todos()).map(({ partNumber }: { partNumber: string }) => partNumber)).toEqual(['FX-1', 'FX-2']);
    expect(await erradas(id)).toMatchObject([{ numero: 3 }]);
    expect((await itens().listar(`planilhaId=${id}`)).headers['x-total-count']).toBe('2');
  });

  test('a cell mended in place is read again, as pt-BR whatever wrote the column', async () => {
    const linhas = [
      'FX-1;P;0101;PECA;Importado;0.1',
      'FX-2;P;01012100;PECA;Importado;1,234',
      'FX-3;P;01012100;PECA;Importado;0.5',
    ];
    const enviada = await enviar(`${TITULOS}${linhas.join('\n')}`.replaceAll(';', '\t'));
    await conferir(enviada);
    const { contagens } = await conferir(enviada, { correcoes: { 2: { 2: '0101.21.00', 5: '1.234,25' } } });
    expect(contagens).toMatchObject({ novas: 3, comErro: 0 });
    await fazer(enviada.id, 'Gravar', { modo: 'TUDO' });
    expect(await todos()).toMatchObject([
      { ncm: '01012100', pesoLiquidoUnitario: '1234.2500000' },
      { pesoLiquidoUnitario: '1234.0000000' },
      { pesoLiquidoUnitario: '0.5000000' },
    ]);
  });

  test('the file of errors has the wrong rows, why, and comes back mended', async () => {
    const { id } = await conferir(await enviar(TITULOS + BOA + RUIM));
    const arquivo = await pessoa.pedir({ url: `/api/Planilha/${id}/ArquivoDeErros` });
    const [folha] = await readXlsxFile(arquivo.rawPayload);
    expect(folha?.data).toEqual([
      ['Part number', 'Descrição', 'NCM', 'Unidade', 'Origem', 'Peso líquido', 'Erros', 'Linha no arquivo'],
      [
        'FX-3',
        'Arruela fictícia',
        '7318',
        'PECA',
        'Importado',
        '0,1',
        'NCM: A NCM tem oito algarismos, 9999.99.99.',
        3,
      ],
    ]);
    const mendado = xlsxOf([
      {
        linhas: [
          ['Part number', 'Descrição', 'NCM', 'Unidade', 'Origem', 'Peso líquido', 'Erros', 'Linha no arquivo'],
          ['FX-3', 'Arruela fictícia', '73182100', 'PECA', 'Importado', { n: '0.1' }, 'o que era', { n: '3' }],
        ],
      },
    ]);
    const devolvida = await pessoa.pedir(multipartOf(`/api/Planilha/${id}/Correcoes`, mendado, 'erros.xlsx'));
    expect(devolvida.statusCode).toBe(202);
    expect((await terminada(id)).contagens).toMatchObject({ novas: 2, comErro: 0 });
    await fazer(id, 'Gravar', { modo: 'TUDO' });
    expect(await todos()).toMatchObject([
      { partNumber: 'FX-1' },
      { partNumber: 'FX-3', ncm: '73182100', pesoLiquidoUnitario: '0.1000000' },
    ]);
  });

  test('how its columns were read is remembered for the next one with these titles, by the company alone', async () => {
    const estranho = 'Alfa;Beta\nFX-1;Parafuso\n';
    await conferir(await enviar(estranho), { cabecalho: 0, colunas: ['partNumber', 'descricao'], existentes: 'PULAR' });
    const [folha] = (await enviar(estranho)).folhas;
    expect(folha).toMatchObject({
      lembrado: true,
      palpite: { colunas: ['partNumber', 'descricao'], existentes: 'PULAR' },
    });
    pessoa = await bench().novaPessoa();
    expect((await enviar(estranho)).folhas[0]).toMatchObject({ lembrado: false, palpite: { colunas: [null, null] } });
  });

  test('of suppliers finds the one of that name and country, and reads countries by name', async () => {
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    await fornecedores.criar({ razaoSocial: 'Fictícia Trading', papel: 'FORNECEDOR', pais: { codigo: '160' } });
    const csv =
      'Razão social;País;Papel;Cidade;Nomes nas DIs\nFICTICIA TRADING;CHINA, REPUBLICA POPULAR;Fabricante;Xangai;FT;\nFictícia Trading;023;Nenhum;Berlim;FT 2\n';
    const { id, contagens } = await conferir(await enviar(csv.replace('FT;\n', '"FT; F.T."\n'), 'Fornecedor'));
    expect([contagens, await erradas(id)]).toEqual([
      { novas: 0, alteradas: 1, iguais: 0, puladas: 0, comErro: 1 },
      [{ numero: 3, celulas: expect.any(Array), erros: { 2: expect.stringContaining('não é uma das opções') } }],
    ]);
    await fazer(id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect((await fornecedores.listar()).json()).toMatchObject([
      { papel: 'FABRICANTE', endereco: { cidade: 'Xangai' }, apelidos: ['FT', 'F.T.'], versao: 2 },
    ]);
  });

  test('points at a supplier by its name, and says which name nobody has', async () => {
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    const { id } = (
      await fornecedores.criar({ razaoSocial: 'Fictícia Trading', papel: 'AMBOS', pais: { codigo: '160' } })
    ).json();
    const csv =
      'PN;Descrição;NCM;UN;Origem;Fornecedor\nFX-1;P;01012100;PECA;Importado;fictícia trading\nFX-2;P;01012100;PECA;Importado;Ninguém SA\n';
    const conferida = await conferir(await enviar(csv));
    expect(await erradas(conferida.id)).toMatchObject([
      { numero: 3, erros: { 5: '“Ninguém SA” não está entre os fornecedores.' } },
    ]);
    await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await todos()).toMatchObject([{ partNumber: 'FX-1', fornecedorPadrao: { id } }]);
  });

  test('is undone, but for what has changed since', async () => {
    await itens().criar({ ...ITEM, partNumber: 'FX-1', pesoLiquidoUnitario: '9' });
    await itens().criar({ ...ITEM, partNumber: 'FX-2', pesoLiquidoUnitario: '9' });
    const { id } = await importar(TITULOS + BOA + OUTRA + BOA.replace('FX-1', 'FX-9'));
    const [, segundo] = await todos();
    const { id: _id, excluidoEm: _e, alteradoEm: _a, alteradoPor: _p, ...campos } = segundo;
    await itens().alterar({ ...campos, id: segundo.id, observacao: 'mexido', apelidos: [] });
    const desfeita = await fazer(id, 'Desfazer');
    expect(desfeita).toMatchObject({ situacao: 'DESFEITA', desfeitas: { desfeitas: 2, mantidas: 1 } });
    expect(await todos()).toMatchObject([
      { partNumber: 'FX-1', pesoLiquidoUnitario: '9.0000000', versao: 3 },
      { partNumber: 'FX-2', observacao: 'mexido', pesoLiquidoUnitario: '0.2500000' },
    ]);
    expect((await itens().historico((await todos())[0].id))[0]).toMatchObject({
      acao: 'DESFAZER',
      motivo: 'Desfaz a importação da planilha itens.csv.',
    });
  });

  test('many rows at once are each their own: versions, part numbers, other names', async () => {
    const linhas = Array.from({ length: 620 }, (_, i) => `PN-${i};Item ${i};01012100;PECA;Importado;AP-${i}\n`);
    const titulos = 'PN;Descrição;NCM;UN;Origem;Outros part numbers\n';
    expect((await importar(titulos + linhas.join(''))).contagens).toMatchObject({ novas: 620 });
    const mudadas = linhas.map((linha, i) => (i % 2 ? linha.replace('AP-', 'BP-') : linha));
    expect((await importar(titulos + mudadas.join(''))).contagens).toMatchObject({ alteradas: 310, iguais: 310 });
    expect((await itens().procurar('BP-619', 'GetByPartnumberQ')).json()).toMatchObject([{ partNumber: 'PN-619' }]);
    expect((await itens().listar('q=PN-619')).json()).toMatchObject([
      { versao: 2, descricao: 'Item 619', apelidos: ['BP-619'] },
    ]);
    expect((await itens().listar('q=PN-618')).json()).toMatchObject([{ versao: 1, apelidos: ['AP-618'] }]);
  });

  test('is written once, whatever is asked', async () => {
    const { id } = await importar(TITULOS + BOA);
    const outra = await pedir(id, 'Gravar', { modo: 'TUDO' });
    expect([outra.statusCode, outra.json().Error]).toEqual([422, 'Esta planilha já foi gravada.']);
    expect(await todos()).toHaveLength(1);
  });

  test('needs its key, knows its fields, and takes each once', async () => {
    const { id } = await enviar(TITULOS + BOA);
    const mapa = { folha: 0, cabecalho: 0 };
    const frase = async (colunas: (string | null)[]) =>
      (await pedir(id, 'Conferir', { mapa: { ...mapa, colunas } })).json().Error;
    expect(await frase(['descricao'])).toBe('Falta dizer qual coluna é Part number.');
    expect(await frase(['partNumber', 'partNumber'])).toBe('Part number está em mais de uma coluna.');
    expect(await frase(['partNumber', 'versao'])).toBe('Não há o campo versao.');
  });
});

const ITEM = {
  descricao: 'Parafuso fictício',
  ncm: '01012100',
  unidadeComercializada: 'PECA',
  origem: 'IMPORTADO',
};
