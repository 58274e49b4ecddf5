import { globSync, readFileSync } from 'node:fs';

/**
 * Axe reads a page in light alone (e2e/acessivel.ts), so a colour has to be one whose contrast contrast.test.ts proves in both
 * schemes. These tests fail at a colour of a screen that is none of the theme's.
 */
const SOURCES = globSync(['{app,components}/**/*.{ts,tsx,css}'])
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('components/theme/'))
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').map(withoutComment) }));

/** Of the palette: contrast.test.ts holds the words and the marks to every ground, or the line says why it need not. */
const KNOWN = [
  'text.primary',
  'text.secondary',
  'background.paper',
  'background.default',
  'divider',
  ...['primary', 'success', 'warning', 'error', 'info', 'neutral'].flatMap((tone) =>
    ['main', 'soft', 'contrastText'].map((part) => `${tone}.${part}`),
  ),
  ...['background', 'text', 'strong', 'accent', 'selected', 'line'].map((part) => `nav.${part}`),
  'action.hover',
  'action.selected',
  // Behind a picture, whose colours are its own.
  'common.white',
  // What is not there yet.
  'Skeleton.bg',
];

/** White paper and black ink whatever the scheme: a QR code, and sheets that are printed. */
const OF_PAPER = [
  'app/_screens/configuracoes/minha-conta/segundo-fator/QrCode.tsx',
  'app/_screens/dcr/produtos/EstruturaImpressa.tsx',
  'app/_screens/importacao/pedidos/PedidoImpresso.tsx',
  // Pictures: the icon of the tab, and one in the gallery.
  'app/layout.tsx',
  'app/_screens/components/galeria/entradas-arquivos-e-grade.tsx',
];

/** Colours mixed of the theme's own, in marks that no word stands on but for the chosen cells, which contrast.test.ts knows. */
const MIXED = [
  'components/comex/mapa/TerraDoMapa.tsx',
  'components/shell/CustomScrollbar.tsx',
  'components/ui/grid/item-grid-sx.ts',
];

/** Marks that the word beside them repeats, and what cannot be pressed (WCAG 1.4.3 leaves it out). */
const DISABLED = ['components/ui/page/Timeline.tsx', 'components/ui/navigation/WizardStep.tsx'];

/** Opacity thins a word, and the theme does not know it: what is being read anew, and marks that no word is told by. */
const THINNED = [
  'app/_screens/configuracoes/itens/PlanoDeClassesSection.tsx',
  'app/_screens/importacao/processos/reforma/ReformaSection.tsx',
  'app/_screens/importacao/relatorios/RelatorioResultado.tsx',
  // While another node, or another route, is pointed at.
  'app/_screens/linhagem/NoDoGrafo.tsx',
  'app/_screens/linhagem/Tracos.tsx',
  'components/comex/mapa/MapaDesenhado.tsx',
  'components/comex/mapa/MarcasDosEmbarques.tsx',
  'components/comex/mapa/RotasDoMapa.tsx',
  'components/shell/CustomScrollbar.tsx',
  'components/shell/EntryLayout.tsx',
  // On its way in, or hidden.
  'components/shell/MenuEntries.tsx',
  'components/shell/SideMenu.tsx',
  // A placeholder in full.
  'components/ui/navigation/command-palette-sx.ts',
  'components/ui/feedback/copiar-texto.ts',
  'components/ui/charts/ProgressBars.tsx',
  'components/ui/charts/drawn/BarrasDesenhadas.tsx',
];

test('no screen writes a colour by hand', () => {
  expect(
    filesWith(/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!\/)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i),
  ).toEqual(OF_PAPER.toSorted());
});

test('nor by its name', () => {
  const named =
    /(?:[cC]olor|bgcolor|background|fill|stroke|outline)['"]?\s*[:=]\s*\{?['"`](?:[^'"`]*\s)?(?:white|black|gr[ae]y|red|green|blue|yellow|orange|silver|tomato|teal)\b/;
  expect(filesWith(named)).toEqual([]);
});

test('colours are mixed only where it is known of what', () => {
  expect(filesWith(/color-mix\(|\balpha\(|\b(?:lighten|darken|emphasize)\(/)).toEqual(MIXED.toSorted());
});

test('every colour of the palette that a screen names is one whose contrast is proved', () => {
  const named =
    /['"`](?:(background|text|primary|secondary|success|warning|error|info|neutral|nav|action|common|grey|Skeleton)\.(\w+))['"`]|palette\.(\w+)\.(\w+)|--cais-palette-(\w+)-(\w+)/g;
  const used = SOURCES.flatMap(({ file, lines }) =>
    lines.flatMap((line) =>
      [...line.matchAll(named)].map(([, a, b, c, d, e, f]) => ({ file, color: `${a ?? c ?? e}.${b ?? d ?? f}` })),
    ),
  );
  expect(used.length).toBeGreaterThan(500);
  const unknown = used.filter(
    ({ file, color }) => !KNOWN.includes(color) && !(color === 'text.disabled' && DISABLED.includes(file)),
  );
  expect(unknown).toEqual([]);
});

test('no word is thinned where it is read', () => {
  expect(filesWith(/\bopacity(?::|=\{)/)).toEqual(THINNED.toSorted());
});

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter(({ lines }) => lines.some((line) => pattern.test(line)))
    .map(({ file }) => file)
    .sort();
}

/** Without the paths of imports, which begin with a `#`, without what only people read, and without the black of shadows. */
function withoutComment(line: string): string {
  return /^\s*(?:\/\/|\*|\/\*)|['"]#(?:lib|components|app|server|e2e)\//.test(line)
    ? ''
    : line.replace(/boxShadow: '[^']*'/, '');
}
