import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { Campo } from './Campo.tsx';
import type { DescricaoDeCampo } from './descricao-de-campo.ts';

const CAMPOS: Readonly<Record<string, DescricaoDeCampo>> = {
  importador: { tipo: 'texto', rotulo: 'Importador', obrigatorio: true },
  representante: {
    tipo: 'busca',
    rotulo: 'Representante',
    endpoint: 'Representante/GetByQ',
    guarda: 'id',
    estreitadaPor: { importadorId: 'importador' },
  },
};

function Formulario() {
  const form = useForm({ defaultValues: { importador: 'aguia', representante: null } });
  const contexto = {
    campos: CAMPOS,
    idDoCampo: (nome: string) => nome,
    rotulos: {},
    lembrarRotulo: () => {},
    gravar: async () => true,
  };
  return (
    <FormularioContexto value={contexto}>
      <FormProvider {...form}>
        <Campo nome="importador" />
        <Campo nome="representante" />
      </FormProvider>
    </FormularioContexto>
  );
}

/** Pasted in a single event: on a busy machine, typing letter by letter would search for a part of the text. */
async function procurar(texto: string): Promise<void> {
  await userEvent.click(campo('combobox', 'Representante'));
  await userEvent.paste(texto);
}

const campo = (papel: 'combobox' | 'textbox', name: string) => screen.getByRole(papel, { name });

test('a lookup is narrowed by another field: what was found under one importer is not offered under the next', async () => {
  const { pedidos } = fingirApi({
    'GET /api/Representante/GetByQ': ({ url }) =>
      responder([{ id: 'r1', codigo: '***', nome: `De ${new URL(url).searchParams.get('importadorId')}` }]),
  });
  render(<Formulario />);
  await procurar('ana');
  expect(await screen.findByRole('option', { name: '*** - De aguia' })).toBeVisible();
  await userEvent.clear(campo('textbox', 'Importador'));
  await userEvent.type(campo('textbox', 'Importador'), 'falcao');
  await userEvent.click(campo('combobox', 'Representante'));
  expect(screen.queryByRole('option', { name: '*** - De aguia' })).toBeNull();
  await procurar('ana');
  expect(await screen.findByRole('option', { name: '*** - De falcao' })).toBeVisible();

  await userEvent.clear(campo('textbox', 'Importador'));
  await procurar('ana');
  await waitFor(() => expect(pedidos).toHaveLength(3));
  expect(pedidos.map(({ url }) => new URL(url).search)).toEqual([
    '?importadorId=aguia&q=ana',
    '?importadorId=falcao&q=ana',
    '?q=ana',
  ]);
});
