import type { NomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
import type { AtoDeCadastros } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import type { OQueFalta } from '#lib/contracts/declaracao/o-que-falta.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** A DI of three adições whose seller is spelled in two ways; two of its goods are one part number. */
function di(semente: number): string {
  const lida = gerarDeclaracao({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 3,
    itensPorAdicao: 2,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });
  const adicoes = lida.adicoes.map((adicao, i) => ({
    ...adicao,
    ncm: '85177900',
    fornecedor: i === 0 ? 'FICTICIA SHENZHEN CO., LTD.' : 'Ficticia Shenzhen Company Limited',
    fabricante: `FABRICA FICTICIA ${i} LTD`,
    itens: adicao.itens.map((um, j) => ({
      ...um,
      descricao: j === 0 ? `PLACA FICTICIA P/N: PL-100, LOTE ${i % 2}` : `CABO FICTICIO ${i}`,
    })),
  }));
  return escreverDiXml([{ ...lida, adicoes }]);
}

onServer('What a declaration names and the cadastro lacks', (bench) => {
  const importar = async (pessoa: Pessoa, texto: string): Promise<string> => {
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', texto));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
    return resposta.json()[0].id;
  };
  const falta = async (pessoa: Pessoa, processoId: string): Promise<OQueFalta> =>
    (await pessoa.pedir({ url: `/api/Apelido/OQueFalta?processoId=${processoId}` })).json();
  const mandar = (pessoa: Pessoa, url: string, payload: object) =>
    pessoa.pedir({ method: 'POST', url: `/api/Apelido/${url}`, payload });
  const semVinculo = async (pessoa: Pessoa, processoId: string) => {
    const nomes = await Promise.all(
      ['Fornecedor', 'Item'].map(
        async (recurso): Promise<NomeDeclarado[]> =>
          (await pessoa.pedir({ url: `/api/Apelido?processoId=${processoId}&recurso=${recurso}&tamanho=50` })).json(),
      ),
    );
    return nomes.map((seus) => seus.filter(({ vinculo }) => vinculo === null).length);
  };
  const quantos = async (pessoa: Pessoa) =>
    Promise.all(
      ['Fornecedor', 'Item'].map(async (um) => (await pessoa.pedir({ url: `/api/${um}` })).headers['x-total-count']),
    );
  const desfazer = (pessoa: Pessoa, { id }: AtoDeCadastros) =>
    pessoa.pedir({ method: 'POST', url: `/api/CadastroProposto/Atos/${id}/Desfazer`, payload: {} });
  const vinculoDe = async (pessoa: Pessoa, processoId: string, texto: string) => {
    const url = `/api/Apelido?processoId=${processoId}&recurso=Item&tamanho=50`;
    const nomes: NomeDeclarado[] = (await pessoa.pedir({ url })).json();
    return nomes.find((um) => um.texto === texto)?.vinculo?.registro.id ?? null;
  };
  /** What the history of a process tells of links, the newest first. */
  const vinculosContados = async (pessoa: Pessoa, processoId: string) => {
    const linhas: MudancaDoHistorico[] = (
      await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${processoId}` })
    ).json();
    return linhas.filter(({ depois }) => depois && 'Vínculos' in depois);
  };
  const item = (partNumber: string, ncm = '85177900') => ({
    partNumber,
    ncm,
    descricao: `ITEM ${partNumber}`,
    unidadeComercializada: 'PECA',
    origem: 'IMPORTADO',
  });
  const criarItem = async (pessoa: Pessoa, corpo: object) =>
    (await pessoa.pedir({ method: 'POST', url: '/api/Item', payload: corpo })).json();
  const tudo = (processoId: string, { fornecedores, itens }: OQueFalta) => ({
    processoId,
    fornecedores: fornecedores.map(({ chave }) => chave),
    itens: itens.map(({ chave }) => chave),
  });

  test('is proposed with the alike as one, registered and linked in one act, and undone as one', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(41));
    const propostas = await falta(pessoa, processoId);
    expect(propostas.fornecedores).toHaveLength(4);
    expect(propostas.fornecedores[0]).toMatchObject({
      razaoSocial: 'FICTICIA SHENZHEN CO., LTD.',
      papel: 'FORNECEDOR',
      textos: ['FICTICIA SHENZHEN CO., LTD.', 'Ficticia Shenzhen Company Limited'],
      porque: '2 grafias: só diferem em pontuação, caixa e forma societária',
      impedimento: null,
    });
    expect(propostas.itens.map(({ partNumber, textos }) => [partNumber, textos.length])).toEqual([
      ['PL-100', 2],
      ['CABO FICTICIO 0', 1],
      ['CABO FICTICIO 1', 1],
      ['CABO FICTICIO 2', 1],
    ]);

    const feito = await mandar(pessoa, 'OQueFalta', tudo(processoId, propostas));
    expect([feito.statusCode, feito.json()]).toEqual([
      201,
      expect.objectContaining({ fornecedores: 4, itens: 4, vinculos: 0, desfeitoEm: null }),
    ]);
    expect(await semVinculo(pessoa, processoId)).toEqual([0, 0]);
    expect(await falta(pessoa, processoId)).toEqual({ fornecedores: [], itens: [] });
    const [placa] = (await pessoa.pedir({ url: '/api/Item?q=PL-100' })).json();
    expect(placa).toMatchObject({ ncm: '85177900', fornecedorPadrao: { razaoSocial: 'FICTICIA SHENZHEN CO., LTD.' } });

    expect((await desfazer(pessoa, feito.json())).statusCode).toBe(204);
    expect(await quantos(pessoa)).toEqual(['0', '0']);
    expect(await falta(pessoa, processoId)).toEqual(propostas);
  });

  test('is only what the person accepts, and links the next declaration by itself', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(42));
    const { fornecedores } = await falta(pessoa, processoId);
    const aceito = { processoId, fornecedores: [fornecedores[0]?.chave], itens: [] };
    expect((await mandar(pessoa, 'OQueFalta', aceito)).statusCode).toBe(201);
    expect(await quantos(pessoa)).toEqual(['1', '0']);
    const outro = await importar(pessoa, di(43));
    expect((await falta(pessoa, outro)).fornecedores.map(({ razaoSocial }) => razaoSocial)).toEqual([
      'FABRICA FICTICIA 0 LTD',
      'FABRICA FICTICIA 1 LTD',
      'FABRICA FICTICIA 2 LTD',
    ]);
    expect((await mandar(pessoa, 'OQueFalta', aceito)).json().Error).toMatch(/mudou desde que a lista foi aberta/);
  });

  test('of another company is neither seen nor registered nor undone', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const processoId = await importar(pessoa, di(44));
    expect((await outra.pedir({ url: `/api/Apelido/OQueFalta?processoId=${processoId}` })).statusCode).toBe(404);
    const propostas = await falta(pessoa, processoId);
    expect((await mandar(outra, 'OQueFalta', tudo(processoId, propostas))).statusCode).toBe(404);
    const feito = (await mandar(pessoa, 'OQueFalta', tudo(processoId, propostas))).json();
    expect((await desfazer(outra, feito)).statusCode).toBe(404);
    expect(await quantos(pessoa)).toEqual(['4', '4']);
  });

  test('links a part number that the cadastro has to its item, tells it in each process, and takes it back as it was', async () => {
    const pessoa = await bench().novaPessoa();
    const [processoId, outroId] = [await importar(pessoa, di(45)), await importar(pessoa, di(46))];
    const { id } = await criarItem(pessoa, item('PL-100'));
    await criarItem(pessoa, item('CABO FICTICIO 1'));
    const propostas = await falta(pessoa, processoId);
    expect(propostas.itens.map((um) => [um.partNumber, um.doCadastro?.id ?? null, um.impedimento])).toEqual([
      ['PL-100', id, null],
      ['CABO FICTICIO 0', null, null],
      ['CABO FICTICIO 1', null, 'O cadastro já tem este part number: vincule-o pela declaração.'],
      ['CABO FICTICIO 2', null, null],
    ]);
    const [placa, cabo] = propostas.itens;
    const pedido = { processoId, fornecedores: [], itens: [placa?.chave, cabo?.chave] };
    const feito = await mandar(pessoa, 'OQueFalta', pedido);
    expect([feito.statusCode, feito.json()]).toEqual([201, expect.objectContaining({ itens: 1, vinculos: 2 })]);
    expect(await vinculoDe(pessoa, outroId, 'PLACA FICTICIA P/N: PL-100, LOTE 0')).toBe(id);

    const nomes = ['PLACA FICTICIA P/N: PL-100, LOTE 0', 'PLACA FICTICIA P/N: PL-100, LOTE 1', 'CABO FICTICIO 0'];
    const lista = (registros: (string | null)[]) =>
      expect.arrayContaining(nomes.map((nome, i) => ({ nome, registro: registros[i] })));
    const vinculada = {
      acao: 'ALTERAR',
      motivo: 'Um ato de cadastro vinculou 3 nomes desta declaração.',
      antes: { Vínculos: lista([null, null, null]) },
      depois: { Vínculos: lista(['PL-100', 'PL-100', 'CABO FICTICIO 0']) },
      usuario: { id: pessoa.quem.usuarioId },
    };
    for (const um of [processoId, outroId]) expect(await vinculosContados(pessoa, um)).toMatchObject([vinculada]);

    expect((await desfazer(pessoa, feito.json())).statusCode).toBe(204);
    expect(await vinculoDe(pessoa, processoId, 'PLACA FICTICIA P/N: PL-100, LOTE 0')).toBeNull();
    expect(await falta(pessoa, processoId)).toEqual(propostas);
    expect(await vinculosContados(pessoa, outroId)).toMatchObject([
      {
        motivo: 'O ato de cadastro foi desfeito: 3 nomes desta declaração voltaram a como eram.',
        antes: { Vínculos: lista(['PL-100', 'PL-100', 'CABO FICTICIO 0 (excluído)']) },
        depois: { Vínculos: lista([null, null, null]) },
      },
      vinculada,
    ]);
    expect((await desfazer(pessoa, feito.json())).statusCode).toBe(422);
  });

  test('gives a link back to the record that had it, even one that was deleted', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(47));
    const texto = 'CABO FICTICIO 0';
    const antigo = await criarItem(pessoa, item('ANTIGO'));
    const aMao = { recurso: 'Item', texto, ncm: '85177900', registroId: antigo.id };
    await pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload: aMao });
    await pessoa.pedir({ method: 'DELETE', url: `/api/Item/${antigo.id}?versao=1` });
    const { relogio } = bench();
    relogio.hora = new Date(relogio.hora.getTime() + 60_000);
    const { itens } = await falta(pessoa, processoId);
    const cabo = itens.find(({ partNumber }) => partNumber === texto);
    const passa = jest.spyOn(relogio, 'agora').mockImplementation(() => {
      relogio.hora = new Date(relogio.hora.getTime() + 1);
      return relogio.hora;
    });
    const feito = await mandar(pessoa, 'OQueFalta', { processoId, fornecedores: [], itens: [cabo?.chave] });
    passa.mockRestore();
    expect(feito.json()).toMatchObject({ itens: 1, vinculos: 0 });
    expect(await vinculosContados(pessoa, processoId)).toMatchObject([
      {
        antes: { Vínculos: [{ nome: texto, registro: 'ANTIGO (excluído)' }] },
        depois: { Vínculos: [{ nome: texto, registro: texto }] },
      },
    ]);
    expect((await desfazer(pessoa, feito.json())).statusCode).toBe(204);
    const voltou = await pessoa.pedir({ method: 'POST', url: `/api/Item/${antigo.id}/Restaurar`, payload: {} });
    expect(voltou.statusCode).toBe(200);
    expect(await vinculoDe(pessoa, processoId, texto)).toBe(antigo.id);
  });

  test('gives whoever began the process no notice: an act may link the names of hundreds', async () => {
    const dona = await bench().novaPessoa();
    const processoId = await importar(dona, di(49));
    const colega = await newColleague(bench(), dona);
    await dona.pedir({ method: 'POST', url: '/api/Aviso/Lidos', payload: {} });
    const feito = await mandar(colega as Pessoa, 'OQueFalta', tudo(processoId, await falta(dona, processoId)));
    expect(feito.statusCode).toBe(201);
    expect(await vinculosContados(dona, processoId)).toMatchObject([{ usuario: { nome: 'Colega' } }]);
    expect((await dona.pedir({ url: '/api/Aviso/Contagem' })).json().naoLidos).toBe(0);
  });

  test('undone with the ids of an older page answers what to do, and undoes nothing', async () => {
    const pessoa = await bench().novaPessoa();
    const processoId = await importar(pessoa, di(48));
    await mandar(pessoa, 'OQueFalta', tudo(processoId, await falta(pessoa, processoId)));
    const ids = (await pessoa.pedir({ url: '/api/Item' })).json().map(({ id }: { id: string }) => id);
    const recusa = await mandar(pessoa, 'OQueFalta/Desfazer', { fornecedorIds: [], itemIds: ids });
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'Nada foi desfeito: esta página é de uma versão anterior do Cais. Recarregue-a e desfaça o ato em Cadastros do ' +
        'histórico. O que foi cadastrado antes desta versão é excluído na página de cada registro.',
    ]);
    expect(await quantos(pessoa)).toEqual(['4', '4']);
  });
});
