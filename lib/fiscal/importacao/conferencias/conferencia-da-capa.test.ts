import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { conferirCapa } from './conferencia-da-capa.ts';

const comVmle = (capa: string, item: string) =>
  ({
    duimp: {},
    totais: { vmleReais: capa },
    adicoes: [{ itens: [{ campos: { 'tributos.mercadoria.valorLocalEmbarqueBRL': item } }] }],
  }) as unknown as DeclaracaoImportacao;

test.each([
  ['10,00', '10.00', 'A capa traz “10,00” de valor no local de embarque'],
  ['10.00', 'dez', 'Um item traz “dez” de valor no local de embarque'],
])('“%s” on the cover and “%s” in the item needs a look, and is no green', (capa, item, comeco) => {
  expect(conferirCapa(comVmle(capa, item))).toEqual([
    {
      codigo: 'CAPA_VMLE',
      nivel: 'aviso',
      adicao: null,
      declarado: null,
      calculado: null,
      mensagem: `${comeco}, e isso não se lê como número: o total da capa não foi comparado com os itens.`,
    },
  ]);
});
