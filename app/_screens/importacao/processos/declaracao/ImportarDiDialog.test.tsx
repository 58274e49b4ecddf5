import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { resumirDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import {
  capaDaDuimp,
  type DuimpFicticia,
  duimpFicticia,
  paginasDaDuimp,
  textoDaDuimp,
} from '#lib/siscomex/testing/duimp-ficticia.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { ImportarDiDialog } from './ImportarDiDialog.tsx';

/** Reads the uploaded files with the server's own codec. */
async function leitura(pedido: Request): Promise<Response> {
  const arquivos = (await pedido.formData()).getAll('file') as File[];
  const partes = await Promise.all(
    arquivos.map(async (um) => ({ nome: um.name, bytes: new Uint8Array(await um.arrayBuffer()) })),
  );
  try {
    const declaracoes = lerDeclaracoes(partes).map(({ declaracao: di }) => ({
      ...di,
      resumo: resumirDi(di),
      conferencias: conferirDi(di),
      processoExistente: null,
    }));
    return responder({ declaracoes });
  } catch (erro) {
    if (!(erro instanceof ArquivoInvalido)) throw erro;
    return responder({ Error: erro.message, codigo: 'VALIDACAO' }, 400);
  }
}

function abrir(
  ler: (pedido: Request) => Promise<Response> = leitura,
  importar: () => Response = () => responder([], 201),
) {
  const enviados: string[][] = [];
  fingirApi({
    'POST /api/Di/Ler': ler,
    'POST /api/Processo/ImportarDi': async (pedido) => {
      enviados.push((await pedido.formData()).getAll('file').map((um) => (um as File).name));
      return importar();
    },
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <ImportarDiDialog aberto aoFechar={() => {}} />
      </SnackbarProvider>
    </ThemeProvider>,
  );
  return { enviados };
}

const partesDe = (duimp: DuimpFicticia) => {
  const [primeira, segunda] = paginasDaDuimp(duimp, 2);
  const json = (nome: string, conteudo: unknown) => new File([textoDaDuimp(conteudo)], nome);
  return { capa: json('capa.json', capaDaDuimp(duimp)), itens: [json('1.json', primeira), json('2.json', segunda)] };
};
const { capa, itens } = partesDe(duimpFicticia());
const soltar = (...arquivos: File[]) =>
  userEvent.upload(screen.getByLabelText(/^Solte aqui o XML da DI ou o JSON da DUIMP/), arquivos);
const cartao = () => screen.findByRole('article', { name: 'DUIMP 26BR0000123456-1' });

test('cover and items dropped together are one DUIMP, each file told by what it is', async () => {
  const { enviados } = abrir();
  await soltar(itens[1] as File, capa, itens[0] as File);
  expect(await within(await cartao()).findByText('1 declaração')).toBeVisible();
  expect(within(await cartao()).getByText(/Capa da DUIMP 26BR0000123456-1$/)).toBeVisible();
  expect(within(await cartao()).getByText(/Itens 1 a 2 da DUIMP 26BR0000123456-1$/)).toBeVisible();
  expect(within(await cartao()).getByText(/Item 3 da DUIMP 26BR0000123456-1$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1 declaração' }));
  await waitFor(() => expect(enviados).toEqual([['2.json', 'capa.json', '1.json']]));
});

test('what is missing is said, joins what is there when it is dropped, and is missed again when it is taken out', async () => {
  abrir();
  await soltar(capa);
  expect(await screen.findByRole('alert')).toHaveTextContent('Veio só a capa da DUIMP 26BR0000123456-1');
  await soltar(itens[0] as File);
  expect(await screen.findByText(/^Falta o item 3 de 3 da DUIMP 26BR0000123456-1/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled();
  await soltar(itens[1] as File);
  expect(await screen.findByText('1 declaração')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Tirar 1.json' }));
  expect(await screen.findByText(/^Faltam os itens 1 e 2 de 3/)).toBeVisible();
});

test('a file that is wrong does not hold back the others', async () => {
  abrir();
  await soltar(new File(['<nfeProc/>'], 'nota.xml'), capa, ...itens);
  expect(within(await screen.findByRole('article', { name: 'nota.xml' })).getByRole('alert')).toHaveTextContent('NF-e');
  expect(await screen.findByRole('button', { name: 'Importar 1 declaração' })).toBeEnabled();
});

test('what is being read says so until it is answered', async () => {
  const resposta = Promise.withResolvers<Response>();
  abrir(() => resposta.promise);
  await soltar(capa);
  expect(await screen.findByRole('progressbar', { name: 'Lendo e conferindo…' })).toBeVisible();
  resposta.resolve(responder({ Error: 'Não é uma DI.', codigo: 'REGRA' }, 422));
  expect(await screen.findByText('Não é uma DI.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('an import that fails is sent once, and what was chosen stays to be sent again', async () => {
  const falhas = [new Response('', { status: 503 })];
  const { enviados } = abrir(leitura, () => falhas.shift() ?? responder([], 201));
  await soltar(capa, ...itens);
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 1 declaração' }));
  expect(await screen.findByText('O servidor está fora do ar. Tente de novo em instantes.')).toBeVisible();
  expect(enviados).toHaveLength(1);
  expect(await cartao()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 1 declaração' }));
  await waitFor(() => expect(enviados).toHaveLength(2));
});

test('a cancelled DUIMP is imported only by somebody who ticks that they saw it', async () => {
  abrir();
  const cancelada = partesDe(duimpFicticia({ situacao: { situacaoDuimp: 'CANCELADA_PELA_ADUANA' } }));
  await soltar(cancelada.capa, ...cancelada.itens);
  expect(await screen.findByText(/está cancelada pela aduana/)).toBeVisible();
  const importar = screen.getByRole('button', { name: 'Importar 1 declaração' });
  expect(importar).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Vi os erros das conferências/ }));
  expect(importar).toBeEnabled();
});

test('a declaration of a day to come cannot be ticked through', async () => {
  const mensagem = 'A data do registro, 24/12/2026, é futura.';
  abrir(async (pedido) => {
    const { declaracoes } = await (await leitura(pedido)).json();
    const futura = { codigo: 'DATA_FUTURA', nivel: 'erro', mensagem, declarado: null, calculado: null, adicao: null };
    return responder({ declaracoes: [{ ...declaracoes[0], conferencias: [futura] }] });
  });
  await soltar(capa, ...itens);
  expect(await screen.findByText(/tem data futura; o arquivo não pode ser importado antes dela/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: /Vi os erros/ })).not.toBeInTheDocument();
});

test('antidumping stands beside the taxes before anything is written', async () => {
  abrir(async (pedido) => {
    const { declaracoes } = await (await leitura(pedido)).json();
    const [{ resumo, ...di }] = declaracoes;
    const somas = {
      tributos: { ...resumo.tributos, outros: '120.00' },
      recolher: { ...resumo.recolher, outros: '100.00' },
    };
    const doServidorAntigo = { ...resumo, ...somas, encargos: undefined };
    return responder({ declaracoes: [{ ...di, resumo: doServidorAntigo }] });
  });
  await soltar(capa, ...itens);
  expect(await screen.findByText('Antidumping e outros · a recolher (R$)')).toBeVisible();
  expect(screen.getByText('120,00 · 100,00')).toBeVisible();
});

test('each charge has its own name, and what the file does not say is to be paid is no zero', async () => {
  abrir(async (pedido) => {
    const { declaracoes } = await (await leitura(pedido)).json();
    const [{ resumo, ...di }] = declaracoes;
    const somas = {
      tributos: { ...resumo.tributos, pis: '11466.98', cofins: '52693.54' },
      recolher: { ...resumo.recolher, pis: '11466.99', cofins: '0.00', outros: '12.50' },
      semRecolher: ['pis', 'cofins'],
      encargos: [{ nome: 'Juros de mora', valor: '12.50' }],
    };
    return responder({ declaracoes: [{ ...di, resumo: { ...resumo, ...somas } }] });
  });
  await soltar(capa, ...itens);
  expect(await screen.findByText('11.466,98 · não está no arquivo, pago 11.466,99')).toBeVisible();
  expect(screen.getByText('52.693,54 · não está no arquivo')).toBeVisible();
  expect(screen.getByText('Juros de mora (R$)').nextElementSibling).toHaveTextContent('12,50');
  expect(screen.queryByText(/^Antidumping e outros/)).toBeNull();
});
