import { enderecoNoPortal, porQueNaoAlcanca } from './endereco-dos-avisos.ts';

test.each(['https://cais.exemplo.com.br/a', 'https://cais.exemplo.com.br:443/a', 'https://200.198.192.1/a'])(
  'the Portal may call %s',
  (endereco) => {
    expect(porQueNaoAlcanca(endereco)).toBeNull();
  },
);

test.each(['http://cais.exemplo.com.br/a', 'https://cais.exemplo.com.br:8443/a'])(
  'the Portal calls neither http nor another port: %s',
  (endereco) => {
    expect(porQueNaoAlcanca(endereco)).toMatch(/^O Portal Único só chama endereços https, na porta 443/);
  },
);

test.each([
  'http://localhost:4000/a',
  'https://servidor/a',
  'https://192.168.0.4/a',
  'https://10.1.2.3/a',
  'https://172.20.0.1/a',
  'https://[::1]/a',
  'https://cais.local/a',
])('the Portal does not reach the network of %s', (endereco) => {
  expect(porQueNaoAlcanca(endereco)).toMatch(/^Este endereço é só desta máquina ou desta rede/);
});

const CAMINHO = '/api/PortalUnico/Aviso/1/2';

test.each([
  ['cais.exemplo.com.br', 'https://cais.exemplo.com.br'],
  [' https://cais.exemplo.com.br/ ', 'https://cais.exemplo.com.br'],
  ['https://exemplo.com.br/cais', 'https://exemplo.com.br/cais'],
  [`https://cais.exemplo.com.br${CAMINHO}`, 'https://cais.exemplo.com.br'],
])('the end of the address is put behind “%s”', (base, esperada) => {
  expect(enderecoNoPortal(base, CAMINHO)).toEqual({ endereco: esperada + CAMINHO });
});

test.each(['', '   ', 'https://', 'https://a:b@cais.exemplo.com.br', 'https://cais.exemplo.com.br/#a', 'ftp://'])(
  '“%s” is no address, and says what one is',
  (base) => {
    expect(enderecoNoPortal(base, CAMINHO)).toEqual({
      porque: 'Escreva onde este servidor está na internet, por exemplo https://cais.exemplo.com.br.',
    });
  },
);

test('an address longer than the Portal keeps is refused with both sizes', () => {
  const base = `https://cais.exemplo.com.br/${'a'.repeat(473)}`;
  expect(enderecoNoPortal(base, CAMINHO)).toEqual({
    porque: 'O endereço inteiro tem 527 caracteres, e o Portal Único guarda 500.',
  });
});
