import type { AdicaoPrevista } from '#lib/contracts/processo/itens-do-processo.ts';

type Aberto = Readonly<Record<string, unknown>>;

/**
 * A planned adição without its empty fields and without leftovers of a changed choice: reduction fields of a tax that is no longer
 * reduced, or a rate beside the category that gives it.
 */
export function adicaoComoSeGrava(adicao: AdicaoPrevista): unknown {
  const { tributos, antidumping, campos } = adicao;
  return {
    ...adicao,
    tributos: Object.fromEntries(Object.entries(tributos).map(([qual, tributo]) => [qual, doRegime(tributo)])),
    antidumping: doTipo(antidumping),
    acrescimos: adicao.acrescimos.map(preenchidos),
    deducoes: adicao.deducoes.map(preenchidos),
    campos: preenchidos(campos),
  };
}

function doRegime(tributo: Aberto): Aberto {
  const { regime, categoria } = tributo;
  return preenchidos({
    ...tributo,
    ...(regime !== 'REDUCAO' && { aliquotaReduzida: null, reducaoPerc: null }),
    ...(regime !== 'SUSPENSAO_PROPORCIONAL' && { meses: null }),
    ...(categoria ? { aliquota: null } : {}),
  });
}

function doTipo(antidumping: Aberto | null): Aberto | null {
  if (!antidumping?.tipo) return null;
  const { tipo, moeda, quantidade, valorUnidade, aliquota } = antidumping;
  return tipo === 'AD_VALOREM' ? { tipo, aliquota } : { tipo, moeda, quantidade, valorUnidade };
}

/** Leaves out empty values and empty groups. */
function preenchidos(grupo: Aberto): Aberto {
  return Object.fromEntries(
    Object.entries(grupo).flatMap(([nome, valor]) => {
      if (valor === null || valor === undefined || valor === '') return [];
      if (typeof valor !== 'object') return [[nome, valor]];
      const dentro = preenchidos(valor as Aberto);
      return Object.keys(dentro).length > 0 ? [[nome, dentro]] : [];
    }),
  );
}
