import { padroesZfm } from './padroes-zfm.ts';

const regimes = (ncm: string, destinacao?: 'INSUMO' | 'ATIVO_IMOBILIZADO' | 'COMERCIO') => {
  const padroes = padroesZfm({ tipoDeclaracao: '06', ncm, ...(destinacao && { destinacao }) });
  const { ii, ipi, pis, cofins } = padroes?.tributos ?? {};
  return [ii, ipi, pis, cofins, padroes?.icms].map((padrao) => padrao?.regime);
};

test('an input of industry: II, IPI, PIS and COFINS suspended, ICMS deferred (domain/importacao.md §4.8, §7.4)', () => {
  expect(regimes('85177900')).toEqual(['SUSPENSAO', 'SUSPENSAO', 'SUSPENSAO', 'SUSPENSAO', 'DIFERIDO']);
});

test('goods for resale have the exemption and no suspension of the contributions', () => {
  expect(regimes('85177900', 'COMERCIO')).toEqual(['SUSPENSAO', 'SUSPENSAO', 'INTEGRAL', 'INTEGRAL', 'INTEGRAL']);
});

test('machines have their own ground for the suspension', () => {
  expect(padroesZfm({ tipoDeclaracao: '06', ncm: '84799090', destinacao: 'ATIVO_IMOBILIZADO' })?.tributos.pis).toEqual({
    regime: 'SUSPENSAO',
    fundamento: 'Lei 11.196/2005, art. 50 (a confirmar)',
    situacao: 'CONFIRMAR',
  });
});

test.each([
  ['93039000', 'Armas e munições', 'CONFIRMAR'],
  ['24022000', 'Fumo', 'CONFIRMAR'],
  ['22083020', 'Bebidas alcoólicas', 'CONFIRMAR'],
  ['87032310', 'Automóveis de passageiros', 'CONFIRMAR'],
  ['27101932', 'Petróleo, lubrificantes e combustíveis', 'CONFIRMAR'],
  ['33030010', 'Perfumaria, toucador e cosméticos', 'CONFIRMAR'],
])('%s, %s, is left out of the exemption', (ncm, nome, situacao) => {
  const padroes = padroesZfm({ tipoDeclaracao: '06', ncm });
  expect(padroes?.excecao).toMatchObject({ nome, situacao });
  expect(padroes?.tributos.ii).toMatchObject({ regime: 'INTEGRAL', situacao });
  expect(padroes?.tributos.ipi.regime).toBe('INTEGRAL');
});

test('soap and vinegar are next to the exceptions and none of them', () => {
  expect(padroesZfm({ tipoDeclaracao: '06', ncm: '34011190' })?.excecao).toBeNull();
  expect(padroesZfm({ tipoDeclaracao: '06', ncm: '22090000' })?.excecao).toBeNull();
});

test('the list of exceptions may be another', () => {
  expect(padroesZfm({ tipoDeclaracao: '06', ncm: '93039000' }, [])?.tributos.ii.regime).toBe('SUSPENSAO');
});

test.each(['01', '19', '20', ''])('nothing is proposed for declaration type %p', (tipoDeclaracao) => {
  expect(padroesZfm({ tipoDeclaracao, ncm: '85177900' })).toBeNull();
});

/** domain/pares.md §4: PLI of an input in Manaus, regime 5 and fundamento 56. */
test('the II is that of a real PLI of Manaus, and nothing of the proposal counts as verified', () => {
  const destinacoes = ['INSUMO', 'ATIVO_IMOBILIZADO', 'COMERCIO'] as const;
  for (const destinacao of destinacoes) {
    const padroes = padroesZfm({ tipoDeclaracao: '06', ncm: '85177900', destinacao });
    expect(padroes?.tributos.ii).toMatchObject({ regime: 'SUSPENSAO', codigoDoFundamento: '56' });
    const situacoes = [...Object.values(padroes?.tributos ?? {}), padroes?.icms].map((padrao) => padrao?.situacao);
    expect(new Set(situacoes)).toEqual(new Set(['CONFIRMAR']));
  }
});
