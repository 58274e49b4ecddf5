/**
 * The import table (docs/decisions/portas.md). `npm run lint` writes biome.json from it, and the linter refuses every other
 * import. A row names the files, the folders of ours they may import, the restricted libraries they use, and the reason the linter
 * gives.
 */
const SHARED = ['lib/domain', 'lib/testing'];
/** The pure words of the Portal: the tables of the schema are written in them. */
const PORTAL_WORDS = ['lib/portal/domain', ...SHARED];
const WIRE = ['lib/contracts', 'lib/registros', ...SHARED];
const LIB_OF_SERVER = [...WIRE, 'lib/fiscal', 'lib/siscomex', 'lib/listas'];
/** All of lib but the Portal’s, which only the Portal’s screens open. */
const LIB = ['lib/api', 'lib/drafts', 'lib/session', 'lib/format', ...LIB_OF_SERVER];
const FRAME = [
  'components/ui',
  'components/theme',
  'lib/api',
  'lib/contracts',
  'lib/registros',
  'lib/format',
  'lib/domain',
];
const SHOWS = [
  'components/ui',
  'components/theme',
  'lib/contracts',
  'lib/registros',
  'lib/listas',
  'lib/format',
  'lib/domain',
];

/** A document may import those before it, so there is no cycle. A flow writes several documents. */
const COMEX = [
  'siscomex',
  'parametros',
  'cadastros',
  'declaracao',
  'historico-trazido',
  'cambio',
  'saldo',
  'dcr',
  'dci',
  'pedidos',
  'despesas',
  'itens-do-processo',
  'processo',
  'produtos',
  'reforma',
  'sefaz',
];

/** Writes over several documents, by what they are about, each with the rooms it opens. */
const FLOWS = {
  processo: [],
  cadastros: ['processo'],
  declaracao: ['processo'],
  dai: ['processo'],
  zfm: [],
  historico: ['processo', 'declaracao'],
};

/** The rooms of the wing that talks to the Portal Único; each may open those before it. */
const PORTAL = ['talk', 'queue', 'questions', 'catalogue', 'duimp', 'notices'];
const PORTAL_OPENS = ['flows/processo', 'comex', 'accounts', 'platform'];

/** The pure rules of the trade; each folder may import those before it. */
const DOMAIN = [
  'numeros',
  'textos',
  'cobertura',
  'datas',
  'identificadores',
  'aduana',
  'cadastros',
  'pedidos',
  'zfm',
  'versoes',
  'telas',
  'avisos',
  'acesso',
];

/** Libraries only some folders may import. */
export const LIBRARIES = {
  react: ['react', 'react-dom', 'react/**', '@emotion/**', 'notistack', '@tanstack/**', 'react-hook-form'],
  next: ['next', 'next/**'],
  mui: ['@mui/**'],
  zod: ['zod'],
  swr: ['swr'],
  ky: ['ky'],
  idb: ['idb'],
  server: ['fastify', '@fastify/**', 'fastify-*', 'drizzle-orm', 'drizzle-orm/**', 'pg', '@electric-sql/**', 'pino'],
};
const VIEW = ['react', 'next', 'mui', 'zod'];
const SERVER = ['zod', 'server'];

const floor = (name, below, why, more = []) => [
  name.endsWith('.ts') ? `server/${name}` : `server/${name}/**`,
  [`server/${name}`, ...below.map((folder) => `server/${folder}`), ...LIB_OF_SERVER, ...more],
  SERVER,
  why,
];

