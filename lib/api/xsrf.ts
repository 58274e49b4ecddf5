/**
 * Whether a call carries the XSRF header: writes only, and only when the URL it is **made with** is relative. It has to
 * be asked before the Request exists, whose `url` is always absolute.
 */
export function needsXsrf(metodo: string, urlComoChamada: string): boolean {
  return !/^(get|head)$/i.test(metodo) && isRelative(urlComoChamada);
}

/** Sets the header on a call that must carry it; one that is already there is left alone. Read at call time. */
export function withXsrf(headers: Headers, metodo: string, urlComoChamada: string): void {
  if (headers.has('X-XSRF-TOKEN') || !needsXsrf(metodo, urlComoChamada)) return;
  const token = readCookie('XSRF-TOKEN');
  if (token !== null) headers.set('X-XSRF-TOKEN', token);
}

/** Value of the first cookie with exactly this name, percent-decoded; as it is when it cannot be decoded. */
export function readCookie(nome: string, cookies = document.cookie): string | null {
  const par = cookies
    .split(';')
    .map((trecho) => trecho.trimStart())
    .find((trecho) => trecho.startsWith(`${nome}=`));
  if (par === undefined) return null;
  const cru = par.slice(nome.length + 1);
  try {
    return decodeURIComponent(cru);
  } catch {
    return cru;
  }
}

/**
 * Read as the browser's URL parser reads: blanks and control characters in front do not count, tabs and line breaks count
 * nowhere, a backslash is a slash. A single leading backslash is nobody's relative path either.
 */
export function isRelative(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the parser strips.
  const lida = url.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '');
  return !/^([a-z][a-z\d+.-]*:|\\|\/[/\\])/i.test(lida);
}
