import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const ZENITE = { cnpj: '12ABC34501DE35', razaoSocial: 'Zênite Componentes Fictícia' };
const MANAUS = { cnpj: 'A1B2C3D4000193', razaoSocial: 'Manaus Motores Fictícia' };
const SEM_CADASTRO = { numero: '11222333000181', nome: 'NORTE FICTICIA FORA DO CADASTRO' };

onServer('The importer of a declaration that names it otherwise than the cadastro', (bench) => {
  let pessoa: Pessoa;
  let zenite: string;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const criar = async (campos: typeof ZENITE) =>
      (await importadores.criar({ ...campos, setor: '1', situacaoSuframa: 'NAO_INSCRITO' })).json().id as string;
    zenite = await criar(ZENITE);
    await criar(MANAUS);
    await importar(1, { numero: ZENITE.cnpj, nome: 'AMAZONAS DECLARADA UM' });
    await importar(2, { numero: MANAUS.cnpj, nome: 'ZZ DECLARADA' });
    await importar(3, { numero: ZENITE.cnpj, nome: 'PARINTINS DECLARADA DOIS' });
    await importar(4, SEM_CADASTRO);
  });

  test.each(['Processo', 'Dai'])('has one name in %s, and stands in its place by it', async (recurso) => {
    const esperados = [MANAUS.razaoSocial, SEM_CADASTRO.nome, ZENITE.razaoSocial, ZENITE.razaoSocial];
    expect(await nomes(recurso, 'ordem=importador')).toEqual(esperados);
    expect(await nomes(recurso, 'ordem=-importador')).toEqual(esperados.toReversed());
    expect(await nomes(recurso, 'ordem=importador&dataRegistroDe=2026-11-01')).toEqual(esperados);
    expect(await nomes(recurso, 'ordem=importador&tamanho=2&pagina=2')).toEqual(esperados.slice(2));
    expect(await nomes(recurso, `importadorId=${zenite}`)).toEqual([ZENITE.razaoSocial, ZENITE.razaoSocial]);
    const planilha = await pessoa.pedir({
      url: `/api/${recurso}/Exportar?formato=csv&ordem=importador&colunas=importador`,
    });
    expect(planilha.body.replace('\ufeff', '').trim().split('\r\n').slice(1)).toEqual(esperados);
  });

  test('is found by the name of the cadastro and by the declared one', async () => {
    expect(await nomes('Processo', 'q=zenite')).toEqual([ZENITE.razaoSocial, ZENITE.razaoSocial]);
    expect(await nomes('Processo', 'q=parintins')).toEqual([ZENITE.razaoSocial]);
  });

  test('stands on the record beside the declared name', async () => {
    const [{ id }] = (await pessoa.pedir({ url: '/api/Processo?q=parintins' })).json();
    const inteiro = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    expect(inteiro.importador).toEqual({ id: zenite, numero: ZENITE.cnpj, nome: ZENITE.razaoSocial });
    expect(inteiro.declaracao.importador.nome).toBe('PARINTINS DECLARADA DOIS');
  });

  test('is one row of a report, found by the name of the cadastro', async () => {
    const grupos = async (consulta = '') => {
      const lido = await pessoa.pedir({
        url: `/api/Relatorio/RegistroDi?de=2026-11-01&ate=2026-11-30&agrupar=IMPORTADOR${consulta}`,
      });
      return lido
        .json()
        .linhas.map(({ rotulo, valores }: { rotulo: string; valores: { declaracoes: number } }) => [
          rotulo,
          valores.declaracoes,
        ]);
    };
    expect(new Map(await grupos())).toEqual(
      new Map([
        [MANAUS.razaoSocial, 1],
        [SEM_CADASTRO.nome, 1],
        [ZENITE.razaoSocial, 2],
      ]),
    );
    expect(await grupos('&importador=zênite')).toEqual([[ZENITE.razaoSocial, 2]]);
  });

  async function importar(semente: number, importador: { numero: string; nome: string }): Promise<void> {
    const arquivo = gerarArquivoDi({
      semente,
      dataRegistro: '2026-11-17',
      adicoes: 1,
      itensPorAdicao: 1,
      importador,
      taxas: { '220': '5.3417' },
    });
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
  }

  async function nomes(recurso: string, consulta: string): Promise<string[]> {
    const lidos: { importador: { nome: string } }[] = (
      await pessoa.pedir({ url: `/api/${recurso}?${consulta}` })
    ).json();
    return lidos.map(({ importador }) => importador.nome);
  }
});
