import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { colunasDaGrade, larguraMinima, medidasDasColunas } from './colunas-da-grade.ts';

const NOME: ColunaDeLista<unknown> = { campo: 'nome', titulo: 'Nome', tipo: 'texto', valor: () => '' };
const MARCA: ColunaDeLista<unknown> = { campo: 'marca', titulo: 'Marca', tipo: 'texto', valor: () => '' };

const colunas = (largura?: number) =>
  colunasDaGrade([
    { coluna: NOME, largura: undefined },
    { coluna: MARCA, largura },
  ]);

test('the cells follow the variables of the box, whatever the width', () => {
  const [nome, marca] = colunas();
  expect([nome?.estilo, marca?.estilo]).toEqual([
    { flex: 'var(--flex-0)', minWidth: 'var(--minima-0)' },
    { flex: 'var(--flex-1)', minWidth: 'var(--minima-1)' },
  ]);
  expect(colunas(120)[1]?.estilo).toEqual(marca?.estilo);
});

test('a text shares the free width until the person draws it wider', () => {
  expect(medidasDasColunas(colunas())).toMatchObject({ '--flex-1': expect.stringMatching(/^\d+ 1 0px$/) });
  expect(medidasDasColunas(colunas(120))).toMatchObject({ '--flex-1': '0 0 120px', '--minima-1': '120px' });
});

test('the table is as wide as its columns need', () => {
  const estreita = larguraMinima(colunas(120));
  expect(larguraMinima(colunas(200))).toBe(estreita + 80);
  expect(medidasDasColunas(colunas(120))).toMatchObject({ '--da-tabela': `${estreita}px` });
});
