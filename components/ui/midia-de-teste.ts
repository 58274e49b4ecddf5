/** For tests: jsdom has no media queries; of each this says whether it holds. */
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
