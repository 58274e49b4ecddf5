import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import {
  abrirFormulario,
  botao,
  COISA,
  type Coisa,
  campo,
  FORMULARIO_COISA,
  type Gravar,
} from './formulario-de-teste.tsx';

const aceitar =
  (mudanca: Partial<Coisa> = {}): Gravar =>
  async (valores, versao) => ({ ...COISA, ...valores, versao: (versao ?? 0) + 1, ...mudanca });

describe('a required field', () => {
  const falta = () => screen.queryByText('Informe o nome.');

  test('that is only passed through says nothing, until the form is saved', async () => {
    const { pessoa } = await abrirFormulario({ gravar: aceitar() });
    await pessoa.click(campo('Nome'));
    await pessoa.click(campo('Valor'));
    expect(falta()).not.toBeInTheDocument();
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(campo('Nome')).toBeInvalid());
  });

  test('that is emptied says at once what is missing', async () => {
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar: aceitar() });
    await pessoa.clear(campo('Nome'));
    await pessoa.click(campo('Valor'));
    await waitFor(() => expect(falta()).toBeVisible());
  });
});

describe('saving', () => {
  test('what is typed goes out as the contract has it, with the version the person saw', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.clear(campo('Valor'));
    await pessoa.type(campo('Valor'), '1.234,5');
    await pessoa.clear(campo('Desde'));
    await pessoa.clear(campo('CNPJ'));
    await pessoa.type(campo('CNPJ'), '12.abc.345/01de-35');
    await pessoa.click(screen.getByRole('radio', { name: 'Aérea' }));
    await pessoa.click(screen.getByRole('switch', { name: 'Ativo' }));
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(gravar).toHaveBeenCalledWith(
      {
        nome: 'Doca Norte',
        valor: '1234.50',
        desde: null,
        cnpj: '12ABC34501DE35',
        porte: 'ME',
        via: 'AR',
        ativo: false,
        paisId: 'no',
        apelidos: ['norte', 'doca'],
      },
      1,
    );
    expect(campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  });

  test.each(['{Control>}s{/Control}', '{Meta>}S{/Meta}'])(
    '%s saves from within a field, once, and not into a file',
    async (tecla) => {
      const gravar = jest.fn(aceitar());
      const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
      await pessoa.type(campo('Nome'), ' II');
      const recusadas: boolean[] = [];
      const ouvir = (evento: KeyboardEvent) => {
        if (evento.key.toLowerCase() === 's') recusadas.push(evento.defaultPrevented);
      };
      window.addEventListener('keydown', ouvir);
      await pessoa.keyboard(tecla);
      await waitFor(() => expect(gravados).toHaveLength(1));
      expect(gravar).toHaveBeenCalledTimes(1);
      expect(recusadas).toEqual([true]);
      window.removeEventListener('keydown', ouvir);
      expect(campo('Nome')).toHaveValue('Doca Norte II');
    },
  );

  test('Enter in a field does not save a form half filled', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II{Enter}');
    await pessoa.type(campo('Valor'), '{Enter}');
    // A browser submits a form with a single field on Enter, whatever its buttons are.
    const seguiu = fireEvent.submit(screen.getByRole('form', { name: 'Coisa' }));
    expect(seguiu).toBe(false);
    expect(gravar).not.toHaveBeenCalled();
  });

  test('nothing changed is nothing to save, and is said', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.click(botao('Gravar'));
    expect(await screen.findByText('Não há alterações para gravar.')).toBeVisible();
    expect(gravar).not.toHaveBeenCalled();
  });

  test('a second save waits for nobody while the first is on its way; what is typed meanwhile stays', async () => {
    let responderAgora = (_: Coisa) => {};
    const gravar = jest.fn<Promise<Coisa>, Parameters<Gravar>>(
      () =>
        new Promise((feito) => {
          responderAgora = feito;
        }),
    );
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(gravar).toHaveBeenCalledTimes(1));
    await pessoa.keyboard('{Control>}s{/Control}');
    await pessoa.type(campo('Nome'), 'I');
    responderAgora({ ...COISA, versao: 2, nome: 'DOCA NORTE II' });
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(gravar).toHaveBeenCalledTimes(1);
    expect(campo('Nome')).toHaveValue('Doca Norte III');
    expect(screen.getByRole('button', { name: 'Desfazer alterações' })).toBeVisible();
  });

  test('what is typed while a save is on its way and saved too goes out once that one is back', async () => {
    const respostas: (() => void)[] = [];
    const gravar = jest.fn<Promise<Coisa>, Parameters<Gravar>>(
      (valores, versao) =>
        new Promise((feito) => {
          respostas.push(() => feito({ ...COISA, ...valores, versao: (versao ?? 0) + 1 }));
        }),
    );
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(respostas).toHaveLength(1));
    await pessoa.type(campo('Nome'), 'I');
    await pessoa.keyboard('{Control>}s{/Control}');
    await pessoa.keyboard('{Control>}s{/Control}');
    expect(gravar).toHaveBeenCalledTimes(1);
    respostas[0]?.();
    await waitFor(() => expect(respostas).toHaveLength(2));
    respostas[1]?.();
    await waitFor(() => expect(gravados).toHaveLength(2));
    expect(gravar.mock.calls.map(([{ nome }, versao]) => [nome, versao])).toEqual([
      ['Doca Norte II', 1],
      ['Doca Norte III', 2],
    ]);
    expect(screen.queryByRole('button', { name: 'Desfazer alterações' })).toBeNull();
  });

  test.each([
    ['refused', new ApiError('O servidor não respondeu.', { codigo: 'REDE' }), 'O servidor não respondeu.'],
    [
      'met by what somebody else changed',
      new ApiError('Outra pessoa gravou.', {
        status: 409,
        codigo: 'CONFLITO',
        atual: { ...COISA, versao: 2, nome: 'Doca Sul' },
      }),
      'Este registro mudou enquanto você o editava',
    ],
  ])('what was typed meanwhile waits where the save on its way is %s', async (_qual, erro, frase) => {
    let recusarAgora = () => {};
    const gravar = jest.fn<Promise<Coisa>, Parameters<Gravar>>(
      () =>
        new Promise((_, falhou) => {
          recusarAgora = () => falhou(erro);
        }),
    );
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(gravar).toHaveBeenCalledTimes(1));
    await pessoa.type(campo('Nome'), 'I');
    await pessoa.keyboard('{Control>}s{/Control}');
    const oCampo = campo('Nome');
    recusarAgora();
    expect(await screen.findByText(frase)).toBeVisible();
    expect(gravar).toHaveBeenCalledTimes(1);
    expect(oCampo).toHaveValue('Doca Norte III');
  });

  test('changes are taken back at once', async () => {
    const { pessoa } = await abrirFormulario({ registro: COISA });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Desfazer alterações'));
    expect(campo('Nome')).toHaveValue('Doca Norte');
    expect(screen.queryByRole('button', { name: 'Desfazer alterações' })).toBeNull();
  });
});

