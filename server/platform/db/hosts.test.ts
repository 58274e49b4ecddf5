import { DatabaseHosts, databaseAddresses, hostsInWords } from './hosts.ts';

test.each([
  ['postgres://cais:x@banco:5432/cais', ['postgres://cais:x@banco:5432/cais']],
  ['postgresql://banco/cais?sslmode=require', ['postgresql://banco/cais?sslmode=require']],
  [
    'postgres://cais:x@um:1,outro:2/cais?target_session_attrs=read-write&sslmode=require',
    ['postgres://cais:x@um:1/cais?sslmode=require', 'postgres://cais:x@outro:2/cais?sslmode=require'],
  ],
  ['postgres://um,[::1]:5433/cais', ['postgres://um/cais', 'postgres://[::1]:5433/cais']],
])('%s has its addresses', (url, addresses) => {
  expect(databaseAddresses(url)).toEqual(addresses);
});

test.each([
  'mysql://x/y',
  'postgres:///cais',
  'postgres://um:porta/cais',
  'postgres://um,/cais',
  'postgres://um/cais?target_session_attrs=read-only',
])('%s is no address', (url) => {
  expect(databaseAddresses(url)).toBeNull();
});

test('the sentence about them has no password', () => {
  expect(hostsInWords('postgres://cais:segredo@um:1,outro/cais')).toBe('um:1, outro');
});

test('a server that is left is left once, whoever says so, and each one comes again', () => {
  const hosts = new DatabaseHosts('postgres://um,outro/cais');
  const left: string[] = [];
  hosts.whenLeft((address) => left.push(address));
  const [um, outro] = hosts.addresses as [string, string];
  hosts.leave(um);
  hosts.leave(um);
  expect(hosts.current).toBe(outro);
  hosts.leave(outro);
  expect(hosts.current).toBe(um);
  expect(left).toEqual([um, outro]);
});

test('the only server is never left', () => {
  const hosts = new DatabaseHosts('postgres://um/cais');
  hosts.leave(hosts.current);
  expect(hosts.current).toBe('postgres://um/cais');
});
