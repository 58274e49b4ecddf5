import { type PassoDadoNaDci, quadroDaDci } from './quadro-da-dci.ts';

const dado = (
  passo: PassoDadoNaDci['passo'],
  situacao: PassoDadoNaDci['situacao'],
  mais: Partial<PassoDadoNaDci> = {},
): PassoDadoNaDci => ({
  passo,
  situacao,
  data: '2026-11-01',
  numero: null,
  canal: null,
  arquivoId: null,
  em: '2026-11-01T12:00:00.000Z',
  ...mais,
});
const CALCULADA = dado('CALCULAR', 'CALCULADA');
const VALIDADA = dado('VALIDAR', 'VALIDADA');
const GERADA = dado('GERAR', 'ARQUIVO_GERADO', { arquivoId: 'a1' });
const TRANSMITIDA = dado('TRANSMITIR', 'TRANSMITIDA', { data: '2026-11-02' });
const REGISTRADA = dado('REGISTRAR', 'REGISTRADA', { data: '2026-11-03', numero: '2026000012' });
const ATE_O_REGISTRO = [CALCULADA, VALIDADA, GERADA, TRANSMITIDA, REGISTRADA];

test('a DCI nothing was done with is being made', () => {
  expect(quadroDaDci([])).toEqual({
    situacao: 'EM_ELABORACAO',
    desde: null,
    numero: null,
    dataTransmissao: null,
    dataRegistro: null,
    canal: null,
    arquivo: null,
  });
});

test('a registered one has its number, its days and its file, and no canal until it is told', () => {
  expect(quadroDaDci(ATE_O_REGISTRO)).toEqual({
    situacao: 'REGISTRADA',
    desde: '2026-11-03',
    numero: '2026000012',
    dataTransmissao: '2026-11-02',
    dataRegistro: '2026-11-03',
    canal: null,
    arquivo: { id: 'a1', em: '2026-11-01T12:00:00.000Z' },
  });
});

test('its canal stays to the desembaraço', () => {
  const vermelha = dado('INFORMAR_CANAL', 'EM_CONFERENCIA', { canal: 'VERMELHO', data: '2026-11-04' });
  const exigida = dado('EXIGIR', 'COM_EXIGENCIA', { data: '2026-11-05' });
  const desembaracada = dado('DESEMBARACAR', 'DESEMBARACADA', { data: '2026-11-06' });
  expect(quadroDaDci([...ATE_O_REGISTRO, vermelha])).toMatchObject({ situacao: 'EM_CONFERENCIA', canal: 'VERMELHO' });
  expect(quadroDaDci([...ATE_O_REGISTRO, vermelha, exigida, desembaracada])).toMatchObject({
    situacao: 'DESEMBARACADA',
    desde: '2026-11-06',
    numero: '2026000012',
    canal: 'VERMELHO',
  });
});

test('once corrected by another its number and its registration stay', () => {
  const sucedida = dado('SUCEDIDA', 'RETIFICADA', { data: '2026-12-01' });
  expect(quadroDaDci([...ATE_O_REGISTRO, sucedida])).toMatchObject({
    situacao: 'RETIFICADA',
    desde: '2026-12-01',
    numero: '2026000012',
    dataRegistro: '2026-11-03',
  });
});

test.each([
  ['changed', dado('EDITAR', 'EM_ELABORACAO')],
  ['rejected', dado('REJEITAR', 'REJEITADA')],
] as const)('once %s, the file made of it before is not its file any more', (_como, passo) => {
  expect(quadroDaDci([CALCULADA, VALIDADA, GERADA, TRANSMITIDA, passo])).toMatchObject({
    situacao: passo.situacao,
    dataTransmissao: null,
    arquivo: null,
  });
});
