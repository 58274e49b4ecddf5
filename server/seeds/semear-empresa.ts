import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { cadastroDeItem } from '#server/comex/cadastros/item.ts';
import { cadastroDaMatriz } from '#server/comex/cadastros/matriz-tributacao.ts';
import { cadastroDeRepresentante } from '#server/comex/cadastros/representante.ts';
import { recalcularReforma } from '#server/comex/saldo/recalcular-reforma.ts';
import { cadastroDeImportadorComLigacoes } from '#server/flows/cadastros/gravar-importador.ts';
import { importarDi } from '#server/flows/declaracao/importar-di.ts';
import { today } from '#server/platform/clock.ts';
import { primeirosPassos } from '#server/platform/db/schema/first-steps.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { WINGS } from '#server/wings.ts';
import { comClasses } from './classes-demonstracao.ts';
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
import { semearParametros } from './semear-parametros.ts';
import { semearPedidos } from './semear-pedidos.ts';
import { semearProcessos } from './semear-processos.ts';
import { semearProdutos } from './semear-produtos.ts';
import { semearSaldo } from './semear-saldo.ts';

type Ao = OnWrite & { blobs: BlobStore };

/** The declarations of the fictitious company, as they are on a day. */
export const declaracoesDaEmpresa = (dia: DataTexto) => declaracoesDeDemonstracao(dia, IMPORTADOR);

/**
 * Fills a company that has nothing but its person: rates apart, which are the same for all companies. `aoPasso` is called before each
 * step and may throw to stop; the steps write one after the other, in a transaction only if the caller began one.
 */
export async function semearEmpresa(
  ao: Ao,
  aoPasso: (feitos: number, total: number) => void = () => {},
): Promise<void> {
  const dia = today(ao.relogio);
  const declaracoes = declaracoesDaEmpresa(dia);
  const importados: { id: string }[] = [];
  let cadastros: Semeados = { importadores: [], representanteId: '' };
  const umaDi = (declaracao: DeclaracaoImportacao) => async () => {
    const bytes = new TextEncoder().encode(escreverDiXml([comClasses(declaracao)]));
    importados.push(...(await importarDi(ao, [{ nome: `DI-${declaracao.numeroDI}.xml`, bytes }])));
  };
  const passos: (() => Promise<unknown>)[] = [
    async () => {
      cadastros = await semearCadastros(ao, declaracoes);
    },
    () => semearParametros(ao),
    ...declaracoes.map(umaDi),
    () => semearProdutos(ao, dia, cadastros.importadores),
    ...WINGS.map(
      ({ seed }) =>
        () =>
          seed(ao, cadastros.importadores[0] ?? ''),
    ),
    () => semearDespesas(ao, dia, comVia(importados, declaracoes)),
    // The AFRMM among the expenses is in the base of CBS and IBS.
    () => recalcularReforma(ao),
    () => semearPedidos(ao, dia, declaracoes),
    () => semearDais(ao, declaracoes, importados),
    () => semearProcessos(ao, cadastros.importadores),
    () => semearPapeis(ao),
    () => semearSaldo(ao),
    () => semearDcrs(ao, cadastros.representanteId),
    () => semearDcis(ao, cadastros.importadores[0] ?? '', cadastros.representanteId),
    () => semearEntradas(ao, cadastros.importadores[0] ?? ''),
    // It has taken its first steps long ago.
    () =>
      ao.db
        .insert(primeirosPassos)
        .values({ empresaId: ao.quem.empresaId, dispensadoEm: ao.relogio.agora() })
        .execute(),
  ];
  for (const [feitos, passo] of passos.entries()) {
    aoPasso(feitos, passos.length);
    await passo();
  }
}

const comVia = (importados: readonly { id: string }[], declaracoes: readonly DeclaracaoImportacao[]) =>
  importados.map(({ id }, i) => ({ id, via: declaracoes[i]?.carga.viaTransporte?.codigo ?? null }));

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

const IMPORTADOR = { numero: DEMONSTRACAO.empresa.cnpj, nome: DEMONSTRACAO.empresa.razaoSocial };
