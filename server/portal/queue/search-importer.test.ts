import type { BuscaNoPortal, RondaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { semearDoImportador } from '#server/testing/portal-simulado/seeds.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { rondaRepository } from './ronda-repository.ts';
import { ligarRonda } from './switch-round.ts';

describe('The DUIMPs of an importer', () => {
  onServer(
    'search and round',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        portal.passar(3600);
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
        portal.simulado.duimps.todas.clear();
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      const NI = '11222333000181';
      const comImportador = async () => {
        const quem = await portal.comChave();
        const criado = await quem.pessoa.pedir({ method: 'POST', url: '/api/Importador', payload: IMPORTADOR });
        expect(criado.statusCode).toBe(201);
        const importadorId: string = criado.json().id;
        const json = async (method: 'GET' | 'POST', caminho: string, payload?: object) => {
          const resposta = await quem.pessoa.pedir({
            method,
            url: `/api/PortalUnico/${caminho}`,
            ...(payload && { payload }),
          });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        return {
          ...quem,
          importadorId,
          json,
          async procurar(de = '2026-11-01', ate = '2026-11-30'): Promise<string> {
            const { credencialId } = quem;
            return (await json('POST', 'Busca', { credencialId, importadorId, de, ate })).corpo.id;
          },
          ler: async (id: string): Promise<BuscaNoPortal> => (await json('GET', `Busca/${id}`)).corpo,
          rondas: async (): Promise<RondaDoPortal[]> => (await json('GET', 'Ronda')).corpo,
          /** As read when the session of the person is over. */
          rondasDepois: () => rondaRepository(bench().conexao.db, quem.pessoa.quem.empresaId).listar(),
        };
      };
      const chamadas = (funcao: string) => portal.simulado.chamadas.filter((uma) => uma.funcao === funcao).length;

      test('130 DUIMPs of a period come in two pages, in the order of the Portal; those of other days stay away', async () => {
        const sequencias = Array.from({ length: 130 }, (_, i) => 100 + i);
        const esperadas = semearDoImportador(portal.simulado, { ni: NI, sequencias, dia: '2026-11-12' });
        semearDoImportador(portal.simulado, { ni: NI, sequencias: [300], dia: '2026-10-31' });
        semearDoImportador(portal.simulado, { ni: '11444777000161', sequencias: [301], dia: '2026-11-12' });
        const quem = await comImportador();
        const id = await quem.procurar();
        expect(await quem.ler(id)).toMatchObject({ situacao: 'NA_FILA', achadas: [], olhadaEm: null });
        await portal.correr();
        const busca = await quem.ler(id);
        expect(busca).toMatchObject({
          situacao: 'PRONTA',
          ambiente: 'TREINAMENTO',
          titular: 'Maria da Silva',
          importador: 'Indústria Fictícia de Manaus Ltda.',
          ni: NI,
          proximaEm: null,
        });
        expect(busca.achadas.map(({ numero }) => numero)).toEqual(esperadas);
        expect(chamadas('buscarChavesPorImportador')).toBe(2);
      });

      test('what is here is told, the chosen ones are fetched once, and a number from elsewhere is refused', async () => {
        const [uma = '', outra = ''] = semearDoImportador(portal.simulado, {
          ni: NI,
          sequencias: [401, 402],
          dia: '2026-11-12',
        });
        const quem = await comImportador();
        const id = await quem.procurar();
        await portal.correr();
        const estranha = await quem.json('POST', `Busca/${id}/Trazer`, { numeros: ['26BR00000000010'] });
        expect([estranha.status, estranha.corpo.Error]).toEqual([
          422,
          'A DUIMP 26BR0000000001-0 não está nesta busca.',
        ]);
        await quem.json('POST', `Busca/${id}/Trazer`, { numeros: [uma, outra] });
        const pedida = await quem.json('POST', `Busca/${id}/Trazer`, { numeros: [uma] });
        expect(
          pedida.corpo.achadas.map(({ consulta }: BuscaNoPortal['achadas'][number]) => consulta?.situacao),
        ).toEqual(['NA_FILA', 'NA_FILA']);
        await portal.correr();
        expect(chamadas('recuperarDuimp')).toBe(2);
        const [trazida] = (await quem.ler(id)).achadas;
        expect(trazida).toMatchObject({ processo: null, consulta: { situacao: 'PRONTA', versao: 1 } });
        const { rawPayload } = await quem.pessoa.pedir({
          url: `/api/PortalUnico/Consulta/${trazida?.consulta?.id}/Arquivo`,
        });
        const importada = await quem.pessoa.pedir(multipartOf('/api/Processo/ImportarDi', rawPayload, 'portal.zip'));
        expect(importada.statusCode).toBe(201);
        const depois = await quem.ler(id);
        expect(depois.achadas[0]?.processo?.id).toBe(importada.json()[0]?.id);
        expect(depois.achadas[1]?.processo).toBeNull();
      });

      test('a limit makes the search wait for its hour, with what had come', async () => {
        bench().relogio.hora = new Date('2026-11-23T12:50:00Z');
        const sequencias = Array.from({ length: 101 }, (_, i) => 500 + i);
        semearDoImportador(portal.simulado, { ni: NI, sequencias, dia: '2026-11-12' });
        portal.simulado.limites.set('buscarChavesPorImportador', 1);
        const quem = await comImportador();
        const id = await quem.procurar();
        await portal.correr();
        portal.passar(300);
        await portal.correr();
        const esperando = await quem.ler(id);
        expect([esperando.situacao, esperando.achadas.length]).toEqual(['NA_FILA', 100]);
        expect(esperando.frase).toMatch(/^O limite de consultas por hora/);
        expect(portal.simulado.excessos()).toBe(1);
        portal.simulado.limites.clear();
        portal.passar(600);
        await portal.correr();
        const pronta = await quem.ler(id);
        expect([pronta.situacao, pronta.achadas.length]).toEqual(['PRONTA', 101]);
        expect(portal.simulado.excessos()).toBe(1);
      });

      test('the round is off until somebody switches it on, and then brings the new ones once a night', async () => {
        bench().relogio.hora = new Date('2026-11-24T15:00:00Z');
        const [velha = ''] = semearDoImportador(portal.simulado, { ni: NI, sequencias: [700], dia: '2026-11-20' });
        const quem = await comImportador();
        const { credencialId, importadorId } = quem;
        const trazida = await portal.pedirDuimp(quem.pessoa, credencialId, velha);
        await portal.correr();
        expect((await portal.consulta(quem.pessoa, trazida)).situacao).toBe('PRONTA');
        expect(await quem.rondas()).toEqual([]);
        const ligada = await quem.json('POST', 'Ronda', { credencialId, importadorId, ligada: true });
        expect(ligada.corpo).toMatchObject([{ ligada: true, proximaEm: '2026-11-25T07:00:00.000Z', ultima: null }]);
        semearDoImportador(portal.simulado, { ni: NI, sequencias: [701, 702], dia: '2026-11-24' });
        await portal.correr();
        expect(chamadas('buscarChavesPorImportador')).toBe(0);
        bench().relogio.hora = new Date('2026-11-25T07:00:01Z');
        await Promise.all([portal.correr(), portal.correr()]);
        await portal.correr();
        expect(await quem.rondasDepois()).toMatchObject([
          {
            importador: { id: importadorId, nome: 'Indústria Fictícia de Manaus Ltda.' },
            proximaEm: '2026-11-26T07:00:00.000Z',
            ultima: { situacao: 'PRONTA', achadas: 3, trazidas: 2, olhadaEm: expect.any(String) },
          },
        ]);
        expect([chamadas('buscarChavesPorImportador'), chamadas('recuperarDuimp')]).toEqual([1, 3]);

        const { db } = bench().conexao;
        const ao = { db, relogio: bench().relogio, quem: quem.pessoa.quem };
        await ligarRonda(ao, { credencialId, importadorId, ligada: false });
        expect(await quem.rondasDepois()).toMatchObject([{ ligada: false, proximaEm: null }]);
        bench().relogio.hora = new Date('2026-11-26T07:00:01Z');
        await portal.correr();
        expect(chamadas('buscarChavesPorImportador')).toBe(1);
      });

      test('the end of a credential refuses its searches and switches its rounds off', async () => {
        const quem = await comImportador();
        const { credencialId, importadorId } = quem;
        await quem.json('POST', 'Ronda', { credencialId, importadorId, ligada: true });
        const id = await quem.procurar();
        await quem.pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Encerrar` });
        expect(await quem.ler(id)).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'A credencial foi encerrada antes do fim desta busca.',
        });
        expect(await quem.rondas()).toMatchObject([{ ligada: false }]);
        const { status } = await quem.json('POST', 'Busca', {
          credencialId,
          importadorId,
          de: '2026-11-01',
          ate: '2026-11-02',
        });
        expect(status).toBe(409);
      });

      test('a period that ends before it begins, or is longer than a year, is refused at its field', async () => {
        const { json, credencialId, importadorId } = await comImportador();
        const campos = async (de: string, ate: string) =>
          (await json('POST', 'Busca', { credencialId, importadorId, de, ate })).corpo.campos;
        expect(await campos('2026-11-02', '2026-11-01')).toEqual({
          ate: 'O fim do período não pode ser antes do começo.',
        });
        expect(await campos('2025-11-01', '2026-11-02')).toEqual({ ate: 'Peça até um ano de cada vez.' });
      });
    },
    { portal: ENDERECOS },
  );
});

const IMPORTADOR = {
  razaoSocial: 'Indústria Fictícia de Manaus Ltda.',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
