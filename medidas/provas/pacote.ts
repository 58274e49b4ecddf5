import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { entrar, subir } from '#server/testing/proofs/from-outside.ts';
import { liveServers, type SeparateServer } from '#server/testing/separate-server.ts';
import { conferirProduto, conferirSaude, conferirSite, PROCESSOS } from './implantacao/conferir-servidor.ts';
import { instalarPacote, pacotesDemais, QUEM_INSTALOU } from './implantacao/instalar-pacote.ts';
import { unidadeDoCais } from './implantacao/unidade.ts';

/**
 * `npm run -s prova -- pacote` puts the folder of `npm run build` in an empty place and runs `npm ci --omit=dev` in it; from then
 * on it uses nothing of this project. It starts the server by the ExecStart of deploy/cais.service, as a user that may write only
 * into the data. It uses the server, stops it as systemd does, copies the data, restores them elsewhere and uses the server again.
 * It needs the registry for the installation, and `out/`, which it builds when out of date.
 */
const SENHA = 'outra senha, de teste';
const { email, senha } = DEMONSTRACAO;
const { pasta, dono, novosDados, npm, desfazer } = await instalarPacote();
const { paradaMs, ...comeco } = unidadeDoCais(pasta);
try {
  const dentro = readdirSync(join(pasta, 'node_modules'));
  deepStrictEqual(pacotesDemais(pasta), [], 'Pacotes só do site, ou só de quem desenvolve, entre os do servidor.');
  console.log(`instalado com npm ci --omit=dev: ${dentro.length} pastas em node_modules, nenhuma do site`);

  const DATA_DIR = novosDados('dados');
  const servidor = await comoAUnidade(DATA_DIR);
  await conferirSaude(servidor.url);
  await conferirSite(servidor.url, pasta);
  await conferirProduto(await entrar(servidor, { email, password: senha }));
  const parouEm = await parar(servidor);
  console.log(
    `/saude, site com CSP, log-in, lista, planilha, XML e PDF; SIGTERM: parou em ${parouEm} ms de ${paradaMs}`,
  );

  const copia = join(DATA_DIR, 'copia.tar.gz');
  match(npm(['backup', '--', copia], { DATA_DIR }), /linhas de \d+ tabelas e \d+ arquivos\./);
  const auditoria = npm(['auditar'], { DATA_DIR });
  match(auditoria, /todas no lugar\n {2}cais-selo:/);
  npm(['migrar', '--', '--verificar'], { DATA_DIR });
  const [, empresaId = ''] = auditoria.match(/cais-selo:([0-9a-f-]{36})/) ?? [];
  match(npm(['exportar', '--', empresaId, join(DATA_DIR, 'tudo.zip')], { DATA_DIR }), /exportada para/);
  const restaurados = { DATA_DIR: novosDados('restaurados'), SENHA };
  match(npm(['assinatura', '--', join(DATA_DIR, 'tudo.zip')], { DATA_DIR }), /byte a byte o que a chave/);
  const [chave = ''] = npm(['assinatura'], { DATA_DIR }).match(/cais-chave:\S+/) ?? [];
  match(npm(['restore', '--', copia, '--assinada-por', chave], restaurados), /Restaurado o backup/);
  match(npm(['usuario:senha', '--', '--email', email], restaurados), /trocada/);
  const outro = await comoAUnidade(restaurados.DATA_DIR);
  const restaurado = await (await entrar(outro, { email, password: SENHA }))('GET', '/api/Processo');
  strictEqual(restaurado?.total, PROCESSOS);
  await parar(outro);
  console.log('backup, auditar, migrar, exportar, restore e usuario:senha; servido dos dados restaurados');

  const novos = { DATA_DIR: novosDados('novos'), SENHA };
  const maria = 'maria@exemplo.com.br';
  npm(['usuario:criar', '--', '--email', maria, '--nome', 'Maria', '--empresa', 'Empresa Ltda'], novos);
  const vazio = await comoAUnidade(novos.DATA_DIR);
  const semNada = await (await entrar(vazio, { email: maria, password: SENHA }))('GET', '/api/Processo');
  deepStrictEqual([semNada?.status, semNada?.total], [200, 0]);
  await parar(vazio);
  writeFileSync(join(pasta, 'out/config.json'), '{"apiBaseUrl":"https://api.exemplo.com.br"}');
  npm(['cabecalhos'], {}, QUEM_INSTALOU);
  match(readFileSync(join(pasta, 'out/_headers'), 'utf8'), /connect-src 'self' https:\/\/api\.exemplo\.com\.br;/);
  console.log('usuario:criar em dados novos; cabecalhos para uma API em outro endereço');
} finally {
  for (const { processo } of liveServers) processo.kill('SIGKILL');
  desfazer();
}

async function comoAUnidade(DATA_DIR: string): Promise<SeparateServer> {
  return subir({ PORT: String(await freePort()), DATA_DIR }, { ...comeco, ...dono });
}

/** Stops as systemd does: SIGTERM, then a wait of at most TimeoutStopSec. */
async function parar({ processo, fim }: SeparateServer): Promise<number> {
  const inicio = Date.now();
  const deTeimoso = setTimeout(() => processo.kill('SIGKILL'), paradaMs);
  processo.kill('SIGTERM');
  strictEqual(await fim, 0, 'Não terminou dentro do TimeoutStopSec.');
  clearTimeout(deTeimoso);
  return Date.now() - inicio;
}
