import { abrir, expect, test } from './apoio.ts';

// Midnight of 4 November 2018 does not exist in São Paulo; Kiritimati is a day ahead of the rest.
for (const timezoneId of ['America/Sao_Paulo', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a day read, typed or picked is that day', async ({ page }) => {
      await abrir(page, '/importacao/processos');
      await page.getByRole('link', { name: 'PROC-001' }).click();
      await expect(page.getByText('DI 26/0000001-9 de 02/11/2026')).toBeVisible();

      await page.goto('/#/components');
      const registro = page.getByRole('textbox', { name: 'Data do registro' });
      await registro.fill('4/11/18');
      await registro.blur();
      await expect(registro).toHaveValue('04/11/2018');
      await expect(registro).toHaveAccessibleDescription('Valor guardado: 2018-11-04');
      await page.getByRole('button', { name: 'Abrir o calendário de Data do registro' }).click();
      const calendario = page.getByRole('dialog', { name: 'Calendário de Data do registro' });
      await expect(calendario.getByRole('columnheader').first()).toHaveAccessibleName('domingo');
      await expect(calendario.getByRole('gridcell', { name: '4', exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(registro).toHaveValue('05/11/2018');
      await expect(page.getByRole('button', { name: 'Abrir o calendário de Data do registro' })).toBeFocused();
    });
  });
}
