import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  NOME_DO_OUTRO_TRIBUTO,
  NOME_DO_TRIBUTO,
  OUTROS_TRIBUTOS,
  type OutroTributo,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { AdicaoCalculada } from '#lib/fiscal/importacao/adicao.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import { dado, type Figura, soma, texto } from '#lib/fiscal/memoria.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { figurasDaDeclaracao } from './figuras-da-declaracao.ts';

export type DebitosDaDeclaracao = Record<TributoDi | OutroTributo, Exato>;

/** Returns the amounts the bank debited for each tax, in reais with 2 decimals, by the rule of {@link figurasDoDebito}. */
export function debitosDaDeclaracao(
  di: DeclaracaoImportacao,
  adicoes: readonly AdicaoCalculada[] | null = di.duimp ? null : adicoesCalculadas(di),
): DebitosDaDeclaracao {
  const figuras = Object.entries(figurasDoDebito(di, adicoes));
  return Object.fromEntries(figuras.map(([tributo, { exato }]) => [tributo, exato])) as DebitosDaDeclaracao;
}

/** Returns what the bank debited for each adição under each of the four taxes, in order: the parts of {@link figurasDoDebito}. */
export function debitosDasAdicoes(di: DeclaracaoImportacao): Record<TributoDi, Exato>[] {
  const calculadas = di.duimp ? null : adicoesCalculadas(di);
  return di.adicoes.map((declarada, indice) =>
    paraCadaTributo((tributo) => new Exato(texto(debito(declarada, calculadas?.[indice], tributo)))),
  );
}

/**
 * Calculates what the bank debited for a registered declaration under each tax, in reais with 2 decimals. For a DUIMP it is what
 * its items declare to pay. For a DI each adição is rounded half up on its printed base. If the truncated amount differs from the
 * amount the adição declares to pay, the declared amount counts (docs/decisions/a-debitar.md). `adicoes` are the calculated adições
 * of the declaration.
 */
export function figurasDoDebito(
  di: DeclaracaoImportacao,
  adicoes: readonly AdicaoCalculada[] | null,
): Record<TributoDi | OutroTributo, Figura> {
  const calculadas = di.duimp ? null : adicoes;
  const tributos = TRIBUTOS_DI.map((tributo) => {
    const parcelas = di.adicoes.map((declarada, indice) => debito(declarada, calculadas?.[indice], tributo));
    return [tributo, aDebitar(NOME_DO_TRIBUTO[tributo], parcelas)] as const;
  });
  const outros = OUTROS_TRIBUTOS.map((tributo) => {
    const nome = NOME_DO_OUTRO_TRIBUTO[tributo];
    const parcelas = di.adicoes.flatMap(({ numero, outros: outrosTributos }, indice) => {
      const recolher = outrosTributos?.[tributo]?.recolher;
      if (!recolher) return [];
      const calculado = tributo === 'antidumping' ? calculadas?.[indice]?.aDebitar.antidumping : undefined;
      return [calculado?.exato.eq(recolher) ? calculado : declarado(nome, numero, recolher)];
    });
    return [tributo, aDebitar(nome, parcelas)] as const;
  });
  return Object.fromEntries([...tributos, ...outros]) as Record<TributoDi | OutroTributo, Figura>;
}

function debito(
  { numero, tributos: tributosDeclarados }: AdicaoDeclarada,
  calculada: AdicaoCalculada | undefined,
  tributo: TributoDi,
): Figura {
  const recolher = declarado(NOME_DO_TRIBUTO[tributo], numero, tributosDeclarados[tributo].recolher);
  if (!calculada || recolher.exato.isZero()) return recolher;
  const truncado = new Exato(texto(calculada.tributos[tributo].recolher));
  return truncado.minus(recolher.exato).abs().lte(UM_CENTAVO) ? calculada.aDebitar[tributo] : recolher;
}

const declarado = (nome: string, adicao: string, recolher: DecimalTexto) =>
  dado({ nome: `${nome} a recolher da adição ${adicao}`, unidade: 'R$', casas: 2, fonte: 'Como declarado' }, recolher);

const aDebitar = (nome: string, parcelas: readonly Figura[]) =>
  soma({ nome: `${nome} a debitar`, unidade: 'R$', casas: 2, arredondamento: 'TRUNCAR', fonte: null }, parcelas);

/** Null when the declaration cannot be calculated. */
function adicoesCalculadas(di: DeclaracaoImportacao): readonly AdicaoCalculada[] | null {
  try {
    return figurasDaDeclaracao(di).adicoes;
  } catch (erro) {
    if (erro instanceof RegraViolada) return null;
    throw erro;
  }
}

const UM_CENTAVO = new Exato('0.01');
