import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

// Checks how the linter enforces the import table (table.mjs, docs/decisions/portas.md).

const ABERTAS = [
  ['lib/fiscal/dcr/x.ts', '#lib/domain/aduana/tributos/moeda.ts'],
  ['lib/siscomex/x.ts', '#lib/domain/aduana/tributos/moeda.ts'],
  ['lib/contracts/x.ts', 'zod'],
  ['lib/api/platform/client.ts', 'ky'],
  ['lib/api/processo/processo.ts', 'swr'],
  ['lib/api/processo/processo.ts', '#lib/contracts/processo/processo.ts'],
  ['components/ui/X.tsx', '#lib/format/decimal.ts'],
  ['components/comex/X.tsx', '#components/ui/page/Section.tsx'],
  ['components/ajuda/X.tsx', '#lib/contracts/platform/manual.ts'],
  ['components/lista/X.tsx', '#lib/api/platform/saved-view.ts'],
  ['components/lista/X.tsx', '#lib/session/preference.ts'],
  ['app/_screens/dcr/processos/X.tsx', '#components/lista/Lista.tsx'],
  ['components/registro/X.tsx', '#lib/api/platform/history.ts'],
  ['components/cadastro/X.tsx', '#components/form/Formulario.tsx'],
  ['app/_screens/configuracoes/itens/X.tsx', '#components/cadastro/RegistroAberto.tsx'],
  ['app/_screens/dcr/processos/X.tsx', '#components/registro/AnexosSection.tsx'],
  ['components/itens/X.tsx', '#lib/api/pedidos/pedido.ts'],
  ['components/itens/X.tsx', '#components/form/formulario-contexto.ts'],
  ['components/sheets/X.tsx', '#lib/api/platform/sheet.ts'],
  ['app/_screens/dcr/processos/X.tsx', '#components/sheets/ImportarPlanilha.tsx'],
  ['lib/domain/zfm/x.ts', '#lib/domain/aduana/tributos/moeda.ts'],
  ['components/form/X.tsx', '#lib/api/platform/api-error.ts'],
  ['components/form/X.tsx', '#lib/drafts/drafts.ts'],
  ['lib/drafts/x.ts', 'idb'],
  ['app/_screens/dcr/processos/X.tsx', '#lib/api/processo/processo.ts'],
  ['app/_app/routes.ts', '#app/_screens/painel/PainelScreen.tsx'],
  ['app/_app/App.tsx', 'swr'],
  ['server/comex/processo/x.ts', '#lib/fiscal/importacao/taxa-siscomex.ts'],
  ['server/comex/dci/papeis/x.ts', '#lib/format/decimal.ts'],
  ['server/views/papeis/x.ts', '#lib/format/decimal.ts'],
  ['server/app.ts', '#server/flows/declaracao/importar-di.ts'],
  ['server/flows/processo/x.ts', '#server/comex/sefaz/abrir-dai.ts'],
  ['server/views/painel/x.ts', '#server/comex/sefaz/dai-repository.ts'],
  ['server/outbound/notices/x.ts', '#server/platform/history/history-repository.ts'],
  ['server/comex/sefaz/x.ts', '#server/comex/processo/passo-repository.ts'],
  ['server/comex/dci/x.ts', '#server/accounts/access/session-repository.ts'],
  ['server/platform/records/x.ts', '#server/platform/db/database.ts'],
  ['server/platform/records/x.test.ts', '#server/testing/test-bench.ts'],
  ['app/_screens/dcr/processos/lista/X.tsx', '#app/_screens/dcr/processos/campos/Y.tsx'],
  ['medidas/provas/x.ts', '#scripts/preparar.mjs'],
  ['e2e/x.spec.ts', '#server/seeds/demonstracao.ts'],
  ['server/app.ts', '#server/wings.ts'],
  ['server/wings.ts', '#server/portal/wing.ts'],
  ['server/seeds/x.ts', '#server/wings.ts'],
  ['server/portal/duimp/x.ts', '#server/flows/processo/treinamento.ts'],
  ['server/portal/catalogue/x.ts', '#lib/portal/contracts/preparo-no-portal.ts'],
  ['server/platform/db/x.ts', '#lib/portal/domain/portal-unico.ts'],
  ['app/_screens/portal/duimp/X.tsx', '#app/_screens/importacao/processos/declaracao/ImportarDiDialog.tsx'],
  ['app/_app/portal/x.ts', '#app/_screens/portal/portal-parts.ts'],
  ['e2e/casca/x.spec.ts', '#e2e/outro-servidor/api.ts'],
] as const;

