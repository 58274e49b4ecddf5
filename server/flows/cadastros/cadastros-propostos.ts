import { and, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import {
  type CadastrosPropostos,
  type GrupoProposto,
  type ImportadorProposto,
  MAXIMO_DE_BENS_PROPOSTOS,
  type ProdutoProposto,
} from '#lib/contracts/cadastros/cadastros-propostos.ts';
import type { FornecedorProposto } from '#lib/contracts/declaracao/o-que-falta.ts';
import { agruparNomes } from '#lib/domain/cadastros/nomes-parecidos.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { cnpj, ieAm } from '#lib/registros/primitivos.ts';
import { lerOQueFaltaDaEmpresa } from '#server/comex/declaracao/o-que-falta.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { produto } from '#server/platform/db/schema/dcr.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { historicoNota, historicoNotaItem } from '#server/platform/db/schema/historico.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { representantesDeclarados } from './representantes-propostos.ts';

/** Proposes what all declarations of the company, and the notas of its history, name and the cadastros lack. */
export async function cadastrosPropostos(tx: Database, empresaId: string): Promise<CadastrosPropostos> {
  const falta = await lerOQueFaltaDaEmpresa(tx, empresaId, MAXIMO_DE_BENS_PROPOSTOS);
  const { itens } = falta;
  return {
    importadores: await importadoresPropostos(tx, empresaId),
    representantes: (await representantesDeclarados(tx, empresaId)).map(({ cpf: _cpf, por: _por, ...dito }) => dito),
    fornecedores: falta.fornecedores,
    gruposDeFornecedores: gruposDeFornecedores(falta.fornecedores),
    itens,
    gruposDeItens: gruposDe(
      itens,
      ({ descricao }) => descricao,
      // An item of the cadastro keeps its own group: a person joins it to others.
      ({ ncm, unidade, doCadastro }) => `${ncm} ${unidade} ${doCadastro?.id ?? ''}`,
    ),
    produtos: await produtosPropostos(tx, empresaId),
  };
}

/** Proposals of one foreign operator are one, however they are named; the others are grouped by their names. */
export function gruposDeFornecedores(propostas: readonly FornecedorProposto[]): GrupoProposto[] {
  const peloCodigo = gruposDoOperador(propostas);
  const tomadas = new Set(peloCodigo.flatMap(({ chaves }) => chaves));
  // The key is the canonical name: the legal form is no difference.
  const peloNome = gruposDe(
    propostas.filter(({ chave }) => !tomadas.has(chave)),
    ({ chave }) => chave,
    () => '',
  );
  return [...peloCodigo, ...peloNome];
}

function gruposDoOperador(propostas: readonly FornecedorProposto[]): GrupoProposto[] {
  const aceitaveis = propostas.filter(({ impedimento }) => impedimento === null);
  const grupos = new Map<string, Set<FornecedorProposto>>();
  for (const fornecedorProposto of aceitaveis) {
    const fornecedoresDoGrupo = new Set([
      fornecedorProposto,
      ...fornecedorProposto.operadores.flatMap((operador) => [...(grupos.get(operador) ?? [])]),
    ]);
    for (const operador of [...fornecedoresDoGrupo].flatMap(({ operadores }) => operadores))
      grupos.set(operador, fornecedoresDoGrupo);
  }
  return [...new Set(grupos.values())].flatMap((fornecedoresDoGrupo) => {
    if (fornecedoresDoGrupo.size < 2) return [];
    const codigos = [...new Set([...fornecedoresDoGrupo].flatMap(({ operadores }) => operadores))].map(
      (operador) => operador.split(' ')[1] ?? operador,
    );
    // A name tells more than the code, which older files have in its place.
    const emOrdem = [...fornecedoresDoGrupo].toSorted(
      (a, b) => Number(eCodigo(a, codigos)) - Number(eCodigo(b, codigos)),
    );
    return {
      chaves: emOrdem.map(({ chave }) => chave),
      porque: porqueDoOperador([...fornecedoresDoGrupo]),
      medida: 100,
    };
  });
}

/** What at least two of them share, the tax number before the codes. */
function porqueDoOperador(fornecedoresDoGrupo: readonly FornecedorProposto[]): string {
  const todos = [...new Set(fornecedoresDoGrupo.flatMap(({ operadores }) => operadores))];
  const comuns = todos.filter(
    (operador) => fornecedoresDoGrupo.filter(({ operadores }) => operadores.includes(operador)).length > 1,
  );
  const [tin] = comuns.filter((operador) => operador.startsWith('TIN '));
  if (tin) return `mesma identificação fiscal no exterior: ${tin}`;
  return `mesmo operador estrangeiro no Portal Único: código ${comuns.map((operador) => operador.split(' ')[1]).join(', ')}`;
}

const eCodigo = ({ razaoSocial }: FornecedorProposto, codigos: readonly string[]) => codigos.includes(razaoSocial);

/** Groups proposals that can be accepted by their names, within each `dentro`. */
function gruposDe<Proposta extends { chave: string; impedimento: string | null }>(
  propostas: readonly Proposta[],
  nomeDe: (proposta: Proposta) => string,
  dentro: (proposta: Proposta) => string,
): GrupoProposto[] {
  const aceitaveis = propostas.filter(({ impedimento }) => impedimento === null);
  return [...Map.groupBy(aceitaveis, dentro).values()].flatMap((propostasDoGrupo) => {
    const porNome = Map.groupBy(propostasDoGrupo, nomeDe);
    return agruparNomes([...porNome.keys()]).flatMap(({ nomes, medida }) =>
      nomes.length < 2
        ? []
        : {
            chaves: nomes.flatMap((nome) => porNome.get(nome)?.map(({ chave }) => chave) ?? []),
            porque: `${nomes.length} grafias com uma letra ou um espaço de diferença: ${medida}% parecidas`,
            medida,
          },
    );
  });
}

async function importadoresPropostos(tx: Database, empresaId: string): Promise<ImportadorProposto[]> {
  const declarados = await tx
    .select({
      numero: declaracao.importadorNumero,
      nome: max(declaracao.importadorNome),
      quantas: sql<number>`count(*)::int`,
    })
    .from(declaracao)
    .innerJoin(processo, and(eq(processo.empresaId, empresaId), eq(processo.id, declaracao.processoId), PROCESSO_REAL))
    .where(eq(declaracao.empresaId, empresaId))
    .groupBy(declaracao.importadorNumero)
    .orderBy(declaracao.importadorNumero);
  const doCadastro = await importadoresDe(
    tx,
    empresaId,
    declarados.map(({ numero }) => numero),
  );
  const inscricoes = await inscricoesDasNotas(tx, empresaId);
  return declarados.flatMap(({ numero, nome, quantas }) => {
    if (doCadastro.has(numero) || !cnpj.safeParse(numero).success) return [];
    const inscricao = inscricoes.get(numero);
    const declarado = quantas === 1 ? 'CNPJ de 1 declaração' : `mesmo CNPJ em ${quantas} declarações`;
    return {
      cnpj: numero,
      razaoSocial: (nome ?? '').slice(0, MAXIMO_RAZAO_SOCIAL),
      inscricaoEstadual: inscricao?.ie ?? null,
      porque: inscricao ? `${declarado}; inscrição estadual da nota de ${diaPorExtenso(inscricao.emissao)}` : declarado,
      impedimento: nome ? null : 'A declaração não diz a razão social: cadastre este à mão.',
    };
  });
}

/** What each issuer wrote of itself in its last nota, where that is an inscrição of the Amazonas. */
async function inscricoesDasNotas(
  tx: Database,
  empresaId: string,
): Promise<Map<string, { ie: string; emissao: string }>> {
  const ultimas = await tx
    .selectDistinctOn([historicoNota.emitenteCnpj], {
      cnpj: historicoNota.emitenteCnpj,
      ie: historicoNota.emitenteIe,
      emissao: historicoNota.emissao,
    })
    .from(historicoNota)
    .where(and(eq(historicoNota.empresaId, empresaId), isNotNull(historicoNota.emitenteIe)))
    .orderBy(historicoNota.emitenteCnpj, desc(historicoNota.emissao), desc(historicoNota.id));
  return new Map(
    ultimas.flatMap(({ cnpj: deQuem, ie, emissao }) => {
      const lida = ieAm.safeParse(ie);
      return lida.success ? [[deQuem, { ie: lida.data, emissao }] as const] : [];
    }),
  );
}

/** Ids of the importers of the cadastro, by CNPJ. */
export async function importadoresDe(
  tx: Database,
  empresaId: string,
  cnpjs: readonly string[],
): Promise<Map<string, string>> {
  if (cnpjs.length === 0) return new Map();
  const achados = await tx
    .select({ id: importador.id, cnpj: importador.cnpj })
    .from(importador)
    .where(
      and(eq(importador.empresaId, empresaId), inArray(importador.cnpj, [...cnpjs]), isNull(importador.excluidoEm)),
    );
  return new Map(achados.map((achado) => [achado.cnpj, achado.id]));
}

/** One product for each code of an issuer, as its last nota describes it. */
async function produtosPropostos(tx: Database, empresaId: string): Promise<ProdutoProposto[]> {
  const codigo = sql<string>`upper(trim(${historicoNotaItem.codigo}))`;
  const daNota = and(eq(historicoNota.empresaId, empresaId), eq(historicoNota.id, historicoNotaItem.notaId));
  const vivas = and(eq(historicoNotaItem.empresaId, empresaId), eq(historicoNota.cancelada, false));
  const ultimos = await tx
    .selectDistinctOn([historicoNota.emitenteCnpj, codigo], {
      cnpj: historicoNota.emitenteCnpj,
      codigo,
      descricao: historicoNotaItem.descricao,
      ncm: historicoNotaItem.ncm,
      unidade: historicoNotaItem.unidade,
      emissao: historicoNota.emissao,
    })
    .from(historicoNotaItem)
    .innerJoin(historicoNota, daNota)
    .where(vivas)
    .orderBy(historicoNota.emitenteCnpj, codigo, desc(historicoNota.emissao), desc(historicoNota.id));
  const industrias = await importadoresDe(tx, empresaId, [
    ...new Set(ultimos.map((produtoVisto) => produtoVisto.cnpj)),
  ]);
  const existentes = await tx
    .select({ importadorId: produto.importadorId, codigo: produto.codigo })
    .from(produto)
    .where(and(eq(produto.empresaId, empresaId), isNull(produto.excluidoEm)));
  const tem = new Set(
    existentes.map((produtoExistente) => `${produtoExistente.importadorId} ${produtoExistente.codigo}`),
  );
  return ultimos
    .filter((produtoVisto) => !tem.has(`${industrias.get(produtoVisto.cnpj)} ${produtoVisto.codigo}`))
    .map(({ emissao, ...produtoVisto }) => ({
      ...produtoVisto,
      chave: `${produtoVisto.cnpj} ${produtoVisto.codigo}`,
      descricao: produtoVisto.descricao.slice(0, TAMANHOS_DCRE.texto),
      porque: `última nota de saída em ${emissao.split('-').reverse().join('/')}`,
      impedimento: impedimentoDoProduto(produtoVisto, industrias.has(produtoVisto.cnpj)),
    }));
}

function impedimentoDoProduto({ codigo, ncm }: { codigo: string; ncm: string }, temIndustria: boolean): string | null {
  if (!temIndustria) return 'Quem emitiu a nota não está entre os importadores: cadastre-o primeiro.';
  if (codigo.length > TAMANHOS_DCRE.codigo) return `O código passa dos ${TAMANHOS_DCRE.codigo} caracteres do DCR-E.`;
  return /^\d{8}$/.test(ncm) ? null : 'A nota não diz a NCM: não é mercadoria.';
}

const MAXIMO_RAZAO_SOCIAL = 120;