describe('what is wrong', () => {
  test('stands at each field and in a summary on top, which takes the keyboard and leads to them', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa } = await abrirFormulario({ gravar });
    await pessoa.type(campo('Desde'), '31/02/2026');
    await pessoa.type(campo('CNPJ'), '-1');
    await pessoa.click(botao('Gravar'));
    const resumo = (await screen.findByText('4 campos precisam de atenção')).closest('[role=alert]') as HTMLElement;
    await waitFor(() => expect(resumo).toHaveFocus());
    expect(
      within(resumo)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Nome: Informe o nome.',
      'Valor: Preencha este campo.',
      'Desde: Essa data não existe no calendário.',
      'CNPJ: O CNPJ tem doze letras ou algarismos e dois algarismos de verificação.',
    ]);
    expect(campo('Nome')).toHaveAccessibleDescription('Informe o nome.');
    expect(campo('Nome')).toHaveAttribute('aria-invalid', 'true');
    await pessoa.click(within(resumo).getByRole('button', { name: 'Desde' }));
    expect(campo('Desde')).toHaveFocus();
    expect(gravar).not.toHaveBeenCalled();
  });

  test('one alone takes the keyboard itself; mended, nothing more is said', async () => {
    const { pessoa } = await abrirFormulario({ registro: COISA });
    await pessoa.clear(campo('Valor'));
    await pessoa.type(campo('Valor'), '1,234');
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(campo('Valor')).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent(
      '1 campo precisa de atençãoValor: São no máximo 2 casas decimais.',
    );
    await pessoa.clear(campo('Valor'));
    await pessoa.type(campo('Valor'), '1,23');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a text that does not fit is kept whole, says so at once, and is not sent', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    const comprido = 'Doca '.repeat(15).trim();
    await pessoa.clear(campo('Nome'));
    await pessoa.click(campo('Nome'));
    await pessoa.paste(comprido);
    expect(campo('Nome')).toHaveValue(comprido);
    expect(campo('Nome')).toHaveAccessibleDescription('Tem 74 caracteres, e cabem 60.');
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(campo('Nome')).toHaveFocus());
    expect(gravar).not.toHaveBeenCalled();
    expect(campo('Nome')).toHaveAccessibleDescription('Tem 74 caracteres, e cabem 60.');
  });

  test('what the server holds against a field stands at that field, and no value is lost', async () => {
    const gravar: Gravar = async () => {
      throw new ApiError('Confira os campos.', {
        status: 400,
        codigo: 'VALIDACAO',
        campos: { cnpj: 'CNPJ baixado na Receita.', 'apelidos.1': 'Apelido já usado por outro.' },
      });
    };
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Gravar'));
    expect(await screen.findByText('2 campos precisam de atenção')).toBeVisible();
    expect(campo('CNPJ')).toHaveAccessibleDescription('CNPJ baixado na Receita.');
    const segunda = within(screen.getByRole('group', { name: 'Apelidos, linha 2' })).getByRole('textbox');
    expect(segunda).toHaveAccessibleDescription('Apelido já usado por outro.');
    await pessoa.click(screen.getByRole('button', { name: 'Apelido, linha 2' }));
    expect(segunda).toHaveFocus();
    expect(campo('Nome')).toHaveValue('Doca Norte II');
  });

  test('what the server holds against no field of ours is still said', async () => {
    const gravar: Gravar = async () => {
      throw new ApiError('Confira os campos.', {
        status: 400,
        codigo: 'VALIDACAO',
        campos: { outro: 'Falta o outro.' },
      });
    };
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Gravar'));
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent('Confira os campos. Falta o outro.');
    await waitFor(() => expect(aviso).toHaveFocus());
  });

  test('a network that is down is said, everything stays, and it can be tried again', async () => {
    const gravar = jest
      .fn(aceitar())
      .mockRejectedValueOnce(new ApiError('Sem conexão com o servidor.', { codigo: 'REDE' }));
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Gravar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão com o servidor.');
    expect(campo('Nome')).toHaveValue('Doca Norte II');
    await pessoa.click(botao('Tentar de novo'));
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['BLOQUEADO', 'Documento registrado: faça uma retificação.'],
    ['REGRA', 'O saldo não cobre.'],
  ] as const)('%s is a sentence, and asking again is not offered', async (codigo, frase) => {
    const gravar: Gravar = () => Promise.reject(new ApiError(frase, { status: 409, codigo }));
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Gravar'));
    expect(await screen.findByRole('alert')).toHaveTextContent(frase);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  test('a record that is already there is one click away', async () => {
    const gravar: Gravar = () =>
      Promise.reject(new ApiError('Já existe.', { status: 409, codigo: 'DUPLICADO', id: 'c9' }));
    const { pessoa } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.type(campo('Nome'), ' II');
    await pessoa.click(botao('Gravar'));
    expect(await screen.findByRole('link', { name: 'Abrir o que já existe' })).toHaveAttribute('href', '#/coisa/c9');
  });
});

