import { IDENTIFICADORES } from '#lib/testing/vetores/identificadores.ts';
import { validarAwb } from './awb.ts';
import { validarCep } from './cep.ts';
import { validarCnae } from './cnae.ts';
import { validarCnpj } from './cnpj.ts';
import { validarConteiner } from './conteiner.ts';
import { validarCpf } from './cpf.ts';
import { validarCeMercante } from './digito-ce-mercante.ts';
import { validarDi } from './digito-di.ts';
import { validarDuimp } from './duimp.ts';
import type { Validador } from './identificador.ts';
import { validarIeAm } from './ie-am.ts';
import { validarInscricaoSuframa } from './inscricao-suframa.ts';
import { validarLi } from './li.ts';
import { validarLpco } from './lpco.ts';
import { validarNcm } from './ncm.ts';

describe('The known identifiers', () => {
  const casos = (de: Partial<Record<keyof typeof IDENTIFICADORES, Validador>>) =>
    Object.entries(de).flatMap(([lista, validar]) =>
      IDENTIFICADORES[lista as keyof typeof IDENTIFICADORES].map((numero) => [lista, numero, validar] as const),
    );

  const validos = casos({
    di_fictitious_valid: validarDi,
    di_real_public: validarDi,
    duimp_real_public: validarDuimp,
    duimp_fictitious_valid: validarDuimp,
    ceMercante_real_public: validarCeMercante,
    ceMercante_fictitious_valid: validarCeMercante,
    awb_valid: validarAwb,
    container_valid: validarConteiner,
    cnpj_valid: validarCnpj,
    cpf_valid: validarCpf,
    suframa_computed: validarInscricaoSuframa,
    ieAm_fromknowledge: validarIeAm,
  });
  const invalidos = casos({ duimp_invalid: validarDuimp, cnpj_invalid: validarCnpj, cpf_invalid: validarCpf });
  const [comAviso = ''] = IDENTIFICADORES.ceMercante_invalid;

  test('every list was tried', () => {
    expect(validos.length + invalidos.length + 1).toBe(Object.values(IDENTIFICADORES).flat().length);
  });

  test.each(validos)('%s: %s is valid, and unremarkable', (_, numero, validar) => {
    expect(validar(numero)).toEqual({ valido: true, valor: numero });
  });

  test.each(invalidos)('%s: %s is not, and the sentence says why', (_, numero, validar) => {
    expect(validar(numero)).toEqual({ valido: false, motivo: expect.stringMatching(/^(O|Os) .*\.$/) });
  });

  test('a CE-Mercante with a wrong digit is taken with a warning', () => {
    expect(validarCeMercante(comAviso)).toEqual({
      valido: true,
      valor: comAviso,
      aviso: 'O dígito verificador do CE-Mercante não confere: verifique o número.',
    });
  });

  test.each(validos.filter(([, , validar]) => validar !== validarCeMercante && validar !== validarIeAm))(
    '%s: %s with any other last digit is refused',
    (_, numero, validar) => {
      const aceitos = Array.from({ length: 10 }, (_, digito) => numero.slice(0, -1) + digito).filter(
        (outro) => validar(outro).valido,
      );
      expect(aceitos).toEqual([numero]);
    },
  );
});

/** LI and LPCO are checked for format only: they have no known check digit rule (domain/importacao.md §6.2). */
test.each([
  ['DI', validarDi, '26/0123456-2', '2601234562'],
  ['DUIMP', validarDuimp, '26br0000123456-1', '26BR00001234561'],
  ['CE-Mercante', validarCeMercante, ' 132605 123456 782 ', '132605123456782'],
  ['AWB', validarAwb, '369-6819 8826', '36968198826'],
  ['contêiner', validarConteiner, 'sudu 618397-3', 'SUDU6183973'],
  ['CNAE', validarCnae, '2610-8/00', '2610800'],
  ['CNPJ', validarCnpj, '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['CNPJ', validarCnpj, '12.abc.345/01de-35', '12ABC34501DE35'],
  ['CPF', validarCpf, '529.982.247-25', '52998224725'],
  ['inscrição Suframa', validarInscricaoSuframa, '20.1234.01-7', '201234017'],
  ['IE-AM', validarIeAm, '04.123.456-1', '041234561'],
  ['NCM', validarNcm, '8473.30.41', '84733041'],
  ['CEP', validarCep, '69075-000', '69075000'],
  ['LI', validarLi, '26/0123456-9', '2601234569'],
  ['LPCO', validarLpco, 'i2000000063', 'I2000000063'],
])('%s: punctuation and small letters go', (_, validar, texto, valor) => {
  expect(validar(texto)).toEqual({ valido: true, valor });
});

test.each([
  ['DI', validarDi, '260123456'],
  ['DI', validarDi, '260123456２'],
  ['DUIMP', validarDuimp, '26US00001234561'],
  ['CE-Mercante', validarCeMercante, '13260512345678'],
  ['AWB', validarAwb, '3696819882'],
  ['contêiner', validarConteiner, 'SUD06183973'],
  ['CNPJ', validarCnpj, '11222333000181\u0000'],
  ['CNPJ', validarCnpj, '11111111111111'],
  ['CPF', validarCpf, '5299822472'],
  ['CNPJ', validarCnpj, '12ABC34501DE3A'],
  ['IE-AM', validarIeAm, '04123456'],
  ['IE-AM', validarIeAm, '000000000'],
  ['CNAE', validarCnae, '0010800'],
  ['CNAE', validarCnae, '26108'],
  ['NCM', validarNcm, '8473304'],
  ['CEP', validarCep, '6907500'],
  ['LI', validarLi, '26/0123456'],
  ['LPCO', validarLpco, '12000000063'],
  ['LPCO', validarLpco, 'I200000006'],
])('%s: "%s" "%s" is none', (_, validar, texto) => {
  expect(validar(texto)).toMatchObject({ valido: false });
  expect(validar('')).toMatchObject({ valido: false });
});

test('a CNPJ with a letter for a check digit is told so, not that its digits are wrong', () => {
  expect(validarCnpj('12abc34501DE3A')).toEqual({ valido: false, motivo: expect.stringContaining('doze letras') });
});

test('an inscrição Suframa of sector 00 is none, whatever its digit', () => {
  const aceitas = Array.from({ length: 10 }, (_, digito) => validarInscricaoSuframa(`00123401${digito}`).valido);
  expect(aceitas).not.toContain(true);
});

test('a container whose rest is ten has digit 0', () => {
  // ISO 6346 worked by hand: C13 A10 I19 U32, 1 and zeros to 6, times 1, 2, 4 … 512, are 3453 = 313 × 11 + 10.
  expect(validarConteiner('CAIU1000060')).toEqual({ valido: true, valor: 'CAIU1000060' });
});

test('an inscrição estadual whose digit breaks the rule from knowledge is taken with a warning', () => {
  expect(validarIeAm('041234560')).toMatchObject({ valido: true, aviso: expect.stringContaining('não confere') });
});
