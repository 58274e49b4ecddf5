import { type PassoDadoNoDcr, quadroDoDcr } from './quadro-do-dcr.ts';

const dado = (
  passo: PassoDadoNoDcr['passo'],
  situacao: PassoDadoNoDcr['situacao'],
  mais: Partial<PassoDadoNoDcr> = {},
): PassoDadoNoDcr => ({
  passo,
  situacao,
  data: '2026-11-01',
  numero: null,
  arquivoId: null,
  em: '2026-11-01T12:00:00.000Z',
  ...mais,
});
const VALIDADO = dado('VALIDAR', 'VALIDADO');
const GERADO = dado('GERAR', 'ARQUIVO_GERADO', { arquivoId: 'a1' });
const TRANSMITIDO = dado('TRANSMITIR', 'TRANSMITIDO', { data: '2026-11-02' });
const REGISTRADO = dado('REGISTRAR', 'REGISTRADO', { data: '2026-11-03', numero: '2026000012' });

test('a DCR-E nothing was done with is being made', () => {
  expect(quadroDoDcr([])).toEqual({
    situacao: 'EM_ELABORACAO',
    desde: null,
    numero: null,
    dataTransmissao: null,
    dataRegistro: null,
    vigenciaFim: null,
    arquivo: null,
  });
});

test('a registered one has its number, its days and its file, and no end', () => {
  expect(quadroDoDcr([VALIDADO, GERADO, TRANSMITIDO, REGISTRADO])).toEqual({
    situacao: 'REGISTRADO',
    desde: '2026-11-03',
    numero: '2026000012',
    dataTransmissao: '2026-11-02',
    dataRegistro: '2026-11-03',
    vigenciaFim: null,
    arquivo: { id: 'a1', em: '2026-11-01T12:00:00.000Z' },
  });
});

test('whoever comes after it ends it on the day it was registered, and its number stays', () => {
  const sucedido = dado('SUCEDIDO', 'SUBSTITUIDO', { data: '2026-11-10' });
  expect(quadroDoDcr([VALIDADO, GERADO, TRANSMITIDO, REGISTRADO, sucedido])).toMatchObject({
    situacao: 'SUBSTITUIDO',
    numero: '2026000012',
    vigenciaFim: '2026-11-10',
  });
});

test('a registered one that is cancelled ends that day; one that was not has nothing to end', () => {
  const cancelado = dado('CANCELAR', 'CANCELADO', { data: '2026-11-09' });
  expect(quadroDoDcr([VALIDADO, GERADO, TRANSMITIDO, REGISTRADO, cancelado])).toMatchObject({
    situacao: 'CANCELADO',
    numero: '2026000012',
    vigenciaFim: '2026-11-09',
  });
  expect(quadroDoDcr([VALIDADO, cancelado])).toMatchObject({ situacao: 'CANCELADO', vigenciaFim: null });
});

test.each([
  ['changed', dado('EDITAR', 'EM_ELABORACAO')],
  ['rejected', dado('REJEITAR', 'REJEITADO')],
] as const)('once %s, the file made of it before is not its file any more', (_como, passo) => {
  expect(quadroDoDcr([VALIDADO, GERADO, TRANSMITIDO, passo])).toMatchObject({
    situacao: passo.situacao,
    dataTransmissao: null,
    arquivo: null,
  });
});
