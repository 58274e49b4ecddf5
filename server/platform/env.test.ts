import { InvalidConfiguration, readEnv, readProcessEnv } from './env.ts';

test('nothing set is a server on loopback at port 4000 with data in .data', () => {
  expect(readEnv({})).toEqual({
    PORT: 4000,
    HOST: 'localhost',
    DATA_DIR: '.data',
    POOL_MAX: 10,
    PORTAL_UNICO_PRODUCAO: 'https://portalunico.siscomex.gov.br',
    PORTAL_UNICO_TREINAMENTO: 'https://val.portalunico.siscomex.gov.br',
    ARQUIVOS_S3_REGIAO: 'us-east-1',
    SITE_ORIGENS: [],
    PROXY_CONFIAVEL: [],
    TZ: 'America/Manaus',
    WEBHOOK_REDE_PRIVADA: false,
    LOG_LEVEL: 'info',
  });
});

test('a variable set to nothing counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 4000 });
});

test('settings are read in their own kinds', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', DATABASE_URL: 'postgres://cais:x@banco:5432/cais', TZ: 'UTC' };
  expect(readEnv(env)).toMatchObject({ ...env, PORT: 8080 });
});

test("the days of the process are Manaus's where nothing else is set, whatever those of the machine are", () => {
  const { TZ } = process.env;
  try {
    delete process.env.TZ;
    expect(readProcessEnv().TZ).toBe('America/Manaus');
    expect(process.env.TZ).toBe('America/Manaus');
  } finally {
    process.env.TZ = TZ;
  }
});

test('origins of a site elsewhere are a list', () => {
  expect(readEnv({ SITE_ORIGENS: 'https://a.exemplo.com.br, http://localhost:3000' })).toMatchObject({
    SITE_ORIGENS: ['https://a.exemplo.com.br', 'http://localhost:3000'],
  });
});

test.each(['https://a.exemplo.com.br/', 'a.exemplo.com.br', '*', 'https://a.exemplo.com.br/site'])(
  '%s is no origin',
  (origem) => {
    expect(() => readEnv({ SITE_ORIGENS: origem })).toThrow('SITE_ORIGENS deve ser uma lista de origens');
  },
);

test('what was set is not repeated where it is a secret', () => {
  const curta = 'segredo curto demais';
  expect(() => readEnv({ SEGREDO_DOS_WEBHOOKS: curta })).toThrow(
    new InvalidConfiguration('Configuração inválida: SEGREDO_DOS_WEBHOOKS deve ter ao menos 32 caracteres ao acaso.'),
  );
  expect(() => readEnv({ DATABASE_URL: 'mysql://cais:minhasenha@banco/x' })).toThrow(
    '(veio "mysql://cais:***@banco/x")',
  );
});

test('proxies are addresses or networks, and nobody without them', () => {
  expect(readEnv({ PROXY_CONFIAVEL: '127.0.0.1, 10.0.0.0/8 ::1' }).PROXY_CONFIAVEL).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ]);
  for (const errada of ['sim', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.exemplo.com.br']) {
    expect(() => readEnv({ PROXY_CONFIAVEL: errada })).toThrow(
      'PROXY_CONFIAVEL deve ser uma lista de endereços ou redes',
    );
  }
});

test.each([
  ['PORT', 'abc', 'PORT deve ser um número de porta, por exemplo 4000 (veio "abc").'],
  ['PORT', '0', 'PORT deve estar entre 1 e 65535 (veio "0").'],
  ['PORT', '70000', 'PORT deve estar entre 1 e 65535 (veio "70000").'],
  ['PORT', '40.5', 'PORT deve ser um número inteiro (veio "40.5").'],
  ['HOST', 'http://x', 'HOST deve ser um nome ou endereço, por exemplo localhost ou 0.0.0.0 (veio "http://x").'],
  [
    'DATABASE_URL',
    'mysql://x/y',
    'DATABASE_URL deve ser um endereço postgres://usuario:senha@servidor:porta/banco, com vírgulas entre vários servidores (veio "mysql://x/y").',
  ],
  ['PTAX_ENDERECO', 'bcb', 'PTAX_ENDERECO deve ser um endereço, por exemplo https://ptax.exemplo.com.br (veio "bcb").'],
  [
    'ANTIVIRUS',
    'clamd',
    'ANTIVIRUS deve ser o endereço de um clamd, por exemplo tcp://127.0.0.1:3310 ou /run/clamav/clamd.ctl (veio "clamd").',
  ],
  ['TZ', 'Manaus', 'TZ deve ser um fuso horário IANA, por exemplo America/Manaus (veio "Manaus").'],
  ['LOG_LEVEL', 'alto', 'LOG_LEVEL deve ser fatal, error, warn, info, debug ou silent (veio "alto").'],
])('%s=%s stops the start with a sentence that names it', (nome, valor, frase) => {
  expect(() => readEnv({ [nome]: valor })).toThrow(new InvalidConfiguration(`Configuração inválida: ${frase}`));
});
