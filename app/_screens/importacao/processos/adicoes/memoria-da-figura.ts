import type { NoDaMemoria } from '#lib/format/memoria.ts';

/**
 * Takes the memória of one value out of the whole memória. The whole explains each value only once, so the explanations given
 * elsewhere are filled in here. Only values that name their adição are filled in: elsewhere, two values of one name may differ.
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
