import type { DeclaracaoImportacao } from './declaracao-importacao.ts';
import { fecha, totaisDaCapa } from './totais-da-capa.ts';

test('figures that the file gives with more decimals than cents are summed, then rounded half up', () => {
  const item = (valor: string) => ({ campos: { 'tributos.mercadoria.valorLocalEmbarqueBRL': valor } });
  const di = {
    duimp: {},
    totais: { vmleReais: '30.01' },
    adicoes: [{ itens: [item('10.0025'), item('20.0025')] }],
  } as unknown as DeclaracaoImportacao;
  const [total, ...outros] = totaisDaCapa(di);
  expect(total).toEqual({ figura: 'vmle', capa: '30.01', itens: '30.01' });
  expect(total && fecha(total)).toBe(true);
  expect(outros).toEqual([]);
});
