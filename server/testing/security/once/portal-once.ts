import { and, eq, isNull, sql } from 'drizzle-orm';
import { portalReceptor } from '#server/platform/db/schema/avisos-do-portal.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { portalConsulta, portalCredencial } from '#server/platform/db/schema/portal.ts';
import { portalRegistro, portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';
import { portalPergunta } from '#server/platform/db/schema/portal-questions.ts';
import { catalogoDeTeste } from '#server/portal/catalogue/testing/catalogo-de-teste.ts';
import { donoDoReceptor } from '#server/portal/notices/receptor-repository.ts';
import { comProcessoDeDuimp } from '#server/portal/testing/duimp-de-teste.ts';
import { comDuimpRegistrada } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { type ChaveDeTeste, CREDENCIAL, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { processoDaDuimp } from '#server/portal/testing/processo-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { type Pessoa, TEST_VAULT, type TestBench } from '#server/testing/test-bench.ts';
import { type Case, ditas, type Perde } from './once.ts';

/** The history of a credential tells what was asked with it. */
const pedidas = ({ pessoa, credencialId }: Pick<ChaveDeTeste, 'pessoa' | 'credencialId'>, frase: RegExp) =>
  ditas(pessoa, 'CredencialDoPortal', credencialId, frase);

const postar = ({ pedir }: Pessoa, url: string, payload: object = {}) =>
  pedir({ method: 'POST', url: `/api/${url}`, payload });

const A_CAMINHO: Perde = { status: 409, frase: / a caminho do Portal Único/ };

/** What may be asked of the Portal, or begun there, once. The people of the Portal are of two servers. */
export function portalOnce(portal: () => PortalDeTeste, dois: () => TestBench) {
  const db = () => dois().conexao.db;
  const { empresa } = catalogoDeTeste(dois, portal);

  /** A company with an importer of its own root. */
  const comImportador = async (): Promise<ChaveDeTeste & { importadorId: string }> => {
    const chave = await portal().comChave();
    const importador = {
      razaoSocial: 'Fictícia da Amazônia',
      cnpj: '11222333000181',
      setor: '1',
      situacaoSuframa: 'NAO_INSCRITO',
    };
    return { ...chave, importadorId: (await cadastroDeTeste(chave.pessoa, 'Importador').criar(importador)).json().id };
  };

  /** A processo whose DUIMP is a draft in the Portal, diagnosed, with what its registration is asked with. */
  async function comRascunho() {
    const um = await comProcessoDeDuimp(portal());
    await um.complementar();
    expect((await um.mandar()).corpo.Error ?? null).toBeNull();
    await portal().correr();
    const { rascunho } = await um.ler();
    await portal().simulado.rascunhos.concluirDiagnostico(rascunho?.numero ?? '');
    const { escrito, conferencias, registro } = await um.ler();
    const pedido = {
      valor: registro?.total,
      sha256: escrito?.sha256,
      confirmacao: null,
      diagnosticoLido: true,
      conferenciasVistas: conferencias.sha256,
    };
    const noProcesso = (fim: string, payload: object = {}) =>
      postar(um.pessoa, `Processo/${um.id}/Duimp${fim}`, payload);
    return { ...um, pedido, noProcesso };
  }

  async function comRegistrada() {
    const um = await comDuimpRegistrada(portal());
    const { credencialId } = um.chave;
    const retificar = (fim = '', mais: object = {}) =>
      postar(um.pessoa, `Processo/${um.id}/Duimp/Retificacao${fim}`, { credencialId, ...mais });
    return { ...um, retificar, abrir: () => retificar('', { motivo: 'A fatura traz outra quantidade.' }) };
  }

  return {
    'fetch of a DUIMP': {
      preparar: async () => {
        const { pessoa, credencialId } = await portal().comChave();
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Consulta', { credencialId, numero: '26BR00000000001' }),
          quantos: () => db().$count(portalConsulta, eq(portalConsulta.empresaId, pessoa.quem.empresaId)),
        };
      },
      perde: null,
    },
    'question to the Portal': {
      preparar: async () => {
        const chave = await portal().comChave();
        const { pessoa, credencialId } = chave;
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Pergunta', { credencialId, perguntas: [DA_CHINA] }),
          quantos: () => pedidas(chave, /^Pedido ao Portal Único: o tratamento/),
        };
      },
      perde: null,
    },
    'question that was refused, asked again': {
      preparar: async () => {
        const chave = await portal().comChave();
        const { pessoa, credencialId } = chave;
        const pedir = () => postar(pessoa, 'PortalUnico/Pergunta', { credencialId, perguntas: [DA_CHINA] });
        await pedir();
        await db()
          .update(portalPergunta)
          .set({ situacao: 'RECUSADA', proximaEm: null })
          .where(eq(portalPergunta.empresaId, pessoa.quem.empresaId));
        return { pedir, quantos: async () => (await pedidas(chave, /^Pedido ao Portal Único: o tratamento/)) - 1 };
      },
      perde: null,
    },
    'attributes of a NCM': {
      preparar: async () => {
        const chave = await portal().comChave();
        const { pessoa, credencialId } = chave;
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Atributos', { credencialId, ncms: ['85340011'] }),
          quantos: () => pedidas(chave, /^Pedidos os atributos de uma NCM/),
        };
      },
      perde: null,
    },
    'list of the catalogue': {
      preparar: async () => {
        const chave = await comImportador();
        const { pessoa, credencialId, importadorId } = chave;
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Catalogo', { credencialId, importadorId }),
          quantos: () => pedidas(chave, /^Pedida a lista de produtos/),
        };
      },
      perde: { status: 409, frase: /^Esta lista já foi pedida: espere a resposta\.$/ },
    },
    'nightly round that is switched on': {
      preparar: async () => {
        const chave = await comImportador();
        const { pessoa, credencialId, importadorId } = chave;
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Ronda', { credencialId, importadorId, ligada: true }),
          quantos: () => pedidas(chave, /^Ronda da noite .+ ligada/),
        };
      },
      perde: null,
    },
    'nightly round that is switched off': {
      preparar: async () => {
        const chave = await comImportador();
        const { pessoa, credencialId, importadorId } = chave;
        const ronda = (ligada: boolean) => postar(pessoa, 'PortalUnico/Ronda', { credencialId, importadorId, ligada });
        await ronda(true);
        return { pedir: () => ronda(false), quantos: () => pedidas(chave, /^Ronda da noite .+ desligada/) };
      },
      perde: null,
    },
    'following of a DUIMP': {
      preparar: async () => {
        const { id, chave } = await processoSeguivel();
        const { pessoa, credencialId } = chave;
        return {
          pedir: () => postar(pessoa, `Processo/${id}/PortalUnico`, { credencialId }),
          quantos: () => pedidas(chave, /^Acompanhada a DUIMP/),
        };
      },
      perde: null,
    },
    'following of a DUIMP among many': {
      preparar: async () => {
        const { id, chave, versao } = await processoSeguivel();
        const { pessoa, credencialId } = chave;
        const ato = { tipo: 'ACOMPANHAR', credencialId };
        const payload = { quais: { processos: [{ id, versao }] }, ato, ensaio: false };
        return {
          pedir: () => postar(pessoa, 'Processo/EmVarios', payload),
          // What is refused of many is told in the answer, beside what was done.
          quantos: () => pedidas(chave, /^Acompanhada a DUIMP/),
        };
      },
      perde: null,
    },
    'following of a DUIMP that is stopped': {
      preparar: async () => {
        const { id, chave } = await processoSeguivel();
        const { pessoa, credencialId } = chave;
        await postar(pessoa, `Processo/${id}/PortalUnico`, { credencialId });
        return {
          pedir: () => pessoa.pedir({ method: 'DELETE', url: `/api/Processo/${id}/PortalUnico` }),
          quantos: () => pedidas(chave, / já não é acompanhada no Portal Único/),
        };
      },
      perde: null,
    },
    'credential of a person': {
      preparar: async (_, pessoa) => {
        const { clientId, clientSecret } = portal().novaChave('52998224725');
        const emUso = and(eq(portalCredencial.empresaId, pessoa.quem.empresaId), isNull(portalCredencial.encerradaEm));
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Credencial', { ...CREDENCIAL, clientId, clientSecret }),
          quantos: () => db().$count(portalCredencial, emUso),
        };
      },
      perde: { status: 422, frase: /^Esta pessoa já tem uma credencial em uso / },
    },
    'credential that is ended': {
      preparar: async () => {
        const chave = await portal().comChave();
        return {
          pedir: () => postar(chave.pessoa, `PortalUnico/Credencial/${chave.credencialId}/Encerrar`),
          quantos: () => pedidas(chave, /^Credencial encerrada/),
        };
      },
      perde: { status: 409, frase: /^Esta credencial já foi encerrada\.$/ },
    },
    'address of notices': {
      preparar: async () => {
        const { pessoa, credencialId } = await portal().comChave();
        const { empresaId } = pessoa.quem;
        return {
          pedir: () => postar(pessoa, `PortalUnico/Credencial/${credencialId}/Aviso`),
          // With a secret that the server can read: only then does a notice come in.
          quantos: async () => {
            const feitos = await db().select().from(portalReceptor).where(eq(portalReceptor.empresaId, empresaId));
            return feitos.filter(({ id, segredo }) => {
              return TEST_VAULT.abrir(segredo ?? '', donoDoReceptor({ empresaId, id })) !== null;
            }).length;
          },
        };
      },
      perde: null,
    },
    'address of notices that is ended': {
      preparar: async () => {
        const chave = await portal().comChave();
        const url = `PortalUnico/Credencial/${chave.credencialId}/Aviso`;
        await postar(chave.pessoa, url);
        return {
          pedir: () => chave.pessoa.pedir({ method: 'DELETE', url: `/api/${url}` }),
          quantos: () => pedidas(chave, /^Encerrado o endereço dos avisos/),
        };
      },
      perde: { status: 404, frase: /^Este endereço de avisos não existe\.$/ },
    },
    'draft of a DUIMP that is sent': {
      preparar: async () => {
        const um = await comProcessoDeDuimp(portal());
        await um.complementar();
        const { escrito, conferencias } = await um.ler();
        const { credencialId } = um.chave;
        const payload = { credencialId, sha256: escrito?.sha256, conferenciasVistas: conferencias.sha256 };
        return {
          pedir: () => postar(um.pessoa, `Processo/${um.id}/Duimp/Mandar`, payload),
          quantos: () => pedidas(um.chave, /^Rascunho da DUIMP do processo .+ mandado/),
        };
      },
      perde: A_CAMINHO,
    },
    'values of a draft': {
      preparar: async () => {
        const { noProcesso } = await comRascunho();
        let feitos = 0;
        return {
          pedir: async () => {
            const resposta = await noProcesso('/Valores');
            if (resposta.statusCode < 300) feitos += 1;
            return resposta;
          },
          quantos: async () => feitos,
        };
      },
      perde: A_CAMINHO,
    },
    'registration of a DUIMP': {
      preparar: async () => {
        const { id, pessoa, pedido, noProcesso } = await comRascunho();
        const daDuimp = and(eq(portalRegistro.empresaId, pessoa.quem.empresaId), eq(portalRegistro.processoId, id));
        return {
          pedir: () => noProcesso('/Registro', pedido),
          quantos: () => db().$count(portalRegistro, daDuimp),
        };
      },
      perde: { status: 409, frase: /^O registro desta DUIMP está em curso no Portal Único: espere o resultado\.$/ },
    },
    'registration of a DUIMP that is withdrawn': {
      preparar: async () => {
        const { id, pessoa, pedido, noProcesso } = await comRascunho();
        await noProcesso('/Registro', pedido);
        return {
          pedir: () => noProcesso('/Registro/Retirar'),
          quantos: () => ditas(pessoa, 'Processo', id, /pedido de registro da DUIMP .+ retirado\.$/),
        };
      },
      perde: { status: 409, frase: /^O pedido de registro já saiu daqui, ou não há nenhum/ },
    },
    'retificação of a DUIMP': {
      preparar: async () => {
        const { id, pessoa, abrir } = await comRegistrada();
        const doProcesso = and(
          eq(portalRetificacao.empresaId, pessoa.quem.empresaId),
          eq(portalRetificacao.processoId, id),
        );
        return { pedir: abrir, quantos: () => db().$count(portalRetificacao, doProcesso) };
      },
      perde: { status: 409, frase: /^Este processo já tem uma retificação aberta: siga com ela, ou desista dela\.$/ },
    },
    'retificação of a DUIMP that is given up': {
      preparar: async () => {
        const { id, pessoa, abrir, retificar } = await comRegistrada();
        await abrir();
        await portal().correr();
        return {
          pedir: () => retificar('/Desistir'),
          quantos: () => ditas(pessoa, 'Processo', id, /retificação da DUIMP .+ abandonada/),
        };
      },
      perde: { status: 404, frase: /^Esta retificação não existe\.$/ },
    },
    'registered version that is fetched again': {
      preparar: async () => {
        const { abrir, retificar } = await comRegistrada();
        await abrir();
        await portal().correr();
        let feitas = 0;
        return {
          pedir: async () => {
            const resposta = await retificar('/Buscar');
            if (resposta.statusCode < 300) feitas += 1;
            return resposta;
          },
          quantos: async () => feitas,
        };
      },
      perde: A_CAMINHO,
    },
    'products of the items': {
      preparar: async () => {
        const { pessoa, ambiente, importadorId } = await empresa(['FICT-1']);
        return {
          pedir: () => postar(pessoa, 'PortalUnico/Produto/Preparar', { ambiente, importadorId, itens: null }),
          quantos: () => db().$count(portalProduto, eq(portalProduto.empresaId, pessoa.quem.empresaId)),
        };
      },
      perde: { status: 422, frase: /^Todos os itens importados já têm produto deste importador\.$/ },
    },
    'código interno of two products': {
      vezes: 3,
      preparar: async () => {
        const { pessoa, preparar, listar, ler } = await empresa(['FICT-1', 'FICT-2', 'FICT-3']);
        await preparar();
        const lidos = await Promise.all((await listar()).map(({ id }) => ler(id)));
        return {
          pedir: (i) => {
            const { id, versao, denominacao, descricao, ncm, modalidade, valores } = lidos[i] ?? {};
            const dados = { denominacao, descricao, ncm, modalidade, valores, codigoInterno: 'UM-SO' };
            return pessoa.pedir({ method: 'PUT', url: '/api/PortalUnico/Produto', payload: { id, versao, ...dados } });
          },
          quantos: () =>
            db().$count(
              portalProduto,
              and(eq(portalProduto.empresaId, pessoa.quem.empresaId), eq(portalProduto.codigoInterno, 'UM-SO')),
            ),
        };
      },
      perde: { status: 409, frase: /^Outro produto deste importador já usa este código interno\.$/ },
    },
    'product of the Portal that two are said to be': {
      vezes: 3,
      preparar: async () => {
        const { pessoa, preparar, listar } = await empresa(['FICT-1', 'FICT-2', 'FICT-3']);
        await preparar();
        const linhas = await listar();
        return {
          pedir: (i) => {
            const { id, versao } = linhas[i] ?? {};
            return postar(pessoa, `PortalUnico/Produto/${id}/Achado`, { versao, codigo: '45' });
          },
          quantos: () =>
            db().$count(
              portalProduto,
              and(eq(portalProduto.empresaId, pessoa.quem.empresaId), sql`${portalProduto.codigo} = '45'`),
            ),
        };
      },
      perde: { status: 422, frase: /^O produto 45 do Portal já é o de / },
    },
  } satisfies Record<string, Case>;

  /** A processo made of a DUIMP that the Portal has, of the training environment. */
  async function processoSeguivel() {
    const um = await processoDaDuimp(dois, portal());
    return { ...um, versao: (await um.processo()).versao };
  }
}

const DA_CHINA = { tipo: 'TRATAMENTO', ncm: '85340011', pais: '160', dia: '2026-11-23' };
