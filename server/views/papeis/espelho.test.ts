import { extractText, getDocumentProxy } from 'unpdf';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDI } from '#lib/format/identificadores.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { importarDiDaReforma } from '#server/testing/di-da-reforma-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const OUTRA_DI = '2690000015';

onServer('The espelho of a process', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  /** The text of the PDF, with its lines joined. */
  const lido = async (id: string) => {
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}/Espelho` });
    expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await getDocumentProxy(new Uint8Array(resposta.rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    return {
      texto: text.replaceAll(/\s+/g, ' '),
      paginas: totalPages,
      arquivo: resposta.headers['content-disposition'],
    };
  };

  test('prints what is declared, what it came to and where it stands', async () => {
    const di = gerarDeclaracao({
      semente: 11,
      dataRegistro: '2026-11-18',
      adicoes: 3,
      itensPorAdicao: 4,
      importador: { numero: '12ABC34501DE35', nome: 'FICTÍCIA DA AMAZÔNIA' },
      taxas: { '220': '5.3417' },
    });
    const adicoes = di.adicoes.map((uma) => ({
      ...uma,
      itens: uma.itens.map((um) => ({ ...um, cClassTrib: '550019' })),
    }));
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([{ ...di, adicoes }])));
    const [{ id, numero, valorAduaneiro }] = importada.json();
    await cadastroDeTeste(pessoa, 'Despesa').criar({ processo: { id }, tipo: 'AFRMM', valor: '1234.57' });
    const { texto, paginas, arquivo } = await lido(id);
    expect(arquivo).toBe(`attachment; filename="espelho-${numero}.pdf"`);
    for (const trecho of [
      `Espelho do processo ${numero}`,
      `DI ${formatarDI(di.numeroDI)}`,
      'FICTÍCIA DA AMAZÔNIA · CNPJ 12.ABC.345/01DE-35',
      formatarDinheiro(valorAduaneiro),
      'AFRMM 1.234,57',
      '<550019> ',
      'Não substitui o extrato da declaração.',
      `1 / ${paginas}`,
    ]) {
      expect(texto).toContain(trecho);
    }
    for (const { numero: adicao, tributos } of di.adicoes) {
      expect(texto).toContain(adicao);
      expect(texto).toContain(formatarDinheiro(tributos.ii.devido));
    }
  });

  test('sums the antidumping with the taxes, and leaves what the file does not say without a figure and a sum', async () => {
    const di = gerarDeclaracao({
      semente: 12,
      dataRegistro: '2026-11-18',
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: '12ABC34501DE35', nome: 'FICTÍCIA DA AMAZÔNIA' },
      taxas: { '220': '5.3417' },
    });
    const daAntidumping = { codigoReceita: '5529', valorReceita: '120.00', valorMulta: '0.00', valorJuros: '0.00' };
    const paga = { ...daAntidumping, data: '2026-11-18', numeroRetificacao: 0 };
    const xml = escreverDiXml([{ ...di, pagamentos: [...di.pagamentos, paga] }]);
    const importar = async (arquivo: string) =>
      (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo))).json()[0].id as string;
    const id = await importar(xml);
    const { tributos, recolher } = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    const soma = (valores: Record<string, string>) => formatarDinheiro(dinheiro(somar(Object.values(valores))));
    const { texto } = await lido(id);
    expect(texto).toContain('Antidumping e outros 120,00 120,00');
    expect(texto).toContain(`Total ${soma(tributos)} ${soma(recolher)}`);

    const outra = xml
      .replaceAll(di.numeroDI, OUTRA_DI)
      .replaceAll(/<cofinsAliquotaValorRecolher>[^<]*<\/cofinsAliquotaValorRecolher>/g, '');
    const { texto: semFolha } = await lido(await importar(outra));
    expect(semFolha).toContain(`COFINS ${formatarDinheiro(tributos.cofins)} — `);
    expect(semFolha).toContain(`Total ${soma(tributos)} — `);
  });

  test('prints CBS and IBS by item and in total, and the groups of the NF-e', async () => {
    const dias = { dataRegistro: '2026-11-18', dataDesembaraco: '2026-11-20' };
    const id = await importarDiDaReforma(pessoa, { ...dias, cClassTrib: '550019' });
    const { totais, base, itens } = (await pessoa.pedir({ url: `/api/Processo/${id}/Reforma` })).json();
    const { texto } = await lido(id);
    for (const trecho of [
      'CBS e IBS (R$)',
      `Total ${formatarDinheiro(base)} 0,00 0,00 0,00`,
      'NF-e de importação: grupo IBSCBS',
      // Suspended: zeros, and the regular taxation beside them.
      `001/1 550 550019 ${formatarDinheiro(itens[0].base)} 0,00 0,00 0,00 000/000001: CBS ${formatarDinheiro(itens[0].cbs.regular)}`,
      formatarDinheiro(totais.cbs.suspenso),
      'Somado ao total da nota (vNFTot − vNF)',
    ]) {
      expect(texto).toContain(trecho);
    }
  });

  test('of items without a class it prints a dash and why there is no group', async () => {
    const id = await importarDiDaReforma(pessoa, { dataRegistro: '2026-11-18', dataDesembaraco: '2026-11-20' });
    const { texto } = await lido(id);
    expect(texto).toContain('— Sem o grupo da nota: Classifique o item 001/1 para escrever a nota.');
    expect(texto).toContain('Todos os itens estão sem cClassTrib');
  });

  test('prints one that has no declaration yet', async () => {
    const { id, numero } = (
      await cadastroDeTeste(pessoa, 'Processo').criar({ referencia: 'REF-7', eta: '2026-12-01' })
    ).json();
    const { texto } = await lido(id);
    expect(texto).toContain(`Espelho do processo ${numero}`);
    expect(texto).toContain('DI ainda não registrada · Em aberto');
    expect(texto).toContain('REF-7');
    expect(texto).not.toContain('Adições');
  });

  test("is nobody else's", async () => {
    const { id } = (await cadastroDeTeste(pessoa, 'Processo').criar({})).json();
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `/api/Processo/${id}/Espelho` })).statusCode).toBe(404);
  });

  test('of several processes come in one PDF, each from a page of its own, and of no other company', async () => {
    const processos = cadastroDeTeste(pessoa, 'Processo');
    const [um, outro] = [(await processos.criar({})).json(), (await processos.criar({})).json()];
    const alheio = (
      await cadastroDeTeste(await bench().novaPessoa(), 'Processo').criar({ referencia: 'ALHEIO' })
    ).json();
    const resposta = await pessoa.pedir({ url: `/api/Processo/Espelhos?ids=${[um.id, alheio.id, outro.id]}` });
    expect([resposta.statusCode, resposta.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="espelhos.pdf"',
    ]);
    const pdf = await getDocumentProxy(new Uint8Array(resposta.rawPayload));
    const { text, totalPages } = await extractText(pdf, { mergePages: false });
    expect(totalPages).toBe(2);
    expect(text.map((pagina) => /Espelho do processo (\S+)/.exec(pagina.replaceAll(/\s+/g, ' '))?.[1])).toEqual([
      um.numero,
      outro.numero,
    ]);
    expect(text.join()).not.toContain('ALHEIO');
    expect(text[0]).toContain('2 processos: conferência feita pelo Cais');
  });

  test('of too many processes are refused with their number', async () => {
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID()).join(',');
    const resposta = await pessoa.pedir({ url: `/api/Processo/Espelhos?ids=${ids}` });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([
      422,
      'São 101 espelhos, e de uma vez vão até 100. Filtre mais, ou escolha menos processos.',
    ]);
  });
});
