/** How a command of the documents is run. */
export interface Comando {
  /** What it has to print. */
  espera?: RegExp;
  /** Or write into a file of the folder it is run in. */
  arquivo?: [nome: string, RegExp];
  /** Where what it prints is kept, for the next one that reads it. */
  guarda?: string;
  env?: Record<string, string>;
  /** Added to it, so that it does the same in short. */
  breve?: string;
  /** It serves until it is told to stop: here is when it serves. */
  serve?: RegExp;
}

/** Run word for word by the suite (scripts/comandos-rodados.test.ts), in this order, for one leaves what the next one takes; and at length with the rest. */
export const NA_SUITE: Record<string, Comando> = {
  'npm run usuario:criar -- --email maria@exemplo.com.br --nome "Maria" --empresa "Empresa Ltda"': {
    espera: /Maria já pode entrar com maria@exemplo\.com\.br\.\nSenha, mostrada só agora: \S{16}/,
  },
  'npm run backup -- copia.tar.gz': { espera: /copia\.tar\.gz: [\d.]+ linhas de \d+ tabelas e 0 arquivos\./ },
  'DATA_DIR=ensaio npm run restore -- copia.tar.gz': { espera: /Restaurado o backup de .* linhas e 0 arquivos/ },
  'npm run -s gerar:di -- --semente 1 --adicoes 3 --itens 4 > di.xml': { arquivo: ['di.xml', /<ListaDeclaracoes>/] },
  'npm run -s gerar:nfe -- --semente 1 --notas 20 > notas.zip': { arquivo: ['notas.zip', /^PK/] },
  'npm run -s gerar:props': { espera: /\d+ componentes em app\/_screens\/components\/galeria\/props-geradas\.json/ },
  'npm run db:migracao -- --name fornecedor_site': { espera: /No schema changes, nothing to migrate/ },
};

/** Data of its own, with a history to be audited. */
const DEMONSTRACAO = { DATA_DIR: 'demonstracao' };

/** Run by `npm run -s prova:comandos`, where a bench or a proof is long in its short form. */
export const NO_COMPRIDO: Record<string, Comando> = {
  'npm run usuario:senha -- --email maria@exemplo.com.br': {
    espera: /Senha de maria@exemplo\.com\.br trocada\.\nSenha, mostrada só agora: \S{16}/,
  },
  'npm run restore -- copia.tar.gz --substituir': { espera: /O que estava aqui ficou em .*\.antes-/ },
  'npm run exportar -- "Empresa Ltda" tudo.zip': { espera: /exportada para tudo\.zip/, arquivo: ['tudo.zip', /^PK/] },
  'npm run migrar -- --verificar': { espera: /\S/ },
  'npm start': { env: DEMONSTRACAO, serve: /Cais no ar: / },
  'npm run auditar': { env: DEMONSTRACAO, espera: /todas no lugar\n {2}cais-selo:/, guarda: 'ontem.txt' },
  'npm run auditar -- --desde ontem.txt': { env: DEMONSTRACAO, espera: /todas no lugar\n {2}cais-selo:/ },
  'npm run dev': { serve: /Cais no ar: [\s\S]*Ready in|Ready in[\s\S]*Cais no ar: / },
  'npm run restore -- copia.tar.gz': { env: { DATA_DIR: 'outro' }, espera: /Restaurado o backup/ },
  'npm run migrar': { espera: /\S/ },
  'npm run cabecalhos': { arquivo: ['out/_headers', /Content-Security-Policy/i] },
  'npm run imports': {},
  'npm run format': { espera: /Checked \d+ files/ },
  'npm run jest -- server/comex/cadastros': {},
  'E2E_PORT=4199 npx playwright test conta': { espera: /passed/ },
  'npm run -s jest -- server/testing/security server/platform/http server/accounts/access server/outbound/webhooks scripts/cabecalhos':
    {},
  'npm run -s gerar:telas': {},
  'npm run -s bench': { espera: /\S/ },
  'npm run -s bench:alertas': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:busca': { breve: 'pglite 20000', espera: /p95/ },
  'npm run -s bench:dcr': { espera: /\S/ },
  'npm run -s bench:dcr-tela http://localhost:4000': { espera: /\S/ },
  'npm run -s bench:di': { espera: /\S/ },
  'npm run -s bench:engine': { espera: /\S/ },
  'npm run -s bench:grade http://localhost:4000': { espera: /\S/ },
  'npm run -s bench:inp http://localhost:4000': { espera: /\S/ },
  'npm run -s bench:lista': { espera: /\S/ },
  'npm run -s bench:meu-dia': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:notas': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:painel': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:planilha': { breve: '500', espera: /rows\/s/ },
  'npm run -s bench:saldo': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:sefaz': { breve: 'pglite', espera: /\S/ },
  'npm run -s bench:xsd': { espera: /\S/ },
  'npm run -s prova:quedas': { breve: '1', espera: /nenhuma pela metade/ },
  'npm run -s prova:banco-fora': { breve: '2' },
  'npm run -s prova:dois-nos': {},
  'npm run prova:fuzz -- --pedidos=20000 --semente=7': { breve: '--pedidos=300', espera: /300 pedidos/ },
  'npm run prova:fuzz -- --pedidos=20000 --semente=20261122': { breve: '--pedidos=300', espera: /300 pedidos/ },
  'npm run -s prova:disco': {},
  'npm run -s prova:pacote': { espera: /usuario:criar em dados novos/ },
  'npm run -s prova:instalacao': { espera: /seguidas uma a uma/ },
  'npm run -s prova:systemd': { espera: /systemctl stop: parou/ },
  'npm run -s prova:nginx': { espera: /um de dois processos morto/ },
  'npm run -s prova:lighthouse': { espera: /dashboard: performance/ },
  'npm run gerar:cliente': { espera: /api\.d\.ts: \d+ linhas/ },
  'npm run -s prova:api': { espera: /linhas do shell rodadas/ },
  'npm run -s prova:novo-recurso': { espera: /os testes dele/ },
};

