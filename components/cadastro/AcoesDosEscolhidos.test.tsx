import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { z } from 'zod';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { AcoesDosEscolhidos } from './AcoesDosEscolhidos.tsx';

interface Coisa {
  id: string;
  nome: string;
  excluidoEm: string | null;
}
const COISAS: ListResource<Coisa> = { recurso: '/api/Coisa', linha: z.any() };
const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const linha = (n: number, excluidoEm: string | null = null): Coisa => ({ id: id(n), nome: `Coisa ${n}`, excluidoEm });
const feitos = (...quais: number[]): ResultadoDeVarios => ({ feitos: quais.map(id), recusados: [] });

function abrir(escolhida: Selecao<Coisa>, excluidos: () => Response, restaurados = () => responder(feitos())) {
  const aoTerminar = jest.fn();
  const { pedidos } = fingirApi({
    'POST /api/Coisa/ExcluirVarios': excluidos,
    'POST /api/Coisa/RestaurarVarios': restaurados,
  });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <AcoesDosEscolhidos
          api={COISAS}
          palavras={['coisa', 'coisas']}
          aoExcluir="deixa de ser oferecido."
          nome={({ nome }) => nome}
          escolhida={escolhida}
          aoTerminar={aoTerminar}
        />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  const corpos = () =>
    Promise.all(pedidos.map(async (um) => [new URL(um.url).pathname, await um.clone().json()] as const));
  return { aoTerminar, corpos };
}

const clicar = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function excluir() {
  await clicar('Excluir');
  await clicar('Excluir');
}

describe('The chosen rows of a cadastro', () => {
  test('are deleted in one request; Desfazer brings back exactly those that were done', async () => {
    const { aoTerminar, corpos } = abrir(
      { tipo: 'linhas', linhas: [linha(1), linha(2), linha(3)] },
      () =>
        responder({
          ...feitos(1, 3),
          recusados: [{ id: id(2), nome: 'Coisa 2', motivo: 'Esta coisa é de fábrica.' }],
        }),
      () => responder(feitos(1, 3)),
    );
    await excluir();
    expect(await screen.findByText('2 coisas na lista dos excluídos.')).toBeVisible();
    expect(screen.getByText(/^1 coisa ficou como estava:/)).toBeVisible();
    expect(screen.getByText('Coisa 2: Esta coisa é de fábrica.')).toBeVisible();
    expect(aoTerminar).toHaveBeenCalledTimes(1);
    await clicar('Desfazer');
    expect(await screen.findByText('2 coisas de volta.')).toBeVisible();
    expect(await corpos()).toEqual([
      ['/api/Coisa/ExcluirVarios', { ids: [id(1), id(2), id(3)] }],
      ['/api/Coisa/RestaurarVarios', { ids: [id(1), id(3)] }],
    ]);
  });

  test('refused for one reason are told together, five of them by name', async () => {
    const motivo = 'Esta coisa é de fábrica.';
    const recusados = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ id: id(n), nome: `Coisa ${n}`, motivo }));
    abrir({ tipo: 'linhas', linhas: [linha(1)] }, () =>
      responder({ feitos: [], recusados: [...recusados, { id: id(8), nome: null, motivo: 'Esta coisa não existe.' }] }),
    );
    await excluir();
    expect(
      await screen.findByText('Coisa 1; Coisa 2; Coisa 3; Coisa 4; Coisa 5 e mais 2: Esta coisa é de fábrica.'),
    ).toBeVisible();
    expect(screen.getByText('um que não está mais aqui: Esta coisa não existe.')).toBeVisible();
    expect(screen.queryByText(/lista dos excluídos/)).toBeNull();
  });

  test('as a whole result go by the filters that found them, with the number that was seen; Desfazer takes exactly those', async () => {
    const consulta = { ordem: 'nome', q: 'coisa' };
    const { corpos, aoTerminar } = abrir(
      { tipo: 'resultado', total: 37, consulta },
      () => responder(feitos(1, 2)),
      () => responder(feitos(1, 2)),
    );
    await clicar('Excluir');
    expect(screen.getByRole('dialog', { name: 'Excluir 37 coisas?' })).toHaveTextContent(
      'Cada um deixa de ser oferecido.',
    );
    await userEvent.click(screen.getByRole('checkbox'));
    await clicar('Excluir');
    expect(await screen.findByText('2 coisas na lista dos excluídos.')).toBeVisible();
    expect(aoTerminar).toHaveBeenCalledTimes(1);
    await clicar('Desfazer');
    expect(await screen.findByText('2 coisas de volta.')).toBeVisible();
    expect(await corpos()).toEqual([
      ['/api/Coisa/ExcluirVarios', { consulta, total: 37 }],
      ['/api/Coisa/RestaurarVarios', { ids: [id(1), id(2)] }],
    ]);
  });

  test('that are deleted already are brought back, a whole result of them too', async () => {
    const consulta = { excluidos: 'true' };
    const { corpos, aoTerminar } = abrir(
      { tipo: 'resultado', total: 2, consulta },
      () => responder(feitos()),
      () => responder(feitos(1, 2)),
    );
    await clicar('Trazer de volta');
    expect(await screen.findByText('2 coisas de volta.')).toBeVisible();
    expect(await corpos()).toEqual([['/api/Coisa/RestaurarVarios', { consulta, total: 2 }]]);
    expect(aoTerminar).toHaveBeenCalledTimes(1);
  });

  const recusa = () => responder({ Error: 'O resultado mudou.', codigo: 'REGRA' }, 422);

  test('a refusal of the whole says so, and what was chosen stays', async () => {
    const { aoTerminar } = abrir({ tipo: 'linhas', linhas: [linha(1)] }, recusa);
    await excluir();
    expect(await screen.findByText('O resultado mudou.')).toBeVisible();
    expect(aoTerminar).not.toHaveBeenCalled();
  });

  test('and so does one to bring them back', async () => {
    const { aoTerminar } = abrir({ tipo: 'linhas', linhas: [linha(1, '2026-11-20T12:00:00.000Z')] }, recusa, recusa);
    await clicar('Trazer de volta');
    expect(await screen.findByText('O resultado mudou.')).toBeVisible();
    expect(aoTerminar).not.toHaveBeenCalled();
  });
});
