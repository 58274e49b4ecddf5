import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { gerarNotas } from '#server/seeds/gerador-nfe.ts';

/**
 * `npm run -s gerar:nfe -- --semente 1 --notas 20 > notas.zip`: writes a ZIP of fictitious NF-e of a factory of Manaus to stdout,
 * the same for the same arguments. It contains the notas of a month, some of them cancelled, some returned goods, and one
 * destination in Manaus itself.
 */
const { values } = parseArgs({
  options: {
    semente: { type: 'string', default: '1' },
    notas: { type: 'string', default: '20' },
    canceladas: { type: 'string', default: '1' },
    devolucoes: { type: 'string', default: '1' },
    de: { type: 'string', default: '2026-10-01' },
    ate: { type: 'string', default: '2026-10-31' },
    cnpj: { type: 'string', default: 'ZFM000AM000121' },
  },
});

const { notas, cancelamentos, devolucoes } = gerarNotas({
  semente: Number(values.semente),
  notas: Number(values.notas),
  canceladas: Number(values.canceladas),
  devolucoes: Number(values.devolucoes),
  de: values.de,
  ate: values.ate,
  emitente: { cnpj: values.cnpj, ie: '041234561', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
  // The products of the demonstration.
  produtos: [
    produto('PLM-100', 'PLACA-MAE MONTADA PARA MICROCOMPUTADOR, FICTICIA', '84733041', '412.5'),
    produto('FTE-065', 'FONTE DE ALIMENTACAO 65 W, FICTICIA', '85044090', '38.9'),
    produto('MON-240', 'MONITOR DE VIDEO 24 POLEGADAS, FICTICIO', '85285200', '689.75'),
    produto('REL-010', 'RELOGIO DE PULSO ELETRONICO, FICTICIO', '91021110', '54.3'),
  ],
  destinos: [
    { uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' },
    { uf: 'MG', municipioIbge: '3106200', municipio: 'Belo Horizonte' },
    { uf: 'PA', municipioIbge: '1501402', municipio: 'Belém' },
    { uf: 'RO', municipioIbge: '1100205', municipio: 'Porto Velho' },
    { uf: 'AM', municipioIbge: '1304062', municipio: 'Tabatinga' },
    { uf: 'AP', municipioIbge: '1600303', municipio: 'Macapá' },
    { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' },
  ],
});

const arquivos = [...notas, ...cancelamentos, ...devolucoes].map(({ nome, xml }) => [nome, strToU8(xml)] as const);
// A fixed date, so that the ZIP is the same every day.
process.stdout.write(zipSync(Object.fromEntries(arquivos), { mtime: `${values.ate}T12:00:00` }));

function produto(codigo: string, descricao: string, ncm: string, preco: string) {
  return { codigo, descricao, ncm, unidade: 'UN', preco, origem: '0' };
}
