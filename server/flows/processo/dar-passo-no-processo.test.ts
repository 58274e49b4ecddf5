import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DI = '2600000010';

/** Opens a process and takes it through these steps. Each step is dated 2026-11-20, unless it gives its own date. */
async function passado(pessoa: Pessoa, ...passos: readonly (string | object)[]) {
  const processos = processosDeTeste(pessoa);
  let atual = await processos.aberto({ numeroDI: DI });
  for (const passo of passos) {
    const pedido = typeof passo === 'string' ? { situacao: passo } : passo;
    const resposta = await processos.passar(atual.id, { data: '2026-11-20', versao: atual.versao, ...pedido });
    expect(resposta.statusCode).toBe(200);
    atual = resposta.json();
  }
  return { ...processos, atual };
}
const PARAMETRIZADO = { situacao: 'PARAMETRIZADO', canalRfb: 'AMARELO' };

onServer('A step of a process', (bench) => {
  test('is taken on its day, signed, and kept on the row', async () => {
    const pessoa = await bench().novaPessoa();
    const { atual, listar } = await passado(pessoa, 'EM_TRANSITO', 'REGISTRADO', PARAMETRIZADO);
    expect(atual).toMatchObject({ versao: 4, situacao: 'PARAMETRIZADO', desde: '2026-11-20', canalRfb: 'AMARELO' });
    expect(atual.passos.map(({ situacao }: { situacao: string }) => situacao)).toEqual([
      'EM_ABERTO',
      'EM_TRANSITO',
      'REGISTRADO',
      'PARAMETRIZADO',
    ]);
    expect(atual.passos[3]).toMatchObject({
      data: '2026-11-20',
      canalRfb: 'AMARELO',
      daDeclaracao: false,
      em: '2026-11-20T12:00:00.000Z',
      usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
      desfeito: null,
    });
    expect((await listar('canalRfb=AMARELO')).json()).toMatchObject([
      { situacao: 'PARAMETRIZADO', dias: 0, proximoPasso: 'Acompanhar o desembaraço' },
    ]);
  });

  test.each<[string, readonly (string | object)[], object, string, string]>([
    [
      'out of order',
      [],
      { situacao: 'ENTREGUE' },
      'situacao',
      'De “Em aberto” não se passa a “Entregue”: agora cabe “Em trânsito”, “Aguardando presença”, “Registrado” ou “Cancelado”.',
    ],
    [
      'to be yet',
      [],
      { situacao: 'EM_TRANSITO', data: '2026-11-21' },
      'data',
      'A data de “Em trânsito” não pode ser depois de hoje.',
    ],
    [
      'before the one before it',
      ['EM_TRANSITO'],
      { situacao: 'AGUARDANDO_PRESENCA', data: '2026-11-19' },
      'data',
      'A data não pode ser antes de 20/11/2026, o dia de “Em trânsito”.',
    ],
    [
      'to a canal nobody names',
      ['REGISTRADO'],
      { situacao: 'PARAMETRIZADO' },
      'canalRfb',
      'Informe o canal em que a declaração foi parametrizada.',
    ],
    [
      'to an exigência without its reason',
      ['REGISTRADO', PARAMETRIZADO],
      { situacao: 'EM_EXIGENCIA', motivo: ' ' },
      'motivo',
      'Diga o que a exigência pede.',
    ],
    ['cancelled without a reason', [], { situacao: 'CANCELADO' }, 'motivo', 'Diga por que o processo é cancelado.'],
  ])('is refused in words when it is %s', async (_quando, passos, pedido, campo, frase) => {
    const { atual, passar, ler } = await passado(await bench().novaPessoa(), ...passos);
    const recusa = await passar(atual.id, { data: '2026-11-20', versao: atual.versao, ...pedido });
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json()).toEqual({ Error: frase, codigo: 'REGRA', campos: { [campo]: frase } });
    expect((await ler(atual.id)).json()).toEqual(atual);
  });

  test('is dated before the record was typed, which then opened no later; undone, it opened when it was typed', async () => {
    const { atual, voltar, ler } = await passado(
      await bench().novaPessoa(),
      { situacao: 'EM_TRANSITO', data: '2026-10-02' },
      { situacao: 'REGISTRADO', data: '2026-11-03' },
    );
    const dias = ({ passos }: { passos: { situacao: string; data: string; desfeito: unknown }[] }) =>
      passos.filter(({ desfeito }) => desfeito === null).map(({ situacao, data }) => `${situacao} ${data}`);
    expect(dias(atual)).toEqual(['EM_ABERTO 2026-10-02', 'EM_TRANSITO 2026-10-02', 'REGISTRADO 2026-11-03']);
    expect(atual).toMatchObject({ situacao: 'REGISTRADO', desde: '2026-11-03' });
    expect((await voltar(atual.id, atual.versao)).statusCode).toBe(200);
    expect((await voltar(atual.id, atual.versao + 1)).statusCode).toBe(200);
    const noComeco = (await ler(atual.id)).json();
    expect(dias(noComeco)).toEqual(['EM_ABERTO 2026-11-20']);
    expect(noComeco).toMatchObject({ situacao: 'EM_ABERTO', desde: '2026-11-20' });
  });

  test('to REGISTRADO asks for the number of the document, and keeps it', async () => {
    const processos = processosDeTeste(await bench().novaPessoa());
    const { id } = await processos.aberto();
    const registrar = { versao: 1, situacao: 'REGISTRADO', data: '2026-11-20' };
    const semNumero = await processos.passar(id, registrar);
    expect([semNumero.statusCode, Object.keys(semNumero.json().campos)]).toEqual([422, ['numeroDocumento']]);
    const errado = await processos.passar(id, { ...registrar, numeroDocumento: '26/0000001-1' });
    expect([errado.statusCode, errado.json().campos]).toEqual([
      400,
      { numeroDocumento: expect.stringMatching(/dígito/) },
    ]);
    const feito = await processos.passar(id, { ...registrar, numeroDocumento: '26/0000001-0' });
    expect(feito.json()).toMatchObject({ numeroDI: DI, situacao: 'REGISTRADO' });
    const outro = await processos.aberto();
    const tomado = await processos.passar(outro.id, { ...registrar, numeroDocumento: DI });
    expect(tomado.json()).toEqual({
      Error: 'A DI 26/0000001-0 já está no processo IMP-2026-0001.',
      codigo: 'DUPLICADO',
      id,
    });
  });

  test('of an exigência keeps its last day as long as it is open', async () => {
    const exigencia = { situacao: 'EM_EXIGENCIA', motivo: 'Laudo técnico', prazo: '2026-12-01' };
    const pessoa = await bench().novaPessoa();
    const { atual, passar } = await passado(pessoa, 'REGISTRADO', PARAMETRIZADO, exigencia);
    expect(atual).toMatchObject({ situacao: 'EM_EXIGENCIA', prazoExigencia: '2026-12-01', canalRfb: 'AMARELO' });
    const depois = await passar(atual.id, { versao: atual.versao, situacao: 'DESEMBARACADO_RFB', data: '2026-11-20' });
    expect(depois.json()).toMatchObject({ prazoExigencia: null, canalRfb: 'AMARELO' });
  });

  test('keeps nothing of what another step is about', async () => {
    const pessoa = await bench().novaPessoa();
    const mais = { situacao: 'EM_TRANSITO', canalRfb: 'CINZA', motivo: 'x', prazo: '2026-12-01' };
    const { atual } = await passado(pessoa, mais);
    expect(atual).toMatchObject({ canalRfb: null, prazoExigencia: null });
    expect(atual.passos[1]).toMatchObject({ canalRfb: null, motivo: null, prazo: null });
  });

  test('asked of an older version answers the process as it stands', async () => {
    const { atual, passar } = await passado(await bench().novaPessoa(), 'EM_TRANSITO');
    const tarde = await passar(atual.id, { versao: 1, situacao: 'AGUARDANDO_PRESENCA', data: '2026-11-20' });
    expect(tarde.statusCode).toBe(409);
    expect(tarde.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, situacao: 'EM_TRANSITO' } });
  });

  test('by two at once is taken once', async () => {
    const { atual, passar, ler } = await passado(await bench().novaPessoa());
    const pedido = { versao: 1, situacao: 'EM_TRANSITO', data: '2026-11-20' };
    const respostas = await Promise.all([passar(atual.id, pedido), passar(atual.id, pedido)]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await ler(atual.id)).json().passos).toHaveLength(2);
  });

  test('that was the last is taken back: it stays, with who took it back, and the next one follows', async () => {
    const pessoa = await bench().novaPessoa();
    const { atual, voltar, passar } = await passado(pessoa, 'EM_TRANSITO', 'REGISTRADO', PARAMETRIZADO);
    const volta = (await voltar(atual.id, atual.versao)).json();
    expect(volta).toMatchObject({ versao: 5, situacao: 'REGISTRADO', canalRfb: null });
    expect(volta.passos[3]).toMatchObject({
      situacao: 'PARAMETRIZADO',
      desfeito: { em: '2026-11-20T12:00:00.000Z', usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' } },
    });
    const outra = await passar(atual.id, { ...PARAMETRIZADO, canalRfb: 'VERDE', versao: 5, data: '2026-11-20' });
    expect(outra.json()).toMatchObject({ canalRfb: 'VERDE', passos: { length: 5 } });
  });

  test('is not taken back where it is the beginning', async () => {
    const { atual, voltar } = await passado(await bench().novaPessoa());
    const recusa = await voltar(atual.id, 1);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'O processo está no começo: não há passo a desfazer.',
    ]);
  });

  test('is told in the history, and undone in the timeline only', async () => {
    const { atual, historico, desfazer } = await passado(await bench().novaPessoa(), 'EM_TRANSITO');
    const [mudanca] = await historico(atual.id);
    expect(mudanca).toMatchObject({
      acao: 'ALTERAR',
      motivo: 'Em trânsito em 20/11/2026.',
      antes: { situacao: 'EM_ABERTO' },
      depois: { situacao: 'EM_TRANSITO' },
    });
    expect(mudanca.depois).not.toHaveProperty('declaracao');
    const recusa = await desfazer(mudanca.id, 2);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'Esta mudança não alterou nenhum campo do registro: o que ela fez se desfaz onde foi feito.',
    ]);
  });
});
