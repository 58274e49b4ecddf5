import type { Manual } from '#lib/contracts/platform/manual.ts';
import { criarProcura } from './procurar-no-manual.ts';

const manual: Manual = {
  apresentacao: [],
  secoes: [
    {
      id: 'dci',
      titulo: 'DCI',
      telas: [],
      partes: [
        {
          id: 'dci',
          titulo: null,
          blocos: [{ tipo: 'paragrafo', texto: ['Uma DCI, em seis etapas.'] }],
        },
        {
          id: 'dci.insumos-e-saldo',
          titulo: 'Insumos e saldo',
          blocos: [
            {
              tipo: 'paragrafo',
              texto: ['De quanto se precisa de cada insumo. “Realocar” escolhe lotes à mão; “Voltar ao PEPS” desfaz.'],
            },
          ],
        },
      ],
    },
    {
      id: 'mensagens',
      titulo: 'Mensagens',
      telas: [],
      partes: [
        {
          id: 'mensagens',
          titulo: null,
          blocos: [
            {
              tipo: 'tabela',
              titulos: [['Mensagem'], ['O que fazer']],
              linhas: [[['“Saldo insuficiente”'], ['Traga a DI que falta à competência.']]],
            },
          ],
        },
      ],
    },
  ],
};
const procurar = criarProcura(manual);
const ids = (texto: string) => procurar(texto).map(({ id }) => id);

test('accents and capitals count for nothing, the beginning of a word is enough, a wrong letter does no harm', () => {
  expect(ids('COMPETENCIA')).toEqual(['mensagens']);
  expect(ids('compet')).toEqual(['mensagens']);
  expect(ids('conpetência')).toEqual(['mensagens']);
});

test('what has every word comes alone; with none, what has some', () => {
  expect(ids('saldo insuficiente')).toEqual(['mensagens']);
  expect(ids('realocar bicicleta')).toEqual(['dci.insumos-e-saldo']);
  expect(ids('bicicleta')).toEqual([]);
});

test('a heading is worth more than a mention, and little words nothing', () => {
  expect(ids('o saldo')).toEqual(['dci.insumos-e-saldo', 'mensagens']);
  expect(ids('de')).toEqual([]);
});

test('the sentence shown is the one that says it', () => {
  expect(procurar('realocar lotes')[0]).toMatchObject({
    secao: 'DCI',
    parte: 'Insumos e saldo',
    trecho: '“Realocar” escolhe lotes à mão; “Voltar ao PEPS” desfaz.',
  });
});
