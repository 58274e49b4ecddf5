import {
  fechadaPeloNumero,
  fimDaParada,
  inicioDaHora,
  numeroDoLimite,
  proximaEntrada,
  proximaTentativaNoPortal,
  voltaDaHora,
  voltaDoLimite,
} from '#lib/portal/domain/horas-do-portal.ts';

const em = (texto: string) => new Date(texto);

test.each([
  ['2026-11-20T03:59:59Z', null],
  ['2026-11-20T04:00:00Z', '2026-11-20T06:00:30.000Z'],
  ['2026-11-20T05:59:59Z', '2026-11-20T06:00:30.000Z'],
  ['2026-11-20T06:00:00Z', null],
])('the daily stop at %s ends at %s', (agora, fim) => {
  expect(fimDaParada(em(agora))?.toISOString() ?? null).toBe(fim);
});

test.each([
  ['disponível novamente após as 10:00:00', '2026-11-20T12:40:00Z', '2026-11-20T13:00:01.000Z'],
  ['disponível novamente após as 00:00:00', '2026-11-21T02:40:00Z', '2026-11-21T03:00:01.000Z'],
  ['disponível novamente após as 01:00:00', '2026-11-21T02:40:00Z', '2026-11-21T04:00:01.000Z'],
  ['sem hora', '2026-11-20T12:40:00Z', '2026-11-20T13:00:01.000Z'],
])('a limit that is “%s” at %s is over at %s', (mensagem, agora, volta) => {
  expect(voltaDoLimite(mensagem, em(agora)).toISOString()).toBe(volta);
});

test.each([
  ['Foi atingido o limite de 5 acessos permitidos à funcionalidade em uma hora.', 5],
  ['Foi atingido o limite de 1.000 acessos permitidos à funcionalidade em uma hora.', 1000],
  ['Foi atingido o limite de 0 acessos permitidos à funcionalidade em uma hora.', null],
  ['Foi atingido o limite de acessos permitidos à funcionalidade.', null],
])('“%s” tells the number %s', (mensagem, numero) => {
  expect(numeroDoLimite(mensagem)).toBe(numero);
});

test.each([
  ['a number that is not known', null, '2026-11-20T12:59:59Z', false],
  ['a call that the hour still allows', 6, '2026-11-20T12:40:00Z', false],
  ['the calls of the hour used up', 5, '2026-11-20T12:40:00Z', true],
  ['the hour after', 5, '2026-11-20T13:00:01Z', false],
  ['a call that might arrive in the next hour', 6, '2026-11-20T12:59:52Z', true],
])('by its number a function is closed with %s', (_, numero, agora, fechada) => {
  const conta = { hora: em('2026-11-20T12:00:00Z'), chamadas: 5, numero, numeroEm: em('2026-11-20T12:00:00Z') };
  expect(fechadaPeloNumero(conta, em(agora))).toBe(fechada);
  expect(voltaDaHora(em('2026-11-20T12:59:52Z')).toISOString()).toBe('2026-11-20T13:00:01.000Z');
});

test.each([
  ['in the last hour of the day of Brasília', '2026-12-21T02:30:00Z', '2026-11-20T12:00:00Z', false],
  ['before it', '2026-12-21T01:59:00Z', '2026-11-20T12:00:00Z', true],
  ['in its first minute, which may be another hour there', '2026-12-21T02:00:30Z', '2026-11-20T12:00:00Z', true],
  ['when the call might arrive after it', '2026-12-21T02:59:52Z', '2026-11-20T12:00:00Z', true],
  ['after midnight', '2026-12-21T03:30:00Z', '2026-11-20T12:00:00Z', true],
  ['less than thirty days after it was told', '2026-12-21T02:30:00Z', '2026-11-21T12:00:00Z', true],
  ['when it is a published one', '2026-12-21T02:30:00Z', null, true],
])('a number used up closes its function %s', (_, agora, numeroEm, fechada) => {
  const conta = {
    hora: inicioDaHora(em(agora)),
    chamadas: 5,
    numero: 5,
    numeroEm: numeroEm === null ? null : em(numeroEm),
  };
  expect(fechadaPeloNumero(conta, em(agora))).toBe(fechada);
});

test('a minute and a second between log-ins, and four attempts without an answer', () => {
  const agora = em('2026-11-20T12:00:00Z');
  expect(proximaEntrada(agora).toISOString()).toBe('2026-11-20T12:01:01.000Z');
  const esperas = [1, 2, 3, 4, 5].map((n) => proximaTentativaNoPortal(n, agora)?.toISOString().slice(11, 19) ?? null);
  expect(esperas).toEqual(['12:01:05', '12:05:00', '12:15:00', '13:00:00', null]);
});
