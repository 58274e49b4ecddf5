import fc from 'fast-check';
import { proporCClassTrib } from './propor-cclasstrib.ts';
import {
  type Destinacao,
  type ImportacaoNaZfm,
  NOME_DESTINACAO,
  NOME_PERFIL_TRIBUTARIO,
  type PerfilTributario,
  tratamentoCbsIbs,
} from './tratamento-cbs-ibs.ts';

const importacao = (mudanca: Partial<ImportacaoNaZfm> = {}): ImportacaoNaZfm => ({
  perfil: 'INDUSTRIA_INCENTIVADA',
  destinacao: 'INSUMO',
  ncm: '85423190',
  dia: '2027-02-03',
  habilitado: true,
  licenciada: true,
  ...mudanca,
});

/** domain/reforma.md §3.2. */
test.each<[PerfilTributario, Destinacao, string, string | null, string]>([
  ['INDUSTRIA_INCENTIVADA', 'INSUMO', '550019', null, 'art. 443'],
  ['INDUSTRIA_INCENTIVADA', 'ATIVO_IMOBILIZADO', '550019', null, 'art. 443'],
  ['INDUSTRIA_INCENTIVADA', 'USO_PESSOAL', '000001', null, 'art. 443, § 1º, II'],
  ['INDUSTRIA_INCENTIVADA', 'ADMISSAO_TEMPORARIA', '550026', null, 'art. 89, § 3º, II'],
  ['COMERCIO', 'ADMISSAO_TEMPORARIA', '550026', null, 'art. 89, § 3º, II'],
  ['COMERCIO', 'REVENDA_PRESENCIAL', '000001', '07', 'art. 444'],
  ['COMERCIO', 'OUTRA', '000001', null, 'art. 453'],
  ['ENTREPOSTO', 'DEPOSITO', '550003', null, 'art. 85'],
  ['INDUSTRIA_ALC', 'INSUMO', '550020', null, 'art. 461'],
  ['COMERCIO_ALC', 'REVENDA_PRESENCIAL', '000001', '11', 'art. 462'],
  ['OUTRO', 'INSUMO', '000001', null, 'art. 453'],
])('%s, %s: %s, credit %s, %s', (perfil, destinacao, cClassTrib, credito, artigo) => {
  const tratamento = tratamentoCbsIbs(importacao({ perfil, destinacao }));
  expect(tratamento).toMatchObject({ cClassTrib, credito, artigo: expect.stringContaining(artigo) });
  expect(tratamento.regular).toEqual(cClassTrib.startsWith('550') ? { cst: '000', cClassTrib: '000001' } : null);
});

test.each<[Partial<ImportacaoNaZfm>, string, string]>([
  [{ habilitado: false }, 'art. 442', 'não está habilitado'],
  [{ perfil: 'INDUSTRIA_ALC', habilitado: false }, 'art. 461', 'não está habilitado'],
  [{ licenciada: false }, 'art. 550', 'licenciada'],
  [{ ncm: '87032310' }, 'art. 441, “d”', 'automóveis'],
  [{ ncm: '33030010' }, 'art. 441, “f”', 'perfumaria'],
  [{ ncm: '27101932', excecao: true }, 'art. 441, “e”', 'lubrificantes'],
  [{ destinacao: 'USO_PESSOAL' }, 'art. 443, § 1º, II', 'Uso e consumo'],
  [{ perfil: 'INDUSTRIA_ALC', destinacao: 'USO_PESSOAL' }, 'art. 461, § 1º, II', 'Uso e consumo'],
  [{ perfil: 'COMERCIO', destinacao: 'REVENDA_PRESENCIAL', ncm: '22083020' }, 'art. 441, “c”', 'bebidas'],
  [{ perfil: 'COMERCIO', destinacao: 'REVENDA_PRESENCIAL', dia: '2026-12-31' }, 'art. 453', 'Nenhum regime'],
  [{ perfil: 'INDUSTRIA_ALC', dia: '2026-12-31' }, 'art. 453', 'Nenhum regime'],
])('%j is taxed in full: %s', (mudanca, artigo, motivo) => {
  expect(tratamentoCbsIbs(importacao(mudanca))).toMatchObject({
    regime: 'TRIBUTACAO',
    cst: '000',
    cClassTrib: '000001',
    credito: null,
    artigo: expect.stringContaining(artigo),
    motivo: expect.stringContaining(motivo),
  });
});

test.each<Partial<ImportacaoNaZfm>>([
  { destinacao: 'USO_PESSOAL', excecao: true },
  { ncm: '33030010', excecao: true },
])('%j is suspended where a person has shown the exception', (mudanca) => {
  expect(tratamentoCbsIbs(importacao(mudanca)).cClassTrib).toBe('550019');
});

test('any import has a treatment whose CST is the prefix of its code, and a suspension never has a credit', () => {
  const qualquer = fc.record({
    perfil: fc.constantFrom(...(Object.keys(NOME_PERFIL_TRIBUTARIO) as PerfilTributario[])),
    destinacao: fc.constantFrom(...(Object.keys(NOME_DESTINACAO) as Destinacao[])),
    ncm: fc.constantFrom('85423190', '87032310', '33030010'),
    dia: fc.constantFrom('2026-05-08', '2027-02-03'),
    habilitado: fc.boolean(),
    licenciada: fc.boolean(),
    excecao: fc.boolean(),
  });
  fc.assert(
    fc.property(qualquer, (uma) => {
      const { cst, cClassTrib, regime, credito, artigo } = tratamentoCbsIbs(uma);
      expect(cClassTrib.startsWith(cst)).toBe(true);
      expect(regime === 'SUSPENSAO' && credito !== null).toBe(false);
      expect(artigo).not.toBe('');
    }),
  );
});

describe('A proposal', () => {
  const item = { ...importacao(), documento: 'DUIMP' as const, daLi: null, doProduto: null };

  test.each([
    ['of the treatment', {}, '550019', 'Indústria incentivada, para utilização na ZFM'],
    ['of the LI first', { daLi: '550019', doProduto: '000001' }, '550019', 'Declarado na LI.'],
    ['of the product', { doProduto: '200030' }, '200030', 'Padrão do produto.'],
    ['not of a code that the document does not take', { doProduto: '200022' }, '550019', 'Indústria incentivada'],
    ['not of a suspension the goods have not', { doProduto: '550019', licenciada: false }, '000001', 'licenciada'],
    ['not of one that nobody knows', { daLi: '999999' }, '550019', 'Indústria incentivada'],
  ])('is that %s', (_, mudanca, cClassTrib, motivo) => {
    expect(proporCClassTrib({ ...item, ...mudanca })).toEqual({
      cst: cClassTrib.slice(0, 3),
      cClassTrib,
      motivo: expect.stringContaining(motivo),
    });
  });
});
