import { randomUUID } from 'node:crypto';
import { chaveDeAcesso } from '#server/platform/db/schema/core.ts';
import { atoDeCadastro } from '#server/platform/db/schema/historico.ts';
import { prepararDemonstracao } from '#server/seeds/demonstracao.ts';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { IMAGENS, newColleague } from '#server/testing/colleague.ts';
import { pacoteFicticio } from '#server/testing/fictitious-xsd.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import type { Pessoa, TestBench } from '#server/testing/test-bench.ts';

/** Creates a company with every kind of record: the demonstration, and through the routes what it lacks. The database must be empty. */
export async function fullCompany(bench: TestBench): Promise<Pessoa> {
  const { app, conexao, blobs, relogio } = bench;
  await prepararDemonstracao({ db: conexao.db, blobs, relogio, env: { HOST: 'localhost' } });
  const { email, senha } = DEMONSTRACAO;
  const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
  const { token, id, idEmpresa } = entrada.json();
  const pessoa: Pessoa = {
    quem: { empresaId: idEmpresa, usuarioId: id },
    email,
    senha,
    token,
    pedir: (opcoes) => app.inject({ ...opcoes, headers: { authorization: `Bearer ${token}`, ...opcoes.headers } }),
  };
  await completar(bench, pessoa);
  return pessoa;
}

async function completar(bench: TestBench, pessoa: Pessoa): Promise<void> {
  const colega = await newColleague(bench, pessoa);
  const postar = async (caminho: string, payload: object, quem: Pessoa = pessoa) => {
    const resposta = await quem.pedir({ method: 'POST', url: `/api/${caminho}`, payload });
    if (resposta.statusCode >= 300) throw new Error(`${caminho}: ${resposta.body}`);
    return resposta.statusCode === 204 || resposta.body === '' ? null : resposta.json();
  };
  const enviar = async (caminho: string, bytes: Uint8Array | string, nome: string) => {
    const resposta = await pessoa.pedir(multipartOf(`/api/${caminho}`, bytes, nome));
    if (resposta.statusCode >= 300) throw new Error(`${caminho}: ${resposta.body}`);
  };

  await postar('Usuario', { nome: 'Convidada da empresa cheia', email: 'convidada@cheia.teste' });
  await postar(`Empresa/${pessoa.quem.empresaId}/SegundaPessoa`, { exigir: false, onde: 'CATALOGO' });
  for (const tabela of TABELAS) await postar(tabela.nome, { ...REFERENCIA, codigo: tabela.codigo });
  await postar('Ncm', NCM);
  await postar('Parametro', PARAMETRO);
  await postar('Visao', VISAO);
  const webhook = await postar('Webhook', {
    nome: 'ERP da cheia',
    url: 'https://erp.exemplo.com.br/',
    recursos: ['Processo'],
    ativo: true,
  });
  await postar(`Webhook/${webhook.id}/Segredo`, {});
  await postar(`Webhook/${webhook.id}/Teste`, {});
  const chave = await postar('PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Cheia',
    cpf: '52998224725',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-da-cheia',
    clientSecret: 'segredo-da-cheia',
  });
  await postar('PortalUnico/Consulta', { credencialId: chave.id, numero: '26BR00000000010' });
  const [daBusca] = (await pessoa.pedir({ url: '/api/Importador' })).json();
  const doPortal = { credencialId: chave.id, importadorId: daBusca.id };
  await postar('PortalUnico/Busca', { ...doPortal, de: '2026-11-01', ate: '2026-11-20' });
  await postar('PortalUnico/Atributos', { credencialId: chave.id, ncms: ['85340011'] });
  const [doCatalogo] = (await pessoa.pedir({ url: '/api/Item?origem=IMPORTADO' })).json();
  const { importadorId } = doPortal;
  await postar('PortalUnico/Produto/Preparar', { ambiente: 'TREINAMENTO', importadorId, itens: [doCatalogo.id] });
  await postar('PortalUnico/Catalogo', doPortal);
  await postar('PortalUnico/Operador/Preparar', { ambiente: 'TREINAMENTO', importadorId, fornecedores: null });
  await postar('PortalUnico/ListaDeOperadores', doPortal);
  await postar('PortalUnico/ListaDeFabricantes', doPortal);
  await postar('PortalUnico/Pergunta', { credencialId: chave.id, perguntas: [{ tipo: 'RELACAO' }] });
  await postar('PortalUnico/Ronda', { ...doPortal, ligada: true });
  await postar(`PortalUnico/Credencial/${chave.id}/Aviso`, {});
  const endereco = 'https://cais.exemplo.com.br';
  await postar(`PortalUnico/Credencial/${chave.id}/Assinatura`, { ato: 'ASSINAR', endereco });
  await enviar('EsquemaXsd?documento=MATRIZ', pacoteFicticio(), 'leiautes-da-cheia.zip');
  await enviar(
    'Planilha?recurso=Item',
    'Part number;Descrição;NCM\nCHEIA-1;Parafuso da cheia;7318\n',
    'itens-da-cheia.csv',
  );
  const historico = await postar('HistoricoTrazido', {});
  await enviar(`HistoricoTrazido/${historico.id}/Arquivos`, '<nota>da cheia</nota>', 'nota-da-cheia.xml');
  await bench.conexao.db.insert(atoDeCadastro).values({
    id: randomUUID(),
    empresaId: pessoa.quem.empresaId,
    registros: { Importador: [], Representante: [], Fornecedor: [], Item: [], Produto: [] },
    vinculos: [],
    criadoEm: new Date('2026-11-20T12:00:00Z'),
    criadoPor: pessoa.quem.usuarioId,
  });
  await enviar('MinhaConta?Bucket=foto', IMAGENS.png, 'foto.png');
  await enviar('Empresa?Bucket=logo', IMAGENS.png, 'logo.png');
  await bench.conexao.db.insert(chaveDeAcesso).values({ ...pessoa.quem, ...CHAVE_DE_ACESSO });
  const lotes = (await pessoa.pedir({ url: '/api/SaldoInsumo?tamanho=200' })).json();
  const lote = lotes.find(({ cClassTrib }: { cClassTrib: string | null }) => cClassTrib === '550019');
  await postar(`SaldoInsumo/${lote.id}/SaidaTemporaria`, {
    finalidade: 'CONSERTO',
    nota: 'Nota da cheia',
    emissao: lote.dataDesembaraco,
    quantidade: '0.0000001',
  });
  await postar('MeuDia/Adiamento', { chave: await chaveDoDia(pessoa), ate: '2026-11-24', motivo: 'Motivo da cheia' });
  // A colleague's step in a process of another person makes a notice.
  const processo = (await pessoa.pedir({ url: '/api/Processo?situacao=EM_ABERTO&tamanho=1' })).json()[0];
  await postar(
    `Processo/${processo.id}/Passo`,
    { versao: processo.versao, situacao: 'CANCELADO', data: '2026-11-20', motivo: 'Desistência da cheia' },
    colega,
  );
}

