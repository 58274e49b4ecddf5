import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { semearDeFora } from '#server/portal/testing/semeada-de-fora-de-teste.ts';
import { semearAtributos } from '#server/testing/portal-simulado/attributes.ts';
import { atenderComandos } from '#server/testing/portal-simulado/commands.ts';
import { semearTabelas } from '#server/testing/portal-simulado/customs-tables.ts';
import { NUMERO_GERADO, semear, semearDoImportador } from '#server/testing/portal-simulado/seeds.ts';
import { abrirPortalSimulado } from '#server/testing/portal-simulado/simulator.ts';
import { semearTratamentos } from '#server/testing/portal-simulado/tax-treatment.ts';

/**
 * `npm run -s prova -- portal` is the Portal Único, simulated, until it is stopped. `PORTAL_SIMULADO_PORTA` is its port, `_HORA` its clock,
 * `_NI` the importer whose DUIMPs a search finds, and `_COMANDOS` a port that takes commands.
 */
const porta = Number(process.env.PORTAL_SIMULADO_PORTA ?? 4455);
const inicio = process.env.PORTAL_SIMULADO_HORA;
const diferenca = inicio ? new Date(inicio).getTime() - Date.now() : 0;
const portal = await abrirPortalSimulado({
  chaves: new Map([['chave-de-teste', 'segredo-de-teste']]),
  agora: () => new Date(Date.now() + diferenca),
  porta,
});
semear(portal);
const deFora = semearDeFora(portal);
semearAtributos(portal.atributos, '85423190');
semearTratamentos(portal.tratamentos, '85423190');
semearTabelas(portal.tabelas);
// A diagnosis and a registration take the Portal a while; here, a second.
setInterval(() => {
  for (const [numero, { diagnostico, registro }] of portal.rascunhos.emAberto()) {
    if (diagnostico === 'EM_PROCESSAMENTO') void portal.rascunhos.concluirDiagnostico(numero);
    if (registro === 'EM_PROCESSAMENTO') void portal.rascunhos.concluirRegistro(numero);
  }
}, 1_000);
const ni = process.env.PORTAL_SIMULADO_NI ?? '12ABC34501DE35';
const doImportador = semearDoImportador(portal, { ni, sequencias: [21, 22, 23], dia: '2026-11-20' });
const comandos = process.env.PORTAL_SIMULADO_COMANDOS;
if (comandos) atenderComandos(portal, Number(comandos));
console.log(`Portal Único simulado: ${portal.endereco}
Client-Id chave-de-teste, Client-Secret segredo-de-teste
DUIMPs ${NUMERO_SEMEADA} e ${NUMERO_GERADO}; do importador ${ni}, registradas em 20/11/2026: ${doImportador.join(', ')}
Registrada por outro, a retificar: ${deFora}
Rascunhos: produto 45, versão 3 (NCM 85423190), CE-Mercante 032605000000016
Atributos e tratamento tributário: NCM 85423190; de qualquer outra, nenhum
Tabelas aduaneiras: UNIDADE_FICTICIA e RECINTO_FICTICIO
Para o Cais: PORTAL_UNICO_TREINAMENTO=${portal.endereco} npm start`);
