import { ApiError } from '#lib/api/platform/api-error.ts';
import { quemMudou } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { Draft } from '#lib/drafts/drafts.ts';
import {
  type AtoNoFormulario,
  digitadoDepois,
  type EstadoDoFormulario,
  formulario,
  formularioAberto,
} from './estado-do-formulario.ts';

interface Coisa {
  id: string;
  versao: number;
  nome: string;
  valor: string;
}
type Valores = Record<'nome' | 'valor', string>;
type Estado = EstadoDoFormulario<Valores, Coisa>;
type Ato = AtoNoFormulario<Valores, Coisa>;

const DOCA = { nome: 'Doca', valor: '10' };
const RASCUNHO: Draft = {
  id: 'r1',
  chave: '',
  versao: 1,
  base: DOCA,
  valores: { ...DOCA, nome: 'Doca minha' },
  rotulos: { no: 'Noruega do rascunho' },
  em: '2026-09-01T12:00:00.000Z',
};

const lido = (versao: number, mudanca: Partial<Valores> = {}) => {
  const valores = { ...DOCA, ...mudanca };
  return { registro: { id: 'c1', versao, ...valores }, valores, rotulos: { no: 'Noruega' } };
};
const aberto = (mudanca: Partial<Parameters<typeof formularioAberto<Valores, Coisa>>[0]> = {}): Estado =>
  formularioAberto(
    { base: { versao: 1, valores: DOCA }, valores: DOCA, restaurado: null, pendente: null, superado: null, ...mudanca },
    { iniciais: { no: 'Noruega inicial', jp: 'Japão inicial' }, doRegistro: { no: 'Noruega' } },
  );
const depoisDe = (...atos: Ato[]) => atos.reduce(formulario<Valores, Coisa>, aberto());
const digitar = (nome: string): Ato => ({ tipo: 'digitar', valores: { ...DOCA, nome } });
const comparada = (minha: Partial<Valores>, dela: Partial<Valores>) => {
  const versoes = { base: DOCA, minha: { ...DOCA, ...minha }, dela: { ...DOCA, ...dela } };
  const campos = (['nome', 'valor'] as const).filter((campo) => versoes.minha[campo] !== versoes.dela[campo]);
  const diferencas = campos.map((campo) => {
    const valores = { base: DOCA[campo], minha: versoes.minha[campo], dela: versoes.dela[campo] };
    return { campo, ...valores, quem: quemMudou(valores) };
  });
  return { versoes, diferencas };
};

describe('opening', () => {
  test('the labels of the record stand over those of the start', () => {
    expect(aberto().rotulos).toEqual({ no: 'Noruega', jp: 'Japão inicial' });
  });

  test('a restored draft is unsaved, and its labels stand over those of the record', () => {
    const estado = aberto({ valores: { ...DOCA, nome: 'Doca minha' }, restaurado: RASCUNHO });
    expect(estado).toMatchObject({ sujo: true, rotulos: { no: 'Noruega do rascunho' } });
    expect(estado.partida.valores.nome).toBe('Doca minha');
  });
});

describe('typing', () => {
  test('is unsaved until it is typed back', () => {
    expect(depoisDe(digitar('Doca II')).sujo).toBe(true);
    expect(depoisDe(digitar('Doca II'), digitar('Doca')).sujo).toBe(false);
  });

  test('a second key is no other state, so nothing is drawn again', () => {
    const depois = depoisDe(digitar('Doca I'));
    expect(formulario(depois, digitar('Doca II'))).toBe(depois);
  });

  test('is taken back to the record, with the draft and the failure', () => {
    const falha = new ApiError('Sem rede.', { codigo: 'REDE' });
    const antes = { ...aberto({ restaurado: RASCUNHO }), falha };
    const depois = formulario(antes, { tipo: 'desfazer' });
    expect(depois).toMatchObject({ sujo: false, restaurado: null, falha: null, partida: { valores: DOCA } });
    expect(depois.partida).not.toBe(antes.partida);
  });
});

describe('reading the record again', () => {
  const ler = (versao: number, dela: Partial<Valores>, minha: Partial<Valores> = {}): Ato => ({
    tipo: 'ler',
    lido: lido(versao, dela),
    valores: { ...DOCA, ...minha },
  });

  test('an untouched form takes the newer record', () => {
    const depois = depoisDe(ler(2, { nome: 'Doca dela' }));
    expect(depois).toMatchObject({
      sujo: false,
      base: { versao: 2, valores: { nome: 'Doca dela' } },
      partida: { valores: { nome: 'Doca dela' } },
    });
  });

  test('a touched form keeps its fields and its version: the save meets the conflict', () => {
    const antes = depoisDe(digitar('Doca minha'));
    expect(formulario(antes, ler(2, { nome: 'Doca dela' }, { nome: 'Doca minha' }))).toBe(antes);
  });

  test('a touched form takes the version alone where the change stands in no field of it', () => {
    const antes = depoisDe(digitar('Doca minha'));
    const depois = formulario(antes, ler(2, {}, { nome: 'Doca minha' }));
    expect(depois).toEqual({ ...antes, base: { versao: 2, valores: DOCA } });
    expect(depois.partida).toBe(antes.partida);
  });

  test('an older version is passed over', () => {
    const antes = depoisDe(ler(3, {}));
    expect(formulario(antes, ler(2, { nome: 'Doca velha' }))).toBe(antes);
  });
});

