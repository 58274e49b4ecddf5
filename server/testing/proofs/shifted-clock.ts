// Loaded with --import: the clock of this process is `RELOGIO_DESVIADO_MS` ahead of the clock of the machine, or behind it.

const desvio = Number(process.env.RELOGIO_DESVIADO_MS ?? 0);
const DateDaMaquina = Date;

globalThis.Date = class extends DateDaMaquina {
  constructor(...partes: [] | [number]) {
    super(...((partes.length === 0 ? [DateDaMaquina.now() + desvio] : partes) as [number]));
  }
  static override now(): number {
    return DateDaMaquina.now() + desvio;
  }
} as DateConstructor;
