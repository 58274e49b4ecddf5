import {
  createHashHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { z } from 'zod';
import { cnpj, data, decimalInformado } from '#lib/registros/primitivos.ts';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import type { DefinicaoDeFormulario } from './definicao-de-formulario.ts';
import { Formulario } from './Formulario.tsx';
import { CampoPeloCaminho } from './fields/Campo.tsx';
import { PassoContexto } from './formularios-do-passo.ts';

// jsdom lacks scrolling.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** For tests: a kind of record with a field of each type. */
const campos = {
  nome: z.string().trim().min(1, 'Informe o nome.').max(60),
  valor: decimalInformado({ inteiros: 9, casas: 2 }),
  desde: data.nullable(),
  cnpj: cnpj.nullable(),
  porte: z.enum(['ME', 'EPP']).nullable(),
  via: z.enum(['MAR', 'AR']),
  ativo: z.boolean(),
  paisId: z.string().nullable(),
  apelidos: z.array(z.string().min(2, 'O apelido tem ao menos duas letras.')),
};
const novo = z.strictObject(campos);
const autoria = { alteradoEm: z.string().nullish(), alteradoPor: z.string().nullish() };
const inteiro = z.object({ id: z.string(), versao: z.number(), pais: z.string().nullable(), ...autoria, ...campos });
export type CoisaNova = z.output<typeof novo>;
export type Coisa = z.infer<typeof inteiro>;

export const COISA: Coisa = {
  id: 'c1',
  versao: 1,
  nome: 'Doca Norte',
  valor: '10.00',
  desde: '2026-01-02',
  cnpj: '04337168000148',
  porte: 'ME',
  via: 'MAR',
  ativo: true,
  paisId: 'no',
  pais: 'Noruega',
  apelidos: ['norte', 'doca'],
};

export const FORMULARIO_COISA: DefinicaoDeFormulario<CoisaNova, Coisa> = {
  recurso: 'Coisa',
  esquema: novo,
  contrato: inteiro,
  valoresDe: ({ id: _, versao: __, pais: ___, ...valores }) => valores,
  rotulosDe: ({ paisId, pais }) => (paisId && pais ? { [paisId]: pais } : {}),
  campos: {
    nome: { tipo: 'texto', rotulo: 'Nome', obrigatorio: true, maximo: 60, ajuda: 'Como no cartão CNPJ.' },
    valor: { tipo: 'decimal', rotulo: 'Valor', casas: 2, obrigatorio: true },
    desde: { tipo: 'data', rotulo: 'Desde' },
    cnpj: { tipo: 'identificador', rotulo: 'CNPJ', qual: 'cnpj' },
    porte: {
      tipo: 'opcao',
      rotulo: 'Porte',
      opcoes: [
        ['ME', 'Microempresa'],
        ['EPP', 'Pequeno porte'],
      ],
    },
    via: {
      tipo: 'opcao',
      rotulo: 'Via',
      aVista: true,
      obrigatorio: true,
      opcoes: [
        ['MAR', 'Marítima'],
        ['AR', 'Aérea'],
      ],
    },
    ativo: { tipo: 'simNao', rotulo: 'Ativo' },
    paisId: { tipo: 'busca', rotulo: 'País', endpoint: 'Pais/GetByQ', guarda: 'id' },
    apelidos: {
      tipo: 'lista',
      rotulo: 'Apelidos',
      item: { tipo: 'texto', rotulo: 'Apelido' },
      novo: '',
      adicionar: 'Adicionar apelido',
    },
  },
};

const VALORES_NOVOS: CoisaNova = {
  ...FORMULARIO_COISA.valoresDe(COISA),
  nome: '',
  valor: '',
  desde: null,
  cnpj: null,
  apelidos: [],
};

export type Gravar = (valores: CoisaNova, versao: number | null) => Promise<Coisa>;

/** Each test has its own user, so that no test finds the drafts of another. */
let usuarios = 0;

/** Opens the form in its own page with a session, and with a second page to leave to. */
export async function abrirFormulario({
  registro = null,
  gravar = semGravar,
  usuario = `u${++usuarios}`,
  historico = createMemoryHistory({ initialEntries: ['/', '/coisa'] }),
  passo = null,
}: {
  registro?: Coisa | null;
  gravar?: Gravar;
  usuario?: string;
  historico?: RouterHistory;
  /** Context of the wizard around the form. */
  passo?: React.ContextType<typeof PassoContexto>;
} = {}) {
  act(() => startSession({ ...MARIA, id: usuario }));
  const gravados: Coisa[] = [];
  const raiz = createRootRoute({ component: Outlet });
  const formulario = (atual: Coisa | null) => (
    <Formulario
      titulo="Coisa"
      definicao={FORMULARIO_COISA}
      registro={atual}
      iniciais={atual ? FORMULARIO_COISA.valoresDe(atual) : VALORES_NOVOS}
      gravar={gravar}
      aoGravar={(gravado) => gravados.push(gravado)}
      linkDoDuplicado={(id) => <a href={`#/coisa/${id}`}>Abrir o que já existe</a>}
    >
      {Object.keys(FORMULARIO_COISA.campos).map((nome) => (
        <CampoPeloCaminho key={nome} nome={nome} />
      ))}
    </Formulario>
  );
  const caminho = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => raiz, path, component });
  const router = createRouter({
    routeTree: raiz.addChildren([
      caminho('/', () => <p>Antes</p>),
      caminho('/coisa', () => formulario(registro)),
      caminho('/fora', () => <p>Fora</p>),
    ]),
    history: historico,
  });
  const { unmount } = render(
    <SnackbarProvider>
      <PassoContexto value={passo}>
        {/* The registered type is the app's own route table, which this minimal router does not match. */}
        <RouterProvider router={router as never} />
      </PassoContexto>
    </SnackbarProvider>,
  );
  // The form is hidden while a dialog covers it.
  await screen.findByRole('form', { name: 'Coisa', hidden: true });
  return {
    gravados,
    pessoa: userEvent.setup(),
    fechar: unmount,
    ir: (para: string) => void router.navigate({ to: para as never }),
    voltar: () => router.history.back(),
    onde: () => router.state.location.pathname,
    terminarSessao: () => act(endSession),
  };
}

/**
 * Uses the browser's own history, positioned on the form. Such a history reports Back only afterwards; closing the tab is reported
 * too.
 */
export function historicoDoNavegador(): RouterHistory {
  window.history.replaceState(null, '', '#/');
  window.history.pushState(null, '', '#/coisa');
  return createHashHistory();
}

export const campo = (nome: string) => screen.getByRole('textbox', { name: nome });
export const botao = (nome: string) => screen.getByRole('button', { name: nome });

const semGravar: Gravar = () => Promise.reject(new Error('this test does not save'));
