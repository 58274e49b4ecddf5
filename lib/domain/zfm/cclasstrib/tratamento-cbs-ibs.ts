import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { bemExcluidoDaZfm } from '#lib/domain/zfm/bens-excluidos.ts';
import { type CodigoDeCredito, CREDITOS_PRESUMIDOS } from '#lib/domain/zfm/creditos-presumidos.ts';

/** What an importer is for CBS and IBS (LC 214/2025, arts. 440, 442 and 460). */
export const NOME_PERFIL_TRIBUTARIO = {
  INDUSTRIA_INCENTIVADA: 'Indústria incentivada da ZFM',
  COMERCIO: 'Comércio ou serviço habilitado na ZFM',
  ENTREPOSTO: 'Entreposto internacional da ZFM',
  INDUSTRIA_ALC: 'Indústria habilitada em ALC',
  COMERCIO_ALC: 'Comércio habilitado em ALC',
  OUTRO: 'Sem habilitação na Suframa',
} as const;
export type PerfilTributario = keyof typeof NOME_PERFIL_TRIBUTARIO;
export const PERFIS_TRIBUTARIOS = Object.keys(NOME_PERFIL_TRIBUTARIO) as [PerfilTributario, ...PerfilTributario[]];

/** What the imported goods are for. */
export const NOME_DESTINACAO = {
  INSUMO: 'Insumo ou componente',
  ATIVO_IMOBILIZADO: 'Ativo imobilizado',
  USO_PESSOAL: 'Uso e consumo pessoal',
  REVENDA_PRESENCIAL: 'Revenda presencial',
  ADMISSAO_TEMPORARIA: 'Admissão temporária para utilização econômica',
  DEPOSITO: 'Depósito',
  OUTRA: 'Outra',
} as const;
export type Destinacao = keyof typeof NOME_DESTINACAO;

export interface ImportacaoNaZfm {
  perfil: PerfilTributario;
  destinacao: Destinacao;
  ncm: string;
  /** Of the release. */
  dia: DataTexto;
  /** Suframa registration active and, of an industry, a resolution of the CAS in force. */
  habilitado: boolean;
  /** Licensed by the Suframa before (Decreto 12.955/2026, art. 550). */
  licenciada: boolean;
  /**
   * A person has shown the exception of the law: consumption needed by the project (art. 443, § 1º, II), or perfumery for the ZFM
   * itself or of regional raw material (art. 441, “f”).
   */
  excecao?: boolean;
}

/** How CBS and IBS of the import are treated, and why, in a sentence for people. */
export interface TratamentoCbsIbs {
  regime: 'SUSPENSAO' | 'TRIBUTACAO';
  cst: string;
  cClassTrib: string;
  /** Of a suspension: what would apply without it. */
  regular: { cst: string; cClassTrib: string } | null;
  /** Presumed credit deducted from the IBS of the import. */
  credito: CodigoDeCredito | null;
  artigo: string;
  motivo: string;
}

/** Tells the treatment of an import into the ZFM or an ALC (LC 214/2025, arts. 85, 89, 441 to 444, 453, 461 and 462; reforma.md §3.2). */
export function tratamentoCbsIbs(importacao: ImportacaoNaZfm): TratamentoCbsIbs {
  const regra = REGRAS.find(
    ({ perfis, destinacoes, inicio }) =>
      perfis.includes(importacao.perfil) && destinacoes.includes(importacao.destinacao) && inicio <= importacao.dia,
  );
  if (!regra) return tributada('LC 214/2025, art. 453', 'Nenhum regime favorecido alcança esta importação.');
  const impedimento = regra.favorecido ? impedimentoDe(importacao) : null;
  if (impedimento) return tributada(impedimento.artigo, impedimento.motivo);
  const { cClassTrib, credito, artigo, motivo } = regra;
  if (cClassTrib === null) return { ...tributada(artigo, motivo), credito };
  return { regime: 'SUSPENSAO', cst: '550', cClassTrib, regular: INTEGRAL, credito: null, artigo, motivo };
}

function tributada(artigo: string, motivo: string): TratamentoCbsIbs {
  return { regime: 'TRIBUTACAO', ...INTEGRAL, regular: null, credito: null, artigo, motivo };
}

