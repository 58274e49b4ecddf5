import type { ApontamentoDaDci, EtapaDaDci } from '#lib/domain/zfm/dci.ts';

type Alvo = Pick<ApontamentoDaDci, 'nota' | 'produto'>;

/** Builds findings of a step of the walk-through, at a field or an item. */
export function apontarNa(etapa: EtapaDaDci) {
  const de =
    (nivel: ApontamentoDaDci['nivel']) =>
    (codigo: string, campo: string | null, mensagem: string, alvo: Alvo = {}): ApontamentoDaDci => ({
      nivel,
      codigo,
      mensagem,
      campo,
      etapa,
      ...alvo,
    });
  return { erro: de('erro'), aviso: de('aviso') };
}
