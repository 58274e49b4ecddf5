import type { AdicaoPrevista } from '#lib/contracts/itens-do-processo.ts';

type Aberto = Readonly<Record<string, unknown>>;

/**
 * A planned adição without the fields nobody filled in, and without what is left of a choice that was taken back: what a reduction
 * says of a tax that is not reduced, a rate beside the table it is taken from.
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

/** What holds nothing is left out, groups with nothing in them too. */
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
