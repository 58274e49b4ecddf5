/** Names a user agent, `Chrome no Windows`, so that a person recognises their own machine. */
export function deviceName(agente: string | null): string {
  const achado = (quais: readonly (readonly [RegExp, string])[]) =>
    quais.find(([marca]) => marca.test(agente ?? ''))?.[1];
  const navegador = achado(NAVEGADORES) ?? 'Navegador desconhecido';
  const sistema = achado(SISTEMAS);
  return sistema ? `${navegador} ${sistema}` : navegador;
}

// A browser also names those it descends from, so the younger browsers come first.
const NAVEGADORES = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SISTEMAS = [
  [/\biPhone\b/, 'no iPhone'],
  [/\biPad\b/, 'no iPad'],
  [/\bAndroid\b/, 'no Android'],
  [/\bWindows\b/, 'no Windows'],
  [/\bCrOS\b/, 'no ChromeOS'],
  [/\bMac OS X\b/, 'no Mac'],
  [/\bLinux\b/, 'no Linux'],
] as const;
