import readXlsxFile from 'read-excel-file/node';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { INDUSTRIA } from '#server/testing/dcrs-de-teste.ts';
import { BELEM, ITACOATIARA, MANAUS } from '#server/testing/notas-de-teste.ts';
import { linhaDeEstrutura } from '#server/testing/produtos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DCR = '2026000012';
const COMERCIO = { razaoSocial: 'FICTICIA COMERCIO LTDA', cnpj: 'A1B2C3D4000193', setor: '0' };

onServer('The lists of the habilitação to the DCI mensal', (bench) => {
  let pessoa: Pessoa;
  let industriaId: string;
  let comercioId: string;

  /** Fifteen motors that all left in motorcycles, five helmets of which two were resold, and eight loose parts of which two left. */
  beforeAll(async () => {
    pessoa = await bench().novaPessoa();
    const dcis = await dcisDeTeste(pessoa);
    industriaId = dcis.importadorId;
    await dcis.dcrs.registrado(DCR, { dataBase: '2026-08-31' }, '2026-09-01');
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '6' });
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000002', quantidade: '9', desembaraco: '2026-08-11' });
    const capacete = { partNumber: 'CAPACETE-01', ncm: '65061000', valorUnitario: '12.5000000' };
    await dcis.emEstoque({ ...capacete, numero: '269000003', quantidade: '5', desembaraco: '2026-08-12' });
    const avulsas = { ncm: '84099190', ipi: '80.00', itens: [{ descricao: 'PECA AVULSA', quantidade: '8' }] };
    const chegada = { desembaraco: '2026-08-13', adicoes: [avulsas] };
    await dcis.saldo.importar({ numero: '269000004', importador: INDUSTRIA.cnpj, ...chegada });
    const [lote] = await dcis.saldo.listar('numeroDeclaracao=269000004');
    expect((await dcis.saldo.ajustar(lote.id, { versao: 1, quantidade: '-2' })).statusCode).toBe(200);

    const comercio = await cadastroDeTeste(pessoa, 'Importador').criar({ ...INDUSTRIA, ...COMERCIO, resolucoes: [] });
    comercioId = comercio.json().id;
    await dcis.saldo.importar({ numero: '269000005', importador: COMERCIO.cnpj, ...chegada });

    const semDcr = await cadastroDeTeste(pessoa, 'Produto').criar({
      importador: { id: industriaId },
      codigo: 'MOTO-300',
      descricao: 'Motocicleta 300 cc',
      ncm: '87113000',
      unidade: 'UNIDADE',
      pesoBruto: '150.00000',
      tipoCoeficiente: 'FIXO',
    });
    const estrutura = await cadastroDeTeste(pessoa, 'Estrutura').criar({
      produto: { id: semDcr.json().id },
      revisao: 'B',
      vigenciaInicio: '2026-01-01',
      observacao: null,
      linhas: [
        linhaDeEstrutura('GAB-1', { origem: 'NACIONAL', quantidade: '1' }),
        linhaDeEstrutura('FAROL-9', { quantidade: '1', perda: '5' }),
        linhaDeEstrutura('farol-9', { quantidade: '0.5', subDe: 'GAB-1' }),
      ],
    });
    expect([semDcr.statusCode, estrutura.statusCode]).toEqual([201, 201]);

    const outubro = await dcis.criada();
    const ana = { tipo: 'PF', documento: '12345678909', nome: 'Ana Fictícia', ...ITACOATIARA } as const;
    await dcis.trazer(
      outubro.id,
      { numero: 1 },
      { numero: 2, destino: BELEM, itens: [{ codigo: 'CAPACETE-01', quantidade: '2', cfop: '6102', ncm: '65061000' }] },
      { numero: 3, itens: [{ quantidade: '3', cfop: '5101' }], mudar: { destinatario: ana } },
      {
        numero: 4,
        destino: MANAUS,
        itens: [{ cfop: '5101' }],
        mudar: { destinatario: { ...ana, ...MANAUS, nome: 'Não' } },
      },
    );
    await dcis.registrada(outubro.id, '2690000101');
    const setembro = await dcis.criada({ competencia: '2026-09', dataPagamento: '2026-10-09' });
    await dcis.trazer(setembro.id, { numero: 5, dia: '2026-09-20', itens: [{ quantidade: '1' }] });
    await dcis.registrada(setembro.id, '2690000202');
    // Its month is not over, so no estimate counts it yet.
    const individual = await dcis.criada({ tipo: 'INDIVIDUAL', competencia: null });
    await dcis.trazer(individual.id, { numero: 6, dia: '2026-11-05', itens: [{ quantidade: '1' }] });
    await dcis.registrada(individual.id, '2690000303');
    // From here on its notas are in two DCIs.
    expect((await dcis.pedir('POST', `${outubro.id}/Copiar`, { natureza: 'RETIFICADORA' })).statusCode).toBe(201);
  });

  const pedir = (caminho: string, quem = pessoa) => quem.pedir({ url: `/api/Dci/Habilitacao${caminho}` });
  /** Splits the CSV into the notice, the titles and the rows. */
  const csv = async (arquivo: string) => {
    const { statusCode, body } = await pedir(`/${arquivo}?importadorId=${industriaId}&formato=csv`);
    expect(statusCode).toBe(200);
    const [aviso, titulos, ...linhas] = body.replace('\uFEFF', '').trimEnd().split('\r\n');
    return { aviso, titulos, linhas };
  };

  test('REGINV has what is left of each item of its declarations, and what is still suspended of it', async () => {
    // Six of the eight loose parts are left: 80.00 × 6/8 = 60.00 of IPI. The motors are used up. The stock of the other importer is
    // not listed.
    const { titulos, linhas } = await csv('REGINV');
    expect(titulos).toBe(
      'Documento;Adição;Nº do item;Desembaraço;Part number;NCM;Descrição;Unidade;Entrou;Saldo;Valor unitário (US$);II suspenso;IPI suspenso;PIS suspenso;COFINS suspensa;Tributos suspensos',
    );
    expect(linhas).toEqual([
      'DI 26/9000003-1;1;1;12/08/2026;CAPACETE-01;6506.10.00;PECA CAPACETE-01;PECA;5,00000;3,0000000;12,5000000;0,00;0,00;0,00;0,00;0,00',
      'DI 26/9000004-0;1;1;13/08/2026;;8409.91.90;PECA AVULSA;PECA;8,00000;6,0000000;10,0000000;0,00;60,00;0,00;0,00;60,00',
    ]);
  });

  test('REGINS has the imported inputs of each product, by its DCR-E or else by its structure with losses', async () => {
    // 1 × 1.05 + 0.5 = 1.55; the national parent is not an imported input.
    expect((await csv('REGINS')).linhas).toEqual([
      expect.stringMatching(/^FAROL-9;.*;MOTO-300;Motocicleta 300 cc;1,5500000;Estrutura, revisão B$/),
      'MOTOR-01;8407.33.90;Motor parcial;UNIDADE;MOTO-150;Motocicleta 150 cc;1,0000000;DCR-E 2026000012',
    ]);
  });

  test('REGMERC has the products with the DCR-E in force, then what was resold', async () => {
    expect((await csv('REGMERC')).linhas).toEqual([
      'Produto da indústria;MOTO-150;8711.20.20;Motocicleta 150 cc;UNIDADE;Portaria 1/2020, Resolução 205/2021;205/2021;2026000012;01/09/2026;4,5360000',
      'Produto da indústria;MOTO-300;8711.30.00;Motocicleta 300 cc;UNIDADE;;;;;',
      'Revenda de produto estrangeiro;CAPACETE-01;6506.10.00;Produto CAPACETE-01;UN;;;;;',
    ]);
  });

  test('REGPJF has who the notas went to, each nota once though a retificadora has it too, and who supplied', async () => {
    const { linhas } = await csv('REGPJF');
    expect(linhas.slice(0, 2)).toEqual([
      'Destinatário de nota;Pessoa física;123.456.789-09;Ana Fictícia;Itacoatiara;AM;;1',
      'Destinatário de nota;Pessoa jurídica;11.222.333/0001-81;Loja Fictícia Ltda;São Paulo;SP;;4',
    ]);
    const lotes = (await pessoa.pedir({ url: `/api/SaldoInsumo?comSaldo=false&importadorId=${industriaId}` })).json();
    const [fornecedor, ...outros] = new Set<string>(lotes.map((lote: { fornecedor: string }) => lote.fornecedor));
    expect(outros).toEqual([]);
    expect(linhas.slice(2)).toEqual([
      expect.stringMatching(new RegExp(`^Fornecedor de importação;No exterior;;${fornecedor};;;[^;]+;4$`)),
    ]);
  });

  test('REGESTI has what left in the last twelve whole months by product and destino, and a twelfth of it', async () => {
    // 2 ÷ 12 = 0.16666…; 3 ÷ 12 = 0.25; (10 + 1) ÷ 12 = 0.91666…
    const { aviso, linhas } = await csv('REGESTI');
    expect(linhas).toEqual([
      'CAPACETE-01;6506.10.00;Produto CAPACETE-01;UN;Produto estrangeiro;2 Demais regiões;2,00000;1;0,16667',
      'MOTO-150;8711.20.20;Produto MOTO-150;UN;Industrializado com PPB;1 Amazônia Ocidental;3,00000;1;0,25000',
      'MOTO-150;8711.20.20;Produto MOTO-150;UN;Industrializado com PPB;2 Demais regiões;11,00000;2;0,91667',
    ]);
    expect(aviso).toContain('saíram por DCI registrada de 11/2025 a 10/2026, e a média é a soma dividida por doze');
  });

  test.each(['REGINV', 'REGINS', 'REGMERC', 'REGPJF', 'REGESTI'])(
    '%s says in its first line whose it is and that it is not the file to hand in',
    async (arquivo) => {
      const resposta = await pedir(`/${arquivo}?importadorId=${industriaId}`);
      const [planilha] = await readXlsxFile(resposta.rawPayload);
      const [[aviso] = [], titulos] = planilha?.data ?? [];
      expect(planilha?.sheet).toBe(`${arquivo} conferência`);
      expect(aviso).toContain('FICTICIA INDUSTRIA DE MOTOS LTDA, CNPJ 12.ABC.345/01DE-35, em 20/11/2026.');
      expect(aviso).toContain(`Não é o ${arquivo}.TXT a entregar`);
      expect((await csv(arquivo)).aviso).toContain(`Não é o ${arquivo}.TXT a entregar`);
      expect(titulos).toContain(arquivo === 'REGPJF' ? 'Nome' : 'NCM');
      expect(resposta.headers['content-disposition']).toBe(
        `attachment; filename="${arquivo.toLowerCase()}-conferencia-2026-11-20.xlsx"`,
      );
    },
  );

  test('how many rows there are of each is told before, with the ADE; the estimate is asked of industries only', async () => {
    expect((await pedir(`?importadorId=${industriaId}`)).json()).toEqual({
      importador: { id: industriaId, cnpj: INDUSTRIA.cnpj, razaoSocial: INDUSTRIA.razaoSocial, setor: '1' },
      habilitada: true,
      adeNumero: 'ADE 1/2020',
      adeData: '2020-01-02',
      arquivos: [
        { arquivo: 'REGINV', linhas: 2 },
        { arquivo: 'REGINS', linhas: 2 },
        { arquivo: 'REGMERC', linhas: 3 },
        { arquivo: 'REGPJF', linhas: 3 },
        { arquivo: 'REGESTI', linhas: 3 },
      ],
    });
    expect((await pedir(`?importadorId=${comercioId}`)).json()).toMatchObject({
      habilitada: false,
      adeNumero: null,
      arquivos: [
        { arquivo: 'REGINV', linhas: 1 },
        { arquivo: 'REGINS', linhas: 0 },
        { arquivo: 'REGMERC', linhas: 0 },
        { arquivo: 'REGPJF', linhas: 1 },
        { arquivo: 'REGESTI', linhas: null },
      ],
    });
    const recusado = await pedir(`/REGESTI?importadorId=${comercioId}`);
    expect([recusado.statusCode, recusado.json().Error]).toEqual([
      422,
      'O REGESTI é só das indústrias, e FICTICIA COMERCIO LTDA está no setor do comércio.',
    ]);
  });

  test('another company gets nothing of it, and a name that is no file is not there', async () => {
    const outra = await bench().novaPessoa();
    for (const caminho of ['', '/REGINV', '/REGPJF']) {
      const resposta = await pedir(`${caminho}?importadorId=${industriaId}`, outra);
      expect([resposta.statusCode, resposta.json().Error]).toEqual([404, 'Esta indústria não existe.']);
    }
    expect((await pedir(`/REGXYZ?importadorId=${industriaId}`)).statusCode).toBe(404);
    expect((await pedir('/REGINV')).statusCode).toBe(400);
  });
});
