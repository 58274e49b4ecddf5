import fc from 'fast-check';
import type { AdicaoAmazonense, ApontamentoDaDai, DeclaracaoAmazonense, ItemAmazonense } from '#lib/domain/zfm/dai.ts';
import {
  adicaoDaDai,
  daiDeTeste,
  daisArbitrarias,
  FOLHAS_DO_LEIAUTE,
  itemDaDai,
} from '#lib/siscomex/testing/dai-de-teste.ts';
import type { TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { conferirDaiArquivo } from './conferir-dai-arquivo.ts';
import { FOLHAS_DA_DAI } from './dai-folhas.ts';
import { escreverDai } from './dai-registro.ts';
import { lerDie } from './dai-xml.ts';
import { DECLARACAO_DIE } from './dai-xml-tabelas.ts';

const naAdicao = (outra: Partial<AdicaoAmazonense>) =>
  daiDeTeste({ adicoes: [adicaoDaDai(), adicaoDaDai({ numero: '007', ...outra })] });
const noItem = (outro: Partial<ItemAmazonense>) =>
  naAdicao({ itens: [itemDaDai(), itemDaDai({ numero: 5, ...outro })] });
const linhas = (dai: DeclaracaoAmazonense) =>
  conferirDaiArquivo(dai).map(({ codigo, nivel, caminho }) => `${codigo} ${nivel} ${caminho}`);

test('a DAI in order fits the file', () => {
  expect(conferirDaiArquivo(daiDeTeste())).toEqual([]);
});

test('every leaf of the layout is looked at, and no other', () => {
  const tabelas: TabelaXml[] = [DECLARACAO_DIE, ...(DECLARACAO_DIE.filhos ?? [])];
  const itens = tabelas.at(-1)?.filhos ?? [];
  for (const { elemento, campos } of [...tabelas, ...itens]) {
    expect(Object.keys(FOLHAS_DA_DAI[elemento] ?? {})).toEqual(Object.keys(campos));
  }
  expect(Object.keys(FOLHAS_DA_DAI)).toHaveLength(3);
});

describe('What is missing', () => {
  test.each<[DeclaracaoAmazonense, string]>([
    [daiDeTeste({ tipo: null }), 'aviso tipoDIe'],
    [daiDeTeste({ numeroDocumento: ' ' }), 'erro nrDocumento'],
    [daiDeTeste({ dataDocumento: '' }), 'erro dtDocumento'],
    [daiDeTeste({ fob: '' }), 'erro vlFob'],
    [daiDeTeste({ taxaDolar: null }), 'aviso vlTaxaDolar'],
    [daiDeTeste({ pesoLiquido: null }), 'aviso vlPesoLiquido'],
    [daiDeTeste({ recinto: null }), 'aviso cdRecintoAduaneiro'],
    [daiDeTeste({ paisProcedencia: null }), 'aviso cdPaisProcedencia'],
    [naAdicao({ fornecedor: null }), 'aviso adicao.1.nomeFornecedor'],
    [naAdicao({ importadorNumero: null }), 'erro adicao.1.cdImportador'],
    [naAdicao({ importadorNome: null }), 'aviso adicao.1.nomeImportador'],
    [naAdicao({ codigoTributacao: null }), 'erro adicao.1.cdTributacao'],
    [naAdicao({ baseIcms: null }), 'erro adicao.1.vlBcIcms'],
    [naAdicao({ icms: null }), 'erro adicao.1.vlIcms'],
    [naAdicao({ icmsSemIncentivo: null }), 'erro adicao.1.vlIcmsSI'],
    [noItem({ descricao: '\n ' }), 'erro adicao.1.itemAdicao.1.txDescricaoDestalhada'],
    [noItem({ unidade: null }), 'aviso adicao.1.itemAdicao.1.unidadeMedida'],
  ])('%# is told: %s', (dai, esperado) => {
    expect(linhas(dai)).toEqual([`CAMPO_AUSENTE ${esperado}`]);
  });

  test('a complementary text may be', () => {
    expect(conferirDaiArquivo(daiDeTeste({ informacaoComplementar: null }))).toEqual([]);
  });
});

test('no text calls a leaf by its name in the layout', () => {
  const com = (valor: string) => {
    const folhas = <Linha extends object>(linha: Linha): Linha =>
      Object.fromEntries(Object.keys(linha).map((campo) => [campo, valor])) as Linha;
    const adicao = { ...folhas(adicaoDaDai()), itens: [folhas(itemDaDai())] };
    return conferirDaiArquivo({ ...folhas(daiDeTeste()), adicoes: [adicao] });
  };
  const textos = [...com(' '), ...com('?'.repeat(5000))].map(({ mensagem }) => mensagem);
  expect(textos.length).toBeGreaterThan(50);
  expect(textos.filter((texto) => /\b[a-z]+[A-Z]/.test(texto))).toEqual([]);
});

describe('What does not fit', () => {
  test.each<[DeclaracaoAmazonense, string, string]>([
    [
      daiDeTeste({ frete: '-1.00' }),
      'erro vlFrete',
      'Frete: “-1.00” é negativo, e o leiaute não tem lugar para o sinal.',
    ],
    [daiDeTeste({ seguro: '1.234' }), 'erro vlSeguro', 'Seguro: “1.234” tem 3 casas decimais, e no leiaute cabem 2.'],
    [daiDeTeste({ ii: '1,00' }), 'erro vlII', 'II: “1,00” não é um número.'],
    [
      // Thirteen digits and two decimals fill the field; a fourteenth digit does not fit.
      daiDeTeste({ ipi: '12345678901234.00' }),
      'erro vlIPI',
      'IPI: “12345678901234.00” tem mais algarismos do que os 15 do leiaute.',
    ],
    [
      daiDeTeste({ dataDocumento: '2026-02-30' }),
      'erro dtDocumento',
      'Data do registro: “2026-02-30” não é uma data do calendário.',
    ],
    [
      daiDeTeste({ dataDocumento: '20260630' }),
      'erro dtDocumento',
      'Data do registro: “20260630” não é uma data do calendário.',
    ],
    [
      daiDeTeste({ numeroDocumento: '269000001' }),
      'erro nrDocumento',
      'Número da DI ou DUIMP: “269000001” não tem os dez algarismos de uma DI nem as quinze posições de uma DUIMP.',
    ],
    [
      daiDeTeste({ qtdeAdicoes: 1.5 }),
      'erro qtdeAdicoes',
      'Quantidade de adições: “1.5” não é um número inteiro de até nove algarismos.',
    ],
    [
      daiDeTeste({ paisProcedencia: 'CN' }),
      'aviso cdPaisProcedencia',
      'País de procedência: “CN” não tem os 3 algarismos do leiaute.',
    ],
    [
      daiDeTeste({ informacaoComplementar: 'a\u0001b' }),
      'aviso txInfoCompl',
      'Informação complementar: “a\u0001b” tem caracteres que um XML não aceita, e vai sem eles.',
    ],
    [
      naAdicao({ codigoTributacao: 'A01' }),
      'erro adicao.1.cdTributacao',
      'Adição 007 › Código de tributação: “A01” não tem as quatro letras ou algarismos do código.',
    ],
    [
      naAdicao({ importadorNumero: '1234' }),
      'erro adicao.1.cdImportador',
      'Adição 007 › Número do importador: “1234” não é inscrição estadual, CNPJ nem CPF.',
    ],
    [
      noItem({ ncm: '8517' }),
      'erro adicao.1.itemAdicao.1.cdNcmItem',
      'Adição 007 › Item 5 › NCM: “8517” não tem os 8 algarismos do leiaute.',
    ],
    [
      noItem({ quantidade: '1.000001' }),
      'erro adicao.1.itemAdicao.1.qtdItem',
      'Adição 007 › Item 5 › Quantidade: “1.000001” tem 6 casas decimais, e no leiaute cabem 5.',
    ],
  ])('%# is told: %s', (dai, esperado, mensagem) => {
    expect(linhas(dai)).toEqual([`CAMPO_INVALIDO ${esperado}`]);
    expect(conferirDaiArquivo(dai)[0]?.mensagem).toBe(mensagem);
  });

  test.each(['26BR00001234561', '2690000014'])(
    '%s is a number, and thirteen digits before two decimals are an amount',
    (numeroDocumento) => {
      expect(conferirDaiArquivo(daiDeTeste({ numeroDocumento, fob: '1234567890123.00' }))).toEqual([]);
    },
  );
});

test.each<[DeclaracaoAmazonense, Partial<ApontamentoDaDai>]>([
  [daiDeTeste({ tipo: null }), { alvo: { onde: 'DAI', campo: 'tipo', adicao: null }, adicao: null }],
  [daiDeTeste({ informacaoComplementar: '\u0000' }), { alvo: { onde: 'DAI', campo: 'complemento', adicao: null } }],
  [daiDeTeste({ capatazia: '-1.00' }), { alvo: { onde: 'DESPESAS' } }],
  [naAdicao({ icms: null }), { alvo: { onde: 'DAI', campo: 'ncm', adicao: '007' }, adicao: '007' }],
  [naAdicao({ importadorNumero: null }), { alvo: { onde: 'IMPORTADOR', id: 'i1', campo: null }, adicao: '007' }],
  [naAdicao({ fob: '-5.00' }), { alvo: { onde: 'DECLARACAO', adicao: '007' }, adicao: '007' }],
])('%# is mended where it comes from', (dai, esperado) => {
  expect(conferirDaiArquivo(dai, { importadorId: 'i1' })).toEqual([expect.objectContaining(esperado)]);
});

describe('What was told already', () => {
  const semMatriz = naAdicao({ codigoTributacao: null, baseIcms: null, icms: null, icmsSemIncentivo: null });
  const apontado = (outro: Partial<ApontamentoDaDai>): ApontamentoDaDai => ({
    codigo: 'SEM_MATRIZ',
    nivel: 'erro',
    mensagem: '',
    caminho: 'adicao.1.cdTributacao',
    adicao: '007',
    alvo: { onde: 'MATRIZ', id: null, campo: null },
    ...outro,
  });
  const restam = (...apontados: ApontamentoDaDai[]) =>
    conferirDaiArquivo(semMatriz, { apontados }).map(({ caminho }) => caminho);

  test('is not told again', () => {
    const [codigo, base, icms, semIncentivo] = ['cdTributacao', 'vlBcIcms', 'vlIcms', 'vlIcmsSI'].map(
      (folha) => `adicao.1.${folha}`,
    );
    expect(restam()).toEqual([codigo, base, icms, semIncentivo]);
    expect(restam(apontado({}))).toEqual([]);
    expect(restam(apontado({ adicao: '001', caminho: 'adicao.0.cdTributacao' }))).toHaveLength(4);
    expect(restam(apontado({ codigo: 'SEM_ALIQUOTA', caminho: null, adicao: null }))).toEqual([codigo]);
  });

  test('does not hide what does not fit', () => {
    const apontados = [apontado({ caminho: 'vlFrete', adicao: null })];
    expect(conferirDaiArquivo(daiDeTeste({ frete: '-1.00' }), { apontados })).toHaveLength(1);
  });
});

describe('Any DAI', () => {
  const qualquer = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('', ' ', '-1', '1e5', 'NaN', '٣', '0.1.2', '\ud800', '9'.repeat(40), '2026-13-01', null),
    fc.double(),
    fc.anything(),
  ) as fc.Arbitrary<string>;
  const estragadas = daisArbitrarias({
    texto: fc.oneof(FOLHAS_DO_LEIAUTE.texto, qualquer),
    decimal: (largura, casas) => fc.oneof(FOLHAS_DO_LEIAUTE.decimal(largura, casas), qualquer),
    codigo: (largura) => fc.oneof(FOLHAS_DO_LEIAUTE.codigo(largura), qualquer),
    numero: fc.oneof(FOLHAS_DO_LEIAUTE.numero, fc.double()),
    data: fc.oneof(FOLHAS_DO_LEIAUTE.data, qualquer),
    documento: fc.oneof(FOLHAS_DO_LEIAUTE.documento, qualquer),
  });

  test('is checked without an exception, every finding in a sentence', () => {
    fc.assert(
      fc.property(estragadas, (dai) => {
        for (const { mensagem, caminho } of conferirDaiArquivo(dai)) {
          expect(mensagem).toMatch(/\.$/);
          expect(caminho).toMatch(/^(adicao\.\d\.(itemAdicao\.\d\.)?)?[a-zA-Z]+$/);
        }
      }),
      { numRuns: vezes(2000) },
    );
  });

  test('without an error it is written, and read again', () => {
    let escritas = 0;
    const quaseBoas = daisArbitrarias({
      ...FOLHAS_DO_LEIAUTE,
      texto: fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
      decimal: (largura, casas) =>
        fc.oneof(
          { weight: 40, arbitrary: FOLHAS_DO_LEIAUTE.decimal(largura, casas) },
          { weight: 1, arbitrary: fc.constantFrom('007.5', ' 5.00 ', '-0.00', '1.', '.5', '1e2', '9'.repeat(largura)) },
        ),
    });
    fc.assert(
      fc.property(quaseBoas, (dai) => {
        if (conferirDaiArquivo(dai).some(({ nivel }) => nivel === 'erro')) return;
        escritas++;
        lerDie('declaracao', new TextEncoder().encode(escreverDai(dai, { comAviso: true })));
      }),
      { numRuns: vezes(2000) },
    );
    expect(escritas).toBeGreaterThan(vezes(100));
  });
});
