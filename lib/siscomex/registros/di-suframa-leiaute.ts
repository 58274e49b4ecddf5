import { c, type Leiaute, livre, n } from './leiaute.ts';
import { nasPosicoes } from './posicoes.ts';

/**
 * The DI as the Suframa receives it (domain/zfm.md §5): 01 the declaration, 10 each adição. The fields of 04 embalagem and 05
 * armazém are unknown, so their lines are kept whole. Three facts are inferred, not in the source: the zero before a type of one
 * digit (its first field begins in the third column), the order of the types, and that the lines end with their last known field.
 */
export const LEIAUTE_DI_SUFRAMA: Leiaute = {
  nome: 'DI-Suframa',
  ordem: ['01', '04', '05', '10'],
  registros: {
    '01': nasPosicoes(104, [
      [2, c('numero DI', 10)],
      [12, c('quantidade de adicoes', 3)],
      [15, c('data desembaraco', 8)],
      [23, c('data registro', 8)],
      [31, c('tipo declaracao', 2)],
      [33, c('CNPJ importador', 14)],
      [47, c('URF entrada', 7)],
      [54, c('URF despacho', 7)],
      [61, c('recinto', 7)],
      [68, c('via transporte', 2)],
      [70, c('multimodal', 1)],
      [71, n('VMLE US$', 15, 2)],
      [86, n('VMLE R$', 15, 2)],
      [101, c('setor armazenamento', 3)],
    ]),
    '04': [livre('embalagem')],
    '05': [livre('armazem')],
    '10': nasPosicoes(159, [
      [2, c('numero DI', 10)],
      [12, c('adicao', 3)],
      [15, c('numero LI', 10)],
      [28, n('peso', 15, 5)],
      [43, n('frete moeda', 15, 2)],
      [58, c('codigo moeda frete', 3)],
      [61, n('frete US$', 11, 2)],
      [72, n('frete R$', 15, 2)],
      [87, n('seguro moeda', 15, 2)],
      [102, c('codigo moeda seguro', 3)],
      [105, n('seguro US$', 11, 2)],
      [116, n('seguro R$', 15, 2)],
      [131, c('fundamento legal', 2)],
      [133, n('valor US$', 11, 2)],
      [144, n('valor moeda', 15, 2)],
    ]),
  },
};
