import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { porMesa } from '#scripts/comandos/mesa.ts';

/**
 * `npm run -s prova -- novo-recurso` generates the resource of CONTRIBUTING.md in a copy of the tree with its own packages. It then
 * runs the checks of `npm test` there: lint and the import table, types, dead code, the generated tests and those that cover all
 * resources.
 */
const GERAR =
  "npm run novo:recurso -- TerminalPortuario TerminaisPortuarios 'Terminal portuário' 'Terminais portuários'";
const mesa = porMesa({ instalada: true });
const migracoes = () =>
  readdirSync(join(mesa.pasta, 'server/platform/db/migrations')).filter((nome) => nome.endsWith('.sql'));
try {
  const antes = migracoes().length;
  await passo('gerado', GERAR);
  if (migracoes().length !== antes + 1) throw new Error('O gerador devia ter escrito uma migração.');
  await passo('lint e regras de importação', 'npm run lint');
  await passo('tipos', 'npm run types');
  await passo('código morto', 'npm run mortos');
  await passo('os testes dele', 'npm run -s jest -- terminal-portuario TerminaisPortuarios');
  await passo(
    'os testes de todos os recursos',
    'npm run -s jest -- server/platform/http/plugins.test app/_app server/platform/db/schema',
  );
} finally {
  mesa.desfazer();
}

async function passo(titulo: string, comando: string): Promise<void> {
  const inicio = Date.now();
  await mesa.rodar(comando);
  console.log(`${titulo}: ${((Date.now() - inicio) / 1000).toFixed(0)} s`);
}