async function chaveDoDia(pessoa: Pessoa): Promise<string> {
  const dia = (await pessoa.pedir({ url: '/api/MeuDia' })).json();
  return /"chave":"([^"]+)"/.exec(JSON.stringify(dia))?.[1] ?? '';
}

const TABELAS = [
  { nome: 'Pais', codigo: '538' },
  { nome: 'Urf', codigo: '0217699' },
  { nome: 'Recinto', codigo: '2179999' },
  { nome: 'Unidade', codigo: '99' },
  { nome: 'Incoterm', codigo: 'ZZZ' },
  { nome: 'MoedaSiscomex', codigo: '999' },
];
const REFERENCIA = { nome: 'Referência da cheia', sigla: null, fonte: 'Fonte da cheia', situacao: 'VERIFICADO' };
const NCM = {
  codigo: '85423191',
  descricao: 'Descrição da NCM da cheia',
  unidadeEstatistica: null,
  aliquotaII: null,
  vigenciaInicio: null,
  vigenciaFim: null,
  ato: null,
  situacao: 'VERIFICADO',
};
const PARAMETRO = {
  codigo: 'ICMS_AM_GERAL',
  valor: '18.00',
  vigenciaInicio: '2026-01-01',
  vigenciaFim: '2026-12-31',
  fonte: 'Regime especial da empresa cheia',
  situacao: 'CONFIRMAR',
};
const CHAVE_DE_ACESSO = {
  id: randomUUID(),
  nome: 'Chave da cheia',
  credencialId: 'credencial-da-cheia',
  chavePublica: 'chave-publica-da-cheia',
  contador: 0,
  dominio: 'cais.exemplo.com.br',
  criadoEm: new Date('2026-11-20T12:00:00Z'),
};
const VISAO = {
  tela: 'processos',
  nome: 'Visão da empresa cheia',
  compartilhada: true,
  padrao: false,
  definicao: { filtros: {}, ordem: '', apresentacao: { colunas: [], densidade: 'compacta' } },
};