/** Run by another test or proof, in the file that is named. */
export const EM_OUTRO_LUGAR: Record<string, string> = {
  'npm test': '.ci/run',
  'npm test -- --inteira': '.ci/run',
  'npm run lint': 'scripts/test.mjs',
  'npm run types': 'scripts/test.mjs',
  'npm run mortos': 'scripts/test.mjs',
  'npm run build': 'scripts/preparar.mjs',
  'npm ci --omit=dev': 'provas/implantacao/instalar-pacote.ts',
  'cd /opt/cais && npm ci --omit=dev': 'provas/instalacao.ts',
  'set -a; . /etc/cais/cais.env; HOME=/var/lib/cais runuser -u cais -- npm run -s usuario:criar -- --email maria@exemplo.com.br --nome "Maria" --empresa "Empresa Ltda"':
    'provas/instalacao.ts',
  'install -d -m 700 -o cais -g cais /var/lib/cais': 'provas/instalacao.ts',
  'useradd --system --home-dir /var/lib/cais --shell /usr/sbin/nologin cais': 'provas/instalacao.ts',
  'mkdir -m 700 /etc/cais && cp deploy/cais.env.exemplo /etc/cais/cais.env': 'provas/instalacao.ts',
  'cp deploy/cais.service /etc/systemd/system/cais.service': 'provas/instalacao.ts',
  'systemctl enable --now cais': 'provas/systemd.ts',
  "npm run novo:recurso -- TerminalPortuario TerminaisPortuarios 'Terminal portuário' 'Terminais portuários'":
    'provas/novo-recurso.ts',
  'npm run -s jest -- terminal-portuario TerminaisPortuarios': 'provas/novo-recurso.ts',
  'export CAIS=http://localhost:4000': 'provas/api.ts',
  'export TOKEN=$(curl -s $CAIS/Auth/Login -H \'Content-Type: application/json\' -d \'{"email":"demo@cais.local","password":"cais-demo"}\' | sed \'s/.*"token":"\\([^"]*\\)".*/\\1/\')':
    'provas/api.ts',
  'curl -s "$CAIS/api/PurchaseOrder?tamanho=2&ordem=-data" -H "Authorization: Bearer $TOKEN"': 'provas/api.ts',
  'npx --yes --package typescript@5 --package openapi-typescript@7 openapi-typescript $CAIS/api/openapi.json --output cais.d.ts':
    'provas/api.ts',
  'npm run -s prova:comandos': 'provas/comandos.ts',
  // Of the registry, which refused to answer it: docs/seguranca.md tells of that.
  'npm audit': 'docs/seguranca.md',
};
