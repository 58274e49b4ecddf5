import { nomeDaConferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { LinhaDaEntrada } from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';
import { conferenciaDaEntrada } from './conferencia-da-entrada.ts';

const NOTA = { chave: '1326110012345600012155001000009811123456789X', numero: '9811', serie: '1' };
const difere = (oQue: string, onde: string | null = null): LinhaDaEntrada => ({
  onde,
  oQue,
  situacao: 'DIFERE',
  nota: '1,00',
  declarado: '2,00',
  contra: 'na declaração',
});

test('a nota that differs in a tax is an error, with what differs', () => {
  expect(
    conferenciaDaEntrada(NOTA, [{ onde: null, oQue: 'NCM', situacao: 'CONFERE' }, difere('II', 'adição 001')]),
  ).toEqual({
    codigo: `ENTRADA_${NOTA.chave}`,
    nivel: 'erro',
    mensagem:
      'A NF-e de entrada 9811, série 1, difere da declaração: adição 001, II: 1,00 na nota, 2,00 na declaração. Sai daqui com o cancelamento dela ou com a retificação que a confirme.',
    declarado: null,
    calculado: null,
    adicao: null,
  });
});

test('one that differs only in what each issuer may write otherwise is a warning; one that agrees is nothing', () => {
  expect(conferenciaDaEntrada(NOTA, [difere('Frete')])?.nivel).toBe('aviso');
  expect(conferenciaDaEntrada(NOTA, [{ onde: null, oQue: 'II', situacao: 'CONFERE' }])).toBeNull();
});

test('it tells the first five differences and counts the rest', () => {
  const muitas = Array.from({ length: 7 }, (_, i) => difere('II', `adição 00${i + 1}`));
  expect(conferenciaDaEntrada(NOTA, muitas)?.mensagem).toContain(
    'adição 005, II: 1,00 na nota, 2,00 na declaração; e mais 2.',
  );
});

test('it has the name of its nota', () => {
  expect(nomeDaConferencia(`ENTRADA_${NOTA.chave}`)).toBe('Nota de entrada 9811, série 1');
});
