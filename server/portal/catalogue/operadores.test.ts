import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import { FUNCOES_DOS_OPERADORES } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { operadorRepository } from './operador-repository.ts';
import { filaDosOperadores } from './ramos.ts';
import { AGUIA, operadoresDeTeste } from './testing/operadores-de-teste.ts';
import { recomecar } from './testing/preparo-de-teste.ts';

const [LISTA, INCLUIR, NOVA] = FUNCOES_DOS_OPERADORES;
const FALCAO = {
  papel: 'FABRICANTE',
  razaoSocial: 'Falcão Fictício Inc',
  pais: { codigo: '249' },
  endereco: { logradouro: 'Imaginary Ave 5', cidade: 'Miami', estado: 'Florida' },
};
const NACIONAL = { papel: 'FABRICANTE', razaoSocial: 'Nacional Fictícia Ltda', pais: { codigo: '105' } };

describe('The foreign operators', () => {
  onServer(
    'prepared here and sent to the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosOperadores(ao), filaDosCatalogos(ao)]);
      });
      beforeEach(() => {
        recomecar(bench, portal);
      });
      // Every request was one of the published document.
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());

      const { chamadas, noPortal, guardarNoPortal, empresa } = operadoresDeTeste(bench, () => portal);

      test('are drafted of the suppliers, approved by a second person and sent once each, and the list is the same', async () => {
        const ela = await empresa([AGUIA, FALCAO, NACIONAL]);
        expect((await ela.preparar()).corpo).toEqual({ preparados: 2, jaHavia: 0, recusados: [] });
        expect((await ela.preparar()).corpo.Error).toBe(
          'Todos os fornecedores do exterior já têm operador deste importador.',
        );
        const nacional = await ela.preparar([ela.fornecedores[2]?.id ?? '']);
        expect(nacional.corpo.recusados[0].motivo).toBe(
          'É do Brasil: o operador estrangeiro é de quem fica no exterior.',
        );
        const [aguia, falcao] = await ela.listar();
        const dela = ela.fornecedores[0]?.id ?? '';
        const codigoInterno = `CAIS-${dela.slice(-12).toUpperCase()}`;
        expect(await ela.ler(aguia?.id ?? '')).toMatchObject({
          situacao: 'RASCUNHO',
          ambiente: 'TREINAMENTO',
          raiz: ela.raiz,
          fornecedor: { id: dela },
          nome: 'Águia Fictícia Trading Co Ltd',
          tin: 'TIN-0001',
          codigoPais: 'CN',
          codigoInterno,
          logradouro: 'Fictional Road, 8, Room 2',
          nomeCidade: 'Shenzhen',
          codigoSubdivisaoPais: 'CN-GD',
          cep: '518000',
          email: 'wu@exemplo.test',
          codigo: null,
          comparacao: null,
          lados: null,
        });
        // Of a state by its name the code is not guessed.
        expect(await ela.ler(falcao?.id ?? '')).toMatchObject({ codigoPais: 'US', codigoSubdivisaoPais: null });
        expect((await ela.agir('PEDIR_REVISAO')).corpo.feitos).toHaveLength(2);
        expect((await ela.agir('APROVAR')).corpo.recusados[0].motivo).toBe(
          'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.',
        );
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        await ela.agir('APROVAR', ela.colega);
        expect((await ela.enviar()).corpo.feitos).toHaveLength(2);
        await portal.correr();
        await portal.correr();
        expect([chamadas(INCLUIR), (await ela.ligados()).size]).toEqual([1, 1]);
        portal.passar(6);
        await portal.correr();
        expect([chamadas(INCLUIR), chamadas(LISTA), chamadas(NOVA)]).toEqual([2, 2, 0]);
        const enviado = await ela.ler(aguia?.id ?? '');
        expect(enviado).toMatchObject({
          situacao: 'ENVIADO',
          versaoNoPortal: '1',
          situacaoNoPortal: 'ATIVADO',
          comparacao: null,
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          revisado: { por: 'Colega' },
          titular: 'Maria da Silva',
          semNovaVersao: expect.stringMatching(/^Nada mudou no cadastro/),
        });
        expect(noPortal(ela.raiz)[0]).toEqual({
          cpfCnpjRaiz: ela.raiz,
          codigoPais: 'CN',
          codigo: enviado.codigo,
          versao: '1',
          situacao: 'ATIVADO',
          nome: 'Águia Fictícia Trading Co Ltd',
          tin: 'TIN-0001',
          logradouro: 'Fictional Road, 8, Room 2',
          nomeCidade: 'Shenzhen',
          codigoSubdivisaoPais: 'CN-GD',
          cep: '518000',
          email: 'wu@exemplo.test',
          codigoInterno,
        });
        const historico = (await ela.pedir('GET', `Historico?recurso=OperadorNoPortal&registroId=${enviado.id}`)).corpo;
        expect(historico.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
          `Treinamento: o Portal fez o operador ${enviado.codigo}, versão 1.`,
          'Treinamento: a enviar ao Portal Único.',
          'Treinamento: aprovado pela segunda pessoa.',
          'Treinamento: enviado à revisão de uma segunda pessoa.',
          'Treinamento: rascunho feito do fornecedor.',
        ]);
        expect((await ela.ligados()).get(dela)).toEqual([
          { ambiente: 'TREINAMENTO', codigo: enviado.codigo, versao: '1', codigoPais: 'CN' },
        ]);
        await ela.comparar();
        expect((await ela.listar()).map(({ comparacao }) => comparacao)).toEqual(['IGUAL', 'IGUAL']);
        expect(await ela.listas()).toMatchObject([
          {
            situacao: 'PRONTA',
            noPortal: 2,
            soLa: [],
            semOperador: { quantos: 0, nomes: [] },
            sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
            olhadaEm: '2026-11-23T14:03:26.000Z',
            aqui: { iguais: 2, diferem: 0, faltamLa: 0, naoComparados: 0 },
          },
        ]);
        expect((await ela.pedir('GET', 'PortalUnico/Catalogo')).corpo).toEqual([]);
      });

      test('that the Portal refuses say why at the field, and so do those that break a rule before', async () => {
        const ela = await empresa();
        await ela.preparar();
        const longo = await ela.escrever({ logradouro: 'R'.repeat(71) });
        expect([longo.status, longo.corpo.campos]).toEqual([400, { logradouro: 'Tem mais de 70 caracteres.' }]);
        expect((await ela.escrever({ codigoSubdivisaoPais: 'US-FL' })).status).toBe(200);
        expect((await ela.agir('PEDIR_REVISAO')).corpo.recusados[0].motivo).toBe(
          'O código da subdivisão é de outro país: aqui começa por CN-.',
        );
        await ela.escrever({ codigoSubdivisaoPais: 'CN-XX' });
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.catalogo.subdivisoes.set('CN', ['CN-GD']);
        await ela.enviar();
        await portal.correr();
        const { id } = await ela.primeiro();
        expect(await ela.ler(id)).toMatchObject({
          situacao: 'RECUSADO',
          codigo: null,
          frase: expect.stringMatching(/^O Portal Único recusou o operador/),
          problemas: [{ campo: 'codigoSubdivisaoPais', frase: 'O código da subdivisão CN-XX não existe no país CN.' }],
        });
        const dia = (await ela.pedir('GET', 'MeuDia?regra=OPERADOR_RECUSADO')).corpo.linhas;
        expect(dia).toMatchObject([
          {
            nivel: 'aviso',
            titulo: 'Águia Fictícia Trading Co Ltd · treinamento',
            porque: 'O código da subdivisão CN-XX não existe no país CN.',
            lugar: { onde: 'OPERADOR_NO_PORTAL', id, campo: 'codigoSubdivisaoPais' },
          },
        ]);
        await ela.escrever({ codigoSubdivisaoPais: 'CN-GD' });
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        await ela.agir('PEDIR_REVISAO');
        const aRevisar = async (quem: Pessoa) =>
          (await ela.pedir('GET', 'MeuDia?regra=OPERADOR_A_REVISAR', undefined, quem)).corpo.linhas;
        expect(await aRevisar(ela.pessoa)).toEqual([]);
        expect(await aRevisar(ela.colega)).toMatchObject([
          {
            porque: expect.stringMatching(/^Um operador estrangeiro espera a revisão de uma segunda pessoa/),
            lugar: { onde: 'OPERADORES_DO_PORTAL', id: ela.importadorId, campo: 'TREINAMENTO' },
          },
        ]);
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([(await ela.primeiro()).situacao, noPortal(ela.raiz).length]).toEqual(['ENVIADO', 1]);
      });

      test.each([
        ['the answer is lost', 'CALA', 1],
        ['the connection drops', 'CAI', 1],
        ['the server of the Portal fails', 'ERRO_500', 0],
        ['something else answers', 'HTML', null],
      ] as const)('are never sent twice when %s', async (_nome, tipo, feitos) => {
        const ela = await empresa();
        await ela.aprovado();
        portal.simulado.falhas.push({ funcao: INCLUIR, tipo });
        await ela.enviar();
        await portal.correr();
        // A page of the web server is a path that does not exist: nothing was done of it.
        if (tipo === 'HTML') {
          expect((await ela.primeiro()).situacao).toBe('RECUSADO');
          return;
        }
        expect(await ela.primeiro()).toMatchObject({
          situacao: 'INCERTO',
          etapa: 'PERGUNTAR',
          frase: expect.stringMatching(/a resposta .* se perdeu/),
        });
        expect((await ela.ligados()).size).toBe(0);
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        for (let i = 0; i < 5; i += 1) {
          portal.passar(70);
          await portal.correr();
        }
        expect([chamadas(INCLUIR), noPortal(ela.raiz).length]).toEqual([1, feitos]);
        const { situacao, codigo } = await ela.primeiro();
        expect([situacao, codigo !== null]).toEqual(feitos ? ['ENVIADO', true] : ['INCERTO', false]);
      });

      test('of a server that died after one left are asked about, not sent again', async () => {
        const ela = await empresa();
        await ela.aprovado();
        await ela.enviar();
        await operadorRepository(bench().conexao.db, ela.pessoa.quem.empresaId).mudar(await ela.primeiro(), {
          etapa: 'SAINDO',
        });
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR', perguntas: 1 });
        expect([chamadas(INCLUIR), chamadas(LISTA)]).toEqual([0, 1]);
        // A person looked: it is not there, so it may be sent, still as approved.
        const { id, versao } = await ela.primeiro();
        const achado = await ela.pedir('POST', `PortalUnico/Operador/${id}/Achado`, { versao, codigo: null });
        expect(achado.corpo).toMatchObject({ situacao: 'APROVADO', revisado: { por: 'Colega' } });
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([(await ela.primeiro()).situacao, chamadas(INCLUIR)]).toEqual(['ENVIADO', 1]);
      });

      test('that the Portal has by their TIN are not sent but linked, and a new version keeps what only it has', async () => {
        const [ela, outra] = [await empresa(), await empresa()];
        guardarNoPortal(ela.raiz, 'OPE_770', {
          tin: 'tin 0001',
          logradouro: 'Fictional Road, 8, Room 2',
          nomeCidade: 'Shenzhen',
          codigoInterno: 'X',
          identificacoesAdicionais: [{ numero: '12345', codigo: '16' }],
        });
        guardarNoPortal(ela.raiz, 'OPE_771', { codigoInterno: 'DE-OUTRO', nomeCidade: 'Dongguan' });
        await ela.aprovado();
        await ela.enviar();
        await portal.correr();
        expect(chamadas(INCLUIR)).toBe(0);
        const recusado = await ela.primeiro();
        expect(recusado).toMatchObject({
          situacao: 'RECUSADO',
          problemas: [{ campo: 'tin', frase: expect.stringMatching(/^O Portal Único já tem o operador OPE_770 com/) }],
        });
        const url = `PortalUnico/Operador/${recusado.id}/Achado`;
        const achado = { versao: recusado.versao, codigo: 'OPE_770' };
        expect((await outra.pedir('POST', url, achado)).status).toBe(404);
        expect((await ela.pedir('POST', url, achado)).corpo).toMatchObject({
          situacao: 'ENVIADO',
          codigo: 'OPE_770',
          versaoNoPortal: null,
          lados: null,
          semNovaVersao: 'Compare antes com o Portal: o Cais ainda não viu o que ele tem.',
        });
        // A code alone is no link yet: the version is not known.
        expect((await ela.ligados()).size).toBe(0);
        await ela.comparar();
        const comparado = await ela.ler(recusado.id);
        expect(comparado).toMatchObject({ comparacao: 'DIFERE', versaoNoPortal: '1', semNovaVersao: null });
        expect(comparado.lados?.filter(({ aqui, la }) => aqui !== la)).toEqual([
          { campo: 'nome', aqui: 'Águia Fictícia Trading Co Ltd', la: 'Nome de lá' },
          { campo: 'tin', aqui: 'TIN-0001', la: 'tin 0001' },
          { campo: 'codigoSubdivisaoPais', aqui: 'CN-GD', la: null },
          { campo: 'cep', aqui: '518000', la: null },
          { campo: 'email', aqui: 'wu@exemplo.test', la: null },
          { campo: 'codigoInterno', aqui: comparado.codigoInterno, la: 'X' },
          { campo: 'identificacoesAdicionais', aqui: null, la: '16=12345' },
        ]);
        expect(await ela.listas()).toMatchObject([
          {
            noPortal: 2,
            aqui: { iguais: 0, diferem: 1, faltamLa: 0, naoComparados: 0 },
            soLa: [{ codigo: 'OPE_771', codigoPais: 'CN', codigoInterno: 'DE-OUTRO', tin: null }],
          },
        ]);
        await ela.novaVersaoAprovada();
        expect((await ela.escrever({ codigoPais: 'US' })).corpo.Error).toMatch(/^No Portal o país faz parte/);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([chamadas(INCLUIR), chamadas(NOVA)]).toEqual([0, 1]);
        expect(noPortal(ela.raiz).find(({ codigo }) => codigo === 'OPE_770')).toMatchObject({
          versao: '2',
          nome: 'Águia Fictícia Trading Co Ltd',
          codigoInterno: comparado.codigoInterno,
          identificacoesAdicionais: [{ numero: '12345', codigo: '16' }],
        });
        expect(await ela.primeiro()).toMatchObject({ situacao: 'ENVIADO', versaoNoPortal: '2' });
        expect([...(await ela.ligados()).values()]).toMatchObject([[{ codigo: 'OPE_770', versao: '2' }]]);
      });

      test('whose supplier changed count as not compared, and the change goes as a new version, once', async () => {
        const ela = await empresa();
        await ela.noPortal();
        await ela.comparar();
        expect((await ela.listar())[0]).toMatchObject({ comparacao: 'IGUAL', mudouNoCadastro: [] });
        expect((await ela.mudar('NOVA_VERSAO')).corpo.recusados[0].motivo).toMatch(/^Nada mudou no cadastro/);
        await ela.mudarNoCadastro({ endereco: { ...AGUIA.endereco, cidade: 'Dongguan' } });
        expect((await ela.listar())[0]).toMatchObject({ comparacao: null, mudouNoCadastro: ['nomeCidade'] });
        const filtrados = await ela.pedir('GET', 'PortalUnico/Operador?comparacao=NENHUMA');
        expect(filtrados.corpo).toHaveLength(1);
        expect((await ela.pedir('GET', 'PortalUnico/Operador?comparacao=IGUAL')).corpo).toEqual([]);
        expect((await ela.listas())[0]?.aqui).toEqual({ iguais: 0, diferem: 0, faltamLa: 0, naoComparados: 1 });
        await ela.novaVersaoAprovada();
        // While a new version is prepared, the former one is what a DUIMP names.
        expect([...(await ela.ligados()).values()]).toMatchObject([[{ versao: '1' }]]);
        portal.simulado.falhas.push({ funcao: NOVA, tipo: 'CALA' });
        portal.passar(6);
        await ela.enviar();
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR' });
        expect((await ela.ligados()).size).toBe(0);
        portal.passar(70);
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({ situacao: 'ENVIADO', versaoNoPortal: '2' });
        expect([chamadas(NOVA), noPortal(ela.raiz).map(({ versao }) => versao)]).toEqual([1, ['2']]);
      });

      test('that changed in the Portal after the review was asked for are not written over', async () => {
        const ela = await empresa();
        await ela.noPortal();
        await ela.mudarNoCadastro({ contato: { email: 'outro@exemplo.test' } });
        await ela.novaVersaoAprovada();
        const { codigo, codigoInterno } = await ela.primeiro();
        guardarNoPortal(ela.raiz, codigo ?? '', { codigoInterno, nomeCidade: 'Cidade que alguém mudou lá' });
        await ela.enviar();
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({
          situacao: 'RECUSADO',
          frase: `Nada foi enviado: no Portal o operador ${codigo} está na versão 2, e esta foi preparada sobre a 1. Compare com o Portal e envie à revisão de novo.`,
        });
        expect(chamadas(NOVA)).toBe(0);
        // Once somebody saw the other version, and the second person too, ours replaces it.
        await ela.comparar();
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(noPortal(ela.raiz)).toMatchObject([{ versao: '3', nomeCidade: 'Shenzhen' }]);
      });

      test('wait for the hour of a limit and for the daily stop, and may be taken back meanwhile', async () => {
        const ela = await empresa();
        await ela.aprovado();
        portal.simulado.limites.set(INCLUIR, 0);
        await ela.enviar();
        await portal.correr();
        const esperando = await ela.primeiro();
        expect(esperando).toMatchObject({
          situacao: 'ENVIANDO',
          etapa: 'CONFERIR',
          frase: expect.stringMatching(/^O limite de consultas por hora/),
        });
        const devolver = `PortalUnico/Operador/${esperando.id}/Devolver`;
        const devolvido = await ela.pedir('POST', devolver, { versao: esperando.versao, motivo: 'Trocar a rua' });
        expect(devolvido.corpo).toMatchObject({ situacao: 'RASCUNHO', frase: 'Devolvido: Trocar a rua' });
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.simulado.limites.clear();
        // 01:30 of Brasília: the Portal stops from 01:00 to 03:00.
        bench().relogio.hora = new Date('2026-11-24T04:30:00Z');
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject({ situacao: 'ENVIANDO', etapa: 'CONFERIR' });
        expect([chamadas(INCLUIR), noPortal(ela.raiz)]).toEqual([1, []]);
        bench().relogio.hora = new Date('2026-11-24T06:30:00Z');
        await portal.correr();
        expect([(await ela.primeiro()).situacao, noPortal(ela.raiz).length]).toEqual(['ENVIADO', 1]);
      });

      test('are of one company, one environment and one version', async () => {
        const [ela, outra] = [await empresa(), await empresa([AGUIA], 'PRODUCAO')];
        await ela.aprovado();
        const { id, versao } = await ela.primeiro();
        expect((await outra.pedir('GET', `PortalUnico/Operador/${id}`)).status).toBe(404);
        expect((await outra.agir('APROVAR', outra.pessoa, {}, [{ id, versao }])).corpo.recusados).toEqual([
          { id, nome: null, motivo: 'Este operador não existe.' },
        ]);
        expect((await outra.listar()).length + (await outra.listas()).length).toBe(0);
        const deOutra = await outra.preparar([ela.fornecedores[0]?.id ?? '']);
        expect(deOutra.status).toBe(404);
        expect((await ela.agir('ENVIAR', ela.pessoa, { credencialId: outra.credencialId })).status).toBe(404);
        const velho = await ela.agir('ENVIAR', ela.pessoa, { credencialId: ela.credencialId }, [{ id, versao: 1 }]);
        expect(velho.corpo.recusados[0].motivo).toMatch(/^Mudou desde que você abriu a lista/);
        const conflito = await ela.pedir('PUT', 'PortalUnico/Operador', {
          id,
          versao: 1,
          nome: 'Outro',
          codigoPais: 'CN',
          logradouro: 'Rua',
          nomeCidade: 'Cidade',
          codigoInterno: 'Y',
        });
        expect([conflito.status, conflito.corpo.atual.versao]).toEqual([409, versao]);

        await outra.aprovado();
        expect((await outra.enviar()).corpo.Error).toBe(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`);
        expect((await outra.enviar({ confirmacao: FRASE_DA_PRODUCAO })).corpo.feitos).toHaveLength(1);
        const encerrar = `PortalUnico/Credencial/${outra.credencialId}/Encerrar`;
        expect((await outra.pedir('POST', encerrar, {})).status).toBe(200);
        await portal.correr();
        expect((await outra.primeiro()).situacao).toBe('RECUSADO');
        expect(chamadas(INCLUIR)).toBe(0);
      });
    },
    { portal: ENDERECOS },
  );
});
