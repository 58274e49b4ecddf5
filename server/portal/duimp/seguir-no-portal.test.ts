import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { FUNCOES_QUE_LEEM } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { semearTabelas } from '#server/testing/portal-simulado/customs-tables.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosAcompanhamentos } from './seguir-no-portal.ts';

describe('A DUIMP that is followed', () => {
  onServer(
    'in the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosAcompanhamentos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
        portal.simulado.duimps.todas.clear();
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());
      const chamadas = (funcao: string) => portal.simulado.chamadas.filter((uma) => uma.funcao === funcao).length;

      const comProcesso = (ao?: Parameters<typeof processoDaDuimp>[2]) => processoDaDuimp(bench, portal, ao);
      const situacoes = ({ passos }: ProcessoInteiro) => passos.map(({ situacao, data }) => [situacao, data].join(' '));
      const depois = async (instante: string) => {
        bench().relogio.hora = new Date(instante);
        await portal.correr();
      };

      test('every request the client can make is one of the published documents', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        const importador = {
          razaoSocial: 'Fictícia',
          cnpj: '11222333000181',
          setor: '1',
          situacaoSuframa: 'NAO_INSCRITO',
        };
        const { corpo } = await um.pedir('POST', '/api/Importador', importador);
        const busca = { credencialId: um.credencialId, importadorId: corpo.id, de: '2026-11-01', ate: '2026-11-30' };
        await um.pedir('POST', '/api/PortalUnico/Busca', busca);
        const { credencialId } = um;
        await um.pedir('POST', '/api/PortalUnico/Atributos', { credencialId, ncms: ['85340011'] });
        semearTabelas(portal.simulado.tabelas);
        const perguntas = [
          { tipo: 'RELACAO' },
          { tipo: 'TABELA', nome: 'UNIDADE_FICTICIA' },
          { tipo: 'TRATAMENTO', ncm: '85340011', pais: '160', dia: '2026-11-23' },
        ];
        await um.pedir('POST', '/api/PortalUnico/Pergunta', { credencialId, perguntas });
        for (const _ of perguntas) {
          await portal.correr();
          portal.passar(6);
        }
        const pedidas = new Set(portal.simulado.chamadas.map(({ funcao }) => funcao));
        // The log-in by certificate is in server/portal/talk/certificate.test.ts.
        expect([...pedidas].toSorted()).toEqual(['autenticarChaveAcesso', ...FUNCOES_QUE_LEEM].toSorted());
        expect(portal.simulado.fora).toEqual([]);
      });

      test('what its file proved says that it was fetched, and from where; a file that a person brought says nothing of it', async () => {
        const um = await comProcesso();
        const portais = ({ passos }: ProcessoInteiro) => passos.map(({ situacao, portal: de }) => [situacao, de]);
        expect(portais(await um.processo())).toEqual([['REGISTRADO', 'TREINAMENTO']]);
        const [{ id: consulta }] = (await um.pedir('GET', '/api/PortalUnico/Consulta')).corpo;
        const arquivo = await um.injetar({ method: 'GET', url: `/api/PortalUnico/Consulta/${consulta}/Arquivo` });
        const { pessoa } = await portal.comChave();
        const criado = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo.rawPayload, 'duimp.zip'));
        const doArquivo = await pessoa.pedir({ url: `/api/Processo/${criado.json()[0].id}` });
        expect(portais(doArquivo.json())).toEqual([['REGISTRADO', null]]);
      });

      test('that came as a file is not followed in the training environment', async () => {
        const um = await comProcesso();
        const [{ id: consulta }] = (await um.pedir('GET', '/api/PortalUnico/Consulta')).corpo;
        const arquivo = await um.injetar({ method: 'GET', url: `/api/PortalUnico/Consulta/${consulta}/Arquivo` });
        const { pessoa, credencialId } = await portal.comChave();
        const criado = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo.rawPayload, 'duimp.zip'));
        const url = `/api/Processo/${criado.json()[0].id}/PortalUnico`;
        const recusa = await pessoa.pedir({ method: 'POST', url, payload: { credencialId } });
        expect([recusa.statusCode, recusa.json().Error]).toEqual([
          422,
          expect.stringMatching(/^Esta DUIMP não veio do ambiente de treinamento/),
        ]);
        expect((await pessoa.pedir({ url })).json().acompanhamento).toBeNull();
      });

      test('moves its processo by the looks of a day, and the history names the Portal and the environment', async () => {
        const um = await comProcesso();
        expect(await um.visto()).toBeNull();
        await um.acompanhar();
        await portal.correr();
        expect(await um.visto()).toMatchObject({
          ambiente: 'TREINAMENTO',
          olhadoEm: '2026-11-23T14:00:00.000Z',
          proximaEm: '2026-11-23T15:00:00.000Z',
          podeOlharEm: '2026-11-23T14:10:00.000Z',
          visto: { versao: 1, situacao: 'REGISTRADA_AGUARDANDO_CANAL', canal: null },
          versaoNova: null,
        });
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        await depois('2026-11-23T14:30:00Z');
        expect((await um.processo()).situacao).toBe('REGISTRADO');
        await depois('2026-11-23T15:00:00Z');
        um.noPortal('DESEMBARACADA_AGUARDANDO_ENTREGA_CARGA', 'AMARELO');
        await depois('2026-11-23T18:00:00Z');
        await um.entrar();
        const processo = await um.processo();
        expect(situacoes(processo)).toEqual([
          'REGISTRADO 2026-11-20',
          'PARAMETRIZADO 2026-11-23',
          'DESEMBARACADO_RFB 2026-11-23',
        ]);
        expect(processo.canalRfb).toBe('AMARELO');
        expect(processo.passos.map(({ portal: deOnde }) => deOnde)).toEqual(Array(3).fill('TREINAMENTO'));
        const historico = await um.pedir('GET', `/api/Historico?recurso=Processo&registroId=${um.id}`);
        expect(historico.corpo.map(({ motivo }: { motivo: string }) => motivo).slice(0, 2)).toEqual([
          'Portal Único (treinamento): Desembaraçado RFB em 23/11/2026.',
          'Portal Único (treinamento): Parametrizado em 23/11/2026, canal amarelo.',
        ]);
        expect(await um.visto()).toMatchObject({ proximaEm: '2026-11-24T06:00:00.000Z', aConferir: [] });
        const antes = chamadas('recuperarDuimp');
        um.noPortal('DESEMBARACADA_CARGA_ENTREGUE', 'AMARELO');
        await depois('2026-11-24T06:00:00Z');
        expect(chamadas('recuperarDuimp')).toBe(antes + 1);
        await depois('2026-11-30T12:00:00Z');
        expect(chamadas('recuperarDuimp')).toBe(antes + 1);
      });

      test('a desembaraço between two days is told, and waits for a person; a canal that a person typed stays', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        await portal.correr();
        const { versao } = await um.processo();
        const passo = { situacao: 'PARAMETRIZADO', data: '2026-11-23', canalRfb: 'VERMELHO', versao };
        expect((await um.pedir('POST', `/api/Processo/${um.id}/Passo`, passo)).status).toBe(200);
        um.noPortal('DESEMBARACADA_AGUARDANDO_ENTREGA_CARGA', 'VERDE');
        await depois('2026-11-24T12:00:00Z');
        await um.entrar();
        const processo = await um.processo();
        expect([processo.situacao, processo.canalRfb, processo.versao]).toEqual([
          'PARAMETRIZADO',
          'VERMELHO',
          versao + 1,
        ]);
        expect((await um.visto()).aConferir).toEqual([
          'O Portal Único diz canal verde; este processo, vermelho. Fica o daqui até que alguém mude.',
          'O Portal Único diz desembaraçada, e não dá o dia: foi entre 23/11/2026 e 24/11/2026. Informe o desembaraço com o dia certo.',
        ]);
      });

      test('a person asks for a look, but not minutes after the last one, and stops it', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        await portal.correr();
        const olhar = () => um.pedir('POST', `/api/Processo/${um.id}/PortalUnico/Olhar`);
        const cedo = await olhar();
        expect([cedo.status, cedo.corpo.Error]).toEqual([
          422,
          expect.stringMatching(/^O Cais olhou há pouco\. Pode olhar de novo às \d\d:\d\d\.$/),
        ]);
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'VERDE');
        bench().relogio.hora = new Date('2026-11-23T14:11:00Z');
        expect((await olhar()).status).toBe(200);
        await portal.correr();
        expect((await um.processo()).canalRfb).toBe('VERDE');
        expect((await um.pedir('DELETE', `/api/Processo/${um.id}/PortalUnico`)).corpo.acompanhamento).toMatchObject({
          ligado: false,
          proximaEm: null,
          visto: { canal: 'VERDE' },
        });
        const antes = chamadas('recuperarDuimp');
        await depois('2026-11-25T14:11:00Z');
        expect(chamadas('recuperarDuimp')).toBe(antes);
      });

      test('a limit makes it wait for the hour the Portal names, and no look is made before', async () => {
        const um = await comProcesso();
        bench().relogio.hora = new Date('2026-11-23T14:40:00Z');
        portal.simulado.limites.set('recuperarVersaoDuimpVigente', 2);
        await um.acompanhar();
        await portal.correr();
        const esperando = await um.visto();
        expect(esperando.frase).toMatch(/^O limite de consultas por hora/);
        expect(esperando).toMatchObject({ olhadoEm: null, proximaEm: '2026-11-23T15:00:01.000Z' });
        const recusado = await um.pedir('POST', `/api/Processo/${um.id}/PortalUnico/Olhar`);
        expect([recusado.status, recusado.corpo.Error]).toEqual([422, esperando.frase]);
        expect(portal.simulado.excessos()).toBe(1);
        portal.simulado.limites.clear();
        await depois('2026-11-23T15:00:02Z');
        await um.entrar();
        expect(await um.visto()).toMatchObject({ frase: null, visto: { versao: 1 } });
        expect(portal.simulado.excessos()).toBe(1);
      });

      test('a Portal that is away for hours ends no following: the next ordinary look finds the canal', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        await portal.correr();
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        const cortar = () =>
          portal.simulado.falhas.push(
            ...(['recuperarVersaoDuimpVigente', 'autenticarChaveAcesso'] as const).flatMap((funcao) =>
              Array.from({ length: 5 }, () => ({ funcao, tipo: 'CAI' as const })),
            ),
          );
        cortar();
        for (let vez = 0; vez < 6; vez += 1) {
          const { proximaEm } = await um.visto();
          bench().relogio.hora = new Date(Date.parse(proximaEm ?? '') + 1_000);
          await portal.correr();
          await um.entrar();
        }
        const calado = await um.visto();
        expect(calado).toMatchObject({ ligado: true, frase: 'O Portal Único não respondeu.' });
        expect(calado.visto?.canal).toBeNull();
        portal.simulado.falhas.length = 0;
        bench().relogio.hora = new Date(Date.parse(calado.proximaEm ?? '') + 1_000);
        await portal.correr();
        await um.entrar();
        expect(await um.visto()).toMatchObject({ ligado: true, frase: null, visto: { canal: 'AMARELO' } });
      });

      test('a path that is refused once does not end it either', async () => {
        const um = await comProcesso();
        portal.simulado.falhas.push({ funcao: 'recuperarVersaoDuimpVigente', tipo: 'HTML' });
        await um.acompanhar();
        await portal.correr();
        const recusado = await um.visto();
        expect(recusado).toMatchObject({ ligado: true, frase: expect.stringMatching(/\(403\)/) });
        await depois('2026-11-23T17:00:01Z');
        await um.entrar();
        expect(await um.visto()).toMatchObject({ ligado: true, frase: null, visto: { versao: 1 } });
      });

      test('a key that the Portal no longer takes is tried once a day, not once for each processo', async () => {
        const um = await comProcesso();
        const outro = await comProcesso({ com: um.chave });
        await um.acompanhar();
        await outro.acompanhar();
        await portal.correr();
        // The keys of other tests log in too, and the Portal accepts them.
        const recusadas = () =>
          portal.simulado.chamadas.filter(({ funcao, status }) => funcao === 'autenticarChaveAcesso' && status !== 200);
        portal.revogar(um.chave.clientId);
        await depois('2026-11-23T20:00:00Z');
        portal.passar(120);
        await portal.correr();
        expect(recusadas()).toHaveLength(1);
        await um.entrar();
        const recusado = await um.visto();
        expect(recusado).toMatchObject({
          ligado: true,
          proximaEm: '2026-11-24T07:00:00.000Z',
          frase: expect.any(String),
        });
        await depois('2026-11-24T07:00:01Z');
        expect(recusadas()).toHaveLength(2);
      });

      test('a key put in the place of one that the Portal no longer takes looks at once, and the following goes on', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        await portal.correr();
        um.noPortal('EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        portal.revogar(um.chave.clientId);
        await depois('2026-11-23T20:00:00Z');
        await um.entrar();
        expect(await um.visto()).toMatchObject({ ligado: true, proximaEm: '2026-11-24T07:00:00.000Z' });
        const nova = { ...portal.novaChave(um.chave.cpf), validaAte: null, confirmacao: null };
        const { status } = await um.pedir('POST', `/api/PortalUnico/Credencial/${um.credencialId}/Chave`, nova);
        expect(status).toBe(200);
        portal.passar(61);
        await portal.correr();
        expect(await um.visto()).toMatchObject({
          ligado: true,
          frase: null,
          olhadoEm: '2026-11-23T20:01:01.000Z',
          proximaEm: '2026-11-23T23:01:01.000Z',
          visto: { canal: 'AMARELO' },
        });
        expect((await um.processo()).canalRfb).toBe('AMARELO');
      });

      test('a new version is fetched once and waits to be accepted as a retificação', async () => {
        const um = await comProcesso();
        await um.acompanhar();
        await portal.correr();
        const [primeira] = um.versoes;
        if (!primeira) throw new Error('seeded');
        const segunda = structuredClone(primeira);
        Object.assign(segunda.capa.identificacao, {
          versao: 2,
          informacaoComplementar: 'TEXTO DA RETIFICACAO FICTICIA',
        });
        for (const { identificacao } of segunda.itens) identificacao.versao = '2';
        um.versoes.push(segunda);
        await depois('2026-11-23T15:00:00Z');
        await portal.correr();
        await depois('2026-11-23T16:00:00Z');
        await um.entrar();
        const { versaoDaqui, versaoNova } = await um.visto();
        expect([versaoDaqui, versaoNova]).toMatchObject([1, { versao: 2, situacao: 'PRONTA' }]);
        expect(chamadas('consultarItensDuimp')).toBe(2);
        const { rawPayload } = await um.injetar({ url: `/api/PortalUnico/Consulta/${versaoNova?.consultaId}/Arquivo` });
        const rota = `/api/Processo/ImportarDi?Bucket=di&retificar=true&processoId=${um.id}`;
        const [confronto] = (await um.injetar(multipartOf(rota, rawPayload, 'v2.zip'))).json();
        expect(confronto.diferencas).toContainEqual(
          expect.objectContaining({ caminho: 'informacaoComplementar', depois: 'TEXTO DA RETIFICACAO FICTICIA' }),
        );
        expect((await um.processo()).declaracao?.duimp?.versao).toBe(1);
        const aplicada = await um.injetar(multipartOf(`${rota}&aplicar=true`, rawPayload, 'v2.zip'));
        expect(aplicada.statusCode).toBe(200);
        expect(await um.visto()).toMatchObject({ versaoDaqui: 2, versaoNova: null });
      });
    },
    { portal: ENDERECOS },
  );
});
