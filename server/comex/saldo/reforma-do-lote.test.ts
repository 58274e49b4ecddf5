import { documentoNaoConvertido } from '#lib/contracts/saldo/nao-convertido.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { comUf } from '#server/testing/com-uf.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { type DiDeTeste, saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const SUSPENSA: DiDeTeste = {
  numero: '260000001',
  adicoes: [
    {
      ncm: '85177900',
      itens: [
        { descricao: '<550019> PLACA', quantidade: '100', valorUnitario: '2.0000000' },
        { descricao: '<000001> TAMPA', quantidade: '50', valorUnitario: '2.0000000' },
        { descricao: 'RESINA', quantidade: '10', valorUnitario: '2.0000000' },
      ],
    },
  ],
};
const DE_2027: DiDeTeste = { ...SUSPENSA, numero: '270000001', registro: '2027-02-01', desembaraco: '2027-02-03' };

const reformaDo = async (pessoa: Pessoa, id: string) =>
  (await pessoa.pedir({ url: `/api/Processo/${id}/Reforma` })).json();

onServer('CBS and IBS of a lot', (bench) => {
  let hora: Date;
  beforeEach(() => {
    hora = bench().relogio.hora;
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });
  const em = (dia: string) => {
    bench().relogio.hora = new Date(`${dia}T12:00:00.000Z`);
  };
  const comPessoa = async () => {
    const pessoa = await bench().novaPessoa();
    const saldo = saldoDeTeste(pessoa);
    const dos = async () =>
      new Map((await saldo.listar('comSaldo=false')).map((um: { descricao: string }) => [um.descricao, um])) as Map<
        string,
        Record<string, string | null>
      >;
    return { pessoa, ...saldo, dos };
  };

  test('come in with the release: suspended, nothing suspended, or unknown with why', async () => {
    const { pessoa, importar, dos, totais, grupos } = await comPessoa();
    const processo = await importar(SUSPENSA);
    const lotes = await dos();
    const { itens } = await reformaDo(pessoa, processo);
    const [placa] = itens;
    // 0.9 % and 0.1 % of the base of 2026, half to even (LC 214/2025, arts. 343 and 346).
    const de = (porcento: string) =>
      new Exato(placa.base).times(porcento).div(100).toDecimalPlaces(2, Exato.ROUND_HALF_EVEN).toFixed(2);
    expect(new Exato(placa.base).gt(0)).toBe(true);
    expect(lotes.get('PLACA')).toMatchObject({
      cClassTrib: '550019',
      cbs: de('0.9'),
      ibsUF: de('0.1'),
      ibsMun: '0.00',
      cbsIbsFalta: null,
      prazoConversao: '2030-11-10',
    });
    expect(lotes.get('TAMPA')).toMatchObject({ cbs: '0.00', ibsUF: '0.00', cbsIbsFalta: null, prazoConversao: null });
    expect(lotes.get('RESINA')).toMatchObject({
      cbs: null,
      ibsUF: null,
      cbsIbsFalta: 'SEM_CLASSE',
      prazoConversao: null,
    });
    expect(await totais()).toMatchObject({ cbs: de('0.9'), ibsUF: de('0.1'), lotes: '3', comCbsIbs: '2' });
    expect(await grupos('por=DI')).toMatchObject([{ lotes: 3, comCbsIbs: 2, cbs: de('0.9') }]);
    expect(await totais('cbsIbs=desconhecidos')).toMatchObject({ lotes: '1', comCbsIbs: '0' });
  });

  test('follow the balance as the four taxes do', async () => {
    const { importar, dos, ajustar, ler } = await comPessoa();
    await importar(SUSPENSA);
    const placa = (await dos()).get('PLACA');
    const id = String(placa?.id);
    await ajustar(id, { versao: 1, quantidade: '-25' });
    const lido = await ler(id);
    const tresQuartos = new Exato(lido.entrou.cbs).times('0.75').toDecimalPlaces(2, Exato.ROUND_HALF_UP).toFixed(2);
    expect(lido).toMatchObject({ cbs: tresQuartos, estadoDaSuspensao: 'SUSPENSO', documentoImportacao: '2026-11-10' });
  });

  test('an AFRMM that comes after the release is told by the lot until it is calculated again', async () => {
    const { pessoa, importar, dos, ler, ajustar } = await comPessoa();
    const processoId = await importar(SUSPENSA);
    const id = String((await dos()).get('PLACA')?.id);
    const antes = await ler(id);
    expect(antes.recalculo).toBeNull();
    const despesa = await cadastroDeTeste(pessoa, 'Despesa').criar({
      processo: { id: processoId },
      tipo: 'AFRMM',
      valor: '100000.00',
      data: '2026-11-20',
    });
    expect([despesa.statusCode, despesa.json().campos]).toEqual([201, undefined]);
    await ajustar(id, { versao: 1, natureza: 'FALTA', quantidade: '-1' });
    const aDeclarar = async () => (await pessoa.pedir({ url: '/api/SaldoInsumo/NaoConvertidos' })).json();
    expect(await aDeclarar()).toMatchObject([
      { processo: { id: processoId }, aRecalcular: 1, linhas: [{ aRecalcular: true }] },
    ]);
    const naPlanilha = async () => {
      const url = '/api/SaldoInsumo/NaoConvertidos/Exportar?formato=csv';
      const [titulos = '', linha = ''] = (await pessoa.pedir({ url })).body
        .split('\r\n')
        .filter((texto) => texto.includes(';'));
      return linha.split(';')[titulos.split(';').indexOf('Recálculo')];
    };
    expect(await naPlanilha()).toMatch(
      /O que foi lançado depois do desembaraço muda a CBS ou o IBS: recalcule antes de declarar\./,
    );
    const { entrou, recalculo } = await ler(id);
    expect(entrou).toEqual(antes.entrou);
    expect(Number(recalculo.cbs)).toBeGreaterThan(Number(entrou.cbs));
    await pessoa.pedir({ method: 'POST', url: '/api/SaldoInsumo/RecalcularCbsIbs' });
    expect(await ler(id)).toMatchObject({ recalculo: null, entrou: recalculo });
    expect(await aDeclarar()).toMatchObject([{ aRecalcular: 0, linhas: [{ aRecalcular: false }] }]);
    expect(await naPlanilha()).toBe('');
  });

  test('before 2026 there was neither: they are zero, and known', async () => {
    const { importar, dos } = await comPessoa();
    await importar({ ...SUSPENSA, numero: '250000001', registro: '2025-11-03', desembaraco: '2025-11-10' });
    const lotes = [...(await dos()).values()];
    expect(lotes).toHaveLength(3);
    for (const lote of lotes)
      expect(lote).toMatchObject({ cbs: '0.00', ibsUF: '0.00', cbsIbsFalta: null, prazoConversao: null });
  });

  test('the crossing of the year: no CBS, the IBS of the release', async () => {
    em('2027-03-01');
    const { pessoa, importar, dos } = await comPessoa();
    const processo = await importar({ ...SUSPENSA, registro: '2026-12-28', desembaraco: '2027-01-05' });
    const { itens } = await reformaDo(pessoa, processo);
    const meio = new Exato(itens[0].base).times('0.0005').toDecimalPlaces(2, Exato.ROUND_HALF_EVEN).toFixed(2);
    expect((await dos()).get('PLACA')).toMatchObject({ cbs: '0.00', ibsUF: meio, ibsMun: meio });
  });

  test('the CBS of 2027 is unknown until a rate is entered; then it is calculated, and says that it is an estimate', async () => {
    em('2027-03-01');
    const { pessoa, importar, dos, ler } = await comPessoa();
    await importar(DE_2027);
    const antes = (await dos()).get('PLACA');
    expect(antes).toMatchObject({ cbs: null, cbsIbsFalta: 'SEM_ALIQUOTA', prazoConversao: '2031-02-03' });
    expect(antes?.ibsUF).not.toBeNull();
    const parametro = await cadastroDeTeste(pessoa, 'Parametro').criar({
      codigo: 'CBS',
      valor: '9.11',
      vigenciaInicio: '2027-01-01',
      vigenciaFim: '2027-12-31',
      fonte: 'Estimativa da empresa',
      situacao: 'ESTIMATIVA',
    });
    expect(parametro.statusCode).toBe(201);
    const feito = await pessoa.pedir({ method: 'POST', url: '/api/SaldoInsumo/RecalcularCbsIbs' });
    expect([feito.statusCode, feito.json()]).toEqual([200, { lotes: 3 }]);
    const depois = (await dos()).get('PLACA');
    expect(depois).toMatchObject({ cbsIbsFalta: null, cbsIbsEstimada: true });
    expect(new Exato(depois?.cbs ?? '0').gt(0)).toBe(true);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${depois?.id}` });
    expect(historico.body).toContain('CBS e IBS calculados de novo.');
    expect((await ler(String(depois?.id))).versao).toBe(1);
  });

  test('a retificação that gives the class gives the amounts', async () => {
    const { importar, retificar, dos } = await comPessoa();
    const sem = { ...SUSPENSA, adicoes: [{ ncm: '85177900', itens: [{ descricao: 'PLACA', quantidade: '100' }] }] };
    await importar(sem);
    expect((await dos()).get('PLACA')).toMatchObject({ cbs: null, cbsIbsFalta: 'SEM_CLASSE' });
    const com = { ...sem, adicoes: [{ ncm: '85177900', itens: [{ descricao: '<550019> PLACA', quantidade: '100' }] }] };
    expect((await retificar(com)).statusCode).toBe(200);
    expect((await dos()).get('PLACA')).toMatchObject({ cbsIbsFalta: null, cClassTrib: '550019' });
  });

  test('a fixed asset is told by a person, with the day of its depreciation where there is one', async () => {
    const { pessoa, importar, dos } = await comPessoa();
    await importar(SUSPENSA);
    const id = String((await dos()).get('PLACA')?.id);
    const especie = (payload: object) =>
      pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${id}/Especie`, payload });
    const cedo = await especie({ especie: 'ATIVO', depreciadoEm: '2026-01-01', motivo: 'Prensa' });
    expect([cedo.statusCode, cedo.json().campos]).toEqual([
      422,
      { depreciadoEm: 'A depreciação não pode acabar antes do desembaraço.' },
    ]);
    expect((await especie({ especie: 'ATIVO', depreciadoEm: null, motivo: 'Prensa' })).json()).toMatchObject({
      especie: 'ATIVO',
      estadoDaSuspensao: 'SUSPENSO',
    });
  });
});

