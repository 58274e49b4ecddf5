import type { DuimpDoProcesso } from '#lib/portal/contracts/duimp-do-processo.ts';
import { proximaPergunta } from '#lib/portal/domain/registro-no-portal.ts';
import { comProcessoDeDuimp, semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { marcarDeTreinamento } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { clienteDeWebhooks } from '#server/testing/portal-simulado/webhook-client.ts';
import { proveAgain } from '#server/testing/prove-again.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';
import { filaDosRegistros } from './registrar-duimp.ts';

/** By hand, of the two items: II 469.34, IPI 331.76, PIS 61.60, COFINS 283.07, and 154.23 of the fee for one adição. */
const TOTAL = '1300.00';
const ORIGEM = 'https://cais.exemplo.com.br';

test('the Portal is asked often at first, then hourly, and nobody asks for ever', () => {
  const agora = new Date('2026-11-23T14:00:00Z');
  const depois = (perguntas: number) => (proximaPergunta(perguntas, agora)?.getTime() ?? 0) - agora.getTime();
  expect([0, 1, 6, 7, 54].map((uma) => depois(uma) / 60_000)).toEqual([0.5, 1, 30, 60, 60]);
  expect(proximaPergunta(56, agora)).toBeNull();
});

describe('The registration of a DUIMP', () => {
  onServer(
    'from a processo',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRegistros(ao), filaDosRascunhos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        const { simulado } = portal;
        portal.prazoMs = 5_000;
        Object.assign(simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        simulado.limites.clear();
        semearParaRascunhos(simulado);
      });
      afterEach(() => {
        expect(portal.simulado.fora).toEqual([]);
      });
      afterAll(() => portal.simulado.fechar());
      const chamadas = () => portal.simulado.chamadas.map(({ funcao, status }) => `${funcao} ${status}`);
      const pedidosDeRegistro = () => chamadas().filter((uma) => uma.startsWith('registrarDuimp'));
      const depois = async (minutos: number) => {
        portal.passar(minutos * 60);
        await portal.correr();
      };

      /** A processo whose draft is in the Portal, diagnosed, with the values of today. */
      async function pronta(ao: Parameters<typeof comProcessoDeDuimp>[1] & { diagnosticada?: boolean } = {}) {
        const um = await comProcessoDeDuimp(portal, ao);
        await um.complementar();
        expect((await um.mandar()).status).toBe(200);
        await portal.correr();
        const { rascunho, escrito, conferencias } = await um.ler();
        const numero = rascunho?.numero ?? '';
        if (ao.diagnosticada !== false) await portal.simulado.rascunhos.concluirDiagnostico(numero);
        portal.simulado.chamadas.length = 0;
        const corpo = {
          valor: TOTAL,
          sha256: escrito?.sha256 ?? '',
          confirmacao: null,
          conferenciasVistas: conferencias.sha256,
        };
        const por = async (pessoa: Pessoa, fim: string, payload: object) => {
          const url = `/api/Processo/${um.id}/Duimp/Registro${fim}`;
          const resposta = await pessoa.pedir({ method: 'POST', url, payload });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        const registrar = (mais: object = {}) => por(um.pessoa, '', { ...corpo, diagnosticoLido: true, ...mais });
        const aprovar = (quem: Pessoa, mais: object = {}) => por(quem, '/Aprovar', { ...corpo, ...mais });
        const registro = async (): Promise<NonNullable<DuimpDoProcesso['registro']>> => {
          const { registro: lido } = await um.ler();
          if (!lido) throw new Error('a draft with a number');
          return lido;
        };
        const motivos = async () => {
          const historico = await um.pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${um.id}` });
          return historico
            .json()
            .map(({ motivo, usuario }: { motivo: string; usuario: unknown }) => ({ motivo, usuario }));
        };
        return { ...um, numero, por, registrar, aprovar, registro, motivos };
      }

      test('asks for the very amount, registers once, and what was registered comes into the processo as a fetched DUIMP does', async () => {
        const um = await pronta();
        const antes = await um.registro();
        expect(antes).toMatchObject({ ambiente: 'TREINAMENTO', segundaPessoa: false, total: TOTAL, pedido: null });
        expect(antes.condicoes.map(({ chave, estado }) => `${chave} ${estado}`)).toEqual([
          'rascunho CERTO',
          'processo CERTO',
          'diagnostico PESSOA',
          'valores CERTO',
          'nossos CERTO',
        ]);
        expect(antes.debitos).toContainEqual({ nome: 'Taxa Siscomex', valor: '154.23' });

        const errado = await um.registrar({ valor: '1299.99' });
        expect([errado.status, errado.corpo.Error, Object.keys(errado.corpo.campos)]).toEqual([
          422,
          'O valor digitado é R$ 1.299,99, e o Portal calculou R$ 1.300,00. Nada foi pedido: confira e digite o que será debitado.',
          ['valor'],
        ]);
        const semLer = await um.registrar({ diagnosticoLido: false });
        expect([semLer.status, semLer.corpo.campos.diagnosticoLido]).toEqual([
          400,
          'Leia o resultado do diagnóstico e marque que leu.',
        ]);
        await portal.correr();
        expect(chamadas()).toEqual([]);

        expect((await um.registrar()).corpo.registro.pedido).toMatchObject({ situacao: 'NA_FILA', valor: TOTAL });
        const outro = await um.registrar();
        expect([outro.status, outro.corpo.Error]).toEqual([
          409,
          'O registro desta DUIMP está em curso no Portal Único: espere o resultado.',
        ]);
        await portal.correr();
        expect(chamadas()).toEqual([
          'recuperarVersaoDuimpVigente 404',
          'buscarValoresCalculadosDuimp 200',
          'registrarDuimp 201',
        ]);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'PEDIDO', versaoRegistrada: null });

        await depois(1);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'PEDIDO', retiravel: false });
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        await depois(1);
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'REGISTRADA',
          versaoRegistrada: '1',
          registradaEm: '2026-11-23T11:01:00-0300',
          consulta: { situacao: 'PRONTA', versao: 1 },
        });
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 201']);
        const [feita, pedida] = await um.motivos();
        expect(feita.motivo).toMatch(
          /^Portal Único \(treinamento\): DUIMP 26BR.* registrada, versão 1, em 2026-11-23T11:01/,
        );
        expect(pedida.motivo).toMatch(
          /registro da DUIMP 26BR.* pedido, R\$ 1\.300,00 digitados; diagnóstico lido e 4 conferências em aberto vistas por quem pediu\.$/,
        );

        const { consulta } = (await um.registro()).pedido ?? {};
        const arquivo = await um.pessoa.pedir({ url: `/api/PortalUnico/Consulta/${consulta?.id}/Arquivo` });
        const url = `/api/Processo/ImportarDi?processoId=${um.id}`;
        const importar = () => um.pessoa.pedir(multipartOf(url, arquivo.rawPayload, 'duimp.zip'));
        const processo = async () => (await um.pessoa.pedir({ url: `/api/Processo/${um.id}` })).json();
        const deVerdade = { situacao: 'EM_ABERTO', treinamento: false, numeroDuimp: null, dataRegistro: null };
        expect(await processo()).toMatchObject(deVerdade);
        const recusada = await importar();
        expect([recusada.statusCode, recusada.json().Error]).toEqual([
          422,
          'Esta declaração veio do treinamento do Portal Único, e o processo é de verdade. Marque antes o processo como de treinamento, ou importe-a como processo novo.',
        ]);
        expect(await processo()).toMatchObject(deVerdade);
        expect((await marcarDeTreinamento(um.pessoa, um.id)).status).toBe(200);
        const importada = await importar();
        expect([importada.statusCode, importada.json().Error]).toEqual([201, undefined]);
        const registrado = await processo();
        expect(registrado).toMatchObject({
          numeroDuimp: um.numero,
          versaoDuimp: 1,
          dataRegistro: '2026-11-23',
          situacao: 'REGISTRADO',
          treinamento: true,
        });
        // The operator of the Portal has a name of its own; the items sent from here are found.
        expect(registrado.conferencias[0]).toMatchObject({
          codigo: 'CARGA',
          mensagem: 'Com o processo, 5 de 6 pontos conferem; difere em Fornecedor (Exportador fictício OPE_2).',
        });
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('is not asked for while a condition is missing', async () => {
        const um = await pronta();
        const { versao, itens, adicoes } = um.itensGravados.json();
        const [primeiro, ...resto] = itens;
        const mudados = [{ ...primeiro, quantidade: '9' }, ...resto];
        await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar({ id: um.id, versao, itens: mudados, adicoes });
        const recusado = await um.registrar();
        expect([recusado.status, recusado.corpo.Error]).toEqual([
          422,
          'Ainda não se pode registrar. O processo mudou depois do envio: mande o rascunho de novo.',
        ]);
        await portal.correr();
        expect(chamadas()).toEqual([]);
      });

      test('whose answer is lost is asked about and never sent again, whoever asks', async () => {
        const um = await pronta();
        portal.prazoMs = 1_500;
        portal.simulado.falhas.push({ funcao: 'registrarDuimp', tipo: 'CALA' });
        await um.registrar();
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'INCERTO',
          frase: expect.stringMatching(/^O pedido de registro saiu daqui, e a resposta do Portal Único se perdeu/),
        });
        expect((await um.registrar()).status).toBe(409);
        expect((await um.por(um.pessoa, '/Retirar', {})).status).toBe(409);
        expect((await um.mandar()).status).toBe(409);
        portal.prazoMs = 5_000;
        await depois(2);
        await depois(10);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'INCERTO' });
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        await depois(20);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'REGISTRADA', versaoRegistrada: '1' });
        expect(pedidosDeRegistro()).toHaveLength(1);
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('whose server dies after the request left is asked about by the next one', async () => {
        const um = await pronta();
        await um.registrar();
        const { blobs } = bench();
        const guardar = blobs.guardar.bind(blobs);
        // The answer of the registration is the third to be kept: the server dies before it writes anything of it.
        const morre = jest.spyOn(blobs, 'guardar').mockImplementation(async (...dados) => {
          if (pedidosDeRegistro().length > 0) throw new Error('morto');
          return guardar(...dados);
        });
        await expect(portal.correr()).rejects.toThrow('morto');
        morre.mockRestore();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'NA_FILA', retiravel: false });
        expect((await um.por(um.pessoa, '/Retirar', {})).status).toBe(409);
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        await depois(2);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'REGISTRADA' });
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 201']);
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('that never arrived stays in doubt until a person looks, and may be asked for again then', async () => {
        const um = await pronta();
        portal.simulado.falhas.push({ funcao: 'registrarDuimp', tipo: 'ERRO_500' });
        await um.registrar();
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'INCERTO', olhadoEm: null });
        const cedo = await um.por(um.pessoa, '/NaoFoi', {});
        expect([cedo.status, cedo.corpo.Error]).toEqual([
          409,
          'O Cais ainda não perguntou ao Portal: espere a primeira resposta.',
        ]);
        await depois(2);
        expect(pedidosDeRegistro()).toHaveLength(1);
        expect((await um.por(um.pessoa, '/NaoFoi', {})).corpo.registro.pedido).toMatchObject({ situacao: 'RECUSADO' });
        await um.registrar();
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'PEDIDO' });
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 500', 'registrarDuimp 201']);
      });

      test('that the Portal refuses shows each error at its field, and nothing was registered', async () => {
        const um = await pronta();
        portal.simulado.rascunhos.comAlertas.add(um.numero);
        await um.registrar();
        await portal.correr();
        const { pedido } = await um.registro();
        expect(pedido).toMatchObject({
          situacao: 'RECUSADO',
          frase: 'O Portal Único recusou o pedido de registro. Nada foi registrado nem debitado.',
          problemas: [
            {
              campo: 'confirmacaoAlertaErrosNaoImpeditivos',
              codigo: 'DIMP-ER9999',
              mensagem: 'Há erros não impeditivos, e eles não foram confirmados.',
            },
          ],
        });
        await um.registrar({ mesmoComAlertas: true });
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'PEDIDO', mesmoComAlertas: true });
      });

      test('whose key is swapped while the Portal answers ends as the Portal says, and is not in doubt', async () => {
        const recusada = await pronta();
        portal.simulado.rascunhos.comAlertas.add(recusada.numero);
        await recusada.registrar();
        portal.noMeioDe('registrarDuimp', () => portal.trocarChave(recusada.chave));
        await portal.correr();
        expect((await recusada.registro()).pedido).toMatchObject({ situacao: 'RECUSADO' });
        const aceita = await pronta();
        await aceita.registrar();
        portal.noMeioDe('registrarDuimp', () => portal.trocarChave(aceita.chave));
        await portal.correr();
        expect((await aceita.registro()).pedido).toMatchObject({ situacao: 'PEDIDO', frase: null });
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 201']);
      });

      test('leaves only with the values of the moment: when they changed since they were typed, nothing is sent', async () => {
        const um = await pronta();
        await um.registrar();
        portal.simulado.rascunhos.aMais.set('II', '0.01');
        await portal.correr();
        const { pedido, total } = await um.registro();
        expect(pedido).toMatchObject({
          situacao: 'CADUCO',
          frase:
            'O Portal Único calcula agora R$ 1.300,01, e o valor digitado é R$ 1.300,00. Nada foi mandado: confira e peça de novo.',
        });
        expect([total, pedidosDeRegistro()]).toEqual(['1300.01', []]);
      });

      test('that waited beyond its day is not sent by itself', async () => {
        const um = await pronta();
        await um.registrar();
        bench().relogio.hora = new Date('2026-11-24T14:00:00Z');
        await portal.correr();
        expect(pedidosDeRegistro()).toEqual([]);
        bench().relogio.hora = new Date('2026-11-23T14:30:00Z');
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'CADUCO',
          frase: expect.stringMatching(/^O dia mudou antes de o pedido sair/),
        });
      });

      test('waits for another person of the company, who types the amount again; who asked cannot approve', async () => {
        const um = await pronta();
        const colega = await newColleague(bench(), um.pessoa);
        const { empresaId } = um.pessoa.quem;
        const querer = (exigir: boolean) =>
          um.pessoa.pedir({ method: 'POST', url: `/api/Empresa/${empresaId}/SegundaPessoa`, payload: { exigir } });
        expect((await querer(true)).json()).toMatchObject({ registroPedeSegundaPessoa: true });
        expect((await um.registrar()).corpo.registro.pedido).toMatchObject({
          situacao: 'AGUARDA_SEGUNDA',
          retiravel: true,
        });
        await portal.correr();
        expect(chamadas()).toEqual([]);
        const dia = async (quem: Pessoa) =>
          (await quem.pedir({ url: '/api/MeuDia?regra=REGISTRO_A_APROVAR' })).json().linhas;
        expect(await dia(um.pessoa)).toEqual([]);
        expect(await dia(colega)).toMatchObject([
          {
            porque: expect.stringMatching(
              /^Registro da DUIMP 26BR.* pedido por .*: R\$ 1\.300,00 a debitar, em treinamento\.$/,
            ),
            lugar: { onde: 'PROCESSO', id: um.id, aba: 'duimp' },
          },
        ]);
        const eu = await um.aprovar(um.pessoa);
        expect([eu.status, eu.corpo.Error]).toEqual([
          422,
          'Quem pediu o registro não o aprova: peça a outra pessoa da empresa.',
        ]);
        const outro = await um.aprovar(colega, { valor: '1300.01' });
        expect([outro.status, Object.keys(outro.corpo.campos)]).toEqual([422, ['valor']]);
        expect((await um.por(colega, '/Retirar', {})).corpo.registro.pedido).toMatchObject({ situacao: 'RETIRADO' });
        await um.registrar();
        const aprovado = await um.aprovar(colega);
        expect(aprovado.corpo.registro.pedido).toMatchObject({ situacao: 'NA_FILA', aprovadoPor: expect.any(String) });
        await portal.correr();
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 201']);
        expect(await dia(colega)).toEqual([]);
        const [aprovou, pediu, retirou] = (await um.motivos()).map(({ motivo }: { motivo: string }) => motivo);
        expect(aprovou).toMatch(
          /aprovado pela segunda pessoa, R\$ 1\.300,00 digitados; 4 conferências em aberto vistas por quem aprovou\.$/,
        );
        expect(pediu).toMatch(/espera uma segunda pessoa\.$/);
        expect(retirou).toMatch(/retirado\.$/);
      });

      test('that waits for a second person ends when the draft changes', async () => {
        const um = await pronta();
        const colega = await newColleague(bench(), um.pessoa);
        const url = `/api/Empresa/${um.pessoa.quem.empresaId}/SegundaPessoa`;
        await um.pessoa.pedir({ method: 'POST', url, payload: { exigir: true } });
        await um.registrar();
        await um.complementar({ informacaoComplementar: 'OUTRA' });
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'CADUCO' });
        await um.mandar();
        await portal.correr();
        await portal.simulado.rascunhos.concluirDiagnostico(um.numero);
        const { escrito } = await um.ler();
        await um.registrar({ sha256: escrito?.sha256 });
        const { versao, itens, adicoes } = um.itensGravados.json();
        const [primeiro, ...resto] = itens;
        const mudados = [{ ...primeiro, quantidade: '9' }, ...resto];
        await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar({ id: um.id, versao, itens: mudados, adicoes });
        const tarde = await um.aprovar(colega, { sha256: escrito?.sha256 });
        expect([tarde.status, tarde.corpo.Error]).toEqual([
          409,
          'O processo ou o rascunho mudou depois do pedido, e ele caducou. Peça de novo.',
        ]);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'CADUCO' });
        await portal.correr();
        expect(pedidosDeRegistro()).toEqual([]);
      });

      test('in production the environment is typed too', async () => {
        const um = await pronta({ ambiente: 'PRODUCAO' });
        const sem = await um.registrar();
        expect([sem.status, sem.corpo.campos]).toEqual([
          422,
          { confirmacao: 'Isto registra em produção e debita a conta. Digite: dados de verdade.' },
        ]);
        expect((await um.registrar({ confirmacao: 'dados de verdade' })).status).toBe(200);
        await portal.correr();
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        await depois(1);
        const deNovo = await um.mandar();
        expect([deNovo.status, deNovo.corpo.Error]).toEqual([
          409,
          expect.stringMatching(/^A DUIMP 26BR.* foi registrada daqui: o que está registrado muda por retificação\.$/),
        ]);
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('the diagnosis and the outcome are told by notice, and the Portal is asked before anything is believed', async () => {
        const um = await pronta({ diagnosticada: false });
        portal.simulado.webhooks.rede.set(ORIGEM, await bench().endereco());
        const { credencialId, clientId, clientSecret } = um.chave;
        const feito = await um.pessoa.pedir({
          method: 'POST',
          url: `/api/PortalUnico/Credencial/${credencialId}/Aviso`,
        });
        const { segredo, receptores } = feito.json();
        const { caminho } = receptores.find((uma: { credencialId: string }) => uma.credencialId === credencialId);
        portal.passar(61);
        const cliente = await clienteDeWebhooks(portal.simulado.endereco, { clientId, clientSecret });
        for (const evento of ['dimp-diag-import', 'dimp-registro-import']) {
          expect((await cliente.cadastrar(ORIGEM + caminho, segredo, evento)).status).toBe(200);
        }
        portal.passar(61);
        const diagnostico = async () =>
          (await um.registro()).condicoes.find(({ chave }) => chave === 'diagnostico')?.texto ?? '';
        expect(await diagnostico()).toMatch(/O resultado não chegou aqui por aviso: veja-o no Portal\.$/);
        await portal.simulado.rascunhos.concluirDiagnostico(um.numero);
        expect(await diagnostico()).toMatch(/O Portal avisou: “Diagnóstico concluído sem erros impeditivos\.”$/);
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO' });

        await um.registrar();
        await portal.correr();
        await portal.simulado.rascunhos.recusarRegistro(um.numero, 'Saldo insuficiente na conta de débito.');
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'PEDIDO',
          aviso: { evento: 'dimp-registro-import', mensagem: 'Saldo insuficiente na conta de débito.' },
          olhadoEm: expect.any(String),
        });
        await um.por(um.pessoa, '/NaoFoi', {});
        await um.registrar();
        await portal.correr();
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        // No minute goes by: the notice puts the question forward.
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'REGISTRADA' });
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO' });
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('that is under way when its key stops is asked about by another key, and never sent again', async () => {
        const um = await pronta();
        await um.registrar();
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'PEDIDO' });
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        portal.passar(61);
        portal.simulado.roubarSessao(um.chave.clientId);
        portal.revogar(um.chave.clientId);
        await depois(2);
        await depois(20);
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'PEDIDO',
          proximaEm: null,
          frase: expect.stringMatching(/Chave inválida/),
        });
        const nova = { ...portal.novaChave(um.chave.cpf), validaAte: null, confirmacao: null };
        const url = `/api/PortalUnico/Credencial/${um.chave.credencialId}/Chave`;
        await proveAgain(um.pessoa);
        expect((await um.pessoa.pedir({ method: 'POST', url, payload: nova })).statusCode).toBe(200);
        await depois(2);
        expect((await um.registro()).pedido).toMatchObject({ situacao: 'REGISTRADA', versaoRegistrada: '1' });
        expect(pedidosDeRegistro()).toEqual(['registrarDuimp 201']);
        portal.simulado.duimps.todas.delete(um.numero);
      });

      test('of a credential that was ended never leaves', async () => {
        const um = await pronta();
        await um.registrar();
        const url = `/api/PortalUnico/Credencial/${um.chave.credencialId}/Encerrar`;
        expect((await um.pessoa.pedir({ method: 'POST', url })).statusCode).toBe(200);
        await portal.correr();
        expect((await um.registro()).pedido).toMatchObject({
          situacao: 'CADUCO',
          frase: 'A credencial foi encerrada antes de o pedido sair.',
        });
        expect(chamadas()).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});
