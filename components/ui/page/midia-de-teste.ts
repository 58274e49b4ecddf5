/** For tests: fakes media queries, which jsdom lacks. `vale` says whether a query matches. */
export function fingirMidia(vale: (media: string) => boolean): void {
  window.matchMedia = ((media: string) => ({
    matches: vale(media),
    media,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })) as unknown as typeof window.matchMedia;
}
