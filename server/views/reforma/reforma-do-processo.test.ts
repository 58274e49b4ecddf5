import readXlsxFile from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { comparacaoDosAnos, reformaDoProcesso } from '#lib/contracts/processo/reforma-do-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { recalcular } from '#lib/fiscal/memoria-de-teste.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { importarDiDaReforma } from '#server/testing/di-da-reforma-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('CBS e IBS de um processo', (bench) => {
  let pessoa: Pessoa;
  let hora: Date;
  beforeEach(async () => {
    // A declaration of the future is refused.
    hora = bench().relogio.hora;
    bench().relogio.hora = new Date('2027-03-01T12:00:00.000Z');
    pessoa = await bench().novaPessoa();
  });
  afterEach(() => {
    bench().relogio.hora = hora;
  });
  const importada = (dataRegistro: string, dataDesembaraco: string | null, cClassTrib?: string, ncm?: string) =>
    importarDiDaReforma(pessoa, { dataRegistro, dataDesembaraco, cClassTrib, ncm });
  const pedir = async (id: string, resto = '') => {
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}/Reforma${resto}` });
    expect([resposta.statusCode, resposta.body]).toEqual([200, expect.any(String)]);
    return resposta.json();
  };

  test('of a declaration released in 2026: the waiver, its article, and items that add up to the process', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001');
    const { motivo, registro, liberacao, dispensado, explicacoes, base, itens, totais } = reformaDoProcesso.parse(
      await pedir(id),
    );
    expect([motivo, dispensado]).toEqual([null, true]);
    expect([registro, liberacao]).toEqual([
      { dia: '2026-11-18', previsao: false },
      { dia: '2026-11-20', previsao: false },
    ]);
    expect(explicacoes).toEqual([expect.stringContaining('LC 214/2025, art. 348, § 1º')]);
    expect(itens).toHaveLength(6);
    expect(itens[0]).toMatchObject({ cClassTrib: '000001', artigo: 'LC 214/2025, art. 4', experimentado: false });
    expect(itens.every(({ descricao }) => !descricao.includes('<'))).toBe(true);
    expect(somar(itens.map((item) => item.base)).toFixed(2)).toBe(base);
    expect(totais.cbs).toMatchObject({ suspenso: '0.00', recolher: '0.00', devido: totais.cbs.regular });
    expect(somar(itens.map((item) => item.cbs.devido)).toFixed(2)).toBe(totais.cbs.devido);
    expect(totais.cbs.devido).not.toBe('0.00');
  });

  test('an item that nobody has classified has no tax, and says so; a class may be tried out', async () => {
    const id = await importada('2026-11-18', null);
    const { totais, avisos, liberacao } = await pedir(id);
    expect(totais.cbs).toEqual({ regular: null, suspenso: null, devido: null, recolher: null });
    expect(avisos).toContainEqual({
      codigo: 'SEM_CCLASSTRIB',
      mensagem: expect.stringContaining('Todos os itens estão sem cClassTrib'),
    });
    expect(liberacao).toEqual({ dia: null, previsao: true });
    const suspensa = await pedir(id, '?classe=550019');
    expect(suspensa.itens[0]).toMatchObject({ cClassTrib: '550019', experimentado: true });
    expect(suspensa.totais.cbs).toMatchObject({ suspenso: suspensa.totais.cbs.regular, devido: '0.00' });
    expect((await pedir(id, '?classe=999999')).motivo).toBe('O cálculo não conhece o CST 999.');
  });

  test('the crossing of the year: no CBS, the IBS of the release, and the sentence that says why', async () => {
    const id = await importada('2026-12-28', '2027-01-05', '000001');
    const { travessia, pisCofinsImportacao, explicacoes, totais } = await pedir(id);
    expect([travessia, pisCofinsImportacao]).toEqual([true, true]);
    expect(explicacoes).toEqual([expect.stringContaining('LC 214/2025, art. 408, § 1º')]);
    expect(totais.cbs.devido).toBe('0.00');
    expect(totais.ibsMun.recolher).not.toBe('0.00');
    // The same, tried out before the release.
    const outra = await importada('2026-12-28', null, '000001');
    expect((await pedir(outra)).travessia).toBe(false);
    const tentada = await pedir(outra, '?liberacao=2027-01-05');
    expect([tentada.travessia, tentada.liberacao]).toEqual([true, { dia: '2027-01-05', previsao: true }]);
  });

  test('the CBS of 2027 has no value, unless the estimate is asked for: then it says that it is one', async () => {
    const id = await importada('2026-11-18', null, '000001');
    const sem = await pedir(id, '?liberacao=2026-12-01');
    expect(sem.totais.cbs.devido).not.toBeNull();
    const tributada = await importada('2027-02-01', '2027-02-03', '000001');
    const { totais, aliquotas, avisos } = await pedir(tributada);
    expect(totais.cbs).toEqual({ regular: null, suspenso: null, devido: null, recolher: null });
    expect(aliquotas.cbs).toMatchObject({ valor: null, estimativa: false });
    expect(avisos).toContainEqual(expect.objectContaining({ codigo: 'ALIQUOTA_NAO_FIXADA' }));
    const estimada = await pedir(tributada, '?estimativa=true');
    expect(estimada.aliquotas.cbs).toMatchObject({ valor: '9.11', estimativa: true });
    expect(estimada.totais.cbs.recolher).not.toBeNull();
    expect(estimada.avisos).toContainEqual(expect.objectContaining({ codigo: 'ALIQUOTA_ESTIMADA' }));
  });

  test('a suspension owes nothing, even while the rate is unknown', async () => {
    const id = await importada('2027-02-01', '2027-02-03', '550019');
    expect((await pedir(id)).totais.cbs).toEqual({ regular: null, suspenso: null, devido: '0.00', recolher: '0.00' });
  });

  test('each figure has its memória, down to the declaration and the article', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001');
    const { itens, totais } = await pedir(id);
    const [{ adicao, sequencia, cbs }] = itens;
    const doItem = await pedir(id, `/Memoria?adicao=${adicao}&sequencia=${sequencia}&figura=cbs`);
    expect(doItem.valor).toBe(cbs.regular);
    expect(recalcular(doItem)).toBe(cbs.regular);
    const escrita = JSON.stringify(doItem);
    for (const trecho of [`na adição ${adicao}`, 'art. 346', 'LC 214/2025, art. 69']) expect(escrita).toContain(trecho);
    expect((await pedir(id, '/Memoria?figura=ibsUF&parcela=devido')).valor).toBe(totais.ibsUF.devido);
    const nenhum = await pessoa.pedir({
      url: `/api/Processo/${id}/Reforma/Memoria?adicao=009&sequencia=1&figura=base`,
    });
    expect(nenhum.statusCode).toBe(404);
  });

  test('three years of the same cargo: what is extinct, what is unknown, and why', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001');
    const { anos, linhas } = comparacaoDosAnos.parse(await pedir(id, '/Anos?estimativa=true'));
    expect(anos).toEqual([
      { ano: 2026, dia: '2026-11-18' },
      { ano: 2027, dia: '2027-07-01' },
      { ano: 2033, dia: '2033-07-01' },
    ]);
    const de = (qual: string) => linhas.find(({ linha }) => linha === qual)?.valores ?? [];
    expect(new Set(de('ii').map(({ valor }) => valor)).size).toBe(1);
    expect(de('pis').map(({ valor, nota }) => [valor === '0.00', nota])).toEqual([
      [false, null],
      [true, 'extinto'],
      [true, 'extinto'],
    ]);
    const [antes, depois] = de('pis');
    expect(depois?.diferenca).toBe(`-${antes?.valor}`);
    expect(de('cbs')[0]).toMatchObject({ valor: '0.00', nota: expect.stringContaining('recolhimento dispensado') });
    expect(de('cbs')[1]).toMatchObject({ estimativa: true, falta: null });
    expect(de('cbs')[2]).toMatchObject({ valor: null, falta: 'A alíquota de 2033 não foi fixada.' });
    expect(de('ibs')[2]?.valor).toBeNull();
    expect(de('icms')[2]).toMatchObject({ valor: '0.00', nota: 'extinto' });
    expect(de('total')[2]).toMatchObject({ valor: null, falta: 'Falta uma das parcelas acima.' });
  });

  test('a figure of the comparison has its memória, and what is unknown has none', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001');
    const { linhas } = comparacaoDosAnos.parse(await pedir(id, '/Anos'));
    const ibs = linhas.find(({ linha }) => linha === 'ibs')?.valores[1];
    const doIbs = await pedir(id, '/Anos/Memoria?linha=ibs&ano=2027');
    expect(doIbs.valor).toBe(ibs?.valor);
    expect(recalcular(doIbs)).toBe(ibs?.valor);
    expect(JSON.stringify(doIbs)).toContain('art. 344');
    expect((await pedir(id, '/Anos/Memoria?linha=icms&ano=2033')).valor).toBe('0.00');
    const desconhecida = await pessoa.pedir({ url: `/api/Processo/${id}/Reforma/Anos/Memoria?linha=cbs&ano=2027` });
    expect(desconhecida.statusCode).toBe(404);
    const outroAno = await pessoa.pedir({ url: `/api/Processo/${id}/Reforma/Anos/Memoria?linha=cbs&ano=2028` });
    expect(outroAno.json().Error).toBe('ano: Compara-se 2026, 2027 e 2033.');
  });

  test('the comparison in PDF and in XLSX says what is an estimate and what is missing', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001');
    const { linhas } = comparacaoDosAnos.parse(await pedir(id, '/Anos?estimativa=true'));
    const cbs = linhas.find(({ linha }) => linha === 'cbs')?.valores[1];
    const pis = linhas.find(({ linha }) => linha === 'pis')?.valores;
    const papel = await pessoa.pedir({ url: `/api/Processo/${id}/Reforma/Anos/Pdf?estimativa=true` });
    expect([papel.statusCode, papel.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(papel.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    const texto = text.replaceAll(/\s+/g, ' ');
    for (const trecho of [
      `${formatarDinheiro(cbs?.valor)} (estimativa)`,
      `−${formatarDinheiro(pis?.[0]?.valor)}`,
      'CBS, 2033: A alíquota de 2033 não foi fixada.',
      'não é zero',
    ]) {
      expect(texto).toContain(trecho);
    }
    const planilha = await pessoa.pedir({ url: `/api/Processo/${id}/Reforma/Anos/Planilha?estimativa=true` });
    const [folha] = await readXlsxFile(planilha.rawPayload);
    const [aviso, titulos, ...tributos] = folha?.data ?? [];
    expect(String(aviso?.[0])).toContain('não zero');
    expect(titulos?.slice(0, 7)).toEqual([
      'Tributo',
      '2026 (R$)',
      '2027 (R$)',
      '2033 (R$)',
      '2027 sobre 2026 (R$)',
      '2033 sobre 2026 (R$)',
      'Estimativas',
    ]);
    const daCbs = tributos.find(([nome]) => nome === 'CBS');
    expect(daCbs?.slice(1, 7)).toEqual([0, Number(cbs?.valor), null, Number(cbs?.valor), null, '2027']);
    expect(String(daCbs?.[8])).toBe('2033: A alíquota de 2033 não foi fixada.');
  });

  test('goods that bear the Imposto Seletivo have no amount of it, nor a total, from 2027 on', async () => {
    const id = await importada('2026-11-18', '2026-11-20', '000001', '22030000');
    const { linhas } = comparacaoDosAnos.parse(await pedir(id, '/Anos?estimativa=true'));
    const de = (qual: string) => linhas.find(({ linha }) => linha === qual)?.valores ?? [];
    expect(de('is').map(({ valor, diferenca }) => [valor, diferenca])).toEqual([
      ['0.00', null],
      [null, null],
      [null, null],
    ]);
    expect(de('is')[1]?.falta).toContain('arts. 409 e 422');
    expect([de('cbs')[1]?.valor, de('total')[1]?.valor]).toEqual([null, null]);
  });

  test('the Imposto Seletivo is none in 2026, unknown for goods that bear it in 2027, and zero for the others', async () => {
    const antes = await importada('2026-11-18', '2026-11-20', '000001', '22030000');
    expect((await pedir(antes)).impostoSeletivo).toBeNull();
    const id = await importada('2027-02-01', '2027-02-03', '000001', '22030000');
    const sujeito = reformaDoProcesso.parse(await pedir(id));
    expect(sujeito.impostoSeletivo).toEqual({ sujeitos: expect.any(Number), itens: 6, valor: null });
    expect(sujeito.impostoSeletivo?.sujeitos).toBeGreaterThan(0);
    const livre = await importada('2027-02-01', '2027-02-03', '000001');
    expect((await pedir(livre)).impostoSeletivo).toEqual({ sujeitos: 0, itens: 6, valor: '0.00' });
  });

  test('a process that is not registered is of the year of the day in Manaus, on both sides of midnight', async () => {
    const { relogio } = bench();
    // UTC−4: 23:59 of 31/12/2026, then 00:01 of 01/01/2027.
    relogio.hora = new Date('2027-01-01T03:59:00.000Z');
    const alguem = await bench().novaPessoa();
    const id = await importarDiDaReforma(alguem, {
      dataRegistro: '2026-12-31',
      dataDesembaraco: null,
      cClassTrib: '000001',
    });
    const { id: vazio } = (await cadastroDeTeste(alguem, 'Processo').criar({ referencia: 'REF-8' })).json();
    const dia = async () => (await alguem.pedir({ url: `/api/Processo/${vazio}/Reforma` })).json().registro.dia;
    expect(await dia()).toBe('2026-12-31');
    relogio.hora = new Date('2027-01-01T04:01:00.000Z');
    expect(await dia()).toBe('2027-01-01');
    // Registered in 2026, it crosses the year only when it is released.
    expect((await alguem.pedir({ url: `/api/Processo/${id}/Reforma` })).json()).toMatchObject({ dispensado: true });
    const liberada = await alguem.pedir({ url: `/api/Processo/${id}/Reforma?liberacao=2027-01-01` });
    expect(liberada.json()).toMatchObject({ dispensado: false, travessia: true });
  });

  test('a process without goods says what is missing, and its days', async () => {
    const { id } = (await cadastroDeTeste(pessoa, 'Processo').criar({ referencia: 'REF-7' })).json();
    const { motivo, registro } = await pedir(id);
    expect([motivo, registro.previsao]).toEqual(['O processo ainda não tem itens.', true]);
    expect((await pedir(id, '/Anos')).motivo).toBe('O processo ainda não tem itens.');
  });

  test('a declaration of before 2026 has neither tax', async () => {
    const id = await importada('2025-03-10', '2025-03-12');
    expect((await pedir(id)).motivo).toContain('existem desde 01/01/2026');
  });

  test("is nobody else's", async () => {
    const id = await importada('2026-11-18', '2026-11-20');
    const outra = await bench().novaPessoa();
    for (const resto of [
      '',
      '/Anos',
      '/Anos/Memoria?linha=ii&ano=2027',
      '/Anos/Pdf',
      '/Anos/Planilha',
      '/Memoria?figura=base',
    ]) {
      expect((await outra.pedir({ url: `/api/Processo/${id}/Reforma${resto}` })).statusCode).toBe(404);
    }
  });
});
