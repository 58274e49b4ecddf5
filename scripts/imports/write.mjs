import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES, rooms } from './table.mjs';

/** Writes biome.json, which nobody tracks, from its base and the table. `npm run lint` and `npm run format` begin with it. */
const BASE = 'scripts/imports/biome-base.json';
const { overrides, ...base } = JSON.parse(readFileSync(BASE, 'utf8'));
const table = rooms(screens());
const gone = new Set(
  table
    .flatMap(([includes, opens]) => [includes, opens].flat())
    .map(folder)
    .filter((path) => !existsSync(path)),
);
if (gone.size > 0) {
  console.error(`scripts/imports/table.mjs fala de pastas que não existem: ${[...gone].join(', ')}.`);
  process.exitCode = 1;
}
const written = { ...base, overrides: [...overrides, ...table.map(override)] };
writeFileSync('biome.json', `${JSON.stringify(written, null, 2)}\n`);

function override([includes, opens, libraries, message]) {
  const closed = Object.entries(LIBRARIES).flatMap(([name, modules]) => (libraries.includes(name) ? [] : modules));
  const patterns = [
    { group: ['#*/**', ...opens.map(opened)], message },
    { group: closed, message: 'This library has another home (scripts/imports/table.mjs).' },
    {
      group: ['../**'],
      message: "Leave the folder through package.json imports: '#lib/…', '#components/…', '#app/…', '#server/…'.",
    },
  ];
  const noRestrictedImports = { level: 'error', options: { patterns } };
  return { includes: [includes].flat(), linter: { rules: { style: { noRestrictedImports } } } };
}

/** Returns the path before the first wildcard. */
function folder(pattern) {
  return pattern.replace(/\/?[^/]*\*.*$/, '') || '.';
}

/** Opens a file by its name, and a folder with everything in it. */
function opened(room) {
  return /\.\w+$/.test(room) ? `!#${room}` : `!#${room}/**`;
}

/** A folder of screens is an area when it holds only folders; each of these is a screen. */
function screens() {
  return folders('app/_screens').flatMap((area) => {
    const inside = readdirSync(area, { withFileTypes: true });
    return inside.every((entry) => entry.isDirectory()) ? folders(area) : [area];
  });
}

function folders(of) {
  return readdirSync(of, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(of, name))
    .sort();
}
