import { setImmediate as umaVolta } from 'node:timers/promises';
import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('the sheet of any cadastro', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });

  const listar = async (recurso: NomeDeRecurso, consulta = '') =>
    (await cadastroDeTeste(pessoa, recurso).listar(consulta)).json();
  const fazer = async (id: string, caminho: string, payload: object): Promise<Planilha> => {
    const url = `/api/Planilha/${id}`;
    const pedida = await pessoa.pedir({ method: 'POST', url: `${url}/${caminho}`, payload });
    expect([pedida.statusCode, pedida.body]).toEqual([202, expect.anything()]);
    let vista: Planilha = pedida.json();
    while (vista.progresso) {
      await umaVolta();
      vista = (await pessoa.pedir({ url })).json();
    }
    return vista;
  };
  const enviar = async (recurso: NomeDeRecurso, bytes: string | Uint8Array): Promise<Planilha> =>
    (await pessoa.pedir(multipartOf(`/api/Planilha?recurso=${recurso}`, bytes, 'folha.csv'))).json();
  const conferir = async (recurso: NomeDeRecurso, bytes: string | Uint8Array, mudado: Partial<MapaDePlanilha> = {}) => {
    const { id, folhas } = await enviar(recurso, bytes);
    return fazer(id, 'Conferir', { mapa: { ...folhas[0]?.palpite, ...mudado } });
  };
  const importar = async (recurso: NomeDeRecurso, csv: string, mudado: Partial<MapaDePlanilha> = {}) => {
    const { id } = await conferir(recurso, csv, mudado);
    return fazer(id, 'Gravar', { modo: 'TUDO' });
  };
  const frases = async ({ id }: Planilha) =>
    (await pessoa.pedir({ url: `/api/Planilha/${id}/Erros` }))
      .json()
      .map(({ erros }: { erros: Record<string, string> }) => Object.values(erros).join(' '));

  test('importers come by CNPJ, with their inscriptions, days and answers as people write them', async () => {
    const csv = [
      'CNPJ;Razão social;Setor;IE (AM);Situação Suframa;Inscrição Suframa;Validade Suframa;UF;DCI mensal;ADE nº;Data do ADE',
      '11.222.333/0001-81;Fictícia da Amazônia Ltda;Indústria;;Não inscrito;;;AM;Sim;12/2026;05/03/2026',
    ];
    const feita = await importar('Importador', csv.join('\n'));
    expect(feita).toMatchObject({ situacao: 'GRAVADA', falha: null, contagens: { novas: 1 } });
    expect(await listar('Importador', `planilhaId=${feita.id}`)).toMatchObject([
      {
        cnpj: '11222333000181',
        setor: '1',
        situacaoSuframa: 'NAO_INSCRITO',
        uf: 'AM',
        dciMensal: true,
        dciAdeNumero: '12/2026',
        dciAdeData: '2026-03-05',
        arredondamentoCra: 'MEIO_PARA_CIMA',
        contatos: [],
      },
    ]);
  });

  test('an importer that is there keeps its contacts and resolutions, which no sheet brings', async () => {
    const contatos = [{ nome: 'Pessoa Fictícia', funcao: null, email: null, telefone: null }];
    const criado = await cadastroDeTeste(pessoa, 'Importador').criar({ ...IMPORTADOR, contatos });
    expect(criado.statusCode).toBe(201);
    const { contagens } = await importar('Importador', 'CNPJ;Cidade\n11222333000181;Manaus\n');
    expect(contagens).toMatchObject({ novas: 0, alteradas: 1 });
    expect(await listar('Importador')).toMatchObject([{ municipio: 'Manaus', contatos, versao: 2 }]);
  });

  test('an importer is told what its fields say of each other, at the column', async () => {
    const csv =
      'CNPJ;Razão social;Setor;Situação na Suframa;Inscrição Suframa\n11222333000181;F;Comércio;Ativa;\n11222333000182;G;Comércio;Não inscrito;\n';
    expect(await frases(await conferir('Importador', csv))).toEqual([
      'Preencha: Inscrição Suframa.',
      expect.stringContaining('dígito'),
    ]);
  });

  test('representatives come with those they act for, by CNPJ or name, and say who is not there', async () => {
    const { id } = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    const csv = [
      'Nome;CPF;Vínculo;Importadores;Procuração até;Ativo',
      'Maria Fictícia;529.982.247-25;Procurador;11.222.333/0001-81;31/12/2027;Sim',
      'João Fictício;11144477735;Sócio;ficticia da amazonia ltda;;Não',
      'Ana Fictícia;12345678909;Sócio;Ninguém SA;;',
    ];
    const conferida = await conferir('Representante', csv.join('\n'));
    expect(await frases(conferida)).toEqual(['“Ninguém SA” não está entre os importadores.']);
    await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await listar('Representante', 'ordem=nome')).toMatchObject([
      { cpf: '11144477735', ativo: false, procuracaoValidade: null, importadores: [{ id }] },
      { cpf: '52998224725', ativo: true, procuracaoValidade: '2027-12-31', importadores: [{ id }] },
    ]);
  });

  test('a representative keeps an importer deleted since, and takes no new one that is', async () => {
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const { id } = (await importadores.criar(IMPORTADOR)).json();
    const maria = { nome: 'Maria', cpf: '52998224725', vinculo: 'SOCIO', importadores: [{ id }] };
    await cadastroDeTeste(pessoa, 'Representante').criar(maria);
    await importadores.excluir(id);
    const csv = 'CPF;Cargo;Nome;Vínculo\n52998224725;Diretora;;\n';
    expect((await importar('Representante', csv)).contagens).toMatchObject({ alteradas: 1 });
    expect(await listar('Representante')).toMatchObject([
      { cargo: 'Diretora', importadores: [{ id, excluido: true }] },
    ]);
  });

  test('products come by industry and code, keep their models, and say which resolution the industry has not', async () => {
    const resolucoes = [
      { numero: '101/2024', data: '2024-02-29', produto: 'Monitor', tipoCoeficiente: 'VARIAVEL', validade: null },
    ];
    const importador = (await cadastroDeTeste(pessoa, 'Importador').criar({ ...IMPORTADOR, resolucoes })).json();
    const modelos = [{ modelo: '0001', descricao: 'PRETO', precoVenda: '1.00' }];
    await cadastroDeTeste(pessoa, 'Produto').criar({
      importador: { id: importador.id },
      codigo: 'MON-1',
      descricao: 'MONITOR',
      ncm: '85285200',
      unidade: 'UNIDADE',
      pesoBruto: '1.00000',
      tipoCoeficiente: 'VARIAVEL',
      modelos,
    });
    const csv = [
      'Indústria;Código;Descrição;NCM;UN;Peso (kg);Resolução;Informática;Coeficiente;Acréscimo',
      '11.222.333/0001-81;mon-1;MONITOR 24;8528.52.00;UNIDADE;4,25;101/2024;Sim;Variável;10',
      'ficticia da amazonia ltda;REL-1;RELOGIO;91021110;UNIDADE;0,12;;;88;',
      'ficticia da amazonia ltda;REL-2;RELOGIO;91021110;UNIDADE;0,12;999/2020;;Fixo;',
      'ficticia da amazonia ltda;CODIGO-COMPRIDO-1;RELOGIO;91021110;UNIDADE;0,12;;;V;',
    ];
    const conferida = await conferir('Produto', csv.join('\n'));
    expect(conferida.contagens).toMatchObject({ novas: 1, alteradas: 1, comErro: 2 });
    expect(await frases(conferida)).toEqual([
      expect.stringContaining('não tem a Resolução CAS 999/2020'),
      expect.stringContaining('15'),
    ]);
    const gravada = await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await listar('Produto', 'ordem=codigo')).toMatchObject([
      {
        codigo: 'MON-1',
        pesoBruto: '4.25000',
        resolucao: '101/2024',
        informatica: true,
        acrescimo: '10.00',
        quantosModelos: 1,
      },
      { codigo: 'REL-1', tipoCoeficiente: 'FIXO', acrescimo: '0.00', informatica: false, quantosModelos: 0 },
    ]);
    await fazer(gravada.id, 'Desfazer', {});
    expect(await listar('Produto')).toMatchObject([{ codigo: 'MON-1', descricao: 'MONITOR', versao: 3 }]);
  });

  test('national purchases come by paper and part number, whatever zeros stand in front; a future day is said', async () => {
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    const titulos = 'Indústria;PN;Descrição;NCM;UN;NF;CNPJ do fornecedor;Fornecedor;Emissão;Preço unitário';
    const linha = (nf: string, dia: string, preco: string, pn = 'GAB-1') =>
      `11.222.333/0001-81;${pn};GABINETE;39269090;PC;${nf};11.444.777/0001-61;FICTICIA PLASTICOS;${dia};${preco}`;
    const feita = await importar('CompraNacional', [titulos, linha('000123', '01/03/2026', '12,345678')].join('\n'));
    expect(feita).toMatchObject({ situacao: 'GRAVADA', contagens: { novas: 1 } });
    const outra = await conferir(
      'CompraNacional',
      [
        titulos,
        linha('123', '01/03/2026', '12,5', 'gab-1'),
        linha('124', '01/03/2026', '13'),
        linha('125', '21/11/2026', '13'),
        linha('126', '01/03/2026', '0'),
      ].join('\n'),
    );
    expect(outra.contagens).toMatchObject({ novas: 1, alteradas: 1, comErro: 2 });
    expect(await frases(outra)).toEqual(['A nota não pode ser de um dia futuro.', 'Deve ser maior que zero.']);
    await fazer(outra.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await listar('CompraNacional', 'ordem=nf')).toMatchObject([
      { nf: '123', partNumber: 'gab-1', valorUnitario: '12.500000', moeda: 'BRL', freteSeguroUnitario: '0.000000' },
      { nf: '124', valorUnitario: '13.000000', serie: null },
    ]);
  });

  test('rates of the II and the IPI come in the sheet of the NCM, with their source', async () => {
    const csv = 'NCM;Descrição;TEC;TIPI;Fonte das alíquotas\n8528.52.00;Monitores;16;9,75;Ato fictício, 28/11/2026\n';
    const feita = await importar('Ncm', csv);
    expect(feita).toMatchObject({ situacao: 'GRAVADA' });
    expect(await listar('Ncm', 'codigo=85285200&origem=EMPRESA')).toMatchObject([
      { aliquotaII: '16.00', aliquotaIPI: '9.75', fonteDasAliquotas: 'Ato fictício, 28/11/2026' },
    ]);
  });

  test('rows of the matriz come by the CNPJ or the name of their importer, and change the next time', async () => {
    const { id } = (await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json();
    const csv = [
      MATRIZ,
      '11.222.333/0001-81;8473.30.41;0123;01;02;f102;Decreto fictício 1;01/01/2026;31/12/2026',
      'ficticia da amazonia ltda;84733041;0123;01;02;F103;Decreto fictício 2;01/01/2027;',
      'Ninguém SA;84733041;0123;01;02;F104;Decreto fictício 3;01/01/2020;31/12/2020',
      '11222333000181;84733041;0123;01;02;F105;;01/01/2019;31/12/2018',
    ];
    const conferida = await conferir('MatrizTributacao', csv.join('\n'));
    expect(await frases(conferida)).toEqual([
      '“Ninguém SA” não está entre os importadores.',
      expect.stringContaining('Preencha: Decreto concessivo.'),
    ]);
    await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await listar('MatrizTributacao', 'ordem=vigenciaInicio')).toMatchObject([
      { importador: { id }, codigoTributacao: 'F102', vigenciaFim: '2026-12-31' },
      { importador: { id }, codigoTributacao: 'F103', vigenciaFim: null },
    ]);
    const outraVez = await importar(
      'MatrizTributacao',
      [...csv.slice(0, 2), csv[2]?.replace('F103', 'F203')].join('\n'),
    );
    expect(outraVez.contagens).toMatchObject({ novas: 0, alteradas: 1, iguais: 1 });
  });

  test('what a code makes of the ICMS comes by its word; a sheet without that column leaves it as it is', async () => {
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    const comeco = '11222333000181;84733041;0123;01;02;F102;Decreto fictício 1;01/01/2026;31/12/2026';
    const colunas = `${MATRIZ};Tratamento;Redução da base`;
    const csv = (...fim: string[]) => [colunas, ...fim.map((um) => `${comeco};${um}`)].join('\n');
    expect((await importar('MatrizTributacao', csv('Redução de base;51,11'))).contagens).toMatchObject({ novas: 1 });
    const reduzido = [{ tratamento: 'REDUZIDO', reducaoPerc: '51.11' }];
    expect(await listar('MatrizTributacao')).toMatchObject(reduzido);

    const antiga = [MATRIZ, comeco.replace('F102', 'F103')].join('\n');
    expect((await importar('MatrizTributacao', antiga)).contagens).toMatchObject({ alteradas: 1 });
    expect(await listar('MatrizTributacao')).toMatchObject([{ ...reduzido[0], codigoTributacao: 'F103' }]);

    expect(await frases(await conferir('MatrizTributacao', csv('Diferido;')))).toEqual([
      'A redução da base só cabe com “Base de cálculo reduzida” ou “Redução pela carga efetiva (Convênio 52/91)”: apague a redução ou escolha uma delas.',
    ]);
    expect(await frases(await conferir('MatrizTributacao', csv(';10')))).toEqual([]);
    expect(await frases(await conferir('MatrizTributacao', csv('Parcelado;')))).toEqual([
      expect.stringContaining('Parcelado'),
    ]);
  });

  test('two rows of a sheet whose days meet are not both written, and the second is told so', async () => {
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    const linha = (desde: string) => `11222333000181;84733041;0123;01;02;F102;Decreto fictício;${desde};31/12/2026`;
    const csv = [MATRIZ, linha('01/01/2026'), linha('01/07/2026')].join('\n');
    const conferida = await conferir('MatrizTributacao', csv);
    expect(await frases(conferida)).toEqual([expect.stringContaining('dois valeriam de 01/07/2026 a 31/12/2026.')]);
    await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(await listar('MatrizTributacao')).toMatchObject([{ vigenciaInicio: '2026-01-01' }]);
  });

  test('so are rows that lie in slices apart, which only the writing sees', async () => {
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    const linha = (i: number) =>
      `11222333000181;84733041;${String(i).padStart(4, '0')};01;02;F102;Decreto fictício;01/01/2026;`;
    const ultima = '11222333000181;84733041;0000;01;02;F102;Decreto fictício;01/06/2026;';
    const csv = [MATRIZ, ...Array.from({ length: 250 }, (_, i) => linha(i)), ultima].join('\n');
    const conferida = await conferir('MatrizTributacao', csv);
    expect(conferida.contagens).toMatchObject({ novas: 251, comErro: 0 });
    const gravada = await fazer(conferida.id, 'Gravar', { modo: 'AS_QUE_PASSARAM' });
    expect(gravada.contagens).toMatchObject({ novas: 250, comErro: 1 });
    expect(await frases(gravada)).toEqual([expect.stringContaining('dois valeriam desde 01/06/2026.')]);
  });

  test('a list that is exported comes back as it is, shipped rows too', async () => {
    await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR);
    await cadastroDeTeste(pessoa, 'Parametro').criar({ ...PARAMETRO, vigenciaInicio: '2026-01-01' });
    const [{ id }] = await listar('Importador');
    await cadastroDeTeste(pessoa, 'MatrizTributacao').criar({ ...ITEM_DA_MATRIZ, importador: { id } });
    for (const [recurso, minimo] of Object.entries(EXPORTADOS) as [NomeDeRecurso, number][]) {
      for (const formato of ['csv', 'xlsx']) {
        const arquivo = await pessoa.pedir({ url: `/api/${recurso}/Exportar?formato=${formato}` });
        const conferida = await conferir(recurso, arquivo.rawPayload);
        expect([recurso, formato, await frases(conferida), conferida.contagens]).toEqual([
          recurso,
          formato,
          [],
          { novas: 0, alteradas: 0, iguais: expect.any(Number), puladas: 0, comErro: 0 },
        ]);
        expect(conferida.contagens?.iguais).toBeGreaterThanOrEqual(minimo);
      }
    }
  });

  test('a shipped row of a table is not changed: one of the company goes before it, and changes the next time', async () => {
    const csv = 'Código;Nome;Sigla\n160;China;\n998;Lugar Fictício;LF\n';
    expect((await importar('Pais', csv)).contagens).toMatchObject({ novas: 2, alteradas: 0 });
    expect(await listar('Pais', 'codigo=160')).toMatchObject([
      { origem: 'EMPRESA', nome: 'China', sigla: 'CN', versao: 1 },
    ]);
    expect((await importar('Pais', csv.replace('China', 'China Continental'))).contagens).toMatchObject({
      novas: 0,
      alteradas: 1,
      iguais: 1,
    });
    expect(await listar('Pais', 'codigo=160')).toMatchObject([{ nome: 'China Continental', versao: 2 }]);
  });

  test('codes get back their zeros, and letters their capitals', async () => {
    const { contagens } = await importar('Incoterm', 'Código;Nome\nxyz;Condição fictícia\n');
    expect(contagens).toMatchObject({ novas: 1 });
    expect(await listar('Incoterm', 'codigo=XYZ')).toMatchObject([{ nome: 'Condição fictícia' }]);
  });

  test('of the NCM each stretch of days is a row; a sheet without days means the only one there is', async () => {
    const csv = 'NCM;Descrição;Desde;Até\n8517.79.00;Antiga;;31/12/2025\n85177900;Nova;01/01/2026;\n';
    expect((await importar('Ncm', csv)).contagens).toMatchObject({ novas: 2 });
    const mudada = await importar('Ncm', csv.replace('Nova', 'Novíssima'));
    expect(mudada.contagens).toMatchObject({ novas: 0, alteradas: 1, iguais: 1 });
    expect(await frases(await conferir('Ncm', 'NCM;Unidade\n85177900;UNIDADE\n'))).toEqual([
      'Este código da NCM está cadastrado 2 vezes: altere pela tela o que vale.',
    ]);
    await importar('Ncm', 'NCM;Descrição\n73181600;Porcas fictícias\n');
    expect((await importar('Ncm', 'NCM;Unidade\n73181600;TONELADA\n')).contagens).toMatchObject({ alteradas: 1 });
  });

  test('a parameter is one of a code and the day it begins, and needs the column of that day', async () => {
    const { id, folhas } = await enviar('Parametro', 'Código;Valor;Fonte;Situação\nTCIF_PEDIDO;100;Lei;Verificado\n');
    const semDia = await pessoa.pedir({
      method: 'POST',
      url: `/api/Planilha/${id}/Conferir`,
      payload: { mapa: folhas[0]?.palpite },
    });
    expect(semDia.json().Error).toBe('Falta dizer qual coluna é Início da vigência.');
    const csv =
      'Código;Valor;Desde;Até;Fonte;Situação\ntcif_pedido;0,125;01/01/2026;;Lei;Verificado\nTCIF_PEDIDO;1.234,5;;31/12/2025;Lei;A confirmar\n';
    expect((await importar('Parametro', csv)).contagens).toMatchObject({ novas: 2 });
    expect(await listar('Parametro', 'codigo=TCIF_PEDIDO&origem=EMPRESA&ordem=-vigenciaInicio')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ valor: '0.125', vigenciaInicio: '2026-01-01', situacao: 'VERIFICADO' }),
        expect.objectContaining({ valor: '1234.50', vigenciaInicio: null, situacao: 'CONFIRMAR' }),
      ]),
    );
  });

  test('an empty list of other names is none, on a new item as on an old one', async () => {
    const csv = 'PN;Descrição;NCM;UN;Origem;Outros part numbers\nFX-1;P;01012100;PECA;Importado;\n';
    expect((await importar('Item', csv)).contagens).toMatchObject({ novas: 1, comErro: 0 });
    expect(
      (await importar('Item', 'PN;Outros part numbers\nFX-1;A1; A2\n'.replace('A1; A2', '"A1; A2"'))).contagens,
    ).toMatchObject({ alteradas: 1 });
    await importar('Item', 'PN;Outros part numbers\nFX-1;\n', { vazias: 'APAGAR' });
    expect(await listar('Item')).toMatchObject([{ apelidos: [], versao: 3 }]);
  });
});

const IMPORTADOR = {
  razaoSocial: 'Fictícia da Amazônia Ltda',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};

const MATRIZ = 'Importador;NCM;Suframa;Destinação;Utilização;Tributação;Decreto;Desde;Até';

const ITEM_DA_MATRIZ = {
  ncm: '84733041',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: '0100',
  decreto: 'Decreto fictício 10.001/2026',
  vigenciaInicio: '2026-01-01',
};

const PARAMETRO = {
  codigo: 'ICMS_AM_GERAL',
  valor: '18.00',
  vigenciaFim: null,
  fonte: 'Regime fictício',
  situacao: 'CONFIRMAR',
};

/** With how many rows at least there are in each: those shipped, and what the test made. */
const EXPORTADOS: Partial<Record<NomeDeRecurso, number>> = {
  Importador: 1,
  MatrizTributacao: 1,
  Parametro: 10,
  Pais: 40,
  Urf: 1,
  Unidade: 5,
  Incoterm: 10,
  MoedaSiscomex: 5,
};
