import { count } from 'drizzle-orm';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao-importacao.ts';
import { diaUtilAnterior } from '#lib/domain/datas/dias-uteis.ts';
import { escreverDiXml } from '#lib/siscomex/di-xml.ts';
import { createUser } from '#server/accounts/access/create-user.ts';
import { passwordMatches } from '#server/accounts/access/password.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/comex/cadastros/matriz-tributacao.ts';
import { moedaRepository } from '#server/comex/cadastros/moeda-repository.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { recalcularReforma } from '#server/comex/saldo/recalcular-reforma.ts';
import { cadastroDeImportadorComLigacoes } from '#server/flows/gravar-importador.ts';
import { importarDi } from '#server/flows/importar-di.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema.ts';
import { primeirosPassos } from '#server/platform/db/schema-first-steps.ts';
import { InvalidConfiguration, LOOPBACK } from '#server/platform/env.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { comClasses } from './classes-demonstracao.ts';
import { cotacoesDeDemonstracao } from './cotacoes-demonstracao.ts';
import { declaracoesDeDemonstracao } from './declaracoes-demonstracao.ts';
import { fornecedoresDeDemonstracao } from './fornecedores-demonstracao.ts';
import { importadoresDeDemonstracao } from './importadores-demonstracao.ts';
import { itensDeDemonstracao } from './itens-demonstracao.ts';
import { matrizDeDemonstracao } from './matriz-demonstracao.ts';
import { DEMONSTRACAO } from './pessoa-demonstracao.ts';
import { representantesDeDemonstracao } from './representantes-demonstracao.ts';
import { semearDais } from './semear-dais.ts';
import { semearDcis } from './semear-dcis.ts';
import { semearDcrs } from './semear-dcrs.ts';
import { semearDespesas } from './semear-despesas.ts';
import { semearEntradas } from './semear-entradas.ts';
import { semearPapeis } from './semear-papeis.ts';
import { semearPedidos } from './semear-pedidos.ts';
import { semearProcessos } from './semear-processos.ts';
import { semearProdutos } from './semear-produtos.ts';
import { semearSaldo } from './semear-saldo.ts';

interface AoPreparar {
  db: Database;
  blobs: BlobStore;
  relogio: Clock;
}

interface Exposicao {
  HOST: string;
  PROXY_CONFIAVEL?: readonly string[];
}

/**
 * Fills an empty embedded database and returns whether the demonstration log-in exists. When others could reach the server, it
 * neither fills nor serves it.
 */
export async function prepararDemonstracao({ env, ...ao }: AoPreparar & { env: Exposicao }): Promise<boolean> {
  const { db } = ao;
  if (await estaVazio(db)) {
    recusarExposta(env, 'Crie a primeira pessoa com "npm run usuario:criar"');
    await db.transaction((tx) => semear({ ...ao, db: tx }));
    return true;
  }
  const vigente = await senhaDeDemonstracaoVale(db);
  if (vigente) recusarExposta(env, 'Troque a senha com "npm run usuario:senha"');
  return vigente;
}

/** Refuses an exposed server on a PostgreSQL whose demonstration still has its password, as a restored one may. */
export async function recusarDemonstracaoExposta(db: Database, env: Exposicao): Promise<void> {
  if (await senhaDeDemonstracaoVale(db)) recusarExposta(env, 'Troque a senha com "npm run usuario:senha"');
}

/** Refuses an exposed server, because the demonstration password is public. */
function recusarExposta({ HOST, PROXY_CONFIAVEL = [] }: Exposicao, remedio: string): void {
  const soDaqui = LOOPBACK.test(HOST);
  if (soDaqui && PROXY_CONFIAVEL.length === 0) return;
  const [qual, quem] = soDaqui ? ['PROXY_CONFIAVEL', 'quem chega pelo proxy'] : [`HOST ${HOST}`, 'qualquer um na rede'];
  throw new InvalidConfiguration(
    `${qual} não é aceito enquanto vale a senha de demonstração: ${quem} poderia entrar. ` +
      `${remedio}, tire esse ajuste ou indique outro banco em DATABASE_URL.`,
  );
}

/**
 * Creates the demonstration company with its person, rates, suppliers, items, importers, products, processes and orders. They all
 * come in one transaction, because half a demonstration is useless.
 */
