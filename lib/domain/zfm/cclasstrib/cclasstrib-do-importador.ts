import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { ResolucaoCas, SituacaoSuframa } from '#lib/domain/cadastros/importador.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ApontamentoDaClasse, conferirCClassTrib } from './conferir-cclasstrib.ts';
import { proporCClassTrib } from './propor-cclasstrib.ts';
import { type Destinacao, NOME_PERFIL_TRIBUTARIO, type PerfilTributario } from './tratamento-cbs-ibs.ts';

/** What the cadastro of an importer says for CBS and IBS. */
export interface ImportadorNaReforma {
  perfilTributario: PerfilTributario | null;
  situacaoSuframa: SituacaoSuframa;
  /** Last day of the registration. */
  validadeSuframa: DataTexto | null;
  resolucoes: readonly Pick<ResolucaoCas, 'data' | 'validade'>[];
}

/** Goods to classify, on a day. */
export interface BemAClassificar {
  ncm: string;
  /** Null where nobody has said it: an input of an industry is supposed. */
  aplicacao: Aplicacao | null;
  dia: DataTexto;
}

/** A proposed class with why, and what it supposes, in sentences for people. */
export interface PropostaAoItem {
  cClassTrib: string;
  porque: string;
  supoe: string;
}

/**
 * Proposes the class of goods of an importer. Null while the profile of the importer or the NCM is unknown: nothing is proposed by a
 * guess.
 */
export function propostaDoImportador(
  importador: ImportadorNaReforma,
  { ncm, aplicacao, dia }: BemAClassificar,
): PropostaAoItem | null {
  const { perfilTributario: perfil } = importador;
  if (perfil === null || !/^\d{8}$/.test(ncm)) return null;
  const { cClassTrib, motivo } = proporCClassTrib({
    perfil,
    destinacao: destinacaoDe(perfil, aplicacao),
    ncm,
    dia,
    habilitado: habilitado(importador, dia),
    licenciada: true,
    documento: 'DUIMP',
    daLi: null,
    doProduto: null,
  });
  const porque = `porque o perfil tributário do importador é “${NOME_PERFIL_TRIBUTARIO[perfil]}”. ${motivo}`;
  return { cClassTrib, porque, supoe: cClassTrib === INTEGRAL ? SUPOE_INTEGRAL : SUPOE_SUSPENSAO };
}

/**
 * Checks the class of goods of an importer. While the profile is unknown, a class that only some importers may use gets a warning,
 * never a pass.
 */
export function conferirDoImportador(
  importador: ImportadorNaReforma | null,
  { cClassTrib, ncm, dia }: Pick<BemAClassificar, 'ncm' | 'dia'> & { cClassTrib: string },
): ApontamentoDaClasse[] {
  const perfil = importador?.perfilTributario ?? null;
  const apontamentos = conferirCClassTrib({
    cClassTrib,
    cst: null,
    ncm,
    dia,
    documento: 'DUIMP',
    importador:
      importador === null || perfil === null
        ? { perfil: 'INDUSTRIA_INCENTIVADA', resolucaoVigente: true }
        : { perfil, resolucaoVigente: temResolucao(importador, dia) },
  });
  if (perfil !== null || !DE_ALGUNS.has(cClassTrib)) return apontamentos;
  const mensagem = `O perfil tributário do importador não foi informado: não se sabe se o cClassTrib ${cClassTrib} lhe cabe.`;
  return [...apontamentos, { campo: 'cClassTrib', nivel: 'aviso', mensagem }];
}

/** Checks the class of goods that are of no importer yet: wrong is only what no importer may declare. */
export function conferirDeQualquer(bem: Parameters<typeof conferirDoImportador>[1]): ApontamentoDaClasse[] {
  return conferirDoImportador(QUALQUER, bem);
}

function habilitado(importador: ImportadorNaReforma, dia: DataTexto): boolean {
  const { perfilTributario, situacaoSuframa, validadeSuframa } = importador;
  if (situacaoSuframa !== 'ATIVA' || (validadeSuframa !== null && validadeSuframa < dia)) return false;
  return !perfilTributario?.startsWith('INDUSTRIA') || temResolucao(importador, dia);
}

function temResolucao({ resolucoes }: ImportadorNaReforma, dia: DataTexto): boolean {
  return resolucoes.some(({ data, validade }) => data <= dia && (validade === null || dia <= validade));
}

/** The aplicação of a DI knows no more than consumo and revenda: consumo of an industry is taken as use in its project. */
function destinacaoDe(perfil: PerfilTributario, aplicacao: Aplicacao | null): Destinacao {
  if (perfil === 'ENTREPOSTO') return 'DEPOSITO';
  if (aplicacao === 'ATIVO') return 'ATIVO_IMOBILIZADO';
  const daIndustria = perfil.startsWith('INDUSTRIA');
  if (aplicacao === 'REVENDA') return daIndustria ? 'OUTRA' : 'REVENDA_PRESENCIAL';
  return daIndustria && aplicacao !== 'OUTRA' ? 'INSUMO' : 'OUTRA';
}

const INTEGRAL = '000001';
const SUPOE_INTEGRAL = 'Confira se a NCM está num anexo da LC 214/2025 com alíquota reduzida.';
const SUPOE_SUSPENSAO = 'Supõe a importação licenciada antes pela Suframa e o bem usado no projeto aprovado.';
/** Classes that depend on what the importer is. */
const DE_ALGUNS: ReadonlySet<string> = new Set(['550003', '550019', '550020', '550026']);
/** An importer that may use every class. */
const QUALQUER: ImportadorNaReforma = {
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  situacaoSuframa: 'ATIVA',
  validadeSuframa: null,
  resolucoes: [{ data: '1967-02-28', validade: null }],
};