describe('fields', () => {
  test('what a lookup chose reads as it was chosen and is kept by its id', async () => {
    fingirApi({ 'GET /api/Pais/GetByQ': () => responder([{ id: 'jp', codigo: 399, nome: 'Japão' }]) });
    const gravar = jest.fn(aceitar());
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    const pais = screen.getByRole('combobox', { name: 'País' });
    expect(pais).toHaveValue('Noruega');
    await pessoa.clear(pais);
    await pessoa.type(pais, 'jap');
    await pessoa.click(await screen.findByRole('option', { name: '399 - Japão' }));
    expect(pais).toHaveValue('399 - Japão');
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(gravar.mock.calls[0]?.[0].paisId).toBe('jp');
  });

  test('an option that need not be chosen can be taken back', async () => {
    const gravar = jest.fn(aceitar());
    const { pessoa, gravados } = await abrirFormulario({ registro: COISA, gravar });
    await pessoa.click(screen.getByRole('combobox', { name: 'Porte' }));
    await pessoa.click(screen.getByRole('option', { name: 'Não informado' }));
    await pessoa.click(botao('Gravar'));
    await waitFor(() => expect(gravados).toHaveLength(1));
    expect(gravar.mock.calls[0]?.[0].porte).toBeNull();
  });

  test('a required field is marked, a helper text is read with its field', async () => {
    await abrirFormulario();
    expect(campo('Nome')).toBeRequired();
    expect(campo('Nome')).toHaveAccessibleDescription('Como no cartão CNPJ.');
    expect(campo('Desde')).not.toBeRequired();
  });

  test('every description has a field', async () => {
    await abrirFormulario({ registro: COISA });
    for (const { rotulo } of Object.values(FORMULARIO_COISA.campos)) {
      expect(screen.getAllByText(rotulo).length).toBeGreaterThan(0);
    }
  });
});
