import { entrar, expect, pedir, test } from '#e2e/apoio.ts';

test('at 1440 px the lineage of seven levels fits its frame, and no card cuts what it says', async ({ page }) => {
  await entrar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [dci] = await pedir<{ id: string }[]>(page, '/api/Dci?situacao=EM_ELABORACAO');
  await page.goto(`/#/linhagem/dci/${dci?.id}`);
  const grafo = page.getByRole('region', { name: /^Grafo da linhagem/ });
  await expect(grafo.getByRole('group').first()).toBeVisible();
  await expect
    .poll(() =>
      grafo.evaluate((drawing) => [
        ...(drawing.scrollWidth > drawing.clientWidth ? [`${drawing.scrollWidth} > ${drawing.clientWidth}`] : []),
        ...[...drawing.querySelectorAll<HTMLElement>('[data-no]')]
          .filter((no) => no.scrollHeight > no.clientHeight + 1 || no.scrollWidth > no.clientWidth + 1)
          .map((no) => no.textContent),
      ]),
    )
    .toEqual([]);
});