describe('saving', () => {
  const enviado = [digitar('Doca II'), { tipo: 'enviar', valores: { ...DOCA, nome: 'Doca II' } }] as const;

  test('starts from what the server wrote', () => {
    const valores = { ...DOCA, nome: 'Doca II' };
    const depois = depoisDe(...enviado, { tipo: 'gravar', lido: lido(2, { nome: 'DOCA II' }), valores });
    expect(depois).toMatchObject({ sujo: false, base: { versao: 2 }, partida: { valores: { nome: 'DOCA II' } } });
  });

  test('keeps what was typed since it was sent, and nothing else', () => {
    const valores = { nome: 'Doca II', valor: '12' };
    const antes = depoisDe(...enviado);
    expect(digitadoDepois(antes, valores)).toEqual({ valor: '12' });
    const depois = formulario(antes, { tipo: 'gravar', lido: lido(2, { nome: 'DOCA II' }), valores });
    expect(depois).toMatchObject({ sujo: true, partida: { valores: { nome: 'DOCA II', valor: '12' } } });
  });

  test('a new record finishes the form, which holds what was saved', () => {
    const depois = depoisDe(...enviado, { tipo: 'criar', lido: lido(1, { nome: 'DOCA II' }) });
    expect(depois).toMatchObject({ criado: true, sujo: false, base: { versao: 1 } });
  });

  test('refusals are counted until a save succeeds; a new try takes the failure away', () => {
    const falha = new ApiError('Sem rede.', { codigo: 'REDE' });
    const recusado = depoisDe({ tipo: 'falhar', falha }, { tipo: 'recusar' }, { tipo: 'recusar' });
    expect(recusado).toMatchObject({ falha, recusas: 2 });
    expect(formulario(recusado, { tipo: 'tentar' })).toMatchObject({ falha: null, recusas: 2 });
    expect(formulario(recusado, { tipo: 'gravar', lido: lido(2), valores: DOCA })).toMatchObject({ recusas: 0 });
  });
});

describe('two versions', () => {
  const conflito = (minha: Partial<Valores>, dela: Partial<Valores>): Ato => ({
    tipo: 'conflitar',
    dela: lido(2, dela),
    comparada: comparada(minha, dela),
  });

  test('are compared by the person, and the fields stay as typed', () => {
    const depois = depoisDe(digitar('Doca minha'), conflito({ nome: 'Doca minha' }, { nome: 'Doca dela' }));
    expect(depois).toMatchObject({ sujo: true, base: { versao: 1 }, conflito: { rascunho: null } });
    expect(depois.partida.valores).toBe(DOCA);
    expect(formulario(depois, { tipo: 'adiar' }).conflito).toBeNull();
  });

  test('that differ only where the other person changed something are no question', () => {
    const depois = depoisDe(digitar('Doca X'), conflito({ nome: 'Doca X' }, { nome: 'Doca X', valor: '30' }));
    expect(depois).toMatchObject({
      conflito: null,
      sujo: false,
      partida: { valores: { nome: 'Doca X', valor: '30' } },
    });
  });

  test('resolved, the form starts from the newer one, with what was chosen still to be saved', () => {
    const depois = depoisDe(
      digitar('Doca minha'),
      conflito({ nome: 'Doca minha' }, { nome: 'Doca dela', valor: '30' }),
      { tipo: 'resolver', valores: { nome: 'Doca minha', valor: '30' } },
    );
    expect(depois).toMatchObject({
      conflito: null,
      sujo: true,
      base: { versao: 2, valores: { nome: 'Doca dela', valor: '30' } },
      partida: { valores: { nome: 'Doca minha', valor: '30' } },
    });
  });

  test('a draft of an older version is compared, put off, and gone once it is resolved', () => {
    const comparar: Ato = {
      tipo: 'comparar-rascunho',
      dela: lido(2, { nome: 'Doca dela' }),
      comparada: comparada({ nome: 'Doca minha' }, { nome: 'Doca dela' }),
    };
    const comparado = formulario(aberto({ pendente: RASCUNHO }), comparar);
    expect(comparado.conflito?.rascunho).toBe(RASCUNHO);
    expect(formulario(comparado, { tipo: 'adiar' })).toMatchObject({ conflito: null, pendente: RASCUNHO });
    const resolvido = formulario(comparado, { tipo: 'resolver', valores: { ...DOCA, nome: 'Doca dela' } });
    expect(resolvido).toMatchObject({ conflito: null, pendente: null, sujo: false });
    expect(formulario(comparado, { tipo: 'descartar-rascunho' }).pendente).toBeNull();
  });

  test('there is nothing to resolve without a conflict', () => {
    const antes = aberto();
    expect(formulario(antes, { tipo: 'resolver', valores: DOCA })).toBe(antes);
  });
});