const FECHADAS = [
  ['lib/domain/datas/x.ts', '#lib/format/decimal.ts'],
  ['lib/domain/datas/x.ts', 'zod'],
  ['lib/domain/datas/x.ts', '#lib/domain/zfm/dai.ts'],
  ['lib/domain/pedidos/x.ts', '#lib/domain/avisos/aviso.ts'],
  ['medidas/provas/x.ts', '#app/_app/title.ts'],
  ['server/comex/dcr/x.ts', '#scripts/preparar.mjs'],
  ['server/platform/db/x.ts', '#server/accounts/access/session-repository.ts'],
  ['server/platform/sheets/x.ts', '#server/comex/cadastros/nomes-conhecidos.ts'],
  ['server/platform/history/x.ts', '#server/outbound/notices/notice-repository.ts'],
  ['server/platform/db/x.ts', '#server/app.ts'],
  ['server/accounts/access/x.ts', '#server/comex/processo/processo.ts'],
  ['server/comex/processo/x.ts', '#server/flows/declaracao/importar-di.ts'],
  ['server/comex/processo/x.ts', '#server/comex/sefaz/abrir-dai.ts'],
  ['server/comex/dci/x.ts', '#server/views/linhagem/alcancar.ts'],
  ['server/flows/x.ts', '#server/comex/sefaz/abrir-dai.ts'],
  ['server/flows/processo/x.ts', '#server/outbound/webhooks/deliver.ts'],
  ['server/flows/processo/x.ts', '#server/portal/duimp/mandar-duimp.ts'],
  ['server/flows/processo/x.ts', '#server/views/painel/ver-painel.ts'],
  ['server/views/painel/x.ts', '#server/flows/declaracao/importar-di.ts'],
  ['server/outbound/notices/x.ts', '#server/flows/declaracao/importar-di.ts'],
  ['server/seeds/x.ts', '#server/app.ts'],
  ['server/comex/sefaz/x.ts', '#server/testing/test-bench.ts'],
  ['app/_screens/dcr/processos/lista/X.tsx', '#app/_screens/dcr/produtos/ProdutosScreen.tsx'],
  ['lib/fiscal/dcr/x.ts', '#lib/siscomex/di/di-xml.ts'],
  ['lib/fiscal/dcr/x.ts', '#lib/contracts/processo/processo.ts'],
  ['lib/fiscal/dcr/x.ts', 'drizzle-orm'],
  ['lib/fiscal/dcr/x.ts', 'react'],
  ['lib/siscomex/x.ts', '#lib/fiscal/importacao/taxa-siscomex.ts'],
  ['lib/contracts/x.ts', '#lib/fiscal/importacao/taxa-siscomex.ts'],
  ['lib/api/processo/processo.ts', 'ky'],
  ['lib/api/processo/processo.ts', '#components/ui/page/Section.tsx'],
  ['lib/session/x.ts', '#lib/api/platform/client.ts'],
  ['components/ui/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/ui/X.tsx', '#lib/contracts/processo/processo.ts'],
  ['components/ajuda/X.tsx', '#lib/api/views/manual.ts'],
  ['components/comex/X.tsx', '#lib/api/processo/processo.ts'],
  ['components/lista/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/lista/X.tsx', 'swr'],
  ['components/comex/X.tsx', '#components/lista/Lista.tsx'],
  ['components/registro/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/registro/X.tsx', 'swr'],
  ['components/cadastro/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/form/X.tsx', '#components/cadastro/RegistroAberto.tsx'],
  ['components/itens/X.tsx', 'swr'],
  ['components/itens/X.tsx', '#components/lista/Lista.tsx'],
  ['components/sheets/X.tsx', 'swr'],
  ['components/sheets/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/ui/X.tsx', '#components/sheets/ImportarPlanilha.tsx'],
  ['components/ui/X.tsx', '#components/registro/AnexosSection.tsx'],
  ['components/ui/X.tsx', '#components/lista/Lista.tsx'],
  ['components/shell/X.tsx', 'swr'],
  ['components/form/X.tsx', '#lib/api/parametro.ts'],
  ['components/form/X.tsx', '#components/comex/chips/CanalChip.tsx'],
  ['components/ui/X.tsx', '#components/form/fields/Campo.tsx'],
  ['components/ui/X.tsx', 'idb'],
  ['lib/drafts/x.ts', '#lib/session/session.ts'],
  ['app/_screens/dcr/processos/X.tsx', '#app/_screens/dci/processos/X.tsx'],
  ['app/_screens/dcr/processos/X.tsx', '#app/_app/menu.ts'],
  ['app/_screens/dcr/processos/X.tsx', '#server/platform/env.ts'],
  ['app/_screens/dcr/processos/X.tsx', 'swr'],
  ['app/_app/routes.ts', '#server/platform/env.ts'],
  ['server/comex/processo/x.ts', '#lib/api/processo/processo.ts'],
  ['server/comex/processo/x.ts', '#lib/format/decimal.ts'],
  ['server/comex/processo/x.ts', 'react'],
  ['server/views/papeis/x.ts', '#lib/api/processo/processo.ts'],
  ['e2e/x.spec.ts', '#app/_app/menu.ts'],
  ['e2e/x.spec.ts', '#lib/contracts/processo/processo.ts'],
  ['e2e/outro-servidor/x.ts', '#server/seeds/demonstracao.ts'],
  ['lib/fiscal/dcr/x.ts', '../../siscomex/di-xml.ts'],
  ['server/comex/processo/x.ts', '#server/portal/wing.ts'],
  ['server/views/meu-dia/x.ts', '#server/portal/rules/regras.ts'],
  ['server/portal/talk/x.ts', '#server/portal/queue/fetch-duimp.ts'],
  ['server/flows/processo/x.ts', '#lib/portal/domain/portal-unico.ts'],
  ['app/_screens/importacao/processos/X.tsx', '#app/_screens/portal/portal-parts.ts'],
  ['app/_screens/importacao/processos/X.tsx', '#lib/portal/api/portal-unico.ts'],
  ['components/comex/X.tsx', '#lib/portal/domain/portal-unico.ts'],
  ['app/_app/x.ts', '#lib/portal/api/portal-unico.ts'],
] as const;

