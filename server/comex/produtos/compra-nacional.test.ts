import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { produtosDeTeste } from '#server/testing/produtos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const COMPRA = {
  partNumber: 'GAB-1',
  descricao: 'GABINETE PLASTICO FICTICIO',
  unidade: 'PECA',
  ncm: '39269090',
  nf: '1234',
  serie: '1',
  fornecedorCnpj: '11222333000181',
  fornecedorNome: 'FICTICIA PLASTICOS LTDA',
  fornecedorIe: '041234561',
  dataEmissao: '2026-11-20',
  moeda: 'BRL',
  valorUnitario: '12.345678',
  freteSeguroUnitario: '0.500000',
  observacao: null,
};

onServer('CompraNacional', (bench) => {
  const comIndustria = async () => {
    const casa = await produtosDeTeste(bench());
    const nova = (mais: object = {}) => ({ ...COMPRA, importador: casa.importador, ...mais });
    return { ...casa, nova };
  };

  test('is answered as it was filled in, with its cost and the item its part number leads to', async () => {
    const { pessoa, importador, compras, nova } = await comIndustria();
    const item = (
      await cadastroDeTeste(pessoa, 'Item').criar({
        partNumber: 'FX-1',
        descricao: 'GABINETE',
        ncm: '39269090',
        unidadeComercializada: 'PECA',
        origem: 'NACIONAL',
        apelidos: ['GAB-1'],
      })
    ).json();
    const criada = await compras.criar(nova({ nf: '0001234', serie: '001', fornecedorCnpj: '11.222.333/0001-81' }));
    expect(criada.statusCode).toBe(201);
    expect(criada.json()).toEqual({
      ...COMPRA,
      importador: { ...importador, cnpj: '12ABC34501DE35', razaoSocial: 'FICTICIA AGUIA LTDA', excluido: false },
      item: { id: item.id },
      custoUnitario: '12.845678',
      id: expect.any(String),
      versao: 1,
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await compras.ler(criada.json().id)).json()).toEqual(criada.json());
  });

  test.each([
    ['fornecedorCnpj', '11222333000182', expect.stringContaining('dígito')],
    ['nf', '12345678901', 'O número da nota tem até 10 algarismos.'],
    ['nf', '000', 'O número da nota tem até 10 algarismos.'],
    ['dataEmissao', '2026-11-21', 'A nota não pode ser de um dia futuro.'],
    ['valorUnitario', '0.000000', 'Deve ser maior que zero.'],
    ['valorUnitario', '1.1234567', 'Tem mais de 6 casas decimais.'],
    ['moeda', 'EUR', 'Escolha BRL ou USD.'],
  ])('%s %s is refused at its field', async (campo, valor, frase) => {
    const { compras, nova } = await comIndustria();
    const recusada = await compras.criar(nova({ [campo]: valor }));
    expect([recusada.statusCode, recusada.json().campos]).toEqual([400, { [campo]: frase }]);
  });

  test('of a paper of a supplier a part number is there once; of another paper, series or industry again', async () => {
    const { compras, nova, outraIndustria } = await comIndustria();
    const { id } = (await compras.criar(nova())).json();
    const recusada = await compras.criar(nova({ partNumber: 'gab-1', nf: '01234', valorUnitario: '9' }));
    expect([recusada.statusCode, recusada.json()]).toEqual([
      409,
      {
        Error: 'A NF 1234, série 1 do fornecedor 11.222.333/0001-81 já tem o part number GAB-1.',
        codigo: 'DUPLICADO',
        id,
      },
    ]);
    for (const outra of [
      { nf: '1235' },
      { serie: '2' },
      { serie: null },
      { partNumber: 'GAB-2' },
      { fornecedorCnpj: '1A2B3C4D000250' },
      { importador: await outraIndustria() },
    ]) {
      expect((await compras.criar(nova(outra))).statusCode).toBe(201);
    }
  });

  test('of eight who write one at once, one gets there', async () => {
    const { compras, nova } = await comIndustria();
    await Promise.all(Array.from({ length: 8 }, () => compras.listar()));
    const respostas = await Promise.all(Array.from({ length: 8 }, () => compras.criar(nova({ serie: null }))));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('a change is told in the history without what follows from it, undone, and refused to who comes late', async () => {
    const { compras, nova } = await comIndustria();
    const { id } = (await compras.criar(nova())).json();
    await compras.alterar({ ...nova({ valorUnitario: '13' }), id, versao: 1 });
    expect((await compras.alterar({ ...nova(), id, versao: 1 })).json()).toMatchObject({
      codigo: 'CONFLITO',
      Error: expect.stringMatching(/^Esta compra nacional foi alterada por outra pessoa\./),
    });
    const [mudanca] = await compras.historico(id);
    expect(mudanca).toMatchObject({ antes: { valorUnitario: '12.345678' }, depois: { valorUnitario: '13.000000' } });
    expect(mudanca.depois).not.toHaveProperty('custoUnitario');
    expect((await compras.desfazer(mudanca.id, 2)).json()).toMatchObject({ valorUnitario: '12.345678', versao: 3 });
  });

  test('those of a deleted industry wait for it', async () => {
    const { compras, nova, importadores, importador } = await comIndustria();
    const { id } = (await compras.criar(nova())).json();
    await importadores.excluir(importador.id);
    expect((await compras.alterar({ ...nova(), id, versao: 1 })).json().campos).toHaveProperty(['importador.id']);
    await compras.excluir(id);
    expect((await compras.restaurar(id)).json()).toMatchObject({ codigo: 'REGRA' });
  });

  test('the lookup answers the newest of a part number first, not after a day where one is told', async () => {
    const { pessoa, importador, compras, nova } = await comIndustria();
    await compras.criar(nova({ nf: '1', dataEmissao: '2026-03-01', valorUnitario: '10' }));
    await compras.criar(nova({ nf: '2', dataEmissao: '2026-09-01', valorUnitario: '11' }));
    await compras.criar(nova({ nf: '3', partNumber: 'GAB-10', dataEmissao: '2026-10-01' }));
    const procurar = async (consulta: string) =>
      (await pessoa.pedir({ url: `/api/CompraNacional/GetByQ?${consulta}` })).json();
    const notas = (linhas: { nf: string }[]) => linhas.map(({ nf }) => nf);
    const [primeira, ...outras] = await procurar(`q=gab-1&importadorId=${importador.id}`);
    expect(primeira).toMatchObject({
      codigo: 'GAB-1',
      nome: 'NF 2, série 1 · FICTICIA PLASTICOS LTDA · 01/09/2026',
      custoUnitario: '11.500000',
      moeda: 'BRL',
      fornecedorCnpj: '11222333000181',
    });
    expect(notas(outras)).toEqual(['1', '3']);
    expect(notas(await procurar('q=gab-1&ate=2026-08-31'))).toEqual(['1']);
    expect(notas(await procurar('q=FICTICIA%20PLAST'))).toEqual(['2', '1', '3']);
    expect(await procurar('q=gab-1&importadorId=01a1fd15-e7ab-758c-8773-6cd900bf9e0e')).toEqual([]);
  });

  test('the list is filtered by supplier, currency and days, ordered and exported so', async () => {
    const { pessoa, compras, nova } = await comIndustria();
    await compras.criar(nova({ nf: '1', dataEmissao: '2026-03-01' }));
    await compras.criar(nova({ nf: '2', dataEmissao: '2026-09-01', moeda: 'USD', fornecedorCnpj: '1A2B3C4D000250' }));
    const notas = async (consulta: string) =>
      (await compras.listar(consulta)).json().map(({ nf }: { nf: string }) => nf);
    expect(await notas('')).toEqual(['2', '1']);
    expect(await notas('moeda=USD')).toEqual(['2']);
    expect(await notas('fornecedorCnpj=11222333000181')).toEqual(['1']);
    expect(await notas('dataEmissaoDe=2026-03-01&dataEmissaoAte=2026-08-31')).toEqual(['1']);
    expect(await notas('q=11.222.333')).toEqual(['1']);
    expect(await notas('ordem=importador')).toHaveLength(2);
    const url =
      '/api/CompraNacional/Exportar?formato=csv&ordem=dataEmissao&colunas=partNumber,nf,dataEmissao,fornecedorCnpj,moeda,custoUnitario';
    expect((await pessoa.pedir({ url })).body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Part number;NF;Emissão;CNPJ do fornecedor;Moeda;Custo unitário',
      'GAB-1;1;01/03/2026;11.222.333/0001-81;Real (R$);12,845678',
      'GAB-1;2;01/09/2026;1A.2B3.C4D/0002-50;Dólar (US$);12,845678',
    ]);
  });

  test('the note itself is kept with it', async () => {
    const { pessoa, compras, nova } = await comIndustria();
    const { id } = (await compras.criar(nova())).json();
    const url = `/api/Documento?recurso=CompraNacional&registroId=${id}`;
    expect((await pessoa.pedir(multipartOf(url, '%PDF-1.7 danfe', 'danfe.pdf'))).statusCode).toBe(201);
  });
});
