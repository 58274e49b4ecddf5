import readXlsxFile from 'read-excel-file/node';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const fornecedor = (razaoSocial: string, papel = 'FABRICANTE') => ({
  papel,
  razaoSocial,
  pais: { codigo: '160' },
  apelidos: [],
});

onServer('The file of a cadastro', (bench) => {
  const linhas = async (pessoa: Pessoa, url: string) => {
    const resposta = await pessoa.pedir({ url });
    return {
      resposta,
      linhas: resposta.body
        .replace(/^\ufeff/, '')
        .trim()
        .split('\r\n'),
    };
  };

  test('has the rows of its list, in its order, the chosen columns, and nobody else’s', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const ids: string[] = [];
    for (const nome of ['BETA', 'ALFA', '=GAMA']) {
      ids.push((await cadastroDeTeste(pessoa, 'Fornecedor').criar(fornecedor(nome))).json().id);
    }
    await cadastroDeTeste(pessoa, 'Fornecedor').criar(fornecedor('OUTRO PAPEL', 'FORNECEDOR'));
    await cadastroDeTeste(outra, 'Fornecedor').criar(fornecedor('DE OUTRA'));
    const url = '/api/Fornecedor/Exportar?formato=csv&colunas=razaoSocial,pais&papel=FABRICANTE';
    const { resposta, linhas: lidas } = await linhas(pessoa, `${url}&ordem=-razaoSocial`);
    expect(lidas).toEqual([
      'Razão social;País',
      'BETA;CHINA, REPUBLICA POPULAR',
      'ALFA;CHINA, REPUBLICA POPULAR',
      // A spreadsheet takes what begins with an equals sign for a formula.
      "'=GAMA;CHINA, REPUBLICA POPULAR",
    ]);
    expect(resposta.headers).toMatchObject({
      'x-total-count': '3',
      'content-disposition': 'attachment; filename="fornecedores-2026-11-20.csv"',
    });
    const [primeiro = ''] = ids;
    expect((await linhas(pessoa, `${url}&ids=${primeiro}`)).linhas.slice(1)).toEqual(['BETA;CHINA, REPUBLICA POPULAR']);
    expect((await linhas(outra, `${url}&ids=${primeiro}`)).linhas.slice(1)).toEqual([]);
  });

  test('as XLSX says its filters in the words of the screen, or by their parameter, and comes in again as a sheet', async () => {
    const pessoa = await bench().novaPessoa();
    await cadastroDeTeste(pessoa, 'Fornecedor').criar(fornecedor('ALFA'));
    const filtros = encodeURIComponent(JSON.stringify({ papel: ['Papel', 'Fabricante'] }));
    const url = `/api/Fornecedor/Exportar?formato=xlsx&papel=FABRICANTE&q=alfa&filtros=${filtros}`;
    const resposta = await pessoa.pedir({ url });
    expect(resposta.statusCode).toBe(200);
    const [lista, sobre] = await readXlsxFile(resposta.rawPayload);
    expect(lista?.data).toHaveLength(2);
    expect(sobre?.data.slice(3)).toEqual([
      ['Linhas', 1],
      ['Filtros', null],
      ['Papel', 'Fabricante'],
      ['Busca', 'alfa'],
    ]);
    const semPalavras = await pessoa.pedir({ url: '/api/Fornecedor/Exportar?formato=xlsx&papel=FABRICANTE' });
    expect((await readXlsxFile(semPalavras.rawPayload))[1]?.data.at(-1)).toEqual(['papel', 'FABRICANTE']);
    expect((await pessoa.pedir({ url: '/api/Fornecedor/Exportar?filtros=nada' })).statusCode).toBe(400);

    const enviada = await pessoa.pedir(
      multipartOf('/api/Planilha?recurso=Fornecedor', resposta.rawPayload, 'fornecedores.xlsx'),
    );
    expect(enviada.statusCode).toBe(201);
    const { folhas } = enviada.json();
    expect(folhas[0].palpite.colunas).toEqual(expect.arrayContaining(['razaoSocial', 'papel']));
  });

  test('of a reference table has the shipped rows and, before them, those of the company', async () => {
    const pessoa = await bench().novaPessoa();
    const url = '/api/Incoterm/Exportar?formato=csv&colunas=codigo,nome,origem&q=FOB';
    const deFabrica = (await linhas(pessoa, url)).linhas.slice(1);
    expect(deFabrica).toEqual([expect.stringMatching(/^FOB;.+;De fábrica$/)]);
    await cadastroDeTeste(pessoa, 'Incoterm').criar({ codigo: 'FOB', nome: 'Livre a bordo' });
    const { resposta, linhas: depois } = await linhas(pessoa, url);
    expect(depois.slice(1)).toEqual(['FOB;Livre a bordo;Da empresa']);
    expect(resposta.headers['content-disposition']).toBe(
      'attachment; filename="incoterms-e-condicoes-de-venda-2026-11-20.csv"',
    );
  });

  test.each(['Fornecedor', 'Item', 'Ncm', 'Parametro', 'Urf'])(
    'of %s refuses a column it does not have',
    async (recurso) => {
      const pessoa = await bench().novaPessoa();
      const resposta = await pessoa.pedir({ url: `/api/${recurso}/Exportar?colunas=senha` });
      expect(resposta.statusCode).toBe(400);
      expect((await pessoa.pedir({ url: `/api/${recurso}/Exportar?formato=csv` })).statusCode).toBe(200);
    },
  );
});
