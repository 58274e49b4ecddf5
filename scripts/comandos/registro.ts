/** How a command of the documents is run. */
export interface Comando {
  /** The output it must print. */
  espera?: RegExp;
  /** A file of the folder, and the content it must have. */
  arquivo?: [nome: string, RegExp];
  /** The file that keeps the output, for a later command that reads it. */
  guarda?: string;
  env?: Record<string, string>;
  /** Arguments that make the command do the same in short. */
  breve?: string;
  /** For a command that serves until it is stopped: the output that shows it serves. */
  serve?: RegExp;
}

/**
 * Commands the suite runs word for word (scripts/comandos-rodados.test.ts), and the long proof with the rest. The order matters: a
 * command needs the result of the former.
 */
export const NA_SUITE: Record<string, Comando> = {
  'npm run usuario:criar -- --email maria@exemplo.com.br --nome "Maria" --empresa "Empresa Ltda"': {
    espera: /Maria já pode entrar com maria@exemplo\.com\.br\.\nSenha, mostrada só agora: \S{16}/,
  },
  'npm run backup -- copia.tar.gz': { espera: /copia\.tar\.gz: [\d.]+ linhas de \d+ tabelas e 0 arquivos\./ },
  'npm run -s assinatura > chave.txt': { arquivo: ['chave.txt', /^cais-chave:[\w-]{43}\n$/] },
  'DATA_DIR=ensaio npm run restore -- copia.tar.gz --assinada-por chave.txt': {
    espera: /Restaurado o backup de .* linhas e 0 arquivos/,
  },
  'npm run assinatura -- copia.tar.gz': {
    espera: /"copia\.tar\.gz": backup, byte a byte o que a chave \w{12} assinou\./,
  },
  'npm run segredo:trocar': { espera: /Chave nova: \w{12}\.[\s\S]*segredos de webhooks: 0 trancados de novo/ },
  'npm run -s gerar:di -- --semente 1 --adicoes 3 --itens 4 > di.xml': { arquivo: ['di.xml', /<ListaDeclaracoes>/] },
  'npm run -s gerar:nfe -- --semente 1 --notas 20 > notas.zip': { arquivo: ['notas.zip', /^PK/] },
  'npm run db:migracao -- --name fornecedor_site': { espera: /No schema changes, nothing to migrate/ },
};

/** A separate data folder, with a history to audit. */
const DEMONSTRACAO = { DATA_DIR: 'demonstracao' };

/** Commands `npm run -s prova -- comandos` runs: a bench or a proof is long even in its short form. */
export const NO_COMPRIDO: Record<string, Comando> = {
  'npm run usuario:senha -- --email maria@exemplo.com.br': {
    espera: /Senha de maria@exemplo\.com\.br trocada\.\nSenha, mostrada só agora: \S{16}/,
  },
  'npm run usuario:zerar -- --email maria@exemplo.com.br': { espera: /entra só com a senha/ },
  'npm run usuario:liberar -- --email maria@exemplo.com.br': { espera: /não entra mais por empresa nenhuma/ },
  'npm run restore -- copia.tar.gz --substituir': { espera: /O que estava aqui ficou em .*\.antes-/ },
  'npm run exportar -- "Empresa Ltda" tudo.zip': { espera: /exportada para tudo\.zip/, arquivo: ['tudo.zip', /^PK/] },
  'npm run migrar -- --verificar': { espera: /\S/ },
  'npm start': { env: DEMONSTRACAO, serve: /Cais no ar: / },
  'npm run auditar': {
    env: DEMONSTRACAO,
    espera: /todas no lugar\n {2}.* comparados com o histórico\n {2}cais-selo:/,
    guarda: 'ontem.txt',
  },
  'npm run auditar -- --desde ontem.txt': {
    env: DEMONSTRACAO,
    espera: /todas no lugar\n {2}.* comparados com o histórico\n {2}cais-selo:/,
  },
  'npm run restore -- copia.tar.gz': {
    env: { DATA_DIR: 'outro' },
    breve: '--assinada-por chave.txt',
    espera: /Restaurado o backup/,
  },
  'npm run migrar': { espera: /\S/ },
  'npm run cabecalhos': { arquivo: ['out/_headers', /Content-Security-Policy/i] },
  'npm run -s prova -- quedas': { breve: '1', espera: /nenhuma pela metade/ },
  'npm run -s prova -- banco-fora': { breve: '2' },
  'npm run -s prova -- dois-nos': {},
  'npm run -s prova -- troca-do-banco': { breve: '1', espera: /0 perdidas/ },
  'npm run -s prova -- disco': {},
  'npm run -s prova -- envios': { espera: /8 × 200 MB at once/ },
  'npm run -s prova -- pacote': { espera: /usuario:criar em dados novos/ },
  'npm run -s prova -- instalacao': { espera: /seguidas uma a uma/ },
  'npm run -s prova -- systemd': { espera: /systemctl stop: parou/ },
  'npm run -s prova -- gestor-do-banco': { espera: /0 perdidas/ },
  'npm run -s prova -- nginx': { espera: /um de dois processos morto/ },
};

/** Commands another test or proof runs, in the named file. */
export const EM_OUTRO_LUGAR: Record<string, string> = {
  'npm test': '.ci/run',
  'npm run segredo:trocar -- --esquecer': 'server/outbound/keys/rotation-killed.test.ts',
  'npm run build': 'scripts/preparar.mjs',
  'npm ci --omit=dev': 'medidas/provas/implantacao/instalar-pacote.ts',
  'cd /opt/cais && npm ci --omit=dev': 'medidas/provas/instalacao.ts',
  'set -a; . /etc/cais/cais.env; HOME=/var/lib/cais runuser -u cais -- npm run -s usuario:criar -- --email maria@exemplo.com.br --nome "Maria" --empresa "Empresa Ltda"':
    'medidas/provas/instalacao.ts',
  'install -d -m 700 -o cais -g cais /var/lib/cais': 'medidas/provas/instalacao.ts',
  'useradd --system --home-dir /var/lib/cais --shell /usr/sbin/nologin cais': 'medidas/provas/instalacao.ts',
  'mkdir -m 700 /etc/cais && cp deploy/cais.env.exemplo /etc/cais/cais.env': 'medidas/provas/instalacao.ts',
  'cp deploy/cais.service /etc/systemd/system/cais.service': 'medidas/provas/instalacao.ts',
  'systemctl enable --now cais': 'medidas/provas/systemd.ts',
};
