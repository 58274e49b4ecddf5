import { extractText, getDocumentProxy } from 'unpdf';
import { CHICOTE, dcrsDeTeste, MOTOR } from '#server/testing/dcrs-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('The espelho of a DCR-E', (bench) => {
  const pronto = async () => {
    const dcrs = await dcrsDeTeste(await bench().novaPessoa());
    /** The text of the PDF in a single line. */
    const lido = async (id: string, consulta = '') => {
      const resposta = await dcrs.pedirDoDcr(id, `Espelho${consulta}`);
      expect([resposta.statusCode, resposta.headers['content-type']]).toEqual([200, 'application/pdf']);
      const pdf = await getDocumentProxy(new Uint8Array(resposta.rawPayload));
      const { text } = await extractText(pdf, { mergePages: true });
      return text.replaceAll(/\s+/g, ' ');
    };
    return { ...dcrs, lido };
  };

  test('prints what it declares, what that comes to and the document of each line', async () => {
    const { registrado, lido } = await pronto();
    const { id, processo, hash } = await registrado('2026000012');
    const texto = await lido(id);
    for (const trecho of [
      'Espelho do DCR-E 2026000012',
      `${processo} · Novo · Registrado`,
      'CNPJ 12.ABC.345/01DE-35',
      'Motocicleta 150 cc',
      '8711.20.20',
      '0001 Padrão 15.000,00',
      'NF 123, série 1, de 02/11/2026',
      'DI 26/9000001-0, adição 001, item 01',
      '210,000000',
      '88,00',
      '4,5360000',
      'dcr-1.0.0',
      'Não substitui o demonstrativo da Receita.',
    ]) {
      expect(texto).toContain(trecho);
    }
    expect(texto.replaceAll(' ', '')).toContain(hash);
    expect(texto).not.toContain('Anexo: memória de cálculo');
  });

  test('has the memória as an annex where it is asked for, down to the reais and the rate', async () => {
    const { criar, novo, lido } = await pronto();
    const { id } = (await criar({ ...novo, nacionais: [{ ...CHICOTE, moeda: 'BRL', preco: '100.000000' }] })).json();
    const texto = await lido(id, '?memoria=true');
    for (const trecho of [
      'Anexo: memória de cálculo',
      'US$ 19,518289',
      'preço em reais ÷ taxa do dólar',
      'R$ 100,000000',
      'R$ 5,123400',
    ]) {
      expect(texto).toContain(trecho);
    }
  });

  test('prints a rate nobody gave as unknown, and no memória of what rests on it', async () => {
    const { criar, novo, lido } = await pronto();
    const { id } = (await criar({ ...novo, importados: [{ ...MOTOR, aliquotaII: null }] })).json();
    const texto = await lido(id, '?memoria=true');
    // Price, rate, the two flags, II due.
    expect(texto).toContain('210,000000 — S S — DI 26/9000001-0');
    expect(texto).toContain('II por unidade (US$) —');
    expect(texto).not.toContain('II cheio — MOTOR-01');
    expect(texto).toContain(
      'Não se sabe ainda, por faltar dado nas linhas ou na mão de obra: II suspenso, II por unidade.',
    );
  });

  test('prints one nothing can be reckoned of yet', async () => {
    const { criar, novo, lido } = await pronto();
    const { id } = (await criar({ ...novo, nacionais: [], importados: [], salarios: '0', encargos: '0' })).json();
    expect(await lido(id, '?memoria=true')).toContain('II por unidade (US$) —');
  });
});
