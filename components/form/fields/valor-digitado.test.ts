import { type DescricaoDeCampo, descricaoDe, rotuloDe } from './descricao-de-campo.ts';
import { motivoDoDigitado, valorPorExtenso } from './valor-digitado.ts';

const CAMPOS = {
  valor: { tipo: 'decimal', rotulo: 'Valor', casas: 6, casasMinimas: 2 },
  dia: { tipo: 'data', rotulo: 'Dia' },
  cnpj: { tipo: 'identificador', rotulo: 'CNPJ', qual: 'cnpj' },
  porte: { tipo: 'opcao', rotulo: 'Porte', opcoes: [['ME', 'Microempresa']] },
  ativo: { tipo: 'simNao', rotulo: 'Ativo' },
  pais: { tipo: 'busca', rotulo: 'País', endpoint: 'Pais/GetByQ', guarda: 'id' },
  apelidos: { tipo: 'lista', rotulo: 'Apelidos', item: { tipo: 'texto', rotulo: 'Apelido' }, novo: '', adicionar: '+' },
  notas: {
    tipo: 'lista',
    rotulo: 'Notas',
    item: { numero: { tipo: 'texto', rotulo: 'Número' }, valor: { tipo: 'decimal', rotulo: 'Valor', casas: 2 } },
    novo: {},
    adicionar: '+',
  },
  fornecedor: { tipo: 'grupo', rotulo: 'Fornecedor', campos: { id: { tipo: 'texto', rotulo: 'Fornecedor' } } },
  // The same code in two tables, and in the lookup of a third.
  origem: { tipo: 'grupo', rotulo: 'Origem', campos: { codigo: { tipo: 'texto', rotulo: 'Origem', tabela: 'Pais' } } },
  moeda: {
    tipo: 'grupo',
    rotulo: 'Moeda',
    campos: { codigo: { tipo: 'texto', rotulo: 'Moeda', tabela: 'MoedaSiscomex' } },
  },
} as const satisfies Record<string, DescricaoDeCampo>;

test.each([
  ['valor', '1234.5', '1.234,50'],
  ['valor', '0.135', '0,135'],
  ['valor', '10.0000000', '10,00'],
  ['valor', 'doze', 'doze'],
  ['dia', '2026-03-05', '05/03/2026'],
  ['dia', '31/02/2026', '31/02/2026'],
  ['cnpj', '04337168000148', '04.337.168/0001-48'],
  ['porte', 'ME', 'Microempresa'],
  ['ativo', false, 'Não'],
  ['pais', 'no', 'Noruega'],
  ['pais', 'xx', 'xx'],
  ['apelidos', ['a', 'b'], 'a; b'],
  ['apelidos', [], '—'],
  ['notas', [{ numero: '7', valor: '1.00' }], 'Número 7, Valor 1,00'],
  ['fornecedor', { id: 'no' }, 'Noruega'],
  ['fornecedor', { id: 'xx' }, 'xx'],
  ['origem', { codigo: '220' }, 'Noruega'],
  ['moeda', { codigo: '220' }, 'USD'],
  ['dia', null, '—'],
] as const)('%s %j reads %s', (campo, valor, escrito) => {
  expect(valorPorExtenso(CAMPOS[campo], valor, { no: 'Noruega', 'pais:220': 'Noruega', '220': '220 - Dólar' })).toBe(
    escrito,
  );
});

test.each([
  ['valor', '0,1234567', 'São no máximo 6 casas decimais.'],
  ['valor', '0,135', undefined],
  ['valor', '', undefined],
  ['dia', 'ontem', 'Data inválida. Escreva dia, mês e ano, como em 05/03/2026.'],
  ['cnpj', '04337168000149', 'Os dígitos verificadores do CNPJ não conferem.'],
  ['porte', 'XX', undefined],
] as const)('%s typed as %j: %s', (campo, texto, motivo) => {
  expect(motivoDoDigitado(CAMPOS[campo], texto)).toBe(motivo);
});

test.each([
  ['valor', 'Valor'],
  ['apelidos', 'Apelidos'],
  ['apelidos.2', 'Apelido, linha 3'],
  ['notas.0.valor', 'Valor, linha 1'],
  ['outro', 'outro'],
])('%s is called %s', (caminho, rotulo) => {
  expect(rotuloDe(CAMPOS, caminho)).toBe(rotulo);
});

test.each(['valor.1', 'notas.0', 'notas.0.outro', 'apelidos.0.x', 'outro'])('there is no field %s', (caminho) => {
  expect(descricaoDe(CAMPOS, caminho)).toBeUndefined();
});
