/** Names an input beside what was drawn of it: `PN-1 Parafuso`. */
export function nomeDoInsumo({ codigo, descricao }: { codigo: string; descricao: string }): string {
  return codigo === descricao ? codigo : `${codigo} ${descricao}`;
}
