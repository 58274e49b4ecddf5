import { materialReal } from '#lib/testing/material-real.ts';
import { lerArquivo } from './ler-arquivo.ts';
import { LEIAUTE_PLI } from './pli-leiaute.ts';

const PASTA = 'samples/reais/pli';
const ARQUIVOS = [`${PASTA}/209900022_own_08jul2020_121000.PL5ZIP`, `${PASTA}/209900023_own_14jan2020_134000.pl5zip`];

describe('PLIs that companies sent', () => {
  const lidos = ARQUIVOS.map((arquivo) => lerArquivo(LEIAUTE_PLI, materialReal(arquivo)));

  test('are read to the last line, several in a file', () => {
    expect(lidos.map(({ recusa }) => recusa)).toEqual([null, null]);
    const pedidos = lidos.map(({ arquivo }) => arquivo?.linhas.filter(({ registro }) => registro === '01').length);
    expect(pedidos).toEqual([3, 2]);
  });

  // The Suframa refuses that line too: its validator requires 296 positions in a registro 07.
  test('are told nothing but of the one line that is short', () => {
    expect(lidos.map(({ arquivo }) => arquivo?.avisos.map(({ mensagem }) => mensagem))).toEqual([
      [],
      ['Linha 8, registro 07: tem 243 posições e devia ter 296.'],
    ]);
    expect(lidos.map(({ arquivo }) => arquivo?.erros.map(({ mensagem }) => mensagem))).toEqual([
      [],
      ['Linha 8, posição 44, registro 07, campo informacao complementar: a linha termina antes do fim do campo.'],
    ]);
  });
});
