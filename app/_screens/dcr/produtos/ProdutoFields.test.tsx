import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { PRODUTO, type ProdutoNovo } from '#lib/registros/produto.ts';
import { ProdutoFields } from './ProdutoFields.tsx';
import { CADASTRO_PRODUTO } from './produto-cadastro.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const resolucao = (mais: object) => ({
  numero: '101/2024',
  data: '2024-02-29',
  produto: 'Monitor',
  portariaPpb: '9/2023',
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '10.00',
  validade: null,
  ...mais,
});
const INDUSTRIA = contratoDeImportador.lido.parse({
  id: ID,
  versao: 1,
  alteradoEm: null,
  alteradoPor: null,
  excluidoEm: null,
  razaoSocial: 'Fictícia Águia Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
  resolucoes: [
    resolucao({}),
    // Two products under one number, each with its own terms.
    resolucao({ numero: '205/2021', produto: 'Relógio', tipoCoeficiente: 'FIXO', acrescimo: '0.00' }),
    resolucao({ numero: '205/2021', produto: 'Pulseira', validade: '2020-01-31' }),
  ],
});

const EM_BRANCO = emBranco(PRODUTO);

interface AbertoProps {
  valores: Partial<ProdutoNovo>;
  aoAbrir: (lidos: () => ProdutoNovo) => void;
}

function Aberto({ valores, aoAbrir }: AbertoProps) {
  const form = useForm<ProdutoNovo>({ defaultValues: { ...EM_BRANCO, importador: { id: ID }, ...valores } });
  aoAbrir(form.getValues);
  const contexto = {
    campos: CADASTRO_PRODUTO.formulario.campos,
    idDoCampo: String,
    rotulos: {},
    lembrarRotulo: () => {},
    gravar: async () => true,
  };
  return (
    <FormProvider {...form}>
      <FormularioContexto value={contexto}>
        <ProdutoFields />
      </FormularioContexto>
    </FormProvider>
  );
}

/** Returns a function that reads the values of the form. */
function abrir(valores: Partial<ProdutoNovo>, industria = () => responder(INDUSTRIA)) {
  fingirApi({ [`GET /api/Importador/${ID}`]: industria });
  let ler = () => EM_BRANCO;
  render(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <Aberto
          valores={valores}
          aoAbrir={(lidos) => {
            ler = lidos;
          }}
        />
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return () => ler();
}

const campo = () => screen.findByRole('combobox', { name: 'Resolução CAS' });
async function escolher(nome: RegExp) {
  await userEvent.click(await campo());
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: nome }));
}

test('a resolution of the industry fills what nobody has filled', async () => {
  const lidos = abrir({});
  await screen.findByText(/As do cadastro da indústria/);
  await escolher(/^101\/2024 · Monitor$/);
  expect(lidos()).toMatchObject({
    resolucao: '101/2024',
    ppb: 'Portaria PPB 9/2023 - Resolução CAS 101/2024',
    tipoCoeficiente: 'VARIAVEL',
    acrescimo: '10.00',
  });
});

test('what somebody has filled stays, and of products that differ nothing is taken for this one', async () => {
  const lidos = abrir({ ppb: 'Como a Receita quer', tipoCoeficiente: 'FIXO' });
  await screen.findByText(/As do cadastro da indústria/);
  await escolher(/^205\/2021 · Relógio; Pulseira · até 31\/01\/2020 \(vencido\)$/);
  expect(lidos()).toMatchObject({
    resolucao: '205/2021',
    ppb: 'Como a Receita quer',
    tipoCoeficiente: 'FIXO',
    acrescimo: '0.00',
  });
});

test('one the industry has no longer is shown as it is', async () => {
  abrir({ resolucao: '77/2010' });
  expect(await campo()).toHaveTextContent('77/2010');
});

test('where the industry cannot be read the number can be typed', async () => {
  abrir({}, () => responder({ Error: 'Este importador não existe.', codigo: 'NAO_ENCONTRADO' }, 404));
  const digitado = await screen.findByRole('textbox', { name: 'Resolução CAS' });
  await userEvent.type(digitado, '9/9');
  expect(digitado).toHaveValue('9/9');
});

test('of goods of informatics the fixed coefficient is warned of, and not refused', async () => {
  abrir({ informatica: true, tipoCoeficiente: 'VARIAVEL' });
  expect(screen.queryByText(/Bem de informática não tem/)).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: /Tipo de coeficiente/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Fixo (88 %)' }));
  expect(await screen.findByText(/Bem de informática não tem o coeficiente fixo de 88 %/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bem de informática' }));
  expect(screen.queryByText(/Bem de informática não tem/)).toBeNull();
});

test('an acréscimo that is none of those of the law is offered as it is', async () => {
  abrir({ acrescimo: '7.50' });
  expect(screen.getByRole('combobox', { name: /Acréscimo/ })).toHaveTextContent('7,50 p.p.');
});