// biome-ignore format: one row a line
/** @type {(screens: string[]) => [string | string[], string[], string[], string][]} */
export const rooms = (screens) => [
  ...DOMAIN.map((name, i) => [
    `lib/domain/${name}/**`, [...DOMAIN.slice(0, i + 1).map((folder) => `lib/domain/${folder}`), 'lib/testing'], [], 'A folder of lib/domain opens those before it in scripts/imports/table.mjs, and nothing else of ours.',
  ]),
  ['lib/fiscal/**', ['lib/fiscal', ...SHARED], [], 'lib/fiscal is pure: it opens lib/domain only.'],
  ['lib/fiscal/**/*.test.ts', ['lib/fiscal', 'lib/siscomex', ...SHARED], [], 'A test of lib/fiscal also opens lib/siscomex.'],
  ['lib/siscomex/**', ['lib/siscomex', ...SHARED], [], 'lib/siscomex opens lib/domain only.'],
  ['lib/registros/**', ['lib/registros', ...SHARED], ['zod'], 'lib/registros opens lib/domain and zod only.'],
  ['lib/contracts/**', ['lib/contracts', 'lib/registros', ...SHARED], ['zod'], 'lib/contracts opens lib/registros, lib/domain and zod only.'],
  ['lib/listas/**', ['lib/listas', ...WIRE], ['zod'], 'lib/listas, the columns of lists, opens lib/contracts, lib/registros and lib/domain.'],
  ['lib/portal/domain/**', PORTAL_WORDS, [], 'The words of the Portal open lib/domain only.'],
  ['lib/portal/codecs/**', ['lib/portal/codecs', 'lib/siscomex', ...PORTAL_WORDS], [], 'What the Portal writes and reads opens lib/siscomex and lib/domain.'],
  ['lib/portal/registros/**', ['lib/portal/registros', 'lib/registros', ...PORTAL_WORDS], ['zod'], 'The registros of the Portal open those of the house.'],
  ['lib/portal/contracts/**', ['lib/portal/contracts', 'lib/portal/registros', 'lib/contracts', 'lib/registros', ...PORTAL_WORDS], ['zod'], 'The contracts of the Portal open those of the house.'],
  ['lib/portal/listas/**', ['lib/portal', 'lib/listas', ...WIRE], ['zod'], 'The lists of the Portal open its contracts, and the lists of the house.'],
  ['lib/portal/api/**', ['lib/portal/api', 'lib/portal/contracts', 'lib/portal/registros', 'lib/portal/domain', 'lib/api', ...WIRE], ['react', 'zod', 'swr'], 'The client of the Portal opens its contracts and lib/api.'],
  ['lib/format/**', SHARED, [], 'lib/format opens lib/domain only.'],
  ['lib/api/**', ['lib/api', ...WIRE], ['react', 'zod', 'swr'], 'lib/api opens lib/contracts and lib/domain; ky is client.ts’s.'],
  ['lib/api/platform/client.ts', WIRE, ['zod', 'ky'], 'The transport knows HTTP and nothing else.'],
  [['lib/session/**', 'lib/drafts/**'], WIRE, ['react', 'zod', 'idb'], 'lib/session and lib/drafts open lib/contracts and lib/domain.'],
  ['components/theme/**', ['components/theme', 'components/ui/feedback/settling.ts'], VIEW, 'components/theme knows MUI and itself, and what every skeleton tells its page.'],
  ['components/ui/**', ['components/ui', 'components/theme', 'lib/format', 'lib/domain'], VIEW, 'components/ui knows no trade and never fetches.'],
  [['components/ajuda/**', 'components/comex/**', 'components/shell/**'], ['components/ajuda', 'components/comex', 'components/shell', ...SHOWS], VIEW, 'These never fetch.'],
  ['components/lista/**', ['components/lista', 'lib/session', ...FRAME], VIEW, 'components/lista is the frame of every list; it knows no trade.'],
  ['components/registro/**', ['components/registro', ...FRAME], VIEW, 'components/registro is what every record has; it knows no trade.'],
  ['components/form/**', ['components/form', 'lib/drafts', 'lib/session', 'lib/api/platform/api-de-teste.ts', 'lib/api/platform/api-error.ts', 'lib/api/platform/lookup.ts', ...SHOWS], VIEW, 'components/form knows no resource: the screen hands it the write.'],
  ['components/cadastro/**', ['components/cadastro', 'components/registro', 'components/form', 'components/lista', ...FRAME], VIEW, 'components/cadastro is made of lista, form and registro; it knows no resource.'],
  ['components/itens/**', ['components/itens', 'components/form', ...FRAME], VIEW, 'components/itens is the grid of goods that orders and processes share.'],
  ['components/portal/**', ['components/portal', 'components/lista', ...FRAME], VIEW, 'components/portal is where the Portal’s parts stand in the screens of the house.'],
  ['components/sheets/**', ['components/sheets', ...FRAME], VIEW, 'components/sheets is the import of a sheet, for every list.'],
  ...screens.map((screen) => [`${screen}/**`, [screen, 'components', ...LIB], VIEW, 'A screen opens itself, components and lib; never another screen, app/_app or the server.']),
  ['app/_screens/portal/**', ['app/_screens/portal', 'app/_screens/importacao/processos', 'components', 'lib'], VIEW, 'The screens of the Portal open those of the processo; the house shows them by components/portal.'],
  [['app/_app/**', 'app/*.tsx'], ['app', 'components', ...LIB], [...VIEW, 'swr'], 'app/_app opens everything on the browser side; of the Portal its door.'],
  ['app/_app/portal/**', ['app', 'components', 'lib'], VIEW, 'Where the Portal is plugged into the shell.'],
  [['server/*.ts', 'scripts/*.ts', 'scripts/*.mjs'], ['server', 'scripts', ...LIB_OF_SERVER], SERVER, 'The composition root opens all floors of the server.'],
  floor('platform', [], 'platform is the lowest floor: it knows no trade and opens itself and lib.', ['lib/format']),
  ['server/platform/db/**', ['server/platform', 'lib/portal/domain', ...LIB_OF_SERVER], SERVER, 'All tables are of one schema, those of the Portal too.'],
  floor('accounts', ['platform'], 'accounts opens platform.'),
  ...COMEX.map((name, i) =>
    floor(`comex/${name}`, ['accounts', 'platform', ...COMEX.slice(0, i).map((folder) => `comex/${folder}`)], 'A document reads those before it in scripts/imports/table.mjs; what writes several of them is a flow.'),
  ),
  ['server/comex/*/papeis/**', ['server/comex', 'server/accounts', 'server/platform', 'lib/format', ...LIB_OF_SERVER], SERVER, 'A paper is written for people; it opens what its document opens, and lib/format.'],
  ...Object.entries(FLOWS).map(([name, others]) =>
    floor(`flows/${name}`, [...others.map((folder) => `flows/${folder}`), 'comex', 'accounts', 'platform'], 'A flow opens comex, accounts and platform, and the rooms of flows that FLOWS in scripts/imports/table.mjs names.'),
  ),
  ...PORTAL.map((name, i) =>
    floor(`portal/${name}`, [...PORTAL.slice(0, i).map((folder) => `portal/${folder}`), ...PORTAL_OPENS], 'A room of the Portal opens those before it in scripts/imports/table.mjs, flows/processo, comex, accounts and platform.', ['lib/portal']),
  ),
  floor('portal/rules', ['views/meu-dia', ...PORTAL.map((folder) => `portal/${folder}`), ...PORTAL_OPENS], 'Why something of the Portal waits is read as the rules of Meu dia are.', ['lib/portal']),
  floor('portal/*.ts', ['portal', 'views/meu-dia', ...PORTAL_OPENS], 'The door of the Portal opens its rooms, and what they open.', ['lib/portal']),
  ['server/flows/*.ts', [], [], 'A flow stands in a room of server/flows.'],
  ['server/flows/routes.ts', ['server/flows', 'server/comex'], SERVER, 'The routes of the flows, and of the documents whose steps they take.'],
  ['server/comex/*.ts', ['server/comex'], SERVER, 'The routes of all documents.'],
  floor('outbound', ['wings.ts', 'comex', 'accounts', 'platform'], 'What leaves opens comex, accounts and platform; nobody calls it.'),
  floor('views', ['comex', 'accounts', 'platform'], 'A view reads comex, accounts and platform; it opens no flow.', ['lib/format']),
  floor('seeds', ['wings.ts', 'flows', 'comex', 'accounts', 'platform'], 'Seeds write as a person does, by flows and cadastros.'),
  ['server/testing/**', ['server', 'lib/format', 'lib/portal', ...LIB_OF_SERVER], SERVER, 'Test helpers open all floors.'],
  [['server/**/*.test.ts', 'server/**/*-de-teste.ts'], ['server', 'lib/format', 'lib/portal', ...LIB_OF_SERVER], SERVER, 'A test of the server opens all of it.'],
  ['medidas/**', ['medidas', 'server', 'scripts', 'e2e/rotas.ts', ...LIB_OF_SERVER], SERVER, 'Measurements and proofs open the server, the scripts that build it and the list of routes.'],
  ['medidas/bench/paginas/react-admin/**', [], ['react', 'mui'], 'The application Cais is compared with shares nothing with ours.'],
  ['e2e/**', ['e2e', 'server/seeds', 'app/_app/screens.ts', 'lib/testing', 'lib/portal/domain'], [...VIEW, 'server'], 'e2e drives the built product; of ours it opens the seeds, the list of screens and lib/testing.'],
  ['e2e/outro-servidor/**', [], ['zod', 'server'], 'The second back end proves something only while it shares nothing with ours.'],
];
