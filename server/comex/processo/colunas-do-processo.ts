import { type ProcessoNovo, processoNovo } from '#lib/contracts/processo/processo.ts';
import { diasDeAlerta, type ProcessoGuardado } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { validarConhecimento } from '#lib/domain/aduana/viagem/conhecimento.ts';
import type { TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import type { processo } from '#server/platform/db/schema/processo.ts';
import { invalidData } from '#server/platform/refusals.ts';
import type { Preenchido } from './processo-linhas.ts';

type Colunas = Partial<typeof processo.$inferInsert>;
/** Finds the name of the reference row a process points at. */
type NomeDe = (tabela: TabelaSimples, codigo: string, campo: string) => Promise<string>;

/** Turns the fields of a process into columns. `guardado` is what the steps keep on the row. */
export async function colunasDoProcesso(
  campos: ProcessoNovo,
  guardado: Pick<ProcessoGuardado, 'situacao' | 'desde' | 'prazoExigencia'>,
  nomeDe: NomeDe,
): Promise<Colunas> {
  const { importador, representante, responsavel, tipoDocumento = 'DI', numeroDI, ...resto } = campos;
  const { urfDespacho, urfEntrada, recinto, procedencia, freteMoeda, seguroMoeda, ...planos } = resto;
  const nome = (tabela: TabelaSimples, apontado: { codigo: string } | null | undefined, campo: string) =>
    apontado ? nomeDe(tabela, apontado.codigo, `${campo}.codigo`) : null;
  const { conteineres = [], licencas = [], volumes = [] } = campos;
  const vigiado: ProcessoGuardado = {
    ...guardado,
    eta: campos.eta ?? null,
    chegada: campos.chegada ?? null,
    diasLivres: campos.diasLivres ?? null,
    // The DAI changes no day derived from these lists.
    daiEm: null,
    conteineres,
    licencas,
  };
  return {
    ...planos,
    conteineres,
    licencas,
    volumes,
    tipoDocumento,
    numeroDi: numeroDI ?? null,
    conhecimentoNumero: semPontuacao('conhecimentoNumero', campos),
    conhecimentoMaster: semPontuacao('conhecimentoMaster', campos),
    importadorId: importador?.id ?? null,
    representanteId: representante?.id ?? null,
    responsavelId: responsavel?.id ?? null,
    urfDespachoCodigo: urfDespacho?.codigo ?? null,
    urfDespachoNome: await nome('Urf', urfDespacho, 'urfDespacho'),
    urfEntradaCodigo: urfEntrada?.codigo ?? null,
    urfEntradaNome: await nome('Urf', urfEntrada, 'urfEntrada'),
    recintoCodigo: recinto?.codigo ?? null,
    recintoNome: await nome('Recinto', recinto, 'recinto'),
    paisProcedenciaCodigo: procedencia?.codigo ?? null,
    paisProcedenciaNome: await nome('Pais', procedencia, 'procedencia'),
    freteMoedaCodigo: freteMoeda?.codigo ?? null,
    freteMoedaNome: await nome('MoedaSiscomex', freteMoeda, 'freteMoeda'),
    seguroMoedaCodigo: seguroMoeda?.codigo ?? null,
    seguroMoedaNome: await nome('MoedaSiscomex', seguroMoeda, 'seguroMoeda'),
    ...diasDeAlerta(vigiado),
  };
}

/**
 * Merges the sent fields into the stored record, and checks the rules that hold between fields.
 * @throws {Refusal} 400 at the fields.
 */
export function comEnviados(lido: Preenchido, enviados: ProcessoNovo): ProcessoNovo {
  const camposDoProcesso = Object.keys(PROCESSO) as (keyof ProcessoNovo)[];
  const escrito = comNumeroDaDi(lido);
  const inteiro = processoNovo.safeParse({
    ...Object.fromEntries(camposDoProcesso.map((campo) => [campo, escrito[campo]])),
    ...semIndefinidos(enviados),
  });
  if (inteiro.success) return inteiro.data;
  const problemas = inteiro.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  throw invalidData(problemas[0]?.[1] ?? 'Confira os campos.', Object.fromEntries(problemas));
}

/** The number of a declared DUIMP is read in the place of that of a DI, where nobody may type it. */
export function comNumeroDaDi<Lido extends Pick<Preenchido, 'numeroDI'>>(lido: Lido): Lido {
  return documentoDoNumero(lido.numeroDI ?? '') === 'DUIMP' ? { ...lido, numeroDI: null } : lido;
}

/** Returns which of the sent fields differ from the stored ones. */
export function camposMudadosDe(lido: Preenchido, enviados: ProcessoNovo, ficam: ProcessoNovo): string[] {
  const era = comEnviados(lido, {}) as Record<string, unknown>;
  const fica = ficam as Record<string, unknown>;
  return Object.keys(semIndefinidos(enviados)).filter(
    (campo) => comparavel(campo, era[campo]) !== comparavel(campo, fica[campo]),
  );
}

function comparavel(campo: string, valor: unknown): string {
  // The database writes all decimals of a column; a person may type fewer.
  if (DECIMAIS.has(campo) && typeof valor === 'string') return new Exato(valor).toFixed();
  return JSON.stringify(valor ?? null);
}

function semIndefinidos(campos: ProcessoNovo): ProcessoNovo {
  return Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined));
}

function semPontuacao(campo: 'conhecimentoNumero' | 'conhecimentoMaster', campos: ProcessoNovo): string | null {
  const lido = validarConhecimento(campo, campos[campo] ?? '', campos);
  return (lido.valido ? lido.valor : campos[campo]) || null;
}

const DECIMAIS = new Set([
  'pesoBruto',
  'pesoLiquido',
  'freteValor',
  'freteNacional',
  'seguroValor',
  'cbsPaga',
  'ibsPago',
]);
