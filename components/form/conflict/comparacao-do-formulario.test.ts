import { COISA, FORMULARIO_COISA } from '#components/form/formulario-de-teste.tsx';
import { comparacaoDe } from './comparacao-do-formulario.ts';
import { diferencaPorExtenso } from './diferenca-por-extenso.ts';

const BASE = FORMULARIO_COISA.valoresDe(COISA);
const { campos } = FORMULARIO_COISA;
const APELIDOS = { ...campos.apelidos, chave: [] } as const;

function ditas(minha: object, dela: object, comApelidos = campos.apelidos) {
  const definicao = { ...FORMULARIO_COISA, campos: { ...campos, apelidos: comApelidos } };
  const { diferencas } = comparacaoDe(definicao).comparar({
    base: BASE,
    minha: { ...BASE, ...minha },
    dela: { ...BASE, ...dela },
  });
  return diferencas.map((diferenca) => {
    const dita = diferencaPorExtenso(diferenca, { campos: definicao.campos, rotulos: {} });
    const { quem, base, minha: uma, dela: outra } = diferenca;
    return `${quem} ${dita?.rotulo}: ${[base, uma, outra].map((valor) => dita?.escrever(valor)).join(' | ')}`;
  });
}

test.each([
  ['the same figure on both sides', { valor: '20' }, { valor: '20.00' }, []],
  ['a figure that only I changed', { valor: '20' }, { valor: '10.0000' }, ['eu Valor: 10,00 | 20,00 | 10,00']],
  ['a figure that only they changed', { valor: '10.0' }, { valor: '30' }, ['outra Valor: 10,00 | 10,00 | 30,00']],
])('%s, however many zeros it ends with', (_, minha, dela, esperadas) => {
  expect(ditas(minha, dela)).toEqual(esperadas);
});

test('texts that name themselves are told one by one, and their order apart', () => {
  expect(ditas({ apelidos: ['doca', 'norte', 'meu'] }, { apelidos: ['norte', 'doca', 'dela'] }, APELIDOS)).toEqual([
    'outra Apelidos: — | — | dela',
    'eu Apelidos: — | meu | —',
    'eu Apelidos, ordem das linhas: a de antes | a que você deixou | a de antes',
  ]);
});

test('without a name of its rows a list is one field', () => {
  expect(ditas({ apelidos: ['norte'] }, { apelidos: ['norte', 'doca', 'dela'] })).toEqual([
    'ambas Apelidos: norte; doca | norte | norte; doca; dela',
  ]);
});
