import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { CODIGO_IBGE_UF, UFS, type Uf } from '#lib/domain/aduana/viagem/uf.ts';
import { localDestino } from '#lib/fiscal/dci/local-destino.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { municipioDoCodigo, procurarMunicipios } from './municipios.ts';

const TODOS = getMunicipalities().flatMap(({ code }) => municipioDoCodigo(code) ?? []);

/** The counts of the IBGE, including the Distrito Federal and Fernando de Noronha. Mato Grosso has one município more since 2025. */
const QUANTOS: Record<Uf, number> = {
  AC: 22,
  AL: 102,
  AM: 62,
  AP: 16,
  BA: 417,
  CE: 184,
  DF: 1,
  ES: 78,
  GO: 246,
  MA: 217,
  MG: 853,
  MS: 79,
  MT: 142,
  PA: 144,
  PB: 223,
  PE: 185,
  PI: 224,
  PR: 399,
  RJ: 92,
  RN: 167,
  RO: 52,
  RR: 15,
  RS: 497,
  SC: 295,
  SE: 75,
  SP: 645,
  TO: 139,
};

/** The nine municípios to which the IBGE itself gave another check digit. */
const DIGITO_PROPRIO = [
  '2201919',
  '2201988',
  '2202251',
  '2611533',
  '3117836',
  '3152131',
  '4305871',
  '5203939',
  '5203962',
];

/** Weights 1 and 2 alternate, the digits of each product are added up, and the check digit completes the sum to a multiple of ten. */
function digitoDoIbge(codigo: string): string {
  const soma = [...codigo.slice(0, 6)]
    .map((algarismo, i) => Number(algarismo) * (i % 2 === 0 ? 1 : 2))
    .reduce((total, produto) => total + Math.floor(produto / 10) + (produto % 10), 0);
  return String((10 - (soma % 10)) % 10);
}

describe('The municípios', () => {
  test('are all of them, UF by UF, each once', () => {
    const porUf = Object.fromEntries(UFS.map((uf) => [uf, TODOS.filter((municipio) => municipio.uf === uf).length]));
    expect(porUf).toEqual(QUANTOS);
    expect(new Set(TODOS.map(({ codigo }) => codigo)).size).toBe(5571);
    expect(municipioDoCodigo('5101837')).toEqual({ codigo: '5101837', nome: 'Boa Esperança do Norte', uf: 'MT' });
    expect(municipioDoCodigo('2605459')).toEqual({ codigo: '2605459', nome: 'Fernando de Noronha', uf: 'PE' });
  });

  test('each have a code of their UF, with its check digit but for the nine known', () => {
    expect(TODOS.filter(({ codigo, uf }) => !codigo.startsWith(CODIGO_IBGE_UF[uf]))).toEqual([]);
    const diferentes = TODOS.filter(({ codigo }) => digitoDoIbge(codigo) !== codigo[6]);
    expect(diferentes.map(({ codigo }) => codigo).sort()).toEqual(DIGITO_PROPRIO);
  });

  test.each([
    ['1302603', 'Manaus', 'AM', 'ZFM'],
    ['1303569', 'Rio Preto da Eva', 'AM', 'ZFM'],
    ['1303536', 'Presidente Figueiredo', 'AM', 'ZFM'],
    ['1304062', 'Tabatinga', 'AM', 3],
    ['1100106', 'Guajará-Mirim', 'RO', 3],
    ['1400100', 'Boa Vista', 'RR', 3],
    ['1400159', 'Bonfim', 'RR', 3],
    ['1200104', 'Brasiléia', 'AC', 3],
    ['1200252', 'Epitaciolândia', 'AC', 3],
    ['1200203', 'Cruzeiro do Sul', 'AC', 3],
    ['1600303', 'Macapá', 'AP', 4],
    ['1600600', 'Santana', 'AP', 4],
  ])('%s is %s/%s, which the DCI takes for %s', (codigo, nome, uf, destino) => {
    expect(municipioDoCodigo(codigo)).toEqual({ codigo, nome, uf });
    expect(localDestino(codigo, uf)).toBe(destino);
  });

  test.each(['', '0000000', '130260', 'toString', '9999999'])('of code "%s" there is none', (codigo) => {
    expect(municipioDoCodigo(codigo)).toBeNull();
  });
});

describe('Looking for a município', () => {
  const nomes = (q: string) => procurarMunicipios(q).map(({ nome, uf }) => `${nome}/${uf}`);

  test.each([
    ['1302603', ['Manaus/AM']],
    ['são paulo', 'São Paulo/SP'],
    ['SAO PAULO', 'São Paulo/SP'],
    ['Manaus/AM', ['Manaus/AM']],
    ['manaus - am', ['Manaus/AM']],
    ['bonfim (rr)', ['Bonfim/RR']],
    ['guajara mirim', ['Guajará-Mirim/RO']],
    ['guajará-mirim', ['Guajará-Mirim/RO']],
    ['paulo', 'Paulo Afonso/BA'],
    ['130260', 'Manaus/AM'],
    ["d'oeste", "Alta Floresta D'Oeste/RO"],
    ['   ', []],
    ['nowhere at all', []],
  ])('"%s"', (q, esperados) => {
    if (typeof esperados === 'string') expect(nomes(q)[0]).toBe(esperados);
    else expect(nomes(q)).toEqual(esperados);
  });

  test('the one of that name comes before those it is a part of, and there are never more than twenty', () => {
    expect(nomes('bonfim').slice(0, 3)).toEqual(['Bonfim/MG', 'Bonfim/RR', 'Bonfim do Piauí/PI']);
    expect(nomes('bonfim')).toContain('Senhor do Bonfim/BA');
    expect(procurarMunicipios('a')).toHaveLength(20);
  });
});

onServer('The lookup of municípios', (bench) => {
  test('answers the code and the name with its UF', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await pessoa.pedir({ url: '/api/Municipio/GetByQ?q=tabatinga%2Fam' })).json()).toEqual([
      { id: '1304062', codigo: '1304062', nome: 'Tabatinga/AM', municipio: 'Tabatinga', uf: 'AM' },
    ]);
    expect((await pessoa.pedir({ url: '/api/Municipio/GetByQ' })).json()).toEqual([]);
    expect((await bench().app.inject({ url: '/api/Municipio/GetByQ?q=manaus' })).statusCode).toBe(401);
  });
});
