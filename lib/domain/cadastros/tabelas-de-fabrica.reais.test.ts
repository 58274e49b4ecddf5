import { DIS_REAIS, materialReal } from '#lib/testing/material-real.ts';
import { REFERENCIAS_DE_FABRICA, type ReferenciaDeFabrica } from './tabelas-de-fabrica.ts';

const verificadas = (tabela: string): ReferenciaDeFabrica[] =>
  REFERENCIAS_DE_FABRICA.filter((linha) => linha.tabela === tabela && linha.situacao === 'VERIFICADO');
/** The part of a row claimed to be verified: code and name, or the code alone. */
const afirmado = ({ codigo, nome, aConfirmar }: ReferenciaDeFabrica) =>
  aConfirmar.includes('nome') ? codigo : `${codigo} ${nome}`;

describe('What ships as verified', () => {
  const dominio = materialReal('domain/importacao.md').toString('utf8');
  const xml = DIS_REAIS.map((amostra) => materialReal(amostra).toString('utf8')).join('');
  /** `160 CHINA, REPUBLICA POPULAR`: each code with the name printed next to it. */
  const impressos = new Set(
    [...xml.matchAll(/<(\w+)Codigo>([^<]+)<\/\1Codigo>\s*<\1Nome>([^<]+)</g)].map(
      ([, , codigo = '', nome = '']) => `${codigo.trim()} ${nome.trim()}`,
    ),
  );

  test('of countries, customs units and enclosures is printed so on a declaration, or told as seen on one', () => {
    const doResto = verificadas('Pais')
      .concat(verificadas('Urf'), verificadas('Recinto'))
      .map(afirmado)
      .filter((linha) => !impressos.has(linha));
    expect(doResto).toEqual(['158 CHILE', '399 JAPAO', '0927800', '1017500']);
    const [vistos = ''] = dominio.split('\n').filter((linha) => linha.startsWith('Seeds seen:'));
    for (const visto of ['158 Chile', '399 Japão', '0927800 Itajaí', '1017500 Uruguaiana']) {
      expect(vistos).toContain(visto);
    }
  });

  test('of no country are the ISO letters, which no source says', () => {
    expect(verificadas('Pais').every(({ aConfirmar }) => aConfirmar.includes('sigla'))).toBe(true);
  });

  test('of currencies are number and letters as the Receita writes them, and the one name a declaration prints', () => {
    const paragrafo = dominio.split('\n').find((linha) => linha.startsWith('- BACEN/Siscomex numeric')) ?? '';
    const escritas = [...paragrafo.matchAll(/\b([A-Z]{3}) (\d{3})\b/g)].map(
      ([, sigla, codigo]) => `${codigo} ${sigla}`,
    );
    expect(
      verificadas('MoedaSiscomex')
        .map(({ codigo, sigla }) => `${codigo} ${sigla}`)
        .sort(),
    ).toEqual(escritas.sort());
    const comNome = verificadas('MoedaSiscomex').filter(({ aConfirmar }) => !aConfirmar.includes('nome'));
    expect(comNome.map(afirmado)).toEqual(['220 DOLAR DOS EUA']);
    expect(impressos).toContain('220 DOLAR DOS EUA');
  });

  test('of units are the names on the lines of a declaration, without their short forms', () => {
    for (const { nome, aConfirmar } of verificadas('Unidade')) {
      expect(xml).toMatch(new RegExp(`<unidadeMedida>${nome} *<`));
      expect(aConfirmar).toEqual(['sigla']);
    }
  });

  test('of Incoterms are the letters of those seen on declarations', () => {
    const vistos = verificadas('Incoterm').map(afirmado);
    expect(vistos).toEqual(['FCA', 'FOB', 'CFR', 'CPT']);
    for (const incoterm of ['FCA', 'CFR']) expect(xml).toContain(`<condicaoVendaIncoterm>${incoterm}<`);
    expect(dominio).toContain('REAL DI 26/0153278-4 (26/01/2026, FOB');
    expect(dominio).toContain('REAL adição DI 2518173187/001 (CPT');
  });

  test('of the NCM is nothing: from when a code holds no declaration says', () => {
    expect(verificadas('Ncm')).toEqual([]);
  });
});
