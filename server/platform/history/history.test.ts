import { historyRepository } from '#server/platform/history/history-repository.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NOVO = {
  papel: 'AMBOS',
  razaoSocial: 'FICTICIA LTD',
  pais: { codigo: '160' },
  endereco: { cidade: 'SHENZHEN', estado: 'GUANGDONG' },
  apelidos: ['FICTICIA'],
};

/** A supplier that was created, then renamed and moved to another city: versions 1 and 2. */
async function alterado(pessoa: Pessoa) {
  const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
  const { id } = (await fornecedores.criar(NOVO)).json();
  const depois = { ...NOVO, razaoSocial: 'NOVO NOME LTD', endereco: { ...NOVO.endereco, cidade: 'DONGGUAN' } };
  await fornecedores.alterar({ ...depois, id, versao: 1 });
  const [alteracao, criacao] = await fornecedores.historico(id);
  return { ...fornecedores, id, depois, alteracao, criacao };
}

onServer('The history of a record', (bench) => {
  test('tells who did what and when, what was there before and after, newest first, page by page', async () => {
    const pessoa = await bench().novaPessoa();
    const { id, excluir, restaurar, historico } = await alterado(pessoa);
    await excluir(id);
    await restaurar(id);
    const mudancas = await historico(id);
    expect(mudancas.map(({ acao }: { acao: string }) => acao)).toEqual(['RESTAURAR', 'EXCLUIR', 'ALTERAR', 'CRIAR']);
    expect(mudancas[2]).toMatchObject({
      recurso: 'Fornecedor',
      registroId: id,
      antes: { versao: 1, razaoSocial: 'FICTICIA LTD', endereco: { cidade: 'SHENZHEN' } },
      depois: { versao: 2, razaoSocial: 'NOVO NOME LTD', endereco: { cidade: 'DONGGUAN' } },
      motivo: null,
      usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
      em: '2026-11-20T12:00:00.000Z',
    });
    expect(mudancas.map(({ antes, depois }: Record<string, unknown>) => [antes === null, depois === null])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [true, false],
    ]);
    const url = `/api/Historico?recurso=Fornecedor&registroId=${id}&tamanho=1&pagina=2`;
    const pagina = await pessoa.pedir({ url });
    expect(pagina.json()).toEqual([mudancas[1]]);
    expect(pagina.headers['x-total-count']).toBe('4');
  });

  test('of an imported process speaks like any other: undone, the creation deletes it', async () => {
    const pessoa = await bench().novaPessoa();
    const arquivo = gerarArquivoDi({
      semente: 12,
      dataRegistro: '2026-11-17',
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA LTDA' },
      taxas: { '220': '5.3417' },
    });
    const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo))).json();
    const processos = cadastroDeTeste(pessoa, 'Processo');
    const [criacao] = await processos.historico(id);
    expect(criacao).toMatchObject({ acao: 'CRIAR', recurso: 'Processo', antes: null });
    expect((await processos.desfazer(criacao.id, 1)).json()).toMatchObject({ id, excluidoEm: expect.any(String) });
    expect((await processos.ler(id)).statusCode).toBe(404);
  });
});

