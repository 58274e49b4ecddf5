import { adicaoDeTeste, conferenciaDeTeste } from '#app/_screens/importacao/sefaz/dai/dai-de-teste.ts';
import {
  aceitar,
  escolhaDa,
  escolher,
  opcaoDa,
  outrasDaMesmaNcm,
  sugestaoDa,
  sugestoesAbertas,
} from './escolhas-da-dai.ts';

const conferencia = conferenciaDeTeste({
  adicoes: [adicaoDeTeste('001'), adicaoDeTeste('002'), adicaoDeTeste('003', { ncm: '87141000' })],
});
const { opcoes, adicoes } = conferencia;
const [placa, monitor] = opcoes as [(typeof opcoes)[number], (typeof opcoes)[number]];
const [primeira] = adicoes as [(typeof adicoes)[number]];

test('what is chosen for an adição is the row it names, and no other', () => {
  const escolhas = escolher([], ['002'], monitor);
  expect(escolhas).toEqual([
    { numero: '002', ncm: '85285200', codigoSuframa: '0789', destinacao: '02', utilizacao: '03' },
  ]);
  expect(opcaoDa(escolhaDa('002', escolhas), opcoes)).toBe(monitor);
  expect(opcaoDa(escolhaDa('001', escolhas), opcoes)).toBeNull();
});

test('a row that is no longer in force is none', () => {
  expect(opcaoDa(escolhaDa('002', escolher([], ['002'], monitor)), [placa])).toBeNull();
});

test('a second choice takes the place of the first, in the order of the DI; taken back, nothing is left of it', () => {
  const duas = escolher(escolher([], ['002'], monitor), ['001'], placa);
  expect(duas.map(({ numero, ncm }) => `${numero} ${ncm}`)).toEqual(['001 84733041', '002 85285200']);
  const trocada = escolher(duas, ['002'], placa);
  expect(trocada.map(({ numero, ncm }) => `${numero} ${ncm}`)).toEqual(['001 84733041', '002 84733041']);
  expect(escolher(duas, ['001'], null)[0]).toEqual({
    numero: '001',
    ncm: null,
    codigoSuframa: null,
    destinacao: null,
    utilizacao: null,
  });
});

test('the others of the same NCM are those that fall under another row; of another NCM none, nor for one that has no row', () => {
  const uma = escolher([], ['001'], placa);
  expect(outrasDaMesmaNcm(primeira, adicoes, uma)).toEqual(['002']);
  expect(outrasDaMesmaNcm(primeira, adicoes, escolher(uma, ['002'], placa))).toEqual([]);
  expect(outrasDaMesmaNcm(primeira, adicoes, [{ ...escolhaDa('001', uma), utilizacao: null }])).toEqual([]);
});

test('a suggestion is open until its adição has a row, its own or another; accepting gives each its suggested row', () => {
  const sugestoes = ['001', '002'].map((adicao) => ({
    adicao,
    linha: placa,
    origem: 'última DAI da NCM 8524.11.00, IMP-2026-0003',
    alerta: null,
  }));
  const comDuas = conferenciaDeTeste({
    adicoes,
    sugestoes: [...sugestoes, { adicao: '003', linha: null, origem: 'x' }],
  });
  expect(sugestoesAbertas(comDuas, []).map(({ adicao }) => adicao)).toEqual(['001', '002']);
  expect(sugestaoDa('003', comDuas, [])).toBeNull();
  const outra = escolher([], ['002'], monitor);
  expect(sugestoesAbertas(comDuas, outra).map(({ adicao }) => adicao)).toEqual(['001']);
  const aceitas = aceitar(outra, sugestoesAbertas(comDuas, outra));
  expect(aceitas.map(({ numero, ncm }) => `${numero} ${ncm}`)).toEqual(['001 84733041', '002 85285200']);
  expect(sugestoesAbertas(comDuas, aceitas)).toEqual([]);
});
