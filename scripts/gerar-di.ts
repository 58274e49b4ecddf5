import { parseArgs } from 'node:util';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';

/**
 * `npm run -s gerar:di -- --semente 1 --adicoes 3 --itens 4 > di.xml`: writes a fictitious DI to stdout, the same for the same
 * arguments. Its rates belong to a fictitious day.
 */
const { values } = parseArgs({
  options: {
    semente: { type: 'string', default: '1' },
    adicoes: { type: 'string', default: '3' },
    itens: { type: 'string', default: '4' },
    data: { type: 'string', default: '2026-11-20' },
    regime: { type: 'string', default: 'zfm' },
  },
});

const arquivo = gerarArquivoDi({
  semente: Number(values.semente),
  dataRegistro: values.data,
  adicoes: Number(values.adicoes),
  itensPorAdicao: Number(values.itens),
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  regime: values.regime === 'consumo' ? 'consumo' : 'zfm',
  taxas: { '220': '5.3417' },
});
process.stdout.write(arquivo);
