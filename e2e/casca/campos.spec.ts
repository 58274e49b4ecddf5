import { abrir, expect, test } from './apoio.ts';

for (const timezoneId of ['America/Sao_Paulo', 'Pacific/Kiritimati']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a day typed, pasted or picked is that day, its week beginning on Sunday', async ({ page }) => {
      await abrir(page, '/components');
      const registro = page.getByRole('textbox', { name: 'Data do registro' });
      await registro.fill('4/11/18');
      await registro.blur();
      // Midnight of that day does not exist in São Paulo.
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

test('a number pasted in either writing is that number; what cannot be read stays, and is said', async ({ page }) => {
  await abrir(page, '/components');
  const valor = page.getByRole('textbox', { name: 'Valor em reais' });
  for (const [colado, mostrado] of [
    ['1234.56', '1.234,56'],
    ['1.234,56', '1.234,56'],
    ['R$ 7', '7,00'],
  ] as const) {
    await valor.fill(colado);
    await valor.blur();
    await expect(valor).toHaveValue(mostrado);
  }
  await valor.fill('1,2,3');
  await valor.blur();
  await expect(valor).toHaveValue('1,2,3');
  await expect(valor).toHaveAccessibleDescription('Número inválido. Escreva como em 1.234,56.');
});
