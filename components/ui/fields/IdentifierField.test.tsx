import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';
import { IdentifierField } from './IdentifierField.tsx';

function Campo({ qual }: { qual: NomeDeIdentificador }) {
  const [valor, setValor] = useState('');
  return (
    <>
      <IdentifierField rotulo="Número" valor={valor} aoMudar={setValor} {...TIPOS_DE_IDENTIFICADOR[qual]} />
      <output>{valor}</output>
    </>
  );
}

async function colar(qual: NomeDeIdentificador, texto: string) {
  render(<Campo qual={qual} />);
  const campo = screen.getByRole('textbox', { name: 'Número' });
  await userEvent.click(campo);
  await userEvent.paste(texto);
  return campo;
}

test.each([
  ['cnpj', '04337168000148', '04337168000148', '04.337.168/0001-48'],
  ['cnpj', ' 12.abc.345/01de-35 ', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['cpf', '123.456.789-09', '12345678909', '123.456.789-09'],
  ['cep', '69075000', '69075000', '69075-000'],
  ['ncm', '8473.30.41', '84733041', '8473.30.41'],
  ['telefone', '92988887777', '92988887777', '(92) 98888-7777'],
  ['telefone', '+47 22 33 44 55', '+4722334455', '+4722334455'],
] as const)('%s pasted as %j is kept as %s and written out as %s', async (qual, colado, valor, escrito) => {
  const campo = await colar(qual, colado);
  expect(campo).toHaveValue(colado);
  expect(screen.getByRole('status')).toHaveTextContent(valor);
  await userEvent.tab();
  expect(campo).toHaveValue(escrito);
  expect(campo).not.toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['cnpj', '04337168000149', '04.337.168/0001-49', 'Os dígitos verificadores do CNPJ não conferem.'],
  ['ncm', '8473.30', '8473.30', 'A NCM tem oito algarismos, 9999.99.99.'],
  ['suframa', '201234018', '20.1234.01-8', 'O dígito verificador da inscrição Suframa não confere.'],
] as const)('%s %j stays, as %s, and is said once the field is left', async (qual, digitado, mostrado, frase) => {
  const campo = await colar(qual, digitado);
  expect(campo).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.tab();
  expect(campo).toHaveValue(mostrado);
  expect(campo).toHaveAttribute('aria-invalid', 'true');
  expect(campo).toHaveAccessibleDescription(frase);
});

test('a check digit that is only suspected warns, and refuses nothing', async () => {
  const campo = await colar('ieAm', '04.123.456-0');
  await userEvent.tab();
  expect(campo).toHaveValue('04.123.456-0');
  expect(campo).not.toHaveAttribute('aria-invalid', 'true');
  expect(campo).toHaveAccessibleDescription(
    'O dígito verificador da inscrição estadual não confere: verifique o número.',
  );
});
