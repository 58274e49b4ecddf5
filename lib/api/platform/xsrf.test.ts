import { isRelative, needsXsrf, readCookie } from './xsrf.ts';

const relativas = ['/x', 'x', './x', '../x', '/x?y=http://z', 'x/y:z', '?q=1', '/api/Processo/1'];

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'delete'])('%s to a relative URL carries it', (metodo) => {
  for (const url of relativas) expect([url, needsXsrf(metodo, url)]).toEqual([url, true]);
});

test.each(['GET', 'HEAD', 'get', 'head'])('%s never does', (metodo) => {
  for (const url of relativas) expect([url, needsXsrf(metodo, url)]).toEqual([url, false]);
});

test.each([
  'http://localhost/x',
  'https://outro.example/x',
  'HTTPS://outro.example/x',
  '//outro.example/x',
  '\\\\outro.example/x',
  '/\\outro.example/x',
  '\\/outro.example/x',
  ' https://outro.example/x',
  '\t//outro.example/x',
  '\u0000https://outro.example/x',
  'ht\ntps://outro.example/x',
  '/\t/outro.example/x',
  'http:/x',
  'http:x',
  'data:text/plain,x',
  'blob:http://localhost/1',
])('a write to %j does not', (url) => {
  expect(needsXsrf('POST', url)).toBe(false);
});

test('whatever counts as relative stays on the origin of the page', () => {
  for (const url of relativas) expect(new URL(url, 'http://o.test/a/b').origin).toBe('http://o.test');
  expect(isRelative('/x')).toBe(true);
});

test.each([
  ['XSRF-TOKEN=test', 'test'],
  ['a=1; XSRF-TOKEN=test; b=2', 'test'],
  ['XSRF-TOKEN=a%2Fb%3D', 'a/b='],
  ['XSRF-TOKEN=a=b', 'a=b'],
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=first; XSRF-TOKEN=second', 'first'],
  ['MY-XSRF-TOKEN=test', null],
  ['XSRF-TOKEN-2=test', null],
  ['xsrf-token=test', null],
  ['', null],
])('cookies %j → %j', (cookies, esperado) => {
  expect(readCookie('XSRF-TOKEN', cookies)).toBe(esperado);
});
