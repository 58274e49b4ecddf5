import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { Calculated } from './calculations.ts';
import { handOver, type InThread } from './threads.ts';

interface Pedido {
  arquivo: string;
  nome: string;
  entrada: readonly unknown[];
}

interface ComCalculos {
  calculos: Record<string, (...entrada: readonly unknown[]) => unknown>;
}

/** Makes a calculation in a thread, and hands over what it gives. */
export async function work({ arquivo, nome, entrada, porta }: Pedido & InThread): Promise<void> {
  try {
    const { calculos } = (await import(pathToFileURL(resolve(arquivo)).href)) as ComCalculos;
    await handOver(
      porta,
      calcular(() => calculos[nome]?.(...entrada)),
    );
  } finally {
    porta.close();
  }
}

function calcular(calculo: () => unknown): Calculated {
  try {
    return { resultado: calculo() };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { regra: erro.message, campo: erro.campo };
    throw erro;
  }
}