onServer('Undoing', (bench) => {
  test('a change gives back the fields it touched and no others, and says so in the history', async () => {
    const { id, depois, alterar, alteracao, desfazer, historico } = await alterado(await bench().novaPessoa());
    await alterar({
      ...depois,
      id,
      versao: 2,
      observacao: 'Mais tarde',
      endereco: { ...depois.endereco, estado: 'GD' },
    });
    const desfeito = await desfazer(alteracao.id, 3);
    expect(desfeito.statusCode).toBe(200);
    expect(desfeito.json()).toMatchObject({
      versao: 4,
      razaoSocial: 'FICTICIA LTD',
      endereco: { cidade: 'SHENZHEN', estado: 'GD' },
      observacao: 'Mais tarde',
    });
    const [ultima] = await historico(id);
    expect(ultima).toMatchObject({
      acao: 'DESFAZER',
      motivo: expect.stringMatching(/^Desfaz a alteração de 20\/11\/2026 às \d\d:00\.$/),
      antes: { versao: 3, razaoSocial: 'NOVO NOME LTD' },
      depois: { versao: 4, razaoSocial: 'FICTICIA LTD' },
    });
  });

  test('an undoing does the change again', async () => {
    const { id, alteracao, desfazer, historico } = await alterado(await bench().novaPessoa());
    await desfazer(alteracao.id, 2);
    const [desfeita] = await historico(id);
    expect((await desfazer(desfeita.id, 3)).json()).toMatchObject({
      versao: 4,
      razaoSocial: 'NOVO NOME LTD',
      endereco: { cidade: 'DONGGUAN' },
    });
  });

  test('is refused by the name of the field, when another change has touched it since', async () => {
    const { id, depois, alterar, alteracao, desfazer, ler } = await alterado(await bench().novaPessoa());
    await alterar({ ...depois, id, versao: 2, endereco: { cidade: 'FOSHAN' } });
    const recusa = await desfazer(alteracao.id, 3);
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json()).toEqual({
      Error: 'Não dá para desfazer: depois desta mudança, outra já alterou Cidade.',
      codigo: 'REGRA',
    });
    expect((await ler(id)).json()).toMatchObject({ versao: 3, razaoSocial: 'NOVO NOME LTD' });
  });

  test('answers the record as it stands to who saw an older one', async () => {
    const { alteracao, desfazer } = await alterado(await bench().novaPessoa());
    const tarde = await desfazer(alteracao.id, 1);
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, razaoSocial: 'NOVO NOME LTD' } });
  });

  test('a creation deletes, undoing that brings back, and once is enough', async () => {
    const { id, criacao, desfazer, ler, historico } = await alterado(await bench().novaPessoa());
    const excluido = await desfazer(criacao.id, 2);
    expect(excluido.json()).toMatchObject({ id, versao: 2, excluidoEm: '2026-11-20T12:00:00.000Z' });
    expect((await ler(id)).statusCode).toBe(404);
    expect((await desfazer(criacao.id, 2)).json().Error).toBe('Este fornecedor já está entre os excluídos.');
    const [desfeita] = await historico(id);
    expect((await desfazer(desfeita.id, 2)).json()).toMatchObject({ excluidoEm: null, razaoSocial: 'NOVO NOME LTD' });
    expect((await ler(id)).statusCode).toBe(200);
  });

  test('a deletion brings back, unless it is back already or its place is taken', async () => {
    const { id, depois, criar, excluir, restaurar, desfazer, historico } = await alterado(await bench().novaPessoa());
    await excluir(id);
    const [exclusao] = await historico(id);
    const intruso = (await criar(depois)).json();
    const recusa = await desfazer(exclusao.id, 2);
    expect([recusa.statusCode, recusa.json().codigo, recusa.json().id]).toEqual([409, 'DUPLICADO', intruso.id]);
    await excluir(intruso.id);
    expect((await desfazer(exclusao.id, 2)).json()).toMatchObject({ id, excluidoEm: null });
    expect((await desfazer(exclusao.id, 2)).json().Error).toBe('Este fornecedor já foi trazido de volta.');
    await excluir(id);
    expect((await restaurar(id)).statusCode).toBe(200);
  });

  test('a change of what is deleted asks for it to be brought back first', async () => {
    const { id, alteracao, excluir, desfazer } = await alterado(await bench().novaPessoa());
    await excluir(id);
    const recusa = await desfazer(alteracao.id, 2);
    expect(recusa.json()).toEqual({
      Error: 'Este fornecedor está entre os excluídos. Traga-o de volta antes de desfazer.',
      codigo: 'REGRA',
    });
  });

  test('by two at once is done once', async () => {
    const { alteracao, criacao, desfazer, ler, id, historico } = await alterado(await bench().novaPessoa());
    const alteracoes = await Promise.all([desfazer(alteracao.id, 2), desfazer(alteracao.id, 2)]);
    expect(alteracoes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await ler(id)).json().versao).toBe(3);
    const criacoes = await Promise.all([desfazer(criacao.id, 3), desfazer(criacao.id, 3)]);
    expect(criacoes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await historico(id)).toHaveLength(4);
  });

  test('what it would point at again must still be there', async () => {
    const pessoa = await bench().novaPessoa();
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    const itens = cadastroDeTeste(pessoa, 'Item');
    const { id: fornecedorId } = (await fornecedores.criar(NOVO)).json();
    const item = {
      partNumber: 'PN-1',
      descricao: 'PLACA',
      ncm: '84733041',
      unidadeComercializada: 'PECA',
      origem: 'IMPORTADO',
    };
    const { id } = (await itens.criar({ ...item, fornecedorPadrao: { id: fornecedorId } })).json();
    await itens.alterar({ ...item, id, versao: 1 });
    await fornecedores.excluir(fornecedorId);
    const [alteracao] = await itens.historico(id);
    const recusa = await itens.desfazer(alteracao.id, 2);
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json().Error).toBe('Este fornecedor não existe ou foi excluído. Escolha outro.');
    await fornecedores.restaurar(fornecedorId);
    expect((await itens.desfazer(alteracao.id, 2)).json().fornecedorPadrao).toEqual({
      id: fornecedorId,
      razaoSocial: 'FICTICIA LTD',
    });
  });

  test('a rate of the company is undone like anything else', async () => {
    const parametros = cadastroDeTeste(await bench().novaPessoa(), 'Parametro');
    const campos = {
      codigo: 'ICMS_AM_GERAL',
      valor: '18.00',
      vigenciaInicio: '2026-01-01',
      vigenciaFim: null,
      fonte: 'Regime de teste',
      situacao: 'CONFIRMAR',
    };
    const { id } = (await parametros.criar(campos)).json();
    await parametros.alterar({ ...campos, id, versao: 1, valor: '17.00' });
    const [alteracao] = await parametros.historico(id);
    expect((await parametros.desfazer(alteracao.id, 2)).json()).toMatchObject({
      versao: 3,
      valor: '18.00',
      alteradoPor: 'Pessoa de Teste',
    });
  });

  test('a line that only tells is not undone: the record stays', async () => {
    const pessoa = await bench().novaPessoa();
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    const { id } = (await fornecedores.criar(NOVO)).json();
    const dito = { usuarioId: pessoa.quem.usuarioId, em: bench().relogio.agora(), motivo: 'Só um aviso.' };
    const [linha] = await bench().conexao.db.transaction((tx) =>
      historyRepository(tx, pessoa.quem.empresaId).registrar([
        { recurso: 'Fornecedor', registroId: id, acao: 'ALTERAR', ...dito },
      ]),
    );
    const recusa = await pessoa.pedir({
      method: 'POST',
      url: `/api/Historico/${linha}/Desfazer`,
      payload: { versao: 1 },
    });
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'Esta mudança não alterou nenhum campo do registro: o que ela fez se desfaz onde foi feito.',
    ]);
    expect((await pessoa.pedir({ url: `/api/Fornecedor/${id}` })).json().excluidoEm).toBeNull();
  });
});
