import type { AdicaoDoCalculo, EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { entradaDe } from './entrada-ficticia.ts';

/**
 * `npm run -s bench -- engine` measures the import engine on two declarations. The first is the largest possible (999 adições of 99
 * items). The second gives the wait after each keystroke (100 adições of 10 items, one quantity changed). The results are ratios to
 * JSON.parse of the same entrada, which cannot be avoided either. Ratios are comparable between machines, milliseconds are not. The
 * fastest run is the cost on an idle machine.
 */
const RODADAS = 15;

const maior = entradaDe(999, 99);
const jsonMaior = JSON.stringify(maior);
const preview = entradaDe(100, 10);
const jsonPreview = JSON.stringify(preview);

relatar(
  '999 adições × 99 items',
  300,
  medir(() => calcularImportacao(maior)),
  medir(() => JSON.parse(jsonMaior)),
);
relatar(
  'keystroke, 100 adições × 10 items',
  16,
  medir((rodada) => calcularImportacao(comOutraQuantidade(preview, rodada))),
  medir(() => JSON.parse(jsonPreview)),
);
const duimp = comoDuimp(preview);
const jsonDuimp = JSON.stringify(duimp);
relatar(
  'keystroke, DUIMP of 100 adições × 10 items',
  16,
  medir((rodada) => calcularImportacao(comOutraQuantidade(duimp, rodada))),
  medir(() => JSON.parse(jsonDuimp)),
);
const comMemoria = medir(() => calcularImportacao(preview).memoria);
console.log(`with its memória, 100 × 10 items: ${emMs(comMemoria.mediana)}, fastest ${emMs(comMemoria.menor)}`);

function relatar(titulo: string, meta: number, motor: Tempos, parse: Tempos): void {
  const razao = (motor.mediana / parse.mediana).toFixed(1);
  console.log(`${titulo}: ${emMs(motor.mediana)} of ${meta} ms allowed, fastest ${emMs(motor.menor)}`);
  console.log(`${titulo}: ${razao} × JSON.parse of the entrada; median of ${RODADAS} runs`);
}

function comOutraQuantidade(entrada: EntradaImportacao, rodada: number): EntradaImportacao {
  const [primeira, ...outras] = entrada.adicoes;
  const [item, ...resto] = primeira?.itens ?? [];
  if (!primeira || !item) return entrada;
  return {
    ...entrada,
    adicoes: [{ ...primeira, itens: [{ ...item, quantidade: `${rodada}.5` }, ...resto] }, ...outras],
  };
}

/** Gives the items a number and a weight, because a DUIMP is computed item by item. */
function comoDuimp(entrada: EntradaImportacao): EntradaImportacao {
  let numero = 0;
  const numerado = (item: AdicaoDoCalculo['itens'][number]) => ({
    ...item,
    numero: `${++numero}`,
    pesoLiquido: '2.50000',
  });
  const adicoes = entrada.adicoes.map((adicao) => ({ ...adicao, itens: adicao.itens.map(numerado) }));
  return { ...entrada, tipoDocumento: 'DUIMP', adicoes };
}

interface Tempos {
  mediana: number;
  menor: number;
}

function medir(tarefa: (rodada: number) => unknown): Tempos {
  tarefa(0);
  const tempos = Array.from({ length: RODADAS }, (_, rodada) => {
    const inicio = performance.now();
    tarefa(rodada);
    return performance.now() - inicio;
  }).sort((a, b) => a - b);
  return { mediana: tempos[Math.floor(RODADAS / 2)] ?? 0, menor: tempos[0] ?? 0 };
}

function emMs(tempo: number): string {
  return `${tempo.toFixed(1)} ms`;
}