async function semear({ db, blobs, relogio }: AoPreparar): Promise<void> {
  const agora = relogio.agora();
  const quem = await createUser(db, agora, {
    empresa: DEMONSTRACAO.empresa,
    nome: DEMONSTRACAO.nome,
    email: DEMONSTRACAO.email,
    senha: DEMONSTRACAO.senha,
  });
  const dia = today(relogio);
  const declaracoes = declaracoesDeDemonstracao(dia, IMPORTADOR);
  // Today, and the rate days of today and of each declaration.
  const dias = new Set([dia, ...[dia, ...declaracoes.map((di) => di.dataRegistro)].map(diaUtilAnterior)]);
  await moedaRepository(db).guardar(
    cotacoesDeDemonstracao(dia, dias).map((uma) => ({ ...uma, fonte: 'DEMONSTRACAO', obtidaEm: agora })),
  );
  const { importadores, representanteId } = await semearCadastros({ db, relogio, quem }, declaracoes);
  const importados: { id: string }[] = [];
  for (const declaracao of declaracoes) {
    const bytes = new TextEncoder().encode(escreverDiXml([comClasses(declaracao)]));
    const arquivo = { nome: `DI-${declaracao.numeroDI}.xml`, bytes };
    importados.push(...(await importarDi({ db, blobs, relogio, quem }, [arquivo])));
  }
  await semearProdutos({ db, relogio, quem }, dia, importadores);
  const embarcados = importados.map(({ id }, i) => ({ id, via: declaracoes[i]?.carga.viaTransporte?.codigo ?? null }));
  await semearDespesas({ db, relogio, quem }, dia, embarcados);
  // The AFRMM among them is in the base of CBS and IBS.
  await recalcularReforma({ db, relogio, quem });
  await semearPedidos({ db, relogio, quem }, dia, declaracoes);
  await semearDais({ db, blobs, relogio, quem }, declaracoes, importados);
  await semearProcessos({ db, blobs, relogio, quem }, importadores);
  await semearPapeis({ db, blobs, relogio, quem });
  await semearSaldo({ db, relogio, quem });
  await semearDcrs({ db, blobs, relogio, quem }, representanteId);
  await semearDcis({ db, blobs, relogio, quem }, importadores[0] ?? '', representanteId);
  await semearEntradas({ db, relogio, quem }, importadores[0] ?? '');
  // The demonstration has taken its first steps long ago.
  await db.insert(primeirosPassos).values({ empresaId: quem.empresaId, dispensadoEm: agora });
}

/** Returns the ids of the importers, and of the representative of all of them. */
async function semearCadastros(ao: OnWrite, declaracoes: DeclaracaoImportacao[]): Promise<Semeados> {
  const fornecedores = await gravacaoDe(cadastroDeFornecedor, ao).criarTodos(fornecedoresDeDemonstracao());
  const idDe = new Map(fornecedores.map(({ id, razaoSocial }) => [razaoSocial, id]));
  await gravacaoDe(cadastroDeItem, ao).criarTodos(itensDeDemonstracao(declaracoes, idDe));
  return semearImportadores(ao);
}

interface Semeados {
  importadores: string[];
  representanteId: string;
}

async function semearImportadores(ao: OnWrite): Promise<Semeados> {
  const dia = today(ao.relogio);
  const importadores = gravacaoDe(cadastroDeImportadorComLigacoes, ao);
  const ids: string[] = [];
  for (const novo of importadoresDeDemonstracao(dia, DEMONSTRACAO.empresa))
    ids.push((await importadores.criar(novo)).id);
  const representantes = representantesDeDemonstracao(dia, ids);
  const [, representante] = await gravacaoDe(cadastroDeRepresentante, ao).criarTodos(representantes);
  await gravacaoDe(cadastroDaMatriz, ao).criarTodos(matrizDeDemonstracao(dia, ids[0] ?? ''));
  return { importadores: ids, representanteId: representante?.id ?? '' };
}

async function estaVazio(db: Database): Promise<boolean> {
  const [contado] = await db.select({ empresas: count() }).from(empresa);
  return contado?.empresas === 0;
}

async function senhaDeDemonstracaoVale(db: Database): Promise<boolean> {
  const credencial = await sessionRepository(db).credencialDe(DEMONSTRACAO.email);
  return credencial !== null && passwordMatches(DEMONSTRACAO.senha, credencial.senhaHash);
}

const IMPORTADOR = { numero: DEMONSTRACAO.empresa.cnpj, nome: DEMONSTRACAO.empresa.razaoSocial };
