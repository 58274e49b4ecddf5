import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'Fictícia Motos Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
};

onServer('A new process', (bench) => {
  test('begins with the document of its importer, unless another is chosen or a number is given', async () => {
    const pessoa = await bench().novaPessoa();
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const criado = (await importadores.criar(IMPORTADOR)).json();
    expect(criado.documentoDeImportacao).toBe('DI');
    const processos = cadastroDeTeste(pessoa, 'Processo');
    const comecar = async (campos: object) =>
      (await processos.criar({ importador: { id: criado.id }, ...campos })).json().tipoDocumento;
    expect(await comecar({})).toBe('DI');

    const mudado = { ...IMPORTADOR, documentoDeImportacao: 'DUIMP', id: criado.id, versao: 1 };
    expect((await importadores.alterar(mudado)).json().documentoDeImportacao).toBe('DUIMP');
    expect(await comecar({})).toBe('DUIMP');
    expect(await comecar({ tipoDocumento: 'DI' })).toBe('DI');
    expect(await comecar({ numeroDI: '2600000010' })).toBe('DI');
    expect((await processos.criar({})).json().tipoDocumento).toBe('DI');
  });

  test('keeps its document when the importer changes afterwards', async () => {
    const pessoa = await bench().novaPessoa();
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const { id } = (await importadores.criar(IMPORTADOR)).json();
    const processos = cadastroDeTeste(pessoa, 'Processo');
    const processo = (await processos.criar({ importador: { id } })).json();
    await importadores.alterar({ ...IMPORTADOR, documentoDeImportacao: 'DUIMP', id, versao: 1 });
    const alterado = await processos.alterar({ id: processo.id, versao: processo.versao, referencia: 'REF-1' });
    expect(alterado.json()).toMatchObject({ referencia: 'REF-1', tipoDocumento: 'DI' });
  });
});
