import type { ApontamentoDaDci, EtapaDaDci } from '#lib/domain/zfm/dci.ts';

type Alvo = Pick<ApontamentoDaDci, 'nota' | 'produto'>;

/** Says something of a step of the walk, at a field or an item of it. */
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
