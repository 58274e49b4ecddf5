import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';

const CAMPOS: Readonly<Record<string, DescricaoDeCampo>> = {
  fornecedor: { tipo: 'busca', rotulo: 'Fornecedor', endpoint: 'Fornecedor/GetByQ', guarda: 'id' },
  pais: { tipo: 'busca', rotulo: 'País', endpoint: 'Pais/GetByQ', guarda: 'codigo' },
};

function Formulario() {
  const form = useForm({ defaultValues: { fornecedor: '', pais: '' } });
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
        <Campo nome="fornecedor" />
        <Campo nome="pais" />
      </FormProvider>
    </FormularioContexto>
  );
}

const abrir = () =>
  abrirTelas({
    endereco: '/aqui',
    pessoa: 'u-recentes',
    telas: { '/aqui': [Formulario] },
    rotas: {
      'GET /api/Fornecedor/GetByQ': ({ url }) =>
        responder(
          new URL(url).searchParams.get('q') === 'kaze'
            ? [{ id: 'f1', razaoSocial: 'IMAGINARIA KAZE', pais: { nome: 'Japão' } }]
            : [],
        ),
      'GET /api/Pais/GetByQ': () => responder([]),
    },
  });

beforeEach(() => localStorage.clear());

test('on focus a lookup shows what was chosen last, on the next form too', async () => {
  const { pedidos } = abrir();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Fornecedor' }));
  expect(screen.queryByText('Escolhidos há pouco')).toBeNull();
  await userEvent.paste('kaze');
  await userEvent.click(await screen.findByRole('option', { name: /IMAGINARIA KAZE/ }));
  await userEvent.clear(screen.getByRole('combobox', { name: 'Fornecedor' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText('Escolhidos há pouco')).toBeVisible();
  expect(screen.getByRole('option', { name: /IMAGINARIA KAZE/ })).toBeVisible();
  expect(pedidos('GET', '/api/Fornecedor/GetByQ')).toHaveLength(1);
});

test('nothing found: “Cadastrar” with what was typed, where there is a cadastro to fill', async () => {
  abrir();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Fornecedor' }));
  await userEvent.paste('Han Precision');
  const link = await screen.findByRole('link', { name: 'Cadastrar o fornecedor “Han Precision”' });
  expect(link).toHaveAttribute('href', '/configuracoes/fornecedores/novo?digitado=Han+Precision');
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(screen.getByRole('combobox', { name: 'País' }));
  await userEvent.paste('Nenhures');
  expect(await screen.findByText('Nenhuma opção encontrada')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Cadastrar .*Nenhures/ })).toBeNull();
});
