import { titularDoCertificado } from './titular-do-certificado.ts';

describe('The common name of a certificate', () => {
  test.each([
    ['MARIA FICTICIA DA SILVA:52998224725', { nome: 'MARIA FICTICIA DA SILVA', cpf: '52998224725', cnpj: null }],
    [
      'FICTICIA: IMPORTADORA LTDA:11222333000181',
      { nome: 'FICTICIA: IMPORTADORA LTDA', cpf: null, cnpj: '11222333000181' },
    ],
  ])('says whose %s is', (nomeComum, titular) => {
    expect(titularDoCertificado(nomeComum)).toEqual(titular);
  });

  test.each([
    ['servidor.exemplo.br'],
    ['MARIA FICTICIA DA SILVA'],
    ['MARIA FICTICIA DA SILVA:52998224726'],
    ['MARIA FICTICIA DA SILVA:'],
    [':52998224725'],
    [''],
  ])('of %s says nothing', (nomeComum) => {
    expect(titularDoCertificado(nomeComum)).toBeNull();
  });
});
