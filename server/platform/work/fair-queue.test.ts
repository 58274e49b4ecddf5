import { fairQueue } from './fair-queue.ts';

describe('Heavy work takes turns', () => {
  const pessoa = (empresaId: string, usuarioId: string) => ({ empresaId, usuarioId });
  const a1 = pessoa('A', 'a1');
  const a2 = pessoa('A', 'a2');
  const b1 = pessoa('B', 'b1');

  /** Works that end when they are told to, and the order in which they began. */
  function obras(fila: ReturnType<typeof fairQueue>) {
    const comecadas: string[] = [];
    const fins = new Map<string, () => void>();
    const pedir = (quem: typeof a1, nome: string, sinal?: AbortSignal) =>
      fila.correr(
        quem,
        () =>
          new Promise<void>((resolve) => {
            comecadas.push(nome);
            fins.set(nome, resolve);
          }),
        sinal,
      );
    const acabar = async (nome: string, obra: Promise<void>) => {
      fins.get(nome)?.();
      await obra;
    };
    return { comecadas, pedir, acabar };
  }
  const nova = (limites: Partial<Parameters<typeof fairQueue>[0]> = {}) =>
    fairQueue({ total: 2, porPessoa: 1, esperando: 20, ...limites }, () => new Error('lotada'));

  test('one at a time for a person, whose next waits for the one before', async () => {
    const { comecadas, pedir, acabar } = obras(nova());
    const primeira = pedir(a1, '1');
    const segunda = pedir(a1, '2');
    expect(comecadas).toEqual(['1']);
    await acabar('1', primeira);
    expect(comecadas).toEqual(['1', '2']);
    await acabar('2', segunda);
  });

  test('a company that waits comes before one that has work under way, whoever asked first', async () => {
    const { comecadas, pedir, acabar } = obras(nova());
    const [um, dois] = [pedir(a1, 'a1'), pedir(a2, 'a2')];
    const tres = pedir(pessoa('A', 'a3'), 'a3');
    const quatro = pedir(b1, 'b1');
    await acabar('a1', um);
    expect(comecadas).toEqual(['a1', 'a2', 'b1']);
    await acabar('a2', dois);
    expect(comecadas).toEqual(['a1', 'a2', 'b1', 'a3']);
    await Promise.all([acabar('a3', tres), acabar('b1', quatro)]);
  });

  test('a person may not let without end wait, and one that fails gives its turn on', async () => {
    const fila = nova({ esperando: 1 });
    const { pedir, acabar } = obras(fila);
    const primeira = pedir(a1, '1');
    const falha = fila.correr(a1, () => Promise.reject(new Error('falhou')));
    await expect(pedir(a1, '3')).rejects.toThrow('lotada');
    const recusa = expect(falha).rejects.toThrow('falhou');
    await acabar('1', primeira);
    await recusa;
    const depois = pedir(a1, '4');
    await acabar('4', depois);
  });

  test('one whose client goes while it waits never begins', async () => {
    const { comecadas, pedir, acabar } = obras(nova());
    const primeira = pedir(a1, '1');
    const foi = new AbortController();
    const segunda = pedir(a1, '2', foi.signal);
    const recusa = expect(segunda).rejects.toThrow('foi embora');
    foi.abort(new Error('foi embora'));
    await recusa;
    await acabar('1', primeira);
    expect(comecadas).toEqual(['1']);
  });
});
