import { act, renderHook, waitFor } from '@testing-library/react';
import useSWR from 'swr';
import { z } from 'zod';
import { fingirApi, responder } from './api-de-teste.ts';
import { CacheDeTeste } from './cache-de-teste.ts';
import { useGravarRegistro, useRegistro } from './cadastro.ts';
import type { ListResource } from './list.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const FICHA: ListResource<{ id: string; nome: string }> = {
  recurso: '/api/Ficha',
  linha: z.object({ id: z.string(), nome: z.string() }),
};

test('what is read beside a record is read again after a write of it, and that of another is not', async () => {
  fingirApi({
    'GET /config.json': () => Response.json({}),
    'PUT /api/Ficha': () => responder({ id: ID, nome: 'depois' }),
  });
  const lidas: string[] = [];
  const ler = (chave: string) => {
    lidas.push(chave);
    return Promise.resolve(chave);
  };
  const [desta, deOutra] = [`/api/Ficha/${ID}/Relacionados`, '/api/Ficha/outra/Relacionados'];
  const { result } = renderHook(
    () => ({ desta: useSWR(desta, ler).data, deOutra: useSWR(deOutra, ler).data, ...useGravarRegistro(FICHA) }),
    { wrapper: CacheDeTeste },
  );
  await waitFor(() => expect([result.current.desta, result.current.deOutra]).toEqual([desta, deOutra]));

  await act(() => result.current.alterar(ID, 1, { nome: 'depois' }));

  await waitFor(() => expect(lidas).toEqual([desta, deOutra, desta]));
});

test('who saved gets the record at once, while the lists beside it are still being read again', async () => {
  fingirApi({
    'GET /config.json': () => Response.json({}),
    [`GET /api/Ficha/${ID}`]: () => responder({ id: ID, nome: 'antes' }),
    'PUT /api/Ficha': () => responder({ id: ID, nome: 'depois' }),
  });
  let vezes = 0;
  const lerLista = () => {
    vezes += 1;
    return vezes === 1 ? Promise.resolve('lista') : new Promise<string>(() => {});
  };
  const { result } = renderHook(
    () => ({
      registro: useRegistro(FICHA, ID).data,
      lista: useSWR([FICHA.recurso, 'lista'] as const, lerLista).data,
      ...useGravarRegistro(FICHA),
    }),
    { wrapper: CacheDeTeste },
  );
  await waitFor(() => expect([result.current.registro?.nome, result.current.lista]).toEqual(['antes', 'lista']));

  const gravado = await act(() => result.current.alterar(ID, 1, { nome: 'depois' }));

  expect([gravado.nome, result.current.registro?.nome, vezes]).toEqual(['depois', 'depois', 2]);
});
