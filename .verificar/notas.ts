import { writeFileSync, mkdirSync } from 'node:fs';
import { gerarNotas } from '#server/db/seeds/gerador-nfe.ts';
import { entrar, pedir } from './api.ts';
await entrar();
for (const d of await pedir('GET', '/api/Dcr')) console.log(d.processo, d.situacao, d.produto.codigo, d.dataRegistro, d.vigenciaFim, d.iiUnitUSD);
const P = (codigo: string, descricao: string, ncm: string, preco: string, origem = '4') => ({ codigo, descricao, ncm, unidade: 'UN', preco, origem });
const pasta = process.argv[2] ?? '/tmp/telas-notas';
const quantas = Number(process.argv[3] ?? 24);
mkdirSync(pasta, { recursive: true });
const g = gerarNotas({
  semente: 7, notas: quantas,
  emitente: { cnpj: 'ZFM000AM000121', ie: '041234561', nome: 'Amazônia Componentes Ltda' },
  produtos: [P('PLM-100', 'PLACA MAE FICTICIA', '84733041', '850.00'), P('MON-240', 'MONITOR FICTICIO 24', '85285200', '910.50'), P('FTE-065', 'FONTE FICTICIA 65W', '85044090', '88.90'), P('FICTICIO 84731', 'PLACA-MÃE PARA MICROCOMPUTADOR', '84733041', '620.00', '1'), P('KIT-9', 'KIT DE REVISÃO FICTICIO', '87141000', '45.00')],
  destinos: [{ uf: 'SP', municipioIbge: '3550308', municipio: 'São Paulo' }, { uf: 'AM', municipioIbge: '1302603', municipio: 'Manaus' }, { uf: 'AM', municipioIbge: '1304062', municipio: 'Tabatinga' }, { uf: 'AP', municipioIbge: '1600303', municipio: 'Macapá' }, { uf: 'AM', municipioIbge: '1301902', municipio: 'Itacoatiara' }],
  de: '2026-10-01', ate: '2026-10-31', canceladas: Math.max(1, Math.floor(quantas / 20)), devolucoes: 1,
});
for (const { nome, xml } of [...g.notas, ...g.cancelamentos, ...g.devolucoes]) writeFileSync(`${pasta}/${nome}`, xml);
console.log(g.notas.length, g.cancelamentos.length, g.devolucoes.length);
