import type { Page } from '@playwright/test';

/** The tables that scroll by themselves, either way, and the cells of figures that are cut. */
export function roladas(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .MuiTableContainer-root')].flatMap((caixa) => {
      const [largura, altura] = [caixa.firstElementChild?.scrollWidth ?? 0, caixa.scrollHeight];
      const nome = caixa.getAttribute('aria-label');
      return [
        ...(largura > caixa.clientWidth ? [`${nome}: ${largura} > ${caixa.clientWidth}`] : []),
        ...(altura > caixa.clientHeight + 1 ? [`${nome}: ${altura} > ${caixa.clientHeight}`] : []),
        ...[...caixa.querySelectorAll<HTMLElement>('.MuiTableCell-alignRight')]
          .filter((celula) => celula.scrollWidth > celula.clientWidth)
          .map((celula) => `${nome}: ${celula.textContent}`),
      ];
    }),
  );
}
