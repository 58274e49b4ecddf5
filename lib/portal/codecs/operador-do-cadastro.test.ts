import type { DadosDoOperador, OperadorDoPortal } from '#lib/portal/domain/operador-no-portal.ts';
import {
  comOCadastro,
  mudouNoCadastro,
  novaVersaoDe,
  operadorDoCadastro,
  recusasDoOperador,
} from './operador-do-cadastro.ts';
import { diferencasDoOperador, escreverOperador, lerOperadores } from './operador-json.ts';

const ENDERECO = { logradouro: 'Rua', numero: '8', complemento: null, cidade: 'Shenzhen', estado: 'cn-gd' };
const AGUIA = {
  razaoSocial: 'Águia',
  identificacaoFiscal: 'TIN-1',
  contato: { email: 'a@exemplo.test' },
  endereco: { ...ENDERECO, codigoPostal: '518000' },
};
const CADASTRO = operadorDoCadastro(AGUIA, 'CN');
const DADOS: DadosDoOperador = { ...CADASTRO, codigoInterno: 'CAIS-1', identificacoesAdicionais: [] };
const LA: OperadorDoPortal = {
  ...DADOS,
  codigo: 'OPE_1',
  versao: '1',
  situacao: 'ATIVADO',
  identificacoesAdicionais: [{ codigo: '16', numero: '12345' }],
};
const emBytes = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));

test('a supplier by the names of the Portal: the address in one line, the subdivision only by its code', () => {
  expect(CADASTRO).toEqual({
    nome: 'Águia',
    tin: 'TIN-1',
    logradouro: 'Rua, 8',
    nomeCidade: 'Shenzhen',
    codigoSubdivisaoPais: 'CN-GD',
    codigoPais: 'CN',
    cep: '518000',
    email: 'a@exemplo.test',
  });
  const subdivisao = (estado: string | null, sigla = 'CN') =>
    operadorDoCadastro({ ...AGUIA, endereco: { ...AGUIA.endereco, estado } }, sigla).codigoSubdivisaoPais;
  expect(['Guangdong', 'GD', 'CN-GUANG', null].map((um) => subdivisao(um))).toEqual([null, null, null, null]);
  expect(subdivisao('CN-GD', 'US')).toBeNull();
});

test.each<[string, Partial<DadosDoOperador>, string, string]>([
  ['no name', { nome: ' ' }, 'nome', 'Informe o nome.'],
  ['a long name', { nome: 'N'.repeat(151) }, 'nome', 'O Portal aceita até 150 caracteres; aqui há 151.'],
  ['a long TIN', { tin: '1'.repeat(36) }, 'tin', 'O Portal aceita até 35 caracteres; aqui há 36.'],
  ['no street', { logradouro: '' }, 'logradouro', 'Informe o logradouro.'],
  ['no city', { nomeCidade: '' }, 'nomeCidade', 'Informe a cidade.'],
  ['a long post code', { cep: '1234567890' }, 'cep', 'O Portal aceita até 9 caracteres; aqui há 10.'],
  [
    'a country by its Siscomex code',
    { codigoPais: '160', codigoSubdivisaoPais: null },
    'codigoPais',
    expect.stringMatching(/duas letras/),
  ],
  ['Brazil', { codigoPais: 'BR', codigoSubdivisaoPais: null }, 'codigoPais', expect.stringMatching(/do exterior/)],
  ['a state by name', { codigoSubdivisaoPais: 'Guangdong' }, 'codigoSubdivisaoPais', expect.stringMatching(/CN-GD/)],
  [
    'an identification without its agency',
    { identificacoesAdicionais: [{ codigo: '', numero: '1' }] },
    'identificacoesAdicionais.0.codigo',
    'Informe o código da agência.',
  ],
])('an operator with %s is not sent, and its field says why', (_nome, mais, campo, frase) => {
  expect(recusasDoOperador({ ...DADOS, ...mais })).toEqual([{ campo, frase }]);
});

test('the longest that the Portal takes is sent, and of one that is there the country stays', () => {
  const longos = { nome: 'N'.repeat(150), tin: '1'.repeat(35), logradouro: 'R'.repeat(70), cep: '123456789' };
  expect(recusasDoOperador({ ...DADOS, ...longos })).toEqual([]);
  expect(
    recusasDoOperador({ ...DADOS, codigoPais: 'US', codigoSubdivisaoPais: null }, LA as { codigoPais: string }),
  ).toEqual([{ campo: 'codigoPais', frase: expect.stringMatching(/^No Portal o país faz parte do código, e é CN/) }]);
});

test('what changed in the cadastro is taken, and what a person wrote otherwise stays', () => {
  const agora = { ...CADASTRO, nomeCidade: 'Dongguan' };
  const escrito = { ...DADOS, logradouro: 'Rua, encurtada à mão' };
  expect(mudouNoCadastro(CADASTRO, agora)).toEqual(['nomeCidade']);
  expect(comOCadastro(escrito, CADASTRO, agora)).toEqual({ ...escrito, nomeCidade: 'Dongguan' });
});

test('a new version loses nothing that only the Portal has', () => {
  const nossos = { ...DADOS, tin: null, email: null, cep: 'X' };
  expect(novaVersaoDe(nossos, LA)).toEqual({
    ...nossos,
    tin: 'TIN-1',
    email: 'a@exemplo.test',
    cep: 'X',
    identificacoesAdicionais: [{ codigo: '16', numero: '12345' }],
  });
});

test('the body has what is said and nothing else, and reads back without a difference', () => {
  const corpo = JSON.parse(escreverOperador({ ...DADOS, tin: null, email: null }));
  expect(Object.keys(corpo)).toEqual([
    'nome',
    'logradouro',
    'nomeCidade',
    'codigoSubdivisaoPais',
    'cep',
    'codigoInterno',
  ]);
  const dados = { ...DADOS, identificacoesAdicionais: LA.identificacoesAdicionais };
  const resposta = { ...JSON.parse(escreverOperador(dados)), codigo: 'OPE_1', codigoPais: 'CN', situacao: 'ATIVADO' };
  const [lido] = lerOperadores(emBytes([resposta]));
  expect(diferencasDoOperador(dados, lido as OperadorDoPortal)).toEqual([]);
  const fora = { ...(lido as OperadorDoPortal), situacao: 'DESATIVADO', nome: 'águia' };
  expect(diferencasDoOperador(dados, fora)).toEqual([
    { campo: 'situacao', aqui: 'ATIVADO', la: 'DESATIVADO' },
    { campo: 'nome', aqui: 'Águia', la: 'águia' },
  ]);
});

test('an answer without a code, or that is no list, is refused', () => {
  expect(() => lerOperadores(emBytes([{ nome: 'Sem código' }]))).toThrow(/não tem código/);
  expect(() => lerOperadores(emBytes([1]))).toThrow(/não é a lista de operadores/);
});
