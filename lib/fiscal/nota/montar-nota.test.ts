import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { InsumosDaNota } from './insumos-da-nota.ts';
import { montarNota } from './montar-nota.ts';
import { FORMA_DA_INDUSTRIA, insumosDoVetor } from './testing/insumos-de-teste.ts';

const INSUMOS = insumosDoVetor('NFE-1');
const montada = (outros: Partial<InsumosDaNota>) => montarNota({ ...INSUMOS, ...outros }, []);
const faltas = (outros: Partial<InsumosDaNota>) =>
  montada(outros).faltas.map(({ caminho, mensagem }) => `${caminho}: ${mensagem}`);
const comAdicao = (mudanca: Partial<DeclaracaoImportacao['adicoes'][number]>): DeclaracaoImportacao => ({
  ...INSUMOS.declaracao,
  adicoes: INSUMOS.declaracao.adicoes.map((adicao, i) => (i === 0 ? { ...adicao, ...mudanca } : adicao)),
});

describe('what is not known is named at its place, and never defaulted', () => {
  test('a note without a number, which most emitters give themselves', () => {
    const emissao = { serie: null, nNF: null, cNF: null, dhEmi: '2026-11-16T10:00:00-04:00' };
    expect(faltas({ emissao })).toEqual([
      'ide.cNF: Falta o código numérico da nota.',
      'ide.serie: Falta a série da nota.',
      'ide.nNF: Falta o número da nota.',
      'ide.cDV: Falta o campo cDV.',
    ]);
  });

  test('what the registers do not say of an item and of the exporter', () => {
    const [primeira, ...outras] = [...INSUMOS.mercadorias];
    const semCodigo = { codigo: null, unidade: null, aplicacao: null, exportador: null, fabricante: null };
    const mercadorias = new Map([[primeira?.[0] ?? '', semCodigo], ...outras]);
    const mensagem =
      'Não se sabe para que serve o item 1 (industrialização, revenda, ativo ou consumo): diga a aplicação dele.';
    expect(faltas({ mercadorias, dest: { ...INSUMOS.dest, nome: null } })).toEqual([
      ...['prod.CFOP', 'ICMS', 'IPI', 'PIS', 'COFINS'].map((campo) => `itens.0.${campo}: ${mensagem}`),
      'dest.xNome: Falta o nome do exportador.',
      'itens.0.prod.cProd: Falta o código do produto (part number) do item 1.',
      'itens.0.DI.cExportador: Falta o código do exportador do item 1.',
      'itens.0.DI.adi.cFabricante: Falta o código do fabricante do item 1.',
    ]);
    // A declared unit of six letters is taken as it is.
    expect(montada({ mercadorias }).nota.itens[0]?.prod.uCom).toBe('PECA');
  });

  test('the day and the place of the release', () => {
    const declaracao = { ...INSUMOS.declaracao, dataDesembaraco: null };
    expect(faltas({ declaracao, desembaraco: null }).slice(0, 3)).toEqual([
      'itens.0.DI.xLocDesemb: Falta o local do desembaraço do item 1.',
      'itens.0.DI.UFDesemb: Falta a UF do desembaraço do item 1.',
      'itens.0.DI.dDesemb: Falta a data do desembaraço do item 1.',
    ]);
  });

  test('a cost of the shape that the process does not tell', () => {
    const { THC, ...custos } = INSUMOS.custos;
    expect(THC).toBe('1514.27');
    const { nota, faltas: achadas } = montada({ custos, forma: { ...FORMA_DA_INDUSTRIA, infCpl: null } });
    expect(achadas.map(({ caminho }) => caminho)).toEqual([
      'total.vOutro',
      'itens.0.II.vDespAdu',
      'itens.1.II.vDespAdu',
      'total.vNF',
    ]);
    expect(achadas[0]?.mensagem).toBe('A forma da nota usa o custo THC, e o processo não diz o valor dele.');
    expect([nota.total.vOutro, nota.total.vNF, nota.total.vProd]).toEqual([null, null, '632167.93']);
  });

  test('a tax that is due and not paid without a reason, and a use without its CST', () => {
    const { tributos } = INSUMOS.declaracao.adicoes[0] ?? {};
    if (!tributos) throw new Error('sem adição');
    const semMotivo = { ...tributos.ipi, regime: { codigo: null, nome: null } };
    const pago = { ...tributos.pis, recolher: '5967.35' };
    const isenta = { ...tributos.cofins, regime: { codigo: '3', nome: 'ISENCAO' } };
    expect(
      faltas({ declaracao: comAdicao({ tributos: { ...tributos, ipi: semMotivo, pis: pago, cofins: isenta } }) }),
    ).toEqual([
      'itens.0.IPI: A declaração não diz por que o IPI do item 1 (R$ 32.138,47 devidos) não é recolhido.',
      'itens.0.COFINS: A forma da nota não diz o CST de COFINS quando ele é isento (item 1).',
    ]);
  });

  test('CBS and IBS that nobody classified, the AFRMM of a maritime import, a text that cites what nobody knows', () => {
    const maritima = { ...INSUMOS.declaracao.carga, viaTransporte: { codigo: '01', nome: 'MARÍTIMA' } };
    expect(
      faltas({
        cbsIbs: { motivo: 'Classifique o item 1 para escrever a nota.' },
        declaracao: { ...INSUMOS.declaracao, carga: maritima },
        forma: { ...FORMA_DA_INDUSTRIA, infCpl: 'FATURA {FATURA}' },
      }),
    ).toEqual([
      'total.ibscbs: Classifique o item 1 para escrever a nota.',
      'infCpl: O texto da nota cita FATURA, e o processo não diz o que é.',
      'itens.0.DI.vAFRMM: Falta o AFRMM do item 1.',
      'itens.1.DI.vAFRMM: Falta o AFRMM do item 2.',
    ]);
  });

  test('who is behind an importer on account and order', () => {
    expect(montarNota({ ...insumosDoVetor('NFE-3'), terceiro: null }, []).faltas).toEqual([
      { caminho: 'itens.0.DI.CNPJ', mensagem: 'Falta o CNPJ do adquirente ou encomendante do item 1.' },
      { caminho: 'itens.0.DI.UFTerceiro', mensagem: 'Falta a UF do adquirente ou encomendante do item 1.' },
      { caminho: 'itens.1.DI.CNPJ', mensagem: 'Falta o CNPJ do adquirente ou encomendante do item 2.' },
      { caminho: 'itens.1.DI.UFTerceiro', mensagem: 'Falta a UF do adquirente ou encomendante do item 2.' },
    ]);
  });

  test('whether CBS and IBS enter the base of the ICMS in 2027', () => {
    const { faltas: achadas } = montarNota(insumosDoVetor('NFE-7'), []);
    expect(achadas[0]).toEqual({
      caminho: 'itens.0.ICMS',
      mensagem:
        'ICMS sem valor: falta decidir se a CBS e o IBS integram a base do ICMS do AM em 11/01/2027. Cadastre o parâmetro CBS_IBS_INTEGRA_BASE_ICMS_AM, 1 ou 0.',
    });
  });
});

