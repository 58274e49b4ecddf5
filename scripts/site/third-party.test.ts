import { thirdPartyNotices } from './third-party.ts';

test('names each distributed package with its licence and the text it brings, and none that is used to build only', async () => {
  const notices = await thirdPartyNotices();
  expect(notices).toMatch(/^fastify 5\.\d+\.\d+\n\nLicença: MIT\n\n.*Permission is hereby granted/ms);
  expect(notices).toMatch(/^@fontsource-variable\/inter \d[^\n]*\n\nLicença: OFL-1\.1$/m);
  expect(notices).not.toMatch(/^@biomejs\/biome /m);
  const [first] = notices.split('\n');
  expect(Number(first?.match(/\d+/)?.[0])).toBeGreaterThan(300);
});
