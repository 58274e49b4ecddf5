import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const NOVO = {
  nome: 'Fictícia Conceição',
  cpf: '52998224725',
  cargo: 'Diretora',
  vinculo: 'PROCURADOR',
  ativo: true,
  procuracaoValidade: '2026-12-02',
  certificadoTipo: 'A1',
  certificadoTitular: 'Fictícia Conceição',
  certificadoValidade: '2027-03-01',
  importadores: [] as { id: string }[],
  observacao: null,
};

const representantes = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Representante');
const importadores = (pessoa: Pessoa) => cadastroDeTeste(pessoa, 'Importador');

async function comImportadores(pessoa: Pessoa) {
  const { criar } = importadores(pessoa);
  const [aguia, falcao] = [
    (await criar(IMPORTADOR)).json(),
    (await criar({ ...IMPORTADOR, razaoSocial: 'FICTICIA FALCAO LTDA', cnpj: 'A1B2C3D4000193' })).json(),
  ];
  return { aguia: aguia.id as string, falcao: falcao.id as string };
}

onServer('Representante', (bench) => {
  test('is answered as it was filled in, with the importers by name in the order given', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia, falcao } = await comImportadores(pessoa);
    const { criar, ler } = representantes(pessoa);
    const criado = await criar({ ...NOVO, importadores: [{ id: falcao }, { id: aguia }] });
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toEqual({
      ...NOVO,
      id: expect.any(String),
      versao: 1,
      importadores: [
        { id: falcao, cnpj: 'A1B2C3D4000193', razaoSocial: 'FICTICIA FALCAO LTDA', excluido: false },
        { id: aguia, cnpj: '12ABC34501DE35', razaoSocial: 'FICTICIA AGUIA LTDA', excluido: false },
      ],
      alteradoEm: '2026-11-20T12:00:00.000Z',
      alteradoPor: 'Pessoa de Teste',
      excluidoEm: null,
    });
    expect((await ler(criado.json().id)).json()).toEqual(criado.json());
  });

  test('what the list answers can be sent back as a change, an importer deleted meanwhile too', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia, falcao } = await comImportadores(pessoa);
    const { criar, alterar, listar } = representantes(pessoa);
    await criar({ ...NOVO, importadores: [{ id: aguia }] });
    await importadores(pessoa).excluir(aguia);
    const [{ alteradoEm, alteradoPor, excluidoEm, ...edicao }] = (await listar()).json();
    expect(edicao.importadores).toMatchObject([{ id: aguia, excluido: true }]);
    const comMais = { ...edicao, cargo: 'Presidente', importadores: [...edicao.importadores, { id: falcao }] };
    expect((await alterar(comMais)).json()).toMatchObject({
      versao: 2,
      cargo: 'Presidente',
      importadores: [
        { id: aguia, excluido: true },
        { id: falcao, excluido: false },
      ],
    });
  });

  test('an importer that is not there, was deleted or is of another company is refused at its line', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const { aguia, falcao } = await comImportadores(pessoa);
    const alheio = (await comImportadores(outra)).aguia;
    await importadores(pessoa).excluir(falcao);
    const { criar, listar } = representantes(pessoa);
    for (const id of [falcao, alheio, '01a1fd15-e7ab-758c-8773-6cd900bf9e0e']) {
      const resposta = await criar({ ...NOVO, importadores: [{ id: aguia }, { id }] });
      expect([resposta.statusCode, resposta.json().campos]).toEqual([
        400,
        { 'importadores.1.id': 'Este importador não existe ou foi excluído. Escolha outro.' },
      ]);
    }
    expect((await listar()).json()).toEqual([]);
  });

  test('who comes late gets the row as it stands, and whom it acts for does not change', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia, falcao } = await comImportadores(pessoa);
    const { criar, alterar, ler } = representantes(pessoa);
    const { id } = (await criar({ ...NOVO, importadores: [{ id: aguia }] })).json();
    await alterar({ ...NOVO, id, versao: 1, importadores: [{ id: aguia }], cargo: 'Sócia' });
    const tarde = await alterar({ ...NOVO, id, versao: 1, importadores: [{ id: falcao }] });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, importadores: [{ id: aguia }] } });
    expect((await ler(id)).json()).toMatchObject({ versao: 2, cargo: 'Sócia', importadores: [{ id: aguia }] });
  });

  test('a CPF is of one of them', async () => {
    const { criar } = representantes(await bench().novaPessoa());
    const { id } = (await criar(NOVO)).json();
    const repetido = await criar({ ...NOVO, cpf: '529.982.247-25', nome: 'Outra' });
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toEqual({
      Error: 'O CPF 529.982.247-25 já é do representante Fictícia Conceição.',
      codigo: 'DUPLICADO',
      id,
    });
  });

  test('whom it acts for goes back with an undoing, and comes back with a restoring', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia, falcao } = await comImportadores(pessoa);
    const { criar, alterar, excluir, restaurar, historico, desfazer } = representantes(pessoa);
    const { id } = (await criar({ ...NOVO, importadores: [{ id: aguia }] })).json();
    await alterar({ ...NOVO, id, versao: 1, importadores: [{ id: falcao }] });
    const [alteracao] = await historico(id);
    expect((await desfazer(alteracao.id, 2)).json()).toMatchObject({ versao: 3, importadores: [{ id: aguia }] });
    await excluir(id);
    expect((await restaurar(id)).json()).toMatchObject({ importadores: [{ id: aguia }] });
  });

  test('the list is filtered by bond, by importer and by what ends first, and exported so', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia } = await comImportadores(pessoa);
    const { criar, listar } = representantes(pessoa);
    await criar({ ...NOVO, nome: 'VENCENDO', importadores: [{ id: aguia }] });
    await criar({ ...NOVO, nome: 'VENCIDA', cpf: '12345678909', certificadoValidade: '2026-11-19', vinculo: 'SOCIO' });
    await criar({ ...NOVO, nome: 'LONGE', cpf: '11144477735', procuracaoValidade: null, ativo: false });
    const nomes = async (consulta: string) => {
      const linhas: { nome: string }[] = (await listar(consulta)).json();
      return linhas.map(({ nome }) => nome);
    };
    expect(await nomes('')).toEqual(['LONGE', 'VENCENDO', 'VENCIDA']);
    expect(await nomes('validade=VENCENDO')).toEqual(['VENCENDO']);
    expect(await nomes('validade=VENCIDA')).toEqual(['VENCIDA']);
    expect(await nomes('vinculo=SOCIO')).toEqual(['VENCIDA']);
    expect(await nomes('ativo=false')).toEqual(['LONGE']);
    expect(await nomes(`importadorId=${aguia}`)).toEqual(['VENCENDO']);
    const url =
      '/api/Representante/Exportar?formato=csv&validade=VENCENDO&colunas=nome,cpf,procuracaoValidade,importadores';
    const arquivo = await pessoa.pedir({ method: 'GET', url });
    expect(arquivo.body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Nome;CPF;Procuração até;Importadores',
      'VENCENDO;529.982.247-25;02/12/2026;FICTICIA AGUIA LTDA',
    ]);
  });

  test('a lookup offers those who may act today, for the importer when one is named, the CPF half hidden', async () => {
    const pessoa = await bench().novaPessoa();
    const { aguia, falcao } = await comImportadores(pessoa);
    const { criar, procurar } = representantes(pessoa);
    const comuns = { ...NOVO, importadores: [{ id: aguia }] };
    const { id } = (await criar({ ...comuns, nome: 'Ana Hoje', procuracaoValidade: '2026-11-20' })).json();
    await criar({ ...comuns, nome: 'Ana Ontem', cpf: '12345678909', procuracaoValidade: '2026-11-19' });
    await criar({ ...comuns, nome: 'Ana Certificado', cpf: '11144477735', certificadoValidade: '2026-11-19' });
    await criar({ ...comuns, nome: 'Ana Inativa', cpf: '98765432100', ativo: false });
    expect((await procurar('ana')).json()).toEqual([
      { id, codigo: '***.982.247-**', nome: 'Ana Hoje', vinculo: 'PROCURADOR', validade: '2026-11-20' },
    ]);
    const porImportador = (qual: string) =>
      pessoa.pedir({ method: 'GET', url: `/api/Representante/GetByQ?q=529.982&importadorId=${qual}` });
    expect((await porImportador(aguia)).json()).toMatchObject([{ id }]);
    expect((await porImportador(falcao)).json()).toEqual([]);
    await importadores(pessoa).excluir(aguia);
    expect((await porImportador(aguia)).json()).toEqual([]);
    expect((await procurar('ana')).json()).toMatchObject([{ id }]);
    await importadores(pessoa).restaurar(aguia);
    expect((await porImportador(aguia)).json()).toMatchObject([{ id }]);
  });
});
