import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { abrirPfx, PfxRecusado } from './abrir-pfx.ts';

const NOME = 'MARIA FICTICIA DA SILVA:52998224725';
const ficticio = certificadoFicticio(NOME);

describe('The file of an A1 certificate', () => {
  test('gives its certificate and key to who knows the password', () => {
    const { certificado, chave, nomeComum, validoAte } = abrirPfx(ficticio.pfx('segredo').buffer, 'segredo');
    expect([certificado, chave]).toEqual([ficticio.certificado, ficticio.chave]);
    expect([nomeComum, validoAte]).toEqual([NOME, new Date('2027-12-31T23:59:59')]);
  });

  test.each([
    ['another password', ficticio.pfx('segredo'), 'outra', 'senha', 'A senha não abre este arquivo.'],
    ['no password', ficticio.pfx('segredo'), '', 'senha', 'A senha não abre este arquivo.'],
    [
      'a file of another kind',
      new TextEncoder().encode('%PDF-1.7'),
      'segredo',
      'arquivo',
      'Este arquivo não é um certificado A1 (.pfx ou .p12).',
    ],
    [
      'half of a file',
      ficticio.pfx('segredo').slice(0, 800),
      'segredo',
      'arquivo',
      'Este arquivo não é um certificado A1 (.pfx ou .p12).',
    ],
    ['an empty file', new Uint8Array(), 'segredo', 'arquivo', 'Este arquivo não é um certificado A1 (.pfx ou .p12).'],
  ])('is refused with %s', (_, bytes, senha, campo, motivo) => {
    const abrir = () => abrirPfx(new Uint8Array(bytes).buffer, senha);
    expect(abrir).toThrow(PfxRecusado);
    expect(abrir).toThrow(expect.objectContaining({ campo, message: motivo }));
  });
});