/** Why a favoured regime does not hold for these goods of this importer; null where it does. */
function impedimentoDe({ perfil, destinacao, ncm, habilitado, licenciada, excecao = false }: ImportacaoNaZfm) {
  if (!habilitado) {
    const artigo = perfil.endsWith('_ALC') ? 'LC 214/2025, art. 461' : 'LC 214/2025, art. 442';
    return {
      artigo,
      motivo: 'O importador não está habilitado: falta inscrição ativa na Suframa ou resolução vigente.',
    };
  }
  if (!licenciada) {
    return { artigo: 'Decreto 12.955/2026, art. 550', motivo: 'A importação não foi licenciada antes pela Suframa.' };
  }
  const excluido = bemExcluidoDaZfm(ncm);
  if (excluido && !(excluido.admiteExcecao && excecao)) {
    const artigo = `LC 214/2025, art. 441, “${excluido.alinea}”`;
    return { artigo, motivo: `O regime favorecido não contempla ${excluido.nome}.` };
  }
  if (destinacao === 'USO_PESSOAL' && !excecao) {
    const motivo = 'Uso e consumo pessoal só fica suspenso se demonstrada a necessidade para o projeto aprovado.';
    return { artigo: `LC 214/2025, art. ${perfil === 'INDUSTRIA_ALC' ? '461' : '443'}, § 1º, II`, motivo };
  }
  return null;
}

interface Regra {
  perfis: readonly PerfilTributario[];
  destinacoes: readonly Destinacao[];
  inicio: DataTexto;
  /** A benefit of the ZFM or of an ALC, with its conditions; otherwise a customs regime of its own. */
  favorecido: boolean;
  /** Of a suspension; null where the import is taxed. */
  cClassTrib: string | null;
  credito: CodigoDeCredito | null;
  artigo: string;
  motivo: string;
}

const INTEGRAL = { cst: '000', cClassTrib: '000001' } as const;
const PARA_USO: readonly Destinacao[] = ['INSUMO', 'ATIVO_IMOBILIZADO', 'USO_PESSOAL'];
const DESDE_2026 = '2026-01-01';
const DESDE_2027 = '2027-01-01';

const REGRAS: readonly Regra[] = [
  suspensao('550026', ['INDUSTRIA_INCENTIVADA', 'COMERCIO'], ['ADMISSAO_TEMPORARIA'], {
    favorecido: false,
    inicio: DESDE_2026,
    artigo: 'LC 214/2025, art. 89, § 3º, II',
    motivo: 'Admissão temporária para utilização econômica na ZFM: suspensão total.',
  }),
  suspensao('550019', ['INDUSTRIA_INCENTIVADA'], PARA_USO, {
    favorecido: true,
    inicio: DESDE_2026,
    artigo: 'LC 214/2025, art. 443; Decreto 12.955/2026, art. 528; Res. CGIBS 6/2026, art. 514',
    motivo: 'Indústria incentivada, para utilização na ZFM: suspensão, que se converte em isenção pelo uso.',
  }),
  suspensao('550003', ['ENTREPOSTO'], ['DEPOSITO'], {
    favorecido: false,
    inicio: DESDE_2026,
    artigo: 'LC 214/2025, art. 85',
    motivo: 'Depósito no entreposto internacional da ZFM: suspensão. O código é por interpretação, a confirmar.',
  }),
  suspensao('550020', ['INDUSTRIA_ALC'], PARA_USO, {
    favorecido: true,
    inicio: DESDE_2027,
    artigo: 'LC 214/2025, art. 461',
    motivo: 'Indústria habilitada em ALC, para o seu processo produtivo: suspensão.',
  }),
  comCredito('07', 'COMERCIO', 'Zona Franca de Manaus'),
  comCredito('11', 'COMERCIO_ALC', 'Área de Livre Comércio'),
];

function suspensao(
  cClassTrib: string,
  perfis: readonly PerfilTributario[],
  destinacoes: readonly Destinacao[],
  lei: Pick<Regra, 'favorecido' | 'inicio' | 'artigo' | 'motivo'>,
): Regra {
  return { perfis, destinacoes, cClassTrib, credito: null, ...lei };
}

function comCredito(credito: '07' | '11', perfil: PerfilTributario, onde: string): Regra {
  const { dispositivo, inicio } = CREDITOS_PRESUMIDOS[credito];
  return {
    perfis: [perfil],
    destinacoes: ['REVENDA_PRESENCIAL'],
    inicio,
    favorecido: true,
    cClassTrib: null,
    credito,
    artigo: `LC 214/2025, ${dispositivo}`,
    motivo: `Revenda presencial na ${onde}: CBS integral, e do IBS se deduz crédito presumido de 50 % da alíquota.`,
  };
}