onServer('What did not convert', (bench) => {
  const comPe = async () => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    const { pessoa, criada, trazer, registrada } = dcis;
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '8', cClassTrib: '550019' });
    const { id } = await criada();
    await trazer(id, { numero: 1, itens: [{ codigo: 'MOTOR-01', quantidade: '2', ncm: '84073390' }] });
    const pedir = (method: 'GET' | 'POST', caminho: string, payload?: object) =>
      pessoa.pedir({ method, url: `/api/SaldoInsumo/NaoConvertidos${caminho}`, ...(payload && { payload }) });
    const planilha = async (consulta = '') =>
      documentoNaoConvertido.array().parse((await pedir('GET', consulta)).json());
    return { ...dcis, dciId: id, pedir, planilha, registrar: () => registrada(id, '2690000101') };
  };

  test('is nothing until the DCI is registered; then it is the part that left, and what is left stays suspended', async () => {
    const { planilha, registrar, saldo, dciId } = await comPe();
    expect(await planilha()).toEqual([]);
    await registrar();
    const [documento] = await planilha(`?dciId=${dciId}`);
    const [linha] = documento?.linhas ?? [];
    const lote = await saldo.ler(String(linha?.lote.id));
    expect(lote).toMatchObject({ estadoDaSuspensao: 'EXIGIVEL', aDeclarar: '2.0000000', saldo: '6.0000000' });
    // Two of eight: a quarter, half to even.
    const quarto = (total: string) => new Exato(total).div(4).toDecimalPlaces(2, Exato.ROUND_HALF_EVEN).toFixed(2);
    expect(linha).toMatchObject({
      origem: 'DCI',
      quantidade: '2.0000000',
      cbs: quarto(lote.entrou.cbs),
      ibs: quarto(new Exato(lote.entrou.ibsUF).plus(lote.entrou.ibsMun).toFixed(2)),
      dci: { id: dciId, numero: '2690000101' },
      nItem: 1,
    });
    expect(documento).toMatchObject({ documento: '2026-08-10', semFigura: 0, de2026: true });
  });

  test('a shortage is in it like an exit, in no XML, and is not reversed once it is declared', async () => {
    const { planilha, pedir, saldo } = await comPe();
    const [lote] = await saldo.listar();
    const falta = { versao: 1, quantidade: '-3', natureza: 'FALTA', motivo: 'Quebra na linha' };
    const { movimentos } = (await saldo.ajustar(lote.id, falta)).json();
    const raizId = movimentos[1].id;
    const [documento] = await planilha();
    expect(documento?.linhas).toMatchObject([
      { origem: 'FALTA', raizId, quantidade: '3.0000000', dci: null, situacao: 'A_DECLARAR' },
    ]);
    expect(documento?.semEvento).toBe(
      'Por que evento se declara uma falta, perda ou quebra está a confirmar: ela não vai no fragmento XML.',
    );
    expect(await saldo.ler(lote.id)).toMatchObject({ estadoDaSuspensao: 'EXIGIVEL', aDeclarar: '3.0000000' });
    const declarada = await pedir('POST', '/Declarar', {
      linhas: [{ loteId: lote.id, origem: 'FALTA', raizId, quantidade: '3' }],
      data: '2026-11-20',
      protocolo: 'X-1',
    });
    expect([declarada.statusCode, await planilha()]).toEqual([200, []]);
    const estorno = await saldo.estornar(raizId, { versao: 2 });
    expect([estorno.statusCode, estorno.json().Error]).toEqual([
      422,
      'Esta falta já foi marcada como declarada. Desfaça antes a declaração.',
    ]);
  });

  test('explains a line with its late charges down to what was suspended, and adds them up', async () => {
    const { planilha, registrar, pedir } = await comPe();
    await registrar();
    const [documento] = await planilha('?ate=2026-08-25');
    const [linha] = documento?.linhas ?? [];
    const { multa, juros, total } = documento ?? {};
    expect({ multa, juros, total }).toEqual({ multa: linha?.multa, juros: linha?.juros, total: linha?.total });
    const consulta = `/Memoria?loteId=${linha?.lote.id}&origem=DCI&raizId=${linha?.raizId}&ate=2026-08-25`;
    const memoria = await pedir('GET', consulta);
    expect(memoria.json()).toMatchObject({ nome: 'CBS e IBS a declarar, com os acréscimos', valor: linha?.total });
    expect(memoria.body).toContain('CBS suspenso de ');
    expect((await pedir('GET', consulta.replace('origem=DCI', 'origem=PRAZO'))).statusCode).toBe(404);
    const outra = await bench().novaPessoa();
    expect((await outra.pedir({ url: `/api/SaldoInsumo/NaoConvertidos${consulta}` })).statusCode).toBe(404);
  });

  test('gives an XML fragment, once the State of the importer is known', async () => {
    const { planilha, registrar, pedir, pessoa, importadorId } = await comPe();
    await registrar();
    const [documento] = await planilha();
    const evento = () => pedir('GET', `/Evento?documento=${documento?.processo?.id}`);
    const semUf = await evento();
    expect([semUf.statusCode, semUf.json().Error]).toEqual([422, 'Falta a UF do importador no cadastro.']);
    await comUf(pessoa, importadorId);
    const xml = await evento();
    const [linha] = documento?.linhas ?? [];
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(xml.body).toContain(`<gConsumo nItem="1"><vIBS>${linha?.ibs}</vIBS><vCBS>${linha?.cbs}</vCBS>`);
    expect(xml.body).toContain('<qtde>2.0000</qtde>');
  });

  test('is marked as declared once, even by two people at once, and taken back with a reason', async () => {
    const { planilha, registrar, pedir, saldo, pessoa } = await comPe();
    await registrar();
    const [linha] = (await planilha())[0]?.linhas ?? [];
    const loteId = String(linha?.lote.id);
    const pedido = {
      linhas: [{ loteId, origem: 'DCI', raizId: linha?.raizId, quantidade: linha?.quantidade }],
      data: '2026-11-20',
      protocolo: '113260000000001',
    };
    const feitos = await Promise.all([pedir('POST', '/Declarar', pedido), pedir('POST', '/Declarar', pedido)]);
    expect(feitos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await planilha()).toEqual([]);
    expect(await saldo.ler(loteId)).toMatchObject({ declarado: '2.0000000', aDeclarar: '0.0000000' });
    const [declarada] = (await planilha('?situacao=DECLARADO'))[0]?.linhas ?? [];
    expect(declarada).toMatchObject({
      cbs: linha?.cbs,
      declaracao: { data: '2026-11-20', protocolo: '113260000000001' },
    });
    const desfazer = { id: declarada?.declaracao?.id, motivo: 'Protocolo de outra nota' };
    const outra = await bench().novaPessoa();
    const alheia = await outra.pedir({
      method: 'POST',
      url: '/api/SaldoInsumo/NaoConvertidos/Desfazer',
      payload: desfazer,
    });
    expect(alheia.statusCode).toBe(404);
    expect((await pedir('POST', '/Desfazer', desfazer)).statusCode).toBe(200);
    expect((await pedir('POST', '/Desfazer', desfazer)).statusCode).toBe(422);
    expect((await planilha())[0]?.linhas).toHaveLength(1);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=SaldoInsumo&registroId=${loteId}` });
    expect(historico.body).toContain('Protocolo de outra nota');
    expect(historico.body).toContain('protocolo 113260000000001');
  });

  test('of an item without a class it is there with what is missing, and cannot be declared', async () => {
    const { planilha, registrar, emEstoque, criada, trazer, registrada, pedir } = await comPe();
    await registrar();
    await emEstoque({ partNumber: 'BOMBA-01', numero: '269000002', quantidade: '4' });
    const { id } = await criada({ tipo: 'INDIVIDUAL', competencia: null });
    await trazer(id, { numero: 9, itens: [{ codigo: 'BOMBA-01', quantidade: '1', ncm: '84073390' }] });
    await registrada(id, '2690000202');
    const documentos = await planilha();
    const bomba = documentos.find(({ semFigura }) => semFigura > 0);
    const [linha] = bomba?.linhas ?? [];
    expect(linha).toMatchObject({ cbs: null, ibs: null, total: null, falta: 'SEM_CLASSE' });
    expect(bomba?.semEvento).not.toBeNull();
    const recusado = await pedir('POST', '/Declarar', {
      linhas: [{ loteId: linha?.lote.id, origem: 'DCI', raizId: linha?.raizId, quantidade: '1' }],
      data: '2026-11-20',
      protocolo: 'X',
    });
    expect([recusado.statusCode, recusado.json().Error]).toEqual([422, expect.stringContaining('Não se sabe a CBS')]);
    const arquivo = await pedir('GET', '/Exportar?formato=csv');
    expect(arquivo.body).toContain('O item não tem cClassTrib.');
  });
});
