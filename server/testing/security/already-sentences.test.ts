import { globSync, readFileSync } from 'node:fs';
import { ACCESS_ONCE } from './once/access-once.ts';
import { RULES } from './once/already-sentences.ts';
import { CADASTROS_ONCE } from './once/cadastros-once.ts';
import { DECLARACAO_ONCE } from './once/declaracao-once.ts';
import { portalOnce } from './once/portal-once.ts';
import { ZFM_ONCE } from './once/zfm-once.ts';

const TESTS = /\.test\.ts$|^server\/(testing|seeds)\/|\/testing\/|-de-teste\.ts$/;
/** The API's own description is read by developers; it refuses nothing. */
const DESCRIPTIONS = /^server\/platform\/openapi\//;
const ALREADY = /(?<!\p{L})já(?!\p{L})/iu;
const FILLED_IN = /\$\{[^{}]*\}/;
const COMMENT = /^\s*(\*|\/\/|\/\*)/;

/** The lines of the server's sources that say “já”, but for comments and the summaries of routes. */
const found = globSync('server/**/*.ts')
  .filter((file) => !TESTS.test(file) && !DESCRIPTIONS.test(file))
  .toSorted()
  .flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, i) => {
      const summary = /\bsummary:/.test(line) || /\bsummary:$/.test(lines[i - 1] ?? '');
      return ALREADY.test(line) && !COMMENT.test(line) && !summary ? [{ file, line: withoutCode(line.trim()) }] : [];
    });
  });

/** What a sentence fills in is told by an ellipsis. */
function withoutCode(line: string): string {
  const shorter = line.replace(FILLED_IN, '…');
  return shorter === line ? line : withoutCode(shorter);
}

const rules = Object.entries(RULES);
const said = rules.flatMap(([, { diz }]) => diz);

describe('A sentence that says that something exists or was begun already', () => {
  test('is in the list, with how it is known that two at once do not both do it', () => {
    expect(found.length).toBeGreaterThan(100);
    const missing = found.filter(({ line }) => !said.some((part) => line.includes(part)));
    expect(missing.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
  });

  test('is no longer in the list once it is gone from the sources', () => {
    expect(said.filter((part) => !found.some(({ line }) => line.includes(part)))).toEqual([]);
    expect(said.length).toBe(new Set(said).size);
  });

  test('is proved by a case, a test or a lock that is there', () => {
    const unused = () => {
      throw new Error('Only the names are read.');
    };
    const cases = [CADASTROS_ONCE, DECLARACAO_ONCE, ZFM_ONCE, ACCESS_ONCE, portalOnce(unused, unused)];
    const names = new Set(cases.flatMap((some) => Object.keys(some)));
    // A name in two tables would hide one of the cases.
    expect(names.size).toBe(cases.reduce((sum, some) => sum + Object.keys(some).length, 0));
    const gone = rules.flatMap(([rule, how]) => {
      if ('casos' in how) return how.casos.filter((name) => !names.has(name)).map((name) => `${rule}: ${name}`);
      if ('porque' in how) return [];
      const [file, text] = 'trava' in how ? how.trava : how.teste;
      return readFileSync(file, 'utf8').includes(text) ? [] : [`${rule}: ${file}`];
    });
    expect(gone).toEqual([]);
  });
});
