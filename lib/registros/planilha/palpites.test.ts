import type { RecursoDePlanilha } from './coluna-de-planilha.ts';
import { assinaturaDosTitulos, palpiteDeCabecalho, palpiteDeColunas } from './palpites.ts';
import { RECURSOS_DE_PLANILHA } from './recursos.ts';

const { colunas } = RECURSOS_DE_PLANILHA.Item;

describe('which field a column is', () => {
  test('is told by its title, blind to capitals, accents and punctuation', () => {
    const titulos = ['PART NUMBER *', 'Descricao p/ a DI', 'descrição', 'N.C.M.', 'PESO LIQUIDO (KG)', 'Cor', ''];
    expect(palpiteDeColunas(titulos, colunas)).toEqual([
      'partNumber',
      null,
      'descricao',
      null,
      'pesoLiquidoUnitario',
      null,
      null,
    ]);
  });

  test('is the one whose own title it is, before one that is also called so', () => {
    const { colunas } = RECURSOS_DE_PLANILHA.Fornecedor;
    expect(palpiteDeColunas(['Nome', 'Razão social'], colunas)).toEqual([null, 'razaoSocial']);
    expect(palpiteDeColunas(['Fornecedor', 'Exportador'], colunas)).toEqual(['razaoSocial', null]);
  });

  test('is told by every title Cais itself gives a field, each to its own', () => {
    for (const recurso of Object.values<RecursoDePlanilha>(RECURSOS_DE_PLANILHA)) {
      const titulos = recurso.colunas.map(({ titulo }) => titulo);
      expect(palpiteDeColunas(titulos, recurso.colunas)).toEqual(recurso.colunas.map(({ campo }) => campo));
    }
  });
});

describe('which row has the titles', () => {
  test('is the one with most that are known, under a merged heading and empty rows', () => {
    const linhas = [
      ['Itens', 'da empresa', 'em 20/11/2026'],
      ['', '', ''],
      ['PN', 'Descrição', 'NCM'],
      ['FX-1', 'NCM', '01012100'],
    ];
    expect(palpiteDeCabecalho(linhas, colunas)).toBe(2);
  });

  test('is the first full one where none is known', () => {
    expect(
      palpiteDeCabecalho(
        [
          ['Relação', ''],
          ['Alfa', 'Beta'],
          ['1', '2'],
        ],
        colunas,
      ),
    ).toBe(1);
  });
});

test('a sheet is known again by its titles, and so is its file of errors', () => {
  const titulos = ['PN', 'Descrição'];
  expect(assinaturaDosTitulos(['pn', ' descricao ', ''])).toBe(assinaturaDosTitulos(titulos));
  expect(assinaturaDosTitulos([...titulos, 'Erros', 'Linha no arquivo'])).toBe(assinaturaDosTitulos(titulos));
  expect(assinaturaDosTitulos(['Descrição', 'PN'])).not.toBe(assinaturaDosTitulos(titulos));
});
