import useSWR from 'swr';
import { saldoInicial } from '#lib/contracts/saldo-inicial.ts';
import { read } from './client.ts';

/** Reads the opening balances, with what each of them does not meet. */
export function useSaldoInicial() {
  return useSWR(['/api/SaldoInicial'] as const, ([recurso]) => read(recurso, saldoInicial));
}
