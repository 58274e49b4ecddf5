import { daSefaz } from '#lib/siscomex/duimp/duimp-sefaz.ts';
import { type JsonExato, lerJsonExato } from '#lib/siscomex/json/json-exato.ts';
import { DUIMP_DA_SEFAZ } from '#lib/siscomex/testing/duimp-da-sefaz.ts';
import {
  capaDaDuimp,
  type DuimpFicticia,
  duimpFicticia,
  paginasDaDuimp,
  textoDaDuimp,
} from '#lib/siscomex/testing/duimp-ficticia.ts';
import { duimpSemeada, NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { declaracaoXml, listaXml } from '#lib/siscomex/testing/xml-de-teste.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { lerDeclaracoes } from './ler-declaracao.ts';
import type { ParteRecebida } from './parte-recebida.ts';

const NUMERO = '26BR00001234561';
const OUTRO_NUMERO = '26BR00000000010';
const DUIMP = duimpFicticia();
const [PAGINA_1 = [], PAGINA_2 = []] = paginasDaDuimp(DUIMP, 2);
const CAPA = capaDaDuimp(DUIMP);

const parte = (nome: string, texto: string): ParteRecebida => ({ nome, bytes: new TextEncoder().encode(texto) });
const json = (nome: string, conteudo: unknown) => parte(nome, textoDaDuimp(conteudo));
const ler = (...partes: ParteRecebida[]) => lerDeclaracoes(partes);
const declaracoes = (...partes: ParteRecebida[]) => ler(...partes).map(({ declaracao }) => declaracao);
const nomes = (...partes: ParteRecebida[]) => ler(...partes).map(({ partes: suas }) => suas.map(({ nome }) => nome));
const INTEIRA = declaracoes(json('duimp.json', DUIMP));
const trocando = <T>(conteudo: T, de: string, para: string): T =>
  JSON.parse(JSON.stringify(conteudo).replaceAll(de, para)) as T;

function frase(...partes: ParteRecebida[]): string {
  try {
    ler(...partes);
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return erro.message;
    throw erro;
  }
  throw new Error('The files were taken.');
}

describe('The cover of a DUIMP and the pages of its items', () => {
  const [capa, primeira, segunda] = [json('capa.json', CAPA), json('1.json', PAGINA_1), json('2.json', PAGINA_2)];

  test.each([
    ['cover first', [capa, primeira, segunda]],
    ['pages the other way round', [segunda, primeira, capa]],
    ['cover in the middle', [segunda, capa, primeira]],
  ])('are the DUIMP with its items in it, %s', (_caso, partes) => {
    expect(declaracoes(...partes)).toEqual(INTEIRA);
    expect(nomes(...partes)[0]?.toSorted()).toEqual(['1.json', '2.json', 'capa.json']);
  });

  test('each item in a file of its own, as `…/itens/{i}` answers it', () => {
    const itens = DUIMP.itens.map((item, i) => json(`item-${i}.json`, item));
    expect(declaracoes(...itens, capa)).toEqual(INTEIRA);
  });

  test.each(['dadosGerais', 'capa', 'duimp'])('in one object, the cover under %s', (nome) => {
    expect(declaracoes(json('tudo.json', { [nome]: CAPA, itens: DUIMP.itens }))).toEqual(INTEIRA);
  });

  test('in one list, and a page as the `itens` of an object', () => {
    expect(declaracoes(json('tudo.json', [CAPA, ...DUIMP.itens]))).toEqual(INTEIRA);
    expect(declaracoes(capa, json('itens.json', { itens: DUIMP.itens }))).toEqual(INTEIRA);
  });

  test('of two DUIMPs and a DI, dropped together, are three declarations, each with its files', () => {
    const outra = trocando(DUIMP, NUMERO, OUTRO_NUMERO);
    const partes = [
      json('b-capa.json', capaDaDuimp(outra)),
      primeira,
      parte('di.xml', listaXml(declaracaoXml())),
      json('b-itens.json', outra.itens),
      capa,
      segunda,
    ];
    expect(declaracoes(...partes).map(({ numeroDI }) => numeroDI)).toEqual([OUTRO_NUMERO, NUMERO, '2390000010']);
    expect(nomes(...partes)).toEqual([['b-capa.json', 'b-itens.json'], ['capa.json', '1.json', '2.json'], ['di.xml']]);
  });

  test('the same file twice, a cover that is there again and an item in two pages count once', () => {
    const sobreposta = json('de-novo.json', DUIMP.itens.slice(1));
    const capaDeNovo = json('capa-de-novo.json', { ...CAPA, quantidadeItens: 3 });
    expect(declaracoes(capa, capa, primeira, primeira, sobreposta, capaDeNovo)).toEqual(INTEIRA);
  });

  test('an item that says different things in two pages is refused by its number', () => {
    const mudado = trocando(PAGINA_1, 'MERCADORIA FICTICIA 2', 'OUTRA');
    expect(frase(capa, primeira, segunda, json('mudada.json', mudado))).toBe(
      'O item 2 da DUIMP 26BR0000123456-1 veio em 1.json e em mudada.json, com conteúdos diferentes. Tire o que não vale.',
    );
    expect(frase(json('x.json', { ...DUIMP, itens: [...DUIMP.itens, ...mudado] }))).toBe(
      'O item 2 da DUIMP 26BR0000123456-1 veio duas vezes em x.json, com conteúdos diferentes. Tire o que não vale.',
    );
  });

  test.each<[string, ParteRecebida[], string]>([
    [
      'the cover alone',
      [capa],
      'Veio só a capa da DUIMP 26BR0000123456-1, sem os itens por inteiro. Traga também os itens, que o Portal Único responde em páginas de até 100 em GET /ext/duimp/26BR00001234561/2/itens, e envie tudo junto.',
    ],
    [
      'the items alone',
      [primeira, segunda],
      'Da DUIMP 26BR0000123456-1 vieram só os itens. Traga também a capa, que o Portal Único responde em GET /ext/duimp/26BR00001234561/2, e envie tudo junto.',
    ],
    [
      'a page that did not come',
      [capa, primeira],
      'Falta o item 3 de 3 da DUIMP 26BR0000123456-1. Traga do Portal Único as páginas de itens que faltam (GET /ext/duimp/26BR00001234561/2/itens?inicial=3&tamanho=100) e envie tudo junto.',
    ],
    [
      'the first page that did not come',
      [capa, segunda],
      'Faltam os itens 1 e 2 de 3 da DUIMP 26BR0000123456-1. Traga do Portal Único as páginas de itens que faltam (GET /ext/duimp/26BR00001234561/2/itens?inicial=1&tamanho=100) e envie tudo junto.',
    ],
    [
      'items of another version',
      [capa, json('velhos.json', trocando(DUIMP.itens, '"versao":"2"', '"versao":"1"'))],
      'A capa da DUIMP 26BR0000123456-1 é da versão 2, e os itens de velhos.json, da versão 1. Traga os da mesma versão.',
    ],
    [
      'items of another DUIMP',
      [json('capa.json', trocando(CAPA, NUMERO, OUTRO_NUMERO)), primeira],
      'Da DUIMP 26BR0000123456-1 vieram só os itens. Traga também a capa, que o Portal Único responde em GET /ext/duimp/26BR00001234561/2, e envie tudo junto.',
    ],
    [
      'items of another DUIMP inside the cover',
      [json('x.json', { ...DUIMP, itens: trocando(DUIMP.itens, NUMERO, OUTRO_NUMERO) })],
      'A DUIMP 26BR0000123456-1 não veio como o Portal Único responde: o item 1 que veio com ela é da DUIMP 26BR0000000001-0.',
    ],
    [
      'items that do not say of which DUIMP they are',
      [capa, json('soltos.json', trocando(PAGINA_1, `"numero":"${NUMERO}",`, ''))],
      'Os itens de soltos.json não dizem de que DUIMP são (identificacao.numero). Traga-os como o Portal Único os responde.',
    ],
    [
      'two versions at once',
      [
        json('a.json', DUIMP),
        json('b.json', trocando(trocando(DUIMP, '"versao":2', '"versao":3'), '"versao":"2"', '"versao":"3"')),
      ],
      'Vieram as versões 2 e 3 da DUIMP 26BR0000123456-1. Envie uma por vez.',
    ],
    [
      'two covers that differ',
      [capa, json('outra.json', trocando(CAPA, 'AMARELO', 'VERDE')), primeira, segunda],
      'Vieram duas capas diferentes da DUIMP 26BR0000123456-1. Envie só a mais recente.',
    ],
    [
      'a file that is cut',
      [capa, parte('cortado.json', '[{')],
      'cortado.json: O arquivo não é um JSON inteiro: está cortado ou foi alterado. Baixe-o de novo.',
    ],
    [
      'an NF-e among them',
      [parte('di.xml', listaXml(declaracaoXml())), parte('nota.xml', '<nfeProc/>')],
      'nota.xml: O arquivo é o XML de uma NF-e (raiz <nfeProc>), e não o de uma declaração de importação.',
    ],
    [
      'a DI in two files',
      [parte('a.xml', listaXml(declaracaoXml())), parte('b.xml', `${listaXml(declaracaoXml())}\n`)],
      'A DI 23/9000001-0 veio em a.xml e em b.xml. Tire o que não vale.',
    ],
  ])('%s', (_caso, partes, esperada) => expect(frase(...partes)).toBe(esperada));
});

describe('A DUIMP whose items did not all come is refused', () => {
  const sem = (mudancas: Record<string, unknown>): DuimpFicticia => ({ ...DUIMP, ...mudancas });

  test.each<[string, DuimpFicticia, string]>([
    ['by how many there are', sem({ itens: DUIMP.itens.slice(0, 2) }), 'Falta o item 3 de 3 da DUIMP'],
    [
      'by how many there are, one in the middle',
      sem({ itens: DUIMP.itens.toSpliced(1, 1) }),
      'Falta o item 2 de 3 da DUIMP',
    ],
    [
      'by an adição that has it, where nobody says how many there are',
      sem({
        quantidadeItens: undefined,
        adicoes: [
          { numero: 1, itens: [1, 3] },
          { numero: 2, itens: [2, 4, 5] },
        ],
      }),
      'Faltam os itens 4 e 5 da DUIMP',
    ],
    [
      'by an adição of one item, as a number',
      sem({ quantidadeItens: undefined, adicoes: [{ numero: 1, itens: 'número:9.0' }] }),
      'Falta o item 9 da DUIMP',
    ],
    ['in ranges', sem({ quantidadeItens: 105 }), 'Faltam os itens 4 a 105 de 105 da DUIMP'],
  ])('%s', (_caso, duimp, comeco) => expect(frase(json('duimp.json', duimp))).toContain(comeco));

  test('items with numbers left out between them are all there when they are as many as the cover says', () => {
    const saltados = DUIMP.itens.map((item, i) => ({
      ...item,
      identificacao: { numero: NUMERO, numeroItem: [1, 4, 9][i] },
    }));
    expect(declaracoes(json('duimp.json', sem({ itens: saltados })))).toHaveLength(1);
  });
});

describe('What no cover can say', () => {
  test.each<[string, object, string]>([
    ['more items than their number has figures', { quantidadeItens: 999_999_999 }, 'a capa diz 999999999 itens'],
    ['fewer items than came', { quantidadeItens: 2 }, 'diz 2 itens, e vieram 3'],
  ])('%s', (_caso, capa, trecho) => expect(frase(json('duimp.json', { ...DUIMP, ...capa }))).toContain(trecho));
});

test('items that make more adições than a declaration may have are refused, where the cover groups none', () => {
  const { adicoes: _, ...semAdicoes } = DUIMP;
  const itens = Array.from({ length: 1000 }, (_, i) => ({
    ...DUIMP.itens[0],
    identificacao: { numero: NUMERO, numeroItem: i + 1 },
    produto: { ...(DUIMP.itens[0]?.produto as object), ncm: String(84_000_000 + i) },
  }));
  expect(frase(json('duimp.json', { ...semAdicoes, quantidadeItens: 1000, itens }))).toContain(
    'Os itens dão 1000 adições; uma declaração tem no máximo 999.',
  );
});

describe('The answer to the Sefaz', () => {
  const [lida] = declaracoes(json('sefaz.json', DUIMP_DA_SEFAZ));

  test('is a DUIMP with its items, by the names of the consulta', () => {
    expect(lida).toMatchObject({
      numeroDI: NUMERO,
      duimp: { versao: 2, situacao: 'EM_CONFERENCIA_SELECIONADA', respostaASefaz: true },
      dataRegistro: '2026-11-18',
      canalCodigo: 'AMARELO',
      importador: { numero: '00000000000191', nome: 'IMPORTADORA FICTICIA LTDA' },
      frete: { moeda: { codigo: 'USD' }, valorMoeda: '55.01' },
      seguro: { moeda: { codigo: 'DKK' }, valorMoeda: '11.02' },
      totais: { vmleReais: '5502.50', vmleDolares: '1100.50', vmldReais: '5830.12' },
    });
    expect(lida?.pagamentos).toMatchObject([{ codigoReceita: '5602', valorReceita: '122.43' }]);
    expect(lida?.adicoes.map(({ ncm, itens }) => [ncm, itens.map(({ sequencia }) => sequencia)])).toEqual([
      ['85177900', [1]],
      ['84733041', [2]],
    ]);
    expect(lida?.adicoes[0]).toMatchObject({
      incoterm: 'FOB',
      valorMoeda: '1000.50',
      valorReais: '5002.50',
      freteReais: '25.40',
      fornecedor: 'EXP-9',
      paisOrigem: { codigo: 'CN' },
      acrescimos: [{ codigo: '16', valorMoeda: '10.50', valorReais: '52.50' }],
      tributos: { ii: { base: '5303.12', devido: '84.32', recolher: '0.00' } },
    });
  });

  test('has the linked declarations of its items by the names of the consulta', () => {
    const [vinculada] = lida?.adicoes[0]?.itens[0]?.duimp?.declaracoesVinculadas ?? [];
    expect(vinculada).toMatchObject({
      tipo: 'DUIMP',
      numeroDeclaracaoVinculada: '26BR00000000010',
      versaoDeclaracaoVinculada: '2',
      numeroDeclaracaoOriginal: '25BR00001883412',
      versaoDeclaracaoOriginal: '1',
      numeroItemDeclaracaoOriginal: '4',
      'item.numeroItemDeclaracaoVinculada': '3',
      'item.ncm': '85177900',
      dataRegistro: '2025-11-18T23:40:12.000-0300',
      'item.qtdUnidadeEstatistica': '2.5',
      'item.frete.valorBRL': '25.4',
      'item.seguro.valorBRL': '5.1',
      'sefaz.mnemonicoSistemaControle': 'DRAW_SUSPENSAO',
    });
  });

  test('whose items leave a number out and do not come to its totals is refused by the number', () => {
    const [primeiro, segundo] = DUIMP_DA_SEFAZ.itens;
    const saltada = { ...DUIMP_DA_SEFAZ, itens: [primeiro, { ...segundo, numeroItem: 3 }] };
    expect(frase(json('sefaz.json', saltada))).toMatch(
      /^Falta o item 2 da DUIMP 26BR0000123456-1: os que vieram somam R\$ [\d.]+,\d\d de II, e o resumo dela diz R\$ 848,12\./,
    );
  });

  test('loses no leaf: each is in its place of the consulta, or under `sefaz` as it came', () => {
    const folhas = new Map<string, string>();
    const marcada = marcar(lerJsonExato(JSON.stringify(DUIMP_DA_SEFAZ)), '', folhas);
    const convertida = JSON.stringify(daSefaz(marcada as never));
    expect([...folhas].filter(([marca]) => !convertida.includes(marca)).map(([, caminho]) => caminho)).toEqual([]);
  });

  test('its general data alone lack the items, which may come beside them', () => {
    const { itens, ...dadosGerais } = DUIMP_DA_SEFAZ;
    expect(frase(json('gerais.json', dadosGerais))).toMatch(/^Veio só a capa da DUIMP 26BR0000123456-1/);
    expect(declaracoes(json('tudo.json', { dadosGerais, itens }))).toEqual([lida]);
  });

  /** Replaces each leaf by a unique text. */
  function marcar(valor: JsonExato, caminho: string, folhas: Map<string, string>): JsonExato {
    if (Array.isArray(valor)) return valor.map((um, i) => marcar(um, `${caminho}[${i}]`, folhas));
    if (typeof valor === 'object' && valor !== null) {
      return Object.fromEntries(
        Object.entries(valor).map(([nome, um]) => [nome, marcar(um, caminho ? `${caminho}.${nome}` : nome, folhas)]),
      );
    }
    const marca = `folha-${folhas.size}-`;
    folhas.set(marca, caminho);
    return marca;
  }
});

describe('A DUIMP of 21 items, as the Portal answers it', () => {
  const { capa, itens } = duimpSemeada();
  const daCapa = parte('capa.json', JSON.stringify(capa));
  const pagina = (de: number, ate: number) => parte(`${de}.json`, JSON.stringify(itens.slice(de - 1, ate)));

  test('its cover and its items, in one page or in three, are one declaration', () => {
    const [numa] = declaracoes(daCapa, pagina(1, 21));
    expect(numa).toMatchObject({ numeroDI: NUMERO_SEMEADA, duimp: { versao: 1 }, totais: { adicoes: 5 } });
    expect(numa?.adicoes.flatMap((adicao) => adicao.itens.map(({ sequencia }) => sequencia))).toEqual(
      Array.from({ length: 21 }, (_, i) => i + 1),
    );
    expect(declaracoes(pagina(15, 21), pagina(1, 8), daCapa, pagina(9, 14))).toEqual([numa]);
  });

  test.each([
    [20, 'Falta o item 21 de 21 da DUIMP 26BR0000009001-9.'],
    [19, 'Faltam os itens 20 e 21 de 21 da DUIMP 26BR0000009001-9.'],
    [15, 'Faltam os itens 16 a 21 de 21 da DUIMP 26BR0000009001-9.'],
  ])('cut at item %i it is refused', (ate, comeco) => {
    expect(frase(daCapa, pagina(1, ate))).toMatch(new RegExp(`^${comeco}`));
  });
});
