import { eq } from 'drizzle-orm';
import { pedido } from '#server/platform/db/schema/pedidos.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { pedidosDeTeste } from '#server/testing/pedidos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

const INDUSTRIA = {
  razaoSocial: 'Fictícia Motos Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  validadeSuframa: em(40),
};
const resolucao = (produto: string, validade: string | null) => ({
  numero: '205/2021',
  data: '2021-02-25',
  produto,
  portariaPpb: null,
  tipoCoeficiente: 'FIXO',
  validade,
});

onServer('What waits of the cadastros', (bench) => {
  test('a power of attorney and a certificate, from thirty days before their end on, with whom it keeps from signing', async () => {
    const pessoa = await bench().novaPessoa();
    const { id: importadorId } = (await cadastroDeTeste(pessoa, 'Importador').criar(INDUSTRIA)).json();
    const representantes = cadastroDeTeste(pessoa, 'Representante');
    const ana = {
      nome: 'Ana Fictícia',
      cpf: '12345678909',
      vinculo: 'PROCURADOR',
      ativo: true,
      procuracaoValidade: em(40),
      certificadoTipo: 'A1',
      certificadoTitular: 'Ana Fictícia',
      certificadoValidade: em(50),
      importadores: [{ id: importadorId }],
    };
    const criada = await representantes.criar(ana);
    expect([criada.statusCode, criada.json().campos]).toEqual([201, undefined]);
    await representantes.criar({
      ...ana,
      nome: 'Inativo',
      cpf: '98765432100',
      ativo: false,
      procuracaoValidade: em(-1),
    });
    expect(await nosDias(bench(), pessoa.quem, 'PROCURACAO', [em(9), em(10), em(40), em(41)])).toEqual({
      [em(9)]: null,
      [em(10)]: ['aviso', em(40), `A procuração vence em 30 dias; depois disso ${NAO_ASSINA}.`],
      [em(40)]: ['aviso', em(40), `A procuração vence hoje; depois disso ${NAO_ASSINA}.`],
      [em(41)]: ['erro', em(40), `A procuração venceu em 30/12/2026: ${NAO_ASSINA}.`],
    });
    expect(await nosDias(bench(), pessoa.quem, 'CERTIFICADO', [em(19), em(20), em(49), em(51)])).toEqual({
      [em(19)]: null,
      [em(20)]: ['aviso', em(50), `O certificado digital vence em 30 dias; depois disso ${NAO_ASSINA}.`],
      [em(49)]: ['aviso', em(50), `O certificado digital vence amanhã; depois disso ${NAO_ASSINA}.`],
      [em(51)]: ['erro', em(50), `O certificado digital venceu em 09/01/2027: ${NAO_ASSINA}.`],
    });
    const { id } = criada.json();
    const doImportador = await verMeuDia(bench(), pessoa.quem, em(41), { regra: 'PROCURACAO', importadorId });
    expect(doImportador.linhas).toMatchObject([
      {
        titulo: 'Ana Fictícia · Procurador',
        lugar: { onde: 'REPRESENTANTE', id, campo: 'procuracaoValidade' },
        responsavel: null,
        importador: null,
      },
    ]);
    const deOutro = { regra: 'PROCURACAO', importadorId: pessoa.quem.usuarioId };
    expect((await verMeuDia(bench(), pessoa.quem, em(41), deOutro)).linhas).toEqual([]);
  });

  test('the registration at the Suframa and each Resolução CAS, at the very line of it', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = (
      await cadastroDeTeste(pessoa, 'Importador').criar({
        ...INDUSTRIA,
        resolucoes: [resolucao('Rádio', null), resolucao('Motocicleta', em(35)), resolucao('Bicicleta', em(36))],
      })
    ).json();
    await cadastroDeTeste(pessoa, 'Importador').criar({
      ...INDUSTRIA,
      razaoSocial: 'Cancelada',
      cnpj: 'A1B2C3D4000193',
      situacaoSuframa: 'CANCELADA',
      validadeSuframa: em(-5),
    });
    expect(await nosDias(bench(), pessoa.quem, 'SUFRAMA', [em(0), em(9), em(10), em(41)])).toEqual({
      [em(0)]: null,
      [em(9)]: null,
      [em(10)]: ['aviso', em(40), 'A inscrição na Suframa vence em 30 dias.'],
      [em(41)]: ['erro', em(40), 'A inscrição na Suframa venceu em 30/12/2026.'],
    });
    expect(await nosDias(bench(), pessoa.quem, 'RESOLUCAO', [em(4), em(5), em(35), em(36)])).toEqual({
      [em(4)]: null,
      [em(5)]: ['aviso', em(35), 'A Resolução CAS de Motocicleta vence em 30 dias.'],
      [em(35)]: ['aviso', em(35), 'A Resolução CAS de Motocicleta vence hoje.'],
      [em(36)]: ['erro', em(35), 'A Resolução CAS de Motocicleta venceu em 25/12/2026: não se faz DCR-E dela.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(36), { regra: 'RESOLUCAO' });
    expect(linhas.map(({ chave, lugar }) => [chave, lugar.id, lugar.campo])).toEqual([
      [`RESOLUCAO.${id}.205/2021 Motocicleta`, id, 'resolucoes.1.validade'],
      [`RESOLUCAO.${id}.205/2021 Bicicleta`, id, 'resolucoes.2.validade'],
    ]);
  });

  test('an order past its day of delivery that is not shipped; a draft waits for nothing', async () => {
    const { pessoa, criar } = await pedidosDeTeste(bench());
    const { id } = await criar({ decidido: 'CONFIRMADA', entregaPrevista: em(5) });
    await criar({ numero: 'PO-2', decidido: 'RASCUNHO', entregaPrevista: em(5) });
    const frase = 'Entrega prevista para 25/11/2026; o pedido está “Confirmado”, com saldo a embarcar.';
    expect(await nosDias(bench(), pessoa.quem, 'PO_ATRASADO', [em(4), em(5), em(6)])).toEqual({
      [em(4)]: null,
      [em(5)]: null,
      [em(6)]: ['aviso', em(5), frase],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(6), { regra: 'PO_ATRASADO' });
    expect(linhas).toMatchObject([
      { grupo: 'ATRASADO', lugar: { onde: 'PEDIDO', id, aba: 'pedido', campo: 'entregaPrevista' } },
    ]);
    expect(linhas[0]?.titulo).toMatch(/^Pedido PO-1 · /);
  });

  test('an order past its day whose goods are all in a process waits until that process is shipped', async () => {
    const { pessoa, criar, embarcar } = await pedidosDeTeste(bench());
    const { db } = bench().conexao;
    const { id, itens } = await criar({ decidido: 'CONFIRMADA', entregaPrevista: em(5) });
    const processoId = await embarcar(itens[0]?.id ?? '', itens[0]?.quantidade ?? '');
    await db.update(pedido).set({ status: 'ATENDIDA' }).where(eq(pedido.id, id));
    const frase = 'Entrega prevista para 25/11/2026; o pedido está “Em processo”, e ainda não embarcou.';
    const noDia = () => nosDias(bench(), pessoa.quem, 'PO_ATRASADO', [em(6)]);
    expect(await noDia()).toEqual({ [em(6)]: ['aviso', em(5), frase] });
    await writeDirectly(db, (tx) =>
      tx.update(processo).set({ situacao: 'EM_TRANSITO' }).where(eq(processo.id, processoId)),
    );
    expect(await noDia()).toEqual({ [em(6)]: null });
  });
});

const NAO_ASSINA = 'não pode assinar pelo importador que representa';
