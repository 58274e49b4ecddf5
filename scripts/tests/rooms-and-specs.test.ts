import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { PATTERNS, specsOf } from './rooms-and-specs.cjs';

const names = (changed: string[]) => specsOf(changed).map((spec: string) => basename(spec, '.spec.ts'));

test('a change asks for the specs of its room, whatever floor it is on', () => {
  const ofDcr = names(['lib/fiscal/dcr/coeficiente.ts']);
  expect(ofDcr).toEqual(expect.arrayContaining(['dcr-documentos', 'dcr-teclado', 'produto']));
  expect(ofDcr).not.toContain('mapa');
  expect(names(['server/views/mapa/ver-mapa.ts'])).toEqual(['mapa']);
});

test('a spec that changed is asked for, and a fixture asks for every one', () => {
  expect(specsOf(['e2e/telas/mapa.spec.ts'])).toEqual(['e2e/telas/mapa.spec.ts']);
  expect(specsOf(['e2e/apoio.ts'])).toHaveLength(globSync('e2e/{*,telas/*}.spec.ts').length);
});

test('what no browser shows asks for none', () => {
  expect(specsOf(['docs/manual.md', 'medidas/bench/tudo.ts', 'lib/fiscal/dcr/coeficiente.test.ts'])).toEqual([]);
});

test('every spec belongs to a room, and every name of the map is that of a spec', () => {
  const specs = globSync('e2e/{*,telas/*}.spec.ts').map((spec) => basename(spec, '.spec.ts'));
  const matching = (pattern: string) =>
    specs.filter((spec) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(spec));
  expect(specs.filter((spec) => !PATTERNS.some((pattern: string) => matching(pattern).includes(spec)))).toEqual([]);
  expect(PATTERNS.filter((pattern: string) => matching(pattern).length === 0)).toEqual([]);
});

test.each(
  globSync([
    'app/_screens/{ajuda,components,linhagem,mapa,meu-dia,pages,painel,primeiros-passos}',
    'app/_screens/{configuracoes,dcr,dci,importacao}/*',
    'components/*',
    'server/{comex,views}/*',
  ]).filter((room) => !room.endsWith('/testing')),
)('a change in %s asks for a spec', (room) => {
  expect(specsOf([`${room}/X.tsx`])).not.toEqual([]);
});
