import type { NoDaMemoria } from '#lib/format/memoria.ts';

/**
 * The memória of one figure out of that of the whole, where each figure is explained once: what was explained elsewhere is put back. Only
 * figures that name their adição are, for two of one name may be different ones.
 */
export function memoriaDaFigura(toda: NoDaMemoria, nome: string): NoDaMemoria | undefined {
  const explicadas = new Map<string, NoDaMemoria>();
  const anotar = (no: NoDaMemoria) => {
    if (no.entradas.length > 0 && !explicadas.has(no.nome)) explicadas.set(no.nome, no);
    no.entradas.forEach(anotar);
  };
  anotar(toda);
  const completa = (no: NoDaMemoria): NoDaMemoria => {
    const inteiro = no.entradas.length === 0 && DA_ADICAO.test(no.nome) ? (explicadas.get(no.nome) ?? no) : no;
    return { ...inteiro, entradas: inteiro.entradas.map(completa) };
  };
  const achada = explicadas.get(nome);
  return achada && completa(achada);
}

const DA_ADICAO = /adição \d{3}/;
