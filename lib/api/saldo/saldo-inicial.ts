import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { saldoInicial } from '#lib/contracts/saldo/saldo-inicial.ts';

/** Reads the opening balances, with what each of them does not meet. */
export function useSaldoInicial() {
  return useSWR(['/api/SaldoInicial'] as const, ([recurso]) => read(recurso, saldoInicial));
}
