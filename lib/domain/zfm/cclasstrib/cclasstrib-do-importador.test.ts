import { conferirDoImportador, type ImportadorNaReforma, propostaDoImportador } from './cclasstrib-do-importador.ts';

const INDUSTRIA: ImportadorNaReforma = {
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  situacaoSuframa: 'ATIVA',
  validadeSuframa: '2027-05-31',
  resolucoes: [{ data: '2021-12-09', validade: null }],
};
const BEM = { ncm: '85423190', aplicacao: null, dia: '2026-11-20' };

test('an incentivised industry gets 550019, with why and what it supposes', () => {
  const proposta = propostaDoImportador(INDUSTRIA, BEM);
  expect(proposta).toMatchObject({ cClassTrib: '550019' });
  expect(proposta?.porque).toMatch(
    /^porque o perfil tributário do importador é “Indústria incentivada da ZFM”\..*art\. 443/,
  );
  expect(proposta?.supoe).toContain('licenciada antes pela Suframa');
});

test.each([
  ['without a profile', { perfilTributario: null }, {}],
  ['without an NCM', {}, { ncm: '' }],
  ['with half an NCM', {}, { ncm: '8542' }],
])('%s nothing is proposed', (_, importador, bem) => {
  expect(propostaDoImportador({ ...INDUSTRIA, ...importador }, { ...BEM, ...bem })).toBeNull();
});

test.each<[string, Partial<ImportadorNaReforma>, object]>([
  ['a blocked registration', { situacaoSuframa: 'BLOQUEADA' }, {}],
  ['an expired registration', { validadeSuframa: '2026-11-19' }, {}],
  ['no resolution', { resolucoes: [] }, {}],
  ['an expired resolution', { resolucoes: [{ data: '2021-12-09', validade: '2026-11-19' }] }, {}],
  ['a resolution of tomorrow', { resolucoes: [{ data: '2026-11-21', validade: null }] }, {}],
  ['resale by the industry', {}, { aplicacao: 'REVENDA' }],
  ['goods the regime leaves out', {}, { ncm: '22030000' }],
  ['commerce', { perfilTributario: 'COMERCIO' }, { aplicacao: 'REVENDA' }],
  ['nobody of the Suframa', { perfilTributario: 'OUTRO' }, {}],
])('with %s full taxation is proposed, and to look for a reduction', (_, importador, bem) => {
  const proposta = propostaDoImportador({ ...INDUSTRIA, ...importador }, { ...BEM, ...bem });
  expect(proposta).toMatchObject({ cClassTrib: '000001', supoe: expect.stringContaining('alíquota reduzida') });
});

test('the last days of registration and resolution still count', () => {
  const noFim = { ...INDUSTRIA, validadeSuframa: BEM.dia, resolucoes: [{ data: BEM.dia, validade: BEM.dia }] };
  expect(propostaDoImportador(noFim, BEM)?.cClassTrib).toBe('550019');
});

describe('of a class that is there', () => {
  const conferir = (importador: ImportadorNaReforma | null, cClassTrib: string) =>
    conferirDoImportador(importador, { cClassTrib, ncm: BEM.ncm, dia: BEM.dia });

  test('550019 of an industry with a resolution is without objection', () => {
    expect(conferir(INDUSTRIA, '550019')).toEqual([]);
  });

  test('550019 is an error of others, and a warning while nobody has said what the importer is', () => {
    expect(conferir({ ...INDUSTRIA, perfilTributario: 'COMERCIO' }, '550019')).toMatchObject([{ nivel: 'erro' }]);
    for (const desconhecido of [null, { ...INDUSTRIA, perfilTributario: null }]) {
      expect(conferir(desconhecido, '550019')).toMatchObject([
        { nivel: 'aviso', mensagem: expect.stringContaining('não foi informado') },
      ]);
    }
    expect(conferir(null, '000001')).toEqual([]);
  });

  test('a class not in force on the day is an error', () => {
    expect(conferirDoImportador(INDUSTRIA, { cClassTrib: '550019', ncm: BEM.ncm, dia: '2025-01-01' })).toMatchObject([
      { nivel: 'erro', mensagem: expect.stringContaining('vale desde') },
    ]);
  });
});