const pasta = mkdtempSync(join(tmpdir(), 'cais-portas-'));
let recusados: Set<string>;

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/imports/write.mjs']);
  cpSync('biome.json', join(pasta, 'biome.json'));
  cpSync('scripts/lints', join(pasta, 'scripts/lints'), { recursive: true });
  [...ABERTAS, ...FECHADAS].forEach(([arquivo, modulo]) => {
    const caminho = join(pasta, prova(arquivo, modulo));
    mkdirSync(dirname(caminho), { recursive: true });
    writeFileSync(caminho, `import { um } from '${modulo}';\num();\n`);
  });
  recusados = new Set(arquivosRecusados());
});

afterAll(() => rmSync(pasta, { recursive: true }));

test.each(ABERTAS)('%s may import %s', (arquivo, modulo) => {
  expect(recusados).not.toContain(prova(arquivo, modulo));
});

test.each(FECHADAS)('%s may not import %s', (arquivo, modulo) => {
  expect(recusados).toContain(prova(arquivo, modulo));
});

/**
 * Gives each case its own file, in the folder the case is about. `client.ts` and `app.ts` keep their names, because the rule
 * matches them.
 */
function prova(arquivo: string, modulo: string): string {
  if (/(client|app)\.ts$/.test(arquivo)) return arquivo;
  return arquivo.replace(/(\.test)?\.(tsx?)$/, `-${modulo.replace(/\W/g, '_')}$1.$2`);
}

function arquivosRecusados(): string[] {
  const opcoes = [
    '--only=style/noRestrictedImports',
    '--reporter=github',
    '--max-diagnostics=none',
    '--vcs-enabled=false',
  ];
  try {
    execFileSync(join(process.cwd(), 'node_modules/.bin/biome'), ['lint', ...opcoes, '.'], { cwd: pasta });
    return [];
  } catch (erro) {
    return [...String((erro as { stdout: Buffer }).stdout).matchAll(/file=([^,]+),/g)].map(([, arquivo]) =>
      relative(pasta, String(arquivo)),
    );
  }
}
