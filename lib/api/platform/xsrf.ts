/**
 * Returns whether a call carries the XSRF header: only writes, and only if the URL it is **made with** is relative. Call this
 * before the Request exists, because a Request's `url` is always absolute.
 */
export function needsXsrf(metodo: string, urlComoChamada: string): boolean {
  return !/^(get|head)$/i.test(metodo) && isRelative(urlComoChamada);
}

/** Sets the XSRF header on a call that needs it; an existing header stays. The cookie is read at call time. */
export function withXsrf(headers: Headers, metodo: string, urlComoChamada: string): void {
  if (headers.has('X-XSRF-TOKEN') || !needsXsrf(metodo, urlComoChamada)) return;
  const token = readCookie('XSRF-TOKEN');
  if (token !== null) headers.set('X-XSRF-TOKEN', token);
}

/** Returns the value of the first cookie with exactly this name, percent-decoded; a value that cannot be decoded is returned raw. */
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
 * Returns whether a URL is relative, by the rules of the browser's URL parser. Leading blanks and control characters are ignored,
 * as are tabs and line breaks anywhere. A backslash counts as a slash. A URL with a single leading backslash is not relative
 * either.
 */
export function isRelative(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what the parser strips.
  const lida = url.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '');
  return !/^([a-z][a-z\d+.-]*:|\\|\/[/\\])/i.test(lida);
}
