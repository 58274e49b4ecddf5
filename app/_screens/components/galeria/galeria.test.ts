import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { FORA_DA_GALERIA, GRUPOS } from './grupos.ts';

/** A file in a deeper folder is a part of the component beside that folder. */
const DAS_PASTAS = globSync(['components/ui/*/*.tsx', 'components/comex/*.tsx', 'components/comex/chips/*.tsx'])
  .map((caminho) => basename(caminho))
  .filter((nome) => /^[A-Z].*(?<!\.test)\.tsx$/.test(nome))
  .map((nome) => nome.replace(/\.tsx$/, ''))
  .sort();

const MOSTRADOS = GRUPOS.flatMap(({ entradas }) => entradas.map(({ nome }) => nome));

test('every component of components/ui and components/comex is shown, or it is said why not', () => {
  expect([...MOSTRADOS, ...Object.keys(FORA_DA_GALERIA)].sort()).toEqual(DAS_PASTAS);
});

test('what is part of another is part of one that is shown', () => {
  const donos = Object.values(FORA_DA_GALERIA).flatMap((motivo) => /^parte de (\w+)$/.exec(motivo)?.[1] ?? []);
  expect(donos.filter((dono) => !MOSTRADOS.includes(dono))).toEqual([]);
  expect(Object.values(FORA_DA_GALERIA).filter((motivo) => motivo.length < 10)).toEqual([]);
});

test('each says what it is for, and has states of names of their own', () => {
  for (const { nome, para, exemplos } of GRUPOS.flatMap(({ entradas }) => entradas)) {
    const estados = exemplos.map(({ estado }) => estado);
    expect([nome, para.endsWith('.'), estados.length > 0]).toEqual([nome, true, true]);
    expect([nome, new Set(estados).size]).toEqual([nome, estados.length]);
  }
});
