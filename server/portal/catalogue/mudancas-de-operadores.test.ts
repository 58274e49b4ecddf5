import { FUNCOES_DOS_OPERADORES } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { filaDosOperadores } from './ramos.ts';
import { AGUIA, operadoresDeTeste } from './testing/operadores-de-teste.ts';
import { recomecar } from './testing/preparo-de-teste.ts';

const [, INCLUIR, NOVA, RETIFICAR, DESATIVAR] = FUNCOES_DOS_OPERADORES;

describe('The changes of a foreign operator', () => {
  onServer(
    'of the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosOperadores(ao), filaDosCatalogos(ao)]);
      });
      beforeEach(() => recomecar(bench, portal));
      // Every request was one of the published document.
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());

      const { chamadas, noPortal, guardarNoPortal, empresa } = operadoresDeTeste(bench, () => portal);

      test('correct the version in force once, though the answer is lost, and say what was typed', async () => {
        const ela = await empresa();
        await ela.noPortal();
        expect((await ela.mudar('NOVA_VERSAO')).corpo.recusados[0].motivo).toMatch(/^Nada mudou no cadastro/);
        expect((await ela.mudar('RETIFICACAO')).corpo.recusados).toEqual([]);
        expect(await ela.primeiro()).toMatchObject({ situacao: 'RASCUNHO', ato: 'RETIFICACAO', versaoBase: '1' });
        expect((await ela.agir('PEDIR_REVISAO')).corpo.recusados[0].motivo).toBe('Nada muda em relação à versão 1.');
        expect((await ela.escrever({ nomeCidade: 'Foshan' })).status).toBe(200);
        // A DUIMP goes on naming the version that the Portal has.
        expect([...(await ela.ligados()).values()]).toMatchObject([[{ versao: '1' }]]);
        await ela.agir('PEDIR_REVISAO');
        expect((await ela.agir('APROVAR')).corpo.recusados[0].motivo).toMatch(/^Quem redigiu ou pediu a revisão/);
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.falhas.push({ funcao: RETIFICAR, tipo: 'CALA' });
        await ela.enviar();
        await portal.correr();
        const incerto = await ela.primeiro();
        expect(incerto).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR' });
        expect(incerto.frase).toMatch(/^A mudança do operador saiu daqui, e a resposta do Portal Único se perdeu/);
        portal.passar(70);
        await portal.correr();
        // Published by example: the correction of version 1 is 1.1.
        expect(await ela.primeiro()).toMatchObject({ situacao: 'ENVIADO', versaoNoPortal: '1.1', versaoBase: null });
        expect([chamadas(RETIFICAR), chamadas(NOVA), chamadas(INCLUIR)]).toEqual([1, 0, 1]);
        expect(noPortal(ela.raiz)).toMatchObject([{ versao: '1.1', nomeCidade: 'Foshan', situacao: 'ATIVADO' }]);
        expect([...(await ela.ligados()).values()]).toMatchObject([[{ versao: '1.1' }]]);
      });

      test('put it out of use with a reason and a second person, once, and nothing changes it any more', async () => {
        const ela = await empresa();
        await ela.noPortal();
        const semMotivo = await ela.agir('DESATIVAR', ela.pessoa, { motivo: ' ' });
        expect([semMotivo.status, semMotivo.corpo.Error]).toEqual([400, expect.stringMatching(/Diga por que/)]);
        const motivo = 'Encerrou as atividades';
        expect((await ela.agir('DESATIVAR', ela.pessoa, { motivo })).corpo.recusados).toEqual([]);
        const aRevisar = async (quem = ela.pessoa) =>
          (await ela.pedir('GET', 'MeuDia?regra=OPERADOR_A_REVISAR', undefined, quem)).corpo.linhas;
        expect([(await aRevisar()).length, (await aRevisar(ela.colega)).length]).toEqual([0, 1]);
        expect((await ela.agir('APROVAR')).corpo.recusados[0].motivo).toMatch(/^Quem redigiu ou pediu a revisão/);
        expect((await ela.escrever({ nome: 'Outro' })).corpo.Error).toBe(
          'Este operador espera ser desativado: desfaça a desativação antes de mudá-lo.',
        );
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.falhas.push({ funcao: DESATIVAR, tipo: 'CALA' });
        await ela.enviar();
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({ situacao: 'INCERTO', ato: 'DESATIVAR' });
        portal.passar(70);
        await portal.correr();
        const fora = await ela.primeiro();
        expect(fora).toMatchObject({ situacao: 'ENVIADO', situacaoNoPortal: 'DESATIVADO', versaoNoPortal: '1' });
        // What was sent before is what the Portal has of it.
        expect(fora.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect([chamadas(DESATIVAR), noPortal(ela.raiz).map(({ situacao }) => situacao)]).toEqual([1, ['DESATIVADO']]);
        expect((await ela.ligados()).size).toBe(0);
        await ela.comparar();
        expect((await ela.listar())[0]).toMatchObject({ comparacao: 'IGUAL' });
        await ela.mudarNoCadastro({ contato: { email: 'outro@exemplo.test' } });
        const desativado = /^Está desativado no Portal Único, e o Cais não sabe ativá-lo/;
        expect((await ela.mudar('NOVA_VERSAO')).corpo.recusados[0].motivo).toMatch(desativado);
        expect((await ela.ler(fora.id)).semMudanca).toMatch(desativado);
        const historico = (await ela.pedir('GET', `Historico?recurso=OperadorNoPortal&registroId=${fora.id}`)).corpo;
        expect(historico.map(({ motivo }: { motivo: string }) => motivo).slice(0, 4)).toEqual([
          `Treinamento: o Portal desativou o operador ${fora.codigo}.`,
          'Treinamento: desativação a enviar ao Portal Único.',
          'Treinamento: aprovado pela segunda pessoa.',
          `Treinamento: desativação enviada à revisão. ${motivo}`,
        ]);
      });

      test('do not leave when the Portal has another version, or has it out of use already', async () => {
        const ela = await empresa();
        await ela.noPortal();
        await ela.agir('DESATIVAR', ela.pessoa, { motivo: 'Encerrou' });
        await ela.agir('APROVAR', ela.colega);
        const { codigo, codigoInterno } = await ela.primeiro();
        guardarNoPortal(ela.raiz, codigo ?? '', { codigoInterno, nomeCidade: 'Cidade de lá' });
        await ela.enviar();
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({
          situacao: 'RECUSADO',
          frase: expect.stringMatching(/está na versão 2, e esta foi preparada sobre a 1\./),
        });
        expect(chamadas(DESATIVAR)).toBe(0);
        expect((await ela.agir('DESFAZER')).corpo.recusados).toEqual([]);
        expect(await ela.primeiro()).toMatchObject({ situacao: 'ENVIADO', nomeCidade: 'Shenzhen', vigente: null });

        await ela.comparar();
        await ela.mudar('RETIFICACAO');
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.catalogo.operadores.desativar([ela.raiz, 'CN', codigo ?? '']);
        portal.passar(6);
        await ela.enviar();
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({
          situacao: 'RECUSADO',
          versaoBase: '2',
          frase: 'O operador está desativado no Portal Único. Nada foi enviado: ative-o lá, ou desfaça esta mudança.',
        });
        expect(chamadas(RETIFICAR)).toBe(0);
      });

      test('are undone before they leave, and so is a draft, which comes back unless its place is taken', async () => {
        const ela = await empresa();
        await ela.preparar();
        expect((await ela.agir('DESFAZER')).corpo.recusados).toEqual([]);
        expect(await ela.listar()).toEqual([]);
        const [desfeito] = (await ela.pedir('GET', 'PortalUnico/Operador?excluidos=true')).corpo;
        expect(desfeito).toMatchObject({ nome: AGUIA.razaoSocial, excluidoEm: '2026-11-23T14:00:00.000Z' });
        const quais = [{ id: desfeito.id, versao: desfeito.versao }];
        expect((await ela.agir('PEDIR_REVISAO', ela.pessoa, {}, quais)).corpo.recusados[0].motivo).toBe(
          'Este rascunho foi desfeito: traga-o de volta antes.',
        );
        expect((await ela.preparar()).corpo).toMatchObject({ preparados: 1 });
        const outro = await ela.primeiro();
        expect((await ela.agir('TRAZER_DE_VOLTA', ela.pessoa, {}, quais)).corpo.recusados[0].motivo).toBe(
          `O fornecedor já tem outro operador aqui: ${outro.codigoInterno}.`,
        );
        await ela.agir('DESFAZER');
        expect((await ela.agir('TRAZER_DE_VOLTA', ela.pessoa, {}, quais)).corpo.recusados).toEqual([]);
        expect((await ela.primeiro()).id).toBe(desfeito.id);

        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        await portal.correr();
        const antes = await ela.primeiro();
        expect((await ela.agir('DESFAZER')).corpo.recusados[0].motivo).toMatch(/^Não há o que desfazer/);
        await ela.mudarNoCadastro({ endereco: { ...AGUIA.endereco, cidade: 'Dongguan' } });
        await ela.mudar('NOVA_VERSAO');
        await ela.escrever({ nome: 'Nome digitado' });
        expect((await ela.agir('DESFAZER')).corpo.recusados).toEqual([]);
        const depois = await ela.primeiro();
        expect(depois).toMatchObject({
          situacao: 'ENVIADO',
          nome: AGUIA.razaoSocial,
          nomeCidade: 'Shenzhen',
          sha256: antes.sha256,
          enviadoEm: antes.enviadoEm,
          versaoNoPortal: '1',
          versaoBase: null,
          vigente: null,
        });
        // The cadastro goes on saying otherwise, and what was typed stays in the history.
        expect((await ela.listar())[0]).toMatchObject({ mudouNoCadastro: ['nomeCidade'] });
        const [ultimo] = (await ela.pedir('GET', `Historico?recurso=OperadorNoPortal&registroId=${depois.id}`)).corpo;
        expect(ultimo).toMatchObject({
          motivo: 'Treinamento: nova versão desfeita antes de sair.',
          antes: { nome: 'Nome digitado', nomeCidade: 'Dongguan' },
          depois: { nome: AGUIA.razaoSocial, nomeCidade: 'Shenzhen' },
        });
        expect([chamadas(NOVA), noPortal(ela.raiz).length]).toEqual([0, 1]);
      });
    },
    { portal: ENDERECOS },
  );
});