test('a fifth decimal of the quantity is rounded half up, and said', () => {
  const [item] = INSUMOS.declaracao.adicoes[0]?.itens ?? [];
  if (!item) throw new Error('sem item');
  const { nota, avisos } = montada({ declaracao: comAdicao({ itens: [{ ...item, quantidade: '1200.00005' }] }) });
  expect(nota.itens[0]?.prod.qCom).toBe('1200.0001');
  expect(avisos.map(({ mensagem }) => mensagem)).toEqual([
    'A quantidade do item 1 é 1200.00005 na declaração e 1200.0001 na nota, que tem quatro casas.',
  ]);
});

test('a text has its place: what is over goes on in infAdProd, and letters of other alphabets are marked', () => {
  const longa = `“CONJUNTO” – ${'A'.repeat(150)} 深圳`;
  const [item] = INSUMOS.declaracao.adicoes[0]?.itens ?? [];
  if (!item) throw new Error('sem item');
  const { nota } = montada({ declaracao: comAdicao({ itens: [{ ...item, descricao: longa }] }) });
  const [escrito] = nota.itens;
  expect(escrito?.prod.xProd).toBe(`"CONJUNTO" - ${'A'.repeat(107)}`);
  expect(escrito?.infAdProd).toBe(`${'A'.repeat(43)} ??`);
});

test('where the unit price rules, the value is quantity × price with its decimals', () => {
  const { nota } = montada({ forma: { ...FORMA_DA_INDUSTRIA, unitario: { casas: 2, manda: true } } });
  // 263,093.79 ÷ 1,200 = 219.244825; 1,200 × 219.24 = 263,088.00. 369,074.14 ÷ 350 = 1,054.4975…; 350 × 1,054.50 = 369,075.00.
  expect([nota.itens[0]?.prod.vUnCom, nota.itens[0]?.prod.vProd]).toEqual(['219.2400000000', '263088.00']);
  expect(nota.total.vProd).toBe('632163.00');
});
