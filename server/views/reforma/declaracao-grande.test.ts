import { extractText, getDocumentProxy } from 'unpdf';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const ADICOES = 67;
const POR_ADICAO = 15;
const ITENS = ADICOES * POR_ADICAO;

onServer('A declaration of more than a thousand items', (bench) => {
  let pessoa: Pessoa;
  let id: string;
  beforeAll(async () => {
    pessoa = await bench().novaPessoa();
    const di = gerarDeclaracao({
      semente: 3,
      dataRegistro: '2026-11-03',
      adicoes: ADICOES,
      itensPorAdicao: POR_ADICAO,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA COMERCIO LTDA' },
      taxas: { '220': '5.0000' },
    });
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
    expect(importada.statusCode).toBe(201);
    [{ id }] = importada.json();
  });

  const pedir = async (resto: string) => {
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}${resto}` });
    expect([resto, resposta.statusCode]).toEqual([resto, 200]);
    return resposta;
  };

  test('its taxes are calculated item by item', async () => {
    const { itens, base } = (await pedir('/Reforma')).json();
    expect(itens).toHaveLength(ITENS);
    expect(somar(itens.map((item: { base: string }) => item.base)).toFixed(2)).toBe(base);
    const memoria = (await pedir('/Reforma/Memoria?figura=base&adicao=067&sequencia=15')).json();
    expect(memoria.valor).toBe(itens.at(-1).base);
    const { linhas } = (await pedir('/Comparacao')).json();
    expect(linhas).toHaveLength(ADICOES * 5);
    const { anos } = (await pedir('/Reforma/Anos')).json();
    expect(anos.map(({ ano }: { ano: number }) => ano)).toEqual([2026, 2027, 2033]);
  });

  test('its cost is that of its items', async () => {
    const { itens, totais } = (await pedir('/Custo')).json();
    expect(itens).toHaveLength(ITENS);
    const soma = somar(itens.map((item: { valorAduaneiro: string }) => item.valorAduaneiro)).toFixed(2);
    expect(soma).toBe(totais.valorAduaneiro);
  });

  test('its espelho says where the items are, and has the totals', async () => {
    const { totais } = (await pedir('/Reforma')).json();
    const { rawPayload } = await pedir('/Espelho');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect(text).toContain('Os itens, mais de 1000, não cabem neste papel');
    expect(text).toContain('CBS e IBS (R$)');
    expect(totais.cbs.regular).toBeNull();
  });
});
