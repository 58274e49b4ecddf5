import { and, eq, isNull } from 'drizzle-orm';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { dcrsDeTeste, TRANSMITIDO } from '#server/testing/dcrs-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import type { Pessoa } from '#server/testing/test-bench.ts';
import { type Case, ditas, MUDOU, type Once } from './once.ts';

/** A DCI that is registered, of motorcycles that were in stock. */
async function comDciRegistrada(pessoa: Pessoa) {
  const dcis = await dcisDeTeste(pessoa);
  await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
  await dcis.dcrs.registrado('2026000012', { dataBase: '2026-08-31' }, '2026-09-01');
  const { id } = await dcis.criada();
  await dcis.trazer(id, { numero: 1 });
  return { ...dcis, dciId: id, registro: await dcis.registrada(id, '2690000101') };
}

/** A nota that is typed at once. */
const daNota = (frase: RegExp, preparar: (pessoa: Pessoa) => Promise<Once>): Case => ({
  preparar: (_, pessoa) => preparar(pessoa),
  perde: { status: 400, frase },
});

/** A lot of eight motors whose suspension converts. */
async function comMotor(pessoa: Pessoa) {
  const saldo = saldoDeTeste(pessoa);
  const itens = [{ descricao: '<550019> MOTOR', quantidade: '8', valorUnitario: '2.0000000' }];
  await saldo.importar({ numero: '260000001', adicoes: [{ itens }] });
  const [{ id }] = await saldo.listar();
  const post = (caminho: string, payload: object) =>
    pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${caminho}`, payload });
  const sair = (quantidade: string) => post(`${id}/SaidaTemporaria`, { ...SAIDA, quantidade });
  const temporarias = async (): Promise<{ id: string; retornadaEm: string | null }[]> =>
    (await saldo.ler(id)).temporarias;
  return { saldo, id: id as string, post, sair, temporarias };
}

/** A shortage of three motors, which is to be declared by event 112120. */
async function comFalta(pessoa: Pessoa) {
  const motor = await comMotor(pessoa);
  const falta = { versao: 1, quantidade: '-3', natureza: 'FALTA', motivo: 'Quebra na linha' };
  const { movimentos } = (await motor.saldo.ajustar(motor.id, falta)).json();
  const raizId: string = movimentos[1].id;
  const linhas = [{ loteId: motor.id, origem: 'FALTA', raizId, quantidade: '3' }];
  const declarar = () => motor.post('NaoConvertidos/Declarar', { linhas, data: '2026-11-20', protocolo: 'X-1' });
  return { ...motor, raizId, declarar };
}

export const ZFM_ONCE = {
  'retificadora of a DCI': {
    preparar: async ({ conexao: { db } }, pessoa) => {
      const { pedir, dciId } = await comDciRegistrada(pessoa);
      return {
        pedir: () => pedir('POST', `${dciId}/Copiar`, { natureza: 'RETIFICADORA' }),
        quantos: () => db.$count(dci, and(eq(dci.empresaId, pessoa.quem.empresaId), eq(dci.anteriorId, dciId))),
      };
    },
    perde: { status: 409, frase: /^A retificadora desta DCI já foi começada: / },
  },
  'retificadora that is brought back while another is begun': {
    vezes: 2,
    preparar: async ({ conexao: { db } }, pessoa) => {
      const { pedir, dciId, restaurar, excluir } = await comDciRegistrada(pessoa);
      const comecar = () => pedir('POST', `${dciId}/Copiar`, { natureza: 'RETIFICADORA' });
      const { id } = (await comecar()).json();
      await excluir(id);
      const deles = and(eq(dci.empresaId, pessoa.quem.empresaId), eq(dci.anteriorId, dciId), isNull(dci.excluidoEm));
      return { pedir: (i) => (i === 0 ? comecar() : restaurar(id)), quantos: () => db.$count(dci, deles) };
    },
    perde: { status: 409, frase: /já foi começada: |já tem outra retificadora: / },
  },
  'competência of a DCI': {
    preparar: async ({ conexao: { db } }, pessoa) => {
      const { criar, novo } = await dcisDeTeste(pessoa);
      return { pedir: () => criar(novo), quantos: () => db.$count(dci, eq(dci.empresaId, pessoa.quem.empresaId)) };
    },
    perde: { status: 409, frase: /^A competência .+ desta indústria já tem a .+: continue aquela\.$/ },
  },
  'number of a DCI': {
    vezes: 2,
    preparar: async ({ conexao: { db } }, pessoa) => {
      const dcis = await dcisDeTeste(pessoa);
      await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
      await dcis.dcrs.registrado('2026000012', { dataBase: '2026-08-31' }, '2026-09-01');
      const prontas: { id: string; versao: number }[] = [];
      for (const [numero, mes] of ['2026-09', '2026-10'].entries()) {
        const { id } = await dcis.criada({ competencia: mes });
        await dcis.trazer(id, { numero: numero + 1, dia: `${mes}-15` });
        prontas.push(await dcis.transmitida(id));
      }
      const registro = { passo: 'REGISTRAR', numero: '2690000101', data: '2026-11-20' };
      const daDci = (i: number) => prontas[i] as (typeof prontas)[number];
      return {
        pedir: (i) => dcis.passo(daDci(i).id, { ...registro, versao: daDci(i).versao }),
        quantos: () => db.$count(dci, and(eq(dci.empresaId, pessoa.quem.empresaId), eq(dci.numero, registro.numero))),
      };
    },
    perde: { status: 409, frase: /^A DCI 2690000101 já é a do processo / },
  },
  'payment of a DCI': {
    preparar: async (_, pessoa) => {
      const { pedir, dciId, registro } = await comDciRegistrada(pessoa);
      return {
        pedir: () => pedir('POST', `${dciId}/Pagamento`, { versao: registro.versao, data: '2026-11-20', selic: [] }),
        quantos: () => ditas(pessoa, 'Dci', dciId, /^Pagamento de .+ informado\.$/),
      };
    },
    perde: MUDOU,
  },
  'nota of a DCI': daNota(/^A nota 77 já está nesta DCI\.$/, async (pessoa) => {
    const { criada, pedir, lida } = await dcisDeTeste(pessoa);
    const { id } = await criada();
    return { pedir: () => pedir('POST', `${id}/Nota`, NOTA), quantos: async () => (await lida(id)).contagem.dentro };
  }),
  'nota of two DCIs': {
    ...daNota(/^A nota 77 já está na /, async (pessoa) => {
      const { criada, pedir, lida } = await dcisDeTeste(pessoa);
      const individual = { tipo: 'INDIVIDUAL', competencia: null };
      const ids = [(await criada()).id, (await criada(individual)).id] as const;
      const dentro = async (id: string) => (await lida(id)).contagem.dentro;
      return {
        pedir: (i) => pedir('POST', `${ids[i]}/Nota`, NOTA),
        quantos: async () => (await dentro(ids[0])) + (await dentro(ids[1])),
      };
    }),
    vezes: 2,
  },
  'nota that is left out': {
    preparar: async (_, pessoa) => {
      const { criada, pedir } = await dcisDeTeste(pessoa);
      const { id } = await criada();
      const nota = (await pedir('POST', `${id}/Nota`, NOTA)).json();
      return {
        pedir: () => pedir('POST', `${id}/Nota/${nota.id}/Fora`, { versao: nota.versao, motivo: 'Brinde' }),
        quantos: () => ditas(pessoa, 'Dci', id, /^Nota 77 deixada de fora/),
      };
    },
    perde: { status: 422, frase: /^Esta nota já está de fora\.$/ },
  },
  'number of a DCR-E': {
    vezes: 3,
    preparar: async (_, pessoa) => {
      const { criar, novo, levado, passo, listar } = await dcrsDeTeste(pessoa);
      const prontos: { id: string; versao: number }[] = [];
      for (let i = 0; i < 3; i++) prontos.push(await levado((await criar(novo)).json().id, ...TRANSMITIDO));
      const registro = { passo: 'REGISTRAR', numero: '2026000012', data: '2026-11-20' };
      return {
        pedir: (i) => passo(prontos[i]?.id ?? '', { ...registro, versao: prontos[i]?.versao }),
        quantos: async () => (await listar('q=2026000012')).json().length,
      };
    },
    perde: { status: 409, frase: /^O DCR-E 2026000012 já é o do processo / },
  },
  'successor of a DCR-E': {
    vezes: 3,
    preparar: async (_, pessoa) => {
      const { registrado, copiar, levado, passo, ler } = await dcrsDeTeste(pessoa);
      const antes = await registrado('2026000012', {}, '2026-11-10');
      const prontos: { id: string; versao: number }[] = [];
      for (let i = 0; i < 3; i++) {
        prontos.push(await levado((await copiar(antes.id, { tipo: 'S' })).json().id, ...TRANSMITIDO));
      }
      const registro = { passo: 'REGISTRAR', data: '2026-11-20' };
      return {
        pedir: (i) => {
          const { id = '', versao } = prontos[i] ?? {};
          return passo(id, { ...registro, versao, numero: `202600002${i}` });
        },
        quantos: async () => {
          const lidos = await Promise.all(prontos.map(async ({ id }) => (await ler(id)).json()));
          return lidos.filter(({ situacao }) => situacao === 'REGISTRADO').length;
        },
      };
    },
    perde: { status: 422, frase: /está “Substituído”: só um registrado e em vigor pode ser sucedido\.$/ },
  },
  'reversal of a movement': {
    preparar: async (_, pessoa) => {
      const { saldo, id, raizId } = await comFalta(pessoa);
      return {
        pedir: () => saldo.estornar(raizId, { versao: 2 }),
        quantos: async () =>
          (await saldo.ler(id)).movimentos.filter(({ tipo }: Movimento) => tipo === 'ESTORNO').length,
      };
    },
    perde: MUDOU,
  },
  'temporary exit of all there is': {
    preparar: async (_, pessoa) => {
      const { sair, temporarias } = await comMotor(pessoa);
      return { pedir: () => sair('8'), quantos: async () => (await temporarias()).length };
    },
    perde: { status: 422, frase: /^A quantidade é mais do que está no estabelecimento: 0 / },
  },
  'return of a temporary exit': {
    preparar: async (_, pessoa) => {
      const { sair, post, temporarias } = await comMotor(pessoa);
      const [{ id }] = (await sair('3')).json().temporarias;
      const retorno = { data: '2026-11-18', nota: '88', quantidade: '3' };
      return {
        pedir: () => post(`SaidaTemporaria/${id}/Retorno`, retorno),
        quantos: async () => (await temporarias()).filter(({ retornadaEm }) => retornadaEm !== null).length,
      };
    },
    perde: { status: 422, frase: /^Esta saída já retornou\.$/ },
  },
  'temporary exit that is taken back': {
    preparar: async (_, pessoa) => {
      const { id: lote, sair, post } = await comMotor(pessoa);
      const [{ id }] = (await sair('3')).json().temporarias;
      return {
        pedir: () => post(`SaidaTemporaria/${id}/Desfazer`, { motivo: 'Engano' }),
        quantos: () => ditas(pessoa, 'SaldoInsumo', lote, /^Engano$/),
      };
    },
    perde: { status: 404, frase: /^Esta saída temporária não existe\.$/ },
  },
  'declaration by event 112120': {
    preparar: async (_, pessoa) => {
      const { id, declarar } = await comFalta(pessoa);
      return { pedir: declarar, quantos: () => ditas(pessoa, 'SaldoInsumo', id, /^Declarado no evento 112120/) };
    },
    perde: { status: 422, frase: / não tem (mais )?.*declarar|a declarar/ },
  },
  'declaration by event 112120 that is taken back': {
    preparar: async (_, pessoa) => {
      const { id, declarar, post } = await comFalta(pessoa);
      await declarar();
      const documentos = (await pessoa.pedir({ url: '/api/SaldoInsumo/NaoConvertidos?situacao=DECLARADO' })).json();
      const declaracao: string = documentos[0].linhas[0].declaracao.id;
      return {
        pedir: () => post('NaoConvertidos/Desfazer', { id: declaracao, motivo: 'Engano' }),
        quantos: () => ditas(pessoa, 'SaldoInsumo', id, /^Engano$/),
      };
    },
    perde: { status: 422, frase: /^Esta declaração já foi desfeita\.$/ },
  },
} satisfies Record<string, Case>;

interface Movimento {
  tipo: string;
}

const SAIDA = { finalidade: 'REVISAO', nota: '4711', emissao: '2026-11-12' };
const NOTA = {
  numero: '77',
  serie: '1',
  emissao: '2026-10-15',
  uf: 'RR',
  municipio: { codigo: '1400100' },
  destinatario: { tipo: 'PJ', documento: '11.222.333/0001-81', nome: 'Loja Fictícia' },
  itens: [
    {
      codigo: 'MOTO-150',
      descricao: 'Motocicleta 150 cc',
      ncm: '87112020',
      cfop: '6101',
      unidade: 'UN',
      quantidade: '3',
      valorUnitario: '1234.5678901234',
    },
  ],
};
