import type { Page } from '@playwright/test';

/** Counts the clicks of a person from now on, as long as the page is not loaded anew. A click that a program makes is none. */
export async function contarCliques(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.cliques = '0';
    const contar = ({ isTrusted, detail }: MouseEvent) => {
      if (isTrusted && detail > 0) dataset.cliques = String(Number(dataset.cliques) + 1);
    };
    document.addEventListener('click', contar, { capture: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.cliques));
}

/** Counts the acts of a person: each click, and each field that is typed in or takes files. */
export async function contarAtos(page: Page): Promise<() => Promise<number>> {
  const cliques = await contarCliques(page);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.campos = '0';
    const mudados = new WeakSet<EventTarget>();
    const contar = ({ target }: Event) => {
      if (!target || mudados.has(target)) return;
      mudados.add(target);
      dataset.campos = String(Number(dataset.campos) + 1);
    };
    document.addEventListener('input', contar, { capture: true });
  });
  const campos = () => page.evaluate(() => Number(document.documentElement.dataset.campos));
  return async () => (await cliques()) + (await campos());
}
