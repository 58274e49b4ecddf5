/** The only colours and sizes of the project; each colour scheme is one of these tables. */
export interface Scheme {
  background: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  brand: string;
  brandSoft: string;
  /** Text on a surface of the brand colour. */
  onBrand: string;
  selected: string;
  nav: { background: string; text: string; selected: string; accent: string; strong: string; line: string };
  ok: Tone;
  warn: Tone;
  bad: Tone;
  grey: Tone;
  info: Tone;
}

/** Colours of a status: a dot and a word in `text` on `ground`. */
interface Tone {
  text: string;
  ground: string;
}

export const light: Scheme = {
  background: '#F5F7F9',
  surface: '#FFFFFF',
  line: '#E1E6EB',
  text: '#16222D',
  muted: '#566573',
  brand: '#0B6382',
  brandSoft: '#E4F0F5',
  onBrand: '#FFFFFF',
  selected: '#EAF4F8',
  nav: {
    background: '#0F2230',
    text: '#B9C9D4',
    selected: '#1A3749',
    accent: '#38B2D3',
    strong: '#FFFFFF',
    line: '#1E3645',
  },
  ok: { text: '#17794A', ground: '#E2F4EA' },
  warn: { text: '#8A5A00', ground: '#FFF1CF' },
  bad: { text: '#B3261E', ground: '#FBE5E3' },
  grey: { text: '#4B5763', ground: '#E9EDF1' },
  info: { text: '#1B5FA8', ground: '#E3EEFA' },
};

export const dark: Scheme = {
  background: '#0D151C',
  surface: '#141F28',
  line: '#263541',
  text: '#E3EAF0',
  muted: '#9AABB8',
  brand: '#5CBEDB',
  brandSoft: '#12303D',
  onBrand: '#06202B',
  selected: '#173441',
  nav: {
    background: '#0A1117',
    text: '#93A6B4',
    selected: '#15262F',
    accent: '#38B2D3',
    strong: '#FFFFFF',
    line: '#1B2832',
  },
  ok: { text: '#6FD39B', ground: '#123524' },
  warn: { text: '#F2C572', ground: '#3A2C0C' },
  bad: { text: '#FF9B92', ground: '#43191A' },
  grey: { text: '#B6C3CD', ground: '#22303A' },
  info: { text: '#8FC1F5', ground: '#132C45' },
};

/** For people who ask for more contrast: text at 7:1 on its background (WCAG 1.4.6) and lines at 3:1 (1.4.11). */
export const lightMore: Scheme = {
  ...light,
  line: '#6B7A88',
  muted: '#33414D',
  brand: '#074A62',
  nav: { ...light.nav, text: '#DCE6ED' },
  ok: { ...light.ok, text: '#0D5A35' },
  warn: { ...light.warn, text: '#6A4400' },
  bad: { ...light.bad, text: '#8C1A14' },
  grey: { ...light.grey, text: '#353F49' },
  info: { ...light.info, text: '#124A85' },
};

/** The tones of the dark scheme already have this contrast. */
export const darkMore: Scheme = {
  ...dark,
  line: '#7F93A3',
  muted: '#C9D5DE',
  brand: '#86D5EC',
  nav: { ...dark.nav, text: '#DCE6ED' },
};

export const fontFamily = '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif';

/** For text whose columns are counted, as in fixed-width files. */
export const fontFamilyMono = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

export const radius = { chip: 6, control: 8, card: 10 };

export const layout = {
  topBarHeight: 56,
  menuWidth: 260,
  menuMinimised: 80,
  /** From this width on, the menu stands beside the page; below it, the menu is a drawer. */
  menuBreakpoint: 992,
  controlHeight: 32,
};
