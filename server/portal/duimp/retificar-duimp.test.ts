import { FUNCOES_DA_RETIFICACAO } from '#server/portal/talk/functions.ts';
import { semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { comDuimpRegistrada, TOTAL_REGISTRADO } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';
import { filaDosRegistros } from './registrar-duimp.ts';

/**
 * By hand: item 1 goes from 3 to 4 pieces of 333.3333333, so both items are 1333.33 + 250.00 of freight + 50.00 of insurance = 1633.33.
 * II 2 × 261.33, IPI 2 × 184.73, PIS 2 × 34.30, COFINS 2 × 157.62; less 469.34, 331.76, 61.60 and 283.07 that were paid: 53.32 + 37.70 +
 * 7.00 + 32.17. The fee is that of one adição, as before.
 */
const DIFERENCA = '130.19';

describe('The retificação of a DUIMP', () => {
  onServer(
    'from a processo',
    (bench) => {
      let portal: PortalDeTeste;
      const pedidas = new Set<string>();
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
        for (const { funcao } of portal.simulado.chamadas) pedidas.add(funcao);
      });
      afterAll(() => portal.simulado.fechar());
      const chamadas = () => portal.simulado.chamadas.map(({ funcao, status }) => `${funcao} ${status}`);
      const criadas = () => chamadas().filter((uma) => uma.startsWith('criarVersaoRetificadoraDuimp'));

      /** A retificação whose registered version came, and whose first item has a piece more. */
      async function preparada(ao: Parameters<typeof comDuimpRegistrada>[1] = {}) {
        const um = await comDuimpRegistrada(portal, ao);
        expect((await um.retificar()).corpo.Error ?? null).toBeNull();
        await portal.correr();
        expect((await um.mudarItem(0, { quantidade: '4' })).json().Error ?? null).toBeNull();
        portal.simulado.chamadas.length = 0;
        return um;
      }

      /** Sends the retificação until the Portal has it, diagnosed, with the values of today. */
      async function mandada(ao: Parameters<typeof comDuimpRegistrada>[1] = {}) {
        const um = await preparada(ao);
        expect((await um.mandar()).corpo.Error ?? null).toBeNull();
        await portal.correr();
        await portal.simulado.rascunhos.concluirDiagnostico(um.numero);
        return um;
      }

      test('shows what would change, sends that alone, pays the difference, and comes back as a retificação to accept', async () => {
        const um = await comDuimpRegistrada(portal);
        const antes = await um.ler();
        expect([antes.bloqueio, antes.retificacao]).toEqual([
          'Este processo já tem o número da DUIMP: o que está registrado muda por retificação.',
          { numero: um.numero, versao: 1, impedimento: null, aberta: null },
        ]);
        const fechado = await um.mudarItem(0, { quantidade: '4' });
        expect([fechado.statusCode, fechado.json().codigo]).toEqual([409, 'BLOQUEADO']);

        expect((await um.retificar()).corpo.retificacao.aberta).toMatchObject({
          motivo: 'A fatura traz outra quantidade.',
          situacao: 'NA_FILA',
          versaoBase: 1,
          modeloEm: null,
          comparada: null,
        });
        await portal.correr();
        expect(chamadas()).toEqual([
          'recuperarVersaoDuimpVigente 200',
          'recuperarDuimp 200',
          'buscarDadosCapaDuimp 404',
          'buscarDadosCapaDuimp 200',
          'buscarDadosItensDuimp 200',
          'buscarDadosItensDuimp 200',
        ]);
        const igual = await um.ler();
        expect(igual).toMatchObject({ bloqueio: null, rascunho: null, registro: null });
        expect(igual.retificacao?.aberta).toMatchObject({ situacao: 'PREPARO', noPortal: null });
        expect(igual.retificacao?.aberta?.comparada).toMatchObject({ quantas: 0, diferencas: [], mantidos: 0 });
        const { campos, iguais } = igual.retificacao?.aberta?.comparada ?? {};
        expect(campos).toBe(iguais);
        const nada = await um.mandar();
        expect([nada.status, nada.corpo.Error]).toEqual([
          422,
          'Nada difere da versão registrada: não há o que retificar. Mude antes o processo ou os dados da DUIMP.',
        ]);

        expect((await um.mudarItem(0, { quantidade: '4' })).json().Error ?? null).toBeNull();
        const { versao } = await um.processo();
        const frete = { id: um.id, versao, seguroValor: '120.00' };
        expect((await cadastroDeTeste(um.pessoa, 'Processo').alterar(frete)).json().Error ?? null).toBeNull();
        const outro = { id: um.id, versao: versao + 1, transportador: 'OUTRO' };
        expect((await cadastroDeTeste(um.pessoa, 'Processo').alterar(outro)).statusCode).toBe(409);
        const { aberta } = (await um.ler()).retificacao ?? {};
        expect(aberta?.comparada).toMatchObject({ quantas: 2, mudados: [1], novos: [], saem: [] });
        expect(aberta?.comparada?.diferencas).toEqual([
          {
            item: null,
            caminho: 'carga.seguro.valorMoedaNegociada',
            registrado: '100',
            nosso: '120',
            lugar: { onde: 'PROCESSO', aba: 'carga' },
          },
          {
            item: 1,
            caminho: 'mercadoria.quantidadeComercial',
            registrado: '3',
            nosso: '4',
            lugar: { onde: 'PROCESSO', aba: 'itens' },
          },
        ]);
        await cadastroDeTeste(um.pessoa, 'Processo').alterar({ id: um.id, versao: versao + 1, seguroValor: '100.00' });

        portal.simulado.chamadas.length = 0;
        expect((await um.mandar()).corpo.rascunho).toMatchObject({ situacao: 'NA_FILA', etapa: 'CRIAR' });
        await portal.correr();
        expect(chamadas()).toEqual([
          'recuperarVersaoDuimpVigente 200',
          'buscarDadosCapaDuimp 404',
          'criarVersaoRetificadoraDuimp 201',
          'buscarDadosItensDuimp 200',
          'buscarDadosItensDuimp 200',
          'atualizarItens 200',
          'diagnosticarDuimp 201',
          'buscarValoresCalculadosDuimp 200',
        ]);
        const la = portal.simulado.rascunhos.retificadoras.get(um.numero);
        expect([...(la?.itens.values() ?? [])].map(({ mercadoria }) => mercadoria.quantidadeComercial)).toEqual([4, 4]);
        const { rascunho, registro } = await um.ler();
        expect(rascunho).toMatchObject({ situacao: 'PRONTO', versaoDuimp: '2', numero: um.numero, comoMandado: true });
        const linha = (nome: string) => rascunho?.comparados.find((uma) => uma.nome === nome);
        expect(linha('II devido')).toMatchObject({ doPortal: '522.66', nosso: '522.66', diferenca: '0.00' });
        expect(rascunho?.comparados.filter(({ diferenca }) => diferenca !== '0.00')).toEqual([]);
        expect(registro).toMatchObject({ total: DIFERENCA, pedido: null });
        expect(registro?.debitos).toEqual([
          { nome: 'II, diferença', valor: '53.32' },
          { nome: 'IPI, diferença', valor: '37.70' },
          { nome: 'PIS, diferença', valor: '7.00' },
          { nome: 'COFINS, diferença', valor: '32.17' },
          { nome: 'Taxa Siscomex, diferença', valor: '0.00' },
        ]);

        await portal.simulado.rascunhos.concluirDiagnostico(um.numero);
        const inteiro = await um.registrar(TOTAL_REGISTRADO);
        expect([inteiro.status, inteiro.corpo.Error]).toEqual([
          422,
          'O valor digitado é R$ 1.300,00, e o Portal calculou R$ 130,19. Nada foi pedido: confira e digite o que será debitado.',
        ]);
        expect((await um.registrar(DIFERENCA)).corpo.registro.pedido).toMatchObject({ situacao: 'NA_FILA' });
        await portal.correr();
        await um.passar(1);
        expect((await um.ler()).registro?.pedido).toMatchObject({ situacao: 'PEDIDO', retificadora: true });
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        await um.passar(2);
        const feita = await um.ler();
        expect(feita.registro?.pedido).toMatchObject({
          situacao: 'REGISTRADA',
          versaoRegistrada: '2',
          consulta: { situacao: 'PRONTA', versao: 2 },
        });
        expect(feita.retificacao).toMatchObject({
          versao: 1,
          aberta: null,
          impedimento:
            'A versão 2 foi registrada daqui, e o processo tem a 1: traga-a antes, em “Ver como retificação”.',
        });
        expect((await um.mudarItem(0, { quantidade: '5' })).statusCode).toBe(409);

        const retificar = `retificar=true&processoId=${um.id}`;
        expect((await um.trazer(retificar)).corpo).toMatchObject([{ diferencas: expect.any(Array) }]);
        expect((await um.processo()).versaoDuimp).toBe(1);
        await um.trazer(`${retificar}&aplicar=true`);
        expect(await um.processo()).toMatchObject({ versaoDuimp: 2, dataRegistro: '2026-11-23' });
        expect((await um.ler()).retificacao).toMatchObject({ versao: 2, impedimento: null });
        const motivos = (await um.motivos()).filter((uma) => /etifica/.test(uma) && uma.startsWith('Portal'));
        expect(motivos).toEqual([
          expect.stringMatching(/: retificação da DUIMP 26BR.* registrada, versão 2, em 2026-11-23T.*respondeu\.$/),
          expect.stringMatching(/: registro da retificação da DUIMP 26BR.* pedido, R\$ 130,19 digitados/),
          expect.stringMatching(/: retificação da DUIMP 26BR.* aberta, versão 2\.$/),
          'Portal Único (treinamento): retificação da DUIMP mandada.',
          expect.stringMatching(/: retificação da DUIMP 26BR.*, versão 1, em preparo\. Motivo: A fatura traz outra/),
        ]);
      });

      test('is refused with a sentence where the DUIMP cannot be rectified, and keeps the reason that was written', async () => {
        const um = await comDuimpRegistrada(portal);
        const semMotivo = await um.retificar('   ');
        expect([semMotivo.status, semMotivo.corpo.campos]).toEqual([
          400,
          { motivo: 'Escreva o motivo da retificação.' },
        ]);
        const [registrada] = portal.simulado.duimps.todas.get(um.numero) ?? [];
        const situacao = registrada?.capa.situacao as Record<string, string>;
        const recusa = async () => {
          await portal.correr();
          return (await um.ler()).retificacao?.aberta;
        };
        situacao.situacaoDuimp = 'CANCELADA_PELA_ADUANA';
        await um.retificar();
        expect(await recusa()).toMatchObject({
          situacao: 'RECUSADO',
          frase: 'A DUIMP está cancelada no Portal Único: não se retifica.',
          motivo: 'A fatura traz outra quantidade.',
        });
        const duas = await um.retificar();
        expect([duas.status, duas.corpo.Error]).toEqual([
          409,
          'Este processo já tem uma retificação aberta: siga com ela, ou desista dela.',
        ]);
        situacao.situacaoDuimp = 'EM_CONFERENCIA_SELECIONADA';
        situacao.situacaoAnaliseRetificacao = 'PENDENTE_AGUARDANDO_ANALISE';
        await um.buscar();
        expect((await recusa())?.frase).toBe(
          'Uma retificação desta DUIMP espera a análise da Receita: outra só depois dela.',
        );
        situacao.situacaoAnaliseRetificacao = 'DEFERIDA';
        await abrirNoPortal(um.numero);
        await um.buscar();
        expect((await recusa())?.frase).toMatch(
          /^A DUIMP 26BR.* já tem a versão 2 em elaboração no Portal Único, e o Cais não a fez/,
        );
        const cedo = await um.mandar();
        expect([cedo.status, cedo.corpo.Error]).toEqual([
          422,
          'A versão registrada ainda não veio do Portal Único: espere-a, ou busque-a de novo.',
        ]);
        portal.simulado.rascunhos.retificadoras.delete(um.numero);
        await um.buscar();
        expect(await recusa()).toMatchObject({ situacao: 'PREPARO', frase: null, comparada: { quantas: 0 } });
        const resolvida = await um.pedir('POST', '/Resolver', { rascunho: null });
        expect(resolvida.status).toBe(422);
        expect(criadas()).toEqual([]);
        const alheio = await (await bench().novaPessoa()).pedir({
          method: 'POST',
          url: `/api/Processo/${um.id}/Duimp/Retificacao/Desistir`,
          payload: { credencialId: um.chave.credencialId },
        });
        expect(alheio.statusCode).toBe(404);
      });

      test('of a processo without a registered DUIMP says so', async () => {
        const um = await comDuimpRegistrada(portal);
        const { pessoa, chave } = um;
        const novo = await cadastroDeTeste(pessoa, 'Processo').criar({ tipoDocumento: 'DUIMP' });
        const url = `/api/Processo/${novo.json().id}/Duimp/Retificacao`;
        const payload = { credencialId: chave.credencialId, motivo: 'X' };
        const recusado = await pessoa.pedir({ method: 'POST', url, payload });
        expect([recusado.statusCode, recusado.json().Error]).toEqual([422, 'Este processo não tem DUIMP registrada.']);
      });

      test('whose answer is lost is asked about, taken for ours by its cover, and made once', async () => {
        const um = await preparada();
        portal.prazoMs = 1_500;
        portal.simulado.falhas.push({ funcao: 'criarVersaoRetificadoraDuimp', tipo: 'CALA' });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'NA_FILA', etapa: 'CRIAR', versaoDuimp: null });
        portal.prazoMs = 5_000;
        await um.passar(2);
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', versaoDuimp: '2' });
        expect(criadas()).toEqual(['criarVersaoRetificadoraDuimp 201']);
        expect(chamadas().filter((uma) => uma.startsWith('atualizarItens'))).toEqual(['atualizarItens 200']);
      });

      test('whose answer is lost is not taken for ours when somebody else opened a version meanwhile', async () => {
        const um = await preparada();
        portal.simulado.falhas.push({ funcao: 'criarVersaoRetificadoraDuimp', tipo: 'ERRO_500' });
        await um.mandar();
        await portal.correr();
        await abrirNoPortal(um.numero, 'ABERTA POR OUTRA PESSOA');
        await um.passar(2);
        expect((await um.ler()).rascunho).toMatchObject({
          situacao: 'RECUSADO',
          versaoDuimp: null,
          frase: expect.stringMatching(/se perdeu, e a capa em elaboração no Portal Único não é a que o Cais mandou/),
        });
        await um.desistir();
        await portal.correr();
        // It was not made from here, so it is not deleted from here.
        expect(portal.simulado.rascunhos.retificadoras.get(um.numero)?.capa.identificacao).toMatchObject({
          informacaoComplementar: 'ABERTA POR OUTRA PESSOA',
        });
        expect((await um.ler()).retificacao?.aberta).toBeNull();
      });

      test('whose server dies in the middle goes on: nothing is made twice, and no item goes that is there already', async () => {
        const um = await preparada({ itens: 3 });
        await um.mudarItem(1, { quantidade: '7' });
        await um.mandar();
        const { blobs } = bench();
        const guardar = blobs.guardar.bind(blobs);
        const morre = jest.spyOn(blobs, 'guardar').mockImplementation(async (...dados) => {
          // The items arrived; the server dies before it writes their answer.
          if (chamadas().some((uma) => uma.startsWith('atualizarItens'))) throw new Error('morto');
          return guardar(...dados);
        });
        await expect(portal.correr()).rejects.toThrow('morto');
        morre.mockRestore();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'NA_FILA', etapa: 'ITENS', versaoDuimp: '2' });
        portal.simulado.chamadas.length = 0;
        await um.passar(2);
        expect(chamadas()).toEqual([
          'buscarDadosItensDuimp 200',
          'buscarDadosItensDuimp 200',
          'diagnosticarDuimp 201',
          'buscarValoresCalculadosDuimp 200',
        ]);
        const la = portal.simulado.rascunhos.retificadoras.get(um.numero);
        expect([...(la?.itens.values() ?? [])].map(({ mercadoria }) => mercadoria.quantidadeComercial)).toEqual([
          4, 7, 5,
        ]);
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO' });
      });

      test('is not made of a version that another one replaced in between', async () => {
        const um = await preparada();
        await portal.simulado.muda.novaVersao(um.numero, { informacaoComplementar: 'OUTRA' });
        await um.mandar();
        await portal.correr();
        const frase =
          'A versão vigente no Portal Único é a 2, e a deste processo é a 1. Traga a 2 para o processo e prepare a retificação de novo.';
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'RECUSADO', frase });
        expect(criadas()).toEqual([]);
        await um.buscar();
        await portal.correr();
        expect((await um.ler()).retificacao?.aberta).toMatchObject({ situacao: 'RECUSADO', frase });
        portal.simulado.duimps.todas.get(um.numero)?.pop();
      });

      test('keeps what the Portal has and the processo does not say, adds an item and takes one out', async () => {
        const um = await comDuimpRegistrada(portal);
        // Somebody added it in the Portal before the registration.
        const lpcos = [{ numero: 'I2600000063' }];
        const modelo = portal.simulado.rascunhos.daVersao(um.numero, '1');
        Object.assign(modelo?.itens.get(2) ?? {}, { lpcos });
        await um.retificar();
        await portal.correr();
        const { itens, versao, adicoes } = (await um.pessoa.pedir({ url: `/api/ItensDoProcesso/${um.id}` })).json();
        const novo = { ...itens[1], id: null, partNumber: 'PN-3', quantidade: '1' };
        const tres = [itens[0], { ...itens[1], quantidade: '9' }, novo];
        await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar({ id: um.id, versao, itens: tres, adicoes });
        await um.complementar();
        expect((await um.ler()).retificacao?.aberta?.comparada).toMatchObject({
          mudados: [2],
          novos: [3],
          saem: [],
          mantidos: 1,
        });
        await um.mandar();
        await portal.correr();
        const la = () => portal.simulado.rascunhos.retificadoras.get(um.numero)?.itens;
        expect([...(la()?.keys() ?? [])]).toEqual([1, 2, 3]);
        expect(la()?.get(2)).toMatchObject({ lpcos, mercadoria: { quantidadeComercial: 9 } });
        expect(chamadas().filter((uma) => /Itens 20[01]$/.test(uma) && !uma.startsWith('consultar'))).toEqual([
          'atualizarItens 200',
          'salvarItens 201',
        ]);

        const depois = (await um.pessoa.pedir({ url: `/api/ItensDoProcesso/${um.id}` })).json();
        const um_ = { id: um.id, versao: depois.versao, itens: depois.itens.slice(0, 1), adicoes };
        await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar(um_);
        expect((await um.ler()).retificacao?.aberta?.comparada).toMatchObject({ mudados: [], novos: [], saem: [2] });
        expect((await um.ler()).rascunho).toMatchObject({ comoMandado: false });
        await um.mandar();
        await portal.correr();
        expect([...(la()?.keys() ?? [])]).toEqual([1]);
        expect(criadas()).toHaveLength(1);
      });

      test('shows what the Portal refuses at its field, and goes on in the same version once it is mended', async () => {
        const um = await preparada();
        const doItem = async (codigo: number) => {
          const { complemento } = await um.ler();
          return um.complementar({
            produtos: complemento.produtos.map((uma, i) => (i === 0 ? { ...uma, codigo } : uma)),
          });
        };
        await doItem(99);
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          situacao: 'RECUSADO',
          versaoDuimp: '2',
          problemas: [{ item: 1, campo: 'produto.codigo', lugar: { onde: 'COMPLEMENTO', parte: 'produtos' } }],
        });
        await doItem(45);
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', problemas: [], versaoDuimp: '2' });
        expect(criadas()).toHaveLength(1);
      });

      test('pays the interest that the Portal calculated', async () => {
        const um = await mandada();
        portal.simulado.rascunhos.juros.set('II', '1.07');
        await um.pedir('POST', '/Valores');
        await portal.correr();
        const { registro } = await um.ler();
        expect(registro?.total).toBe('131.26');
        expect(registro?.debitos.slice(0, 2)).toEqual([
          { nome: 'II, diferença', valor: '53.32' },
          { nome: 'II, juros', valor: '1.07' },
        ]);
        expect((await um.registrar('131.26')).status).toBe(200);
        await portal.correr();
        expect(chamadas().at(-1)).toBe('registrarDuimp 201');
      });

      test('waits for the second person that the company wants', async () => {
        const um = await mandada();
        const colega = await newColleague(bench(), um.pessoa);
        const url = `/api/Empresa/${um.pessoa.quem.empresaId}/SegundaPessoa`;
        await um.pessoa.pedir({ method: 'POST', url, payload: { exigir: true } });
        expect((await um.registrar(DIFERENCA)).corpo.registro.pedido).toMatchObject({ situacao: 'AGUARDA_SEGUNDA' });
        await portal.correr();
        expect(chamadas().filter((uma) => uma.startsWith('registrar'))).toEqual([]);
        const { escrito } = await um.ler();
        const corpo = { valor: DIFERENCA, sha256: escrito?.sha256, confirmacao: null };
        expect((await um.por(um.pessoa, '/Registro/Aprovar', corpo)).status).toBe(422);
        expect((await um.por(colega, '/Registro/Aprovar', corpo)).status).toBe(200);
        await portal.correr();
        expect(chamadas().at(-1)).toBe('registrarDuimp 201');
        const emCurso = await um.desistir();
        expect([emCurso.status, emCurso.corpo.Error]).toEqual([
          409,
          'O registro desta DUIMP está em curso no Portal Único: espere o resultado.',
        ]);
      });

      test('is given up: what was made in the Portal is deleted there, and the processo closes again', async () => {
        const um = await mandada();
        expect((await um.desistir()).corpo.retificacao.aberta).toMatchObject({ situacao: 'NA_FILA', etapa: 'EXCLUIR' });
        portal.simulado.falhas.push({ funcao: 'excluirDuimp', tipo: 'CAI' });
        await portal.correr();
        await um.passar(2);
        expect(portal.simulado.rascunhos.retificadoras.has(um.numero)).toBe(false);
        expect(chamadas().filter((uma) => uma.startsWith('excluirDuimp'))).toEqual([
          'excluirDuimp 200',
          'excluirDuimp 404',
        ]);
        const depois = await um.ler();
        expect(depois).toMatchObject({ retificacao: { aberta: null }, rascunho: null, registro: null });
        expect((await um.mudarItem(0, { quantidade: '5' })).statusCode).toBe(409);
        expect((await um.motivos())[0]).toMatch(
          /retificação da DUIMP 26BR.* abandonada; a versão 2, em elaboração, foi excluída lá\.$/,
        );
        expect((await um.retificar('De novo.')).status).toBe(200);
        await portal.correr();
        // The plan kept what was typed for the former one.
        expect((await um.ler()).retificacao?.aberta?.comparada).toMatchObject({ quantas: 1 });
        await um.desistir();
        expect((await um.motivos())[0]).toMatch(/abandonada; nada havia sido feito lá\.$/);
      });

      test('is given up without deleting anything once somebody else registered it', async () => {
        const um = await mandada();
        const { rascunhos } = portal.simulado;
        const la = rascunhos.retificadoras.get(um.numero);
        Object.assign(la ?? {}, { registro: 'EM_PROCESSAMENTO' });
        await rascunhos.concluirRegistro(um.numero);
        await um.desistir();
        await portal.correr();
        expect(chamadas().filter((uma) => uma.startsWith('excluirDuimp'))).toEqual([]);
        expect((await um.ler()).retificacao?.aberta).toBeNull();
        expect((await um.motivos())[0]).toMatch(/abandonada; a versão 2 já está registrada lá\.$/);
      });

      test('of a processo whose declaration was taken out sends nothing, and can be given up', async () => {
        const um = await preparada();
        const { versao } = await um.processo();
        const retirada = await um.pessoa.pedir({
          method: 'POST',
          url: `/api/Processo/${um.id}/RetirarDeclaracao`,
          payload: { versao, motivo: 'Importada no processo errado.' },
        });
        expect([retirada.statusCode, retirada.json().Error]).toEqual([200, undefined]);
        const frase = 'A declaração foi retirada deste processo: desista da retificação, ou traga-a de novo.';
        expect(await um.ler()).toMatchObject({ bloqueio: frase, retificacao: { numero: um.numero } });
        const mandar = await um.mandar();
        expect([mandar.status, mandar.corpo.Error]).toEqual([409, frase]);
        expect((await um.desistir()).status).toBe(200);
        expect((await um.ler()).retificacao?.aberta ?? null).toBeNull();
      });

      test('of a company that nobody of another sees', async () => {
        const um = await preparada();
        const outra = await bench().novaPessoa();
        expect((await outra.pedir({ url: `/api/Processo/${um.id}/Duimp` })).statusCode).toBe(404);
        const payload = { credencialId: um.chave.credencialId, motivo: 'X' };
        const url = `/api/Processo/${um.id}/Duimp/Retificacao`;
        expect((await outra.pedir({ method: 'POST', url, payload })).statusCode).toBe(404);
      });

      test('asks, in the tests above, for each thing it can ask for', () => {
        expect(FUNCOES_DA_RETIFICACAO.filter((uma) => !pedidas.has(uma))).toEqual([]);
      });

      /** Somebody opens the next version on the page of the Portal. */
      async function abrirNoPortal(numero: string, informacaoComplementar = 'ABERTA LÁ'): Promise<void> {
        const { rascunhos, duimps } = portal.simulado;
        const versao = (duimps.todas.get(numero)?.length ?? 0) + 1;
        const { capa } = rascunhos.daVersao(numero, String(versao - 1)) ?? {};
        if (!capa) throw new Error(`O simulador não tem a DUIMP ${numero}.`);
        const identificacao = { ...capa.identificacao, informacaoComplementar };
        rascunhos.abrirRetificadora(numero, String(versao), { ...capa, identificacao });
      }
    },
    { portal: ENDERECOS },
  );
});
