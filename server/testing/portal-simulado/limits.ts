import { PortalError } from './portal-error.ts';

/**
 * Calls of a function by a person, by the hour of the clock. Each call beyond the limit punishes more: until the end of the hour, one
 * hour more, two hours more. Midnight of Brasília forgets everything (domain/portal-unico.md §2).
 */
export function limitesSimulados(limiteDe: (funcao: string) => number, agora: () => Date) {
  const contas = new Map<string, { hora: number; dia: number; chamadas: number; excessos: number; ate: number }>();
  return {
    contar(chave: string, funcao: string): void {
      const instante = agora().getTime();
      const hora = Math.floor(instante / HORA_MS);
      const dia = Math.floor((instante - 3 * HORA_MS) / (24 * HORA_MS));
      const antes = contas.get(`${chave} ${funcao}`);
      const conta = antes?.dia === dia ? antes : { hora, dia, chamadas: 0, excessos: 0, ate: 0 };
      if (conta.hora !== hora) Object.assign(conta, { hora, chamadas: 0 });
      contas.set(`${chave} ${funcao}`, conta);
      conta.chamadas += 1;
      const limite = limiteDe(funcao);
      if (conta.chamadas <= limite && instante >= conta.ate) return;
      conta.excessos += 1;
      conta.ate = (hora + 1 + Math.min(conta.excessos - 1, 2)) * HORA_MS;
      throw new PortalError(
        422,
        'PUCX-ER1001',
        `Foi atingido o limite de ${limite} acessos permitidos à funcionalidade em uma hora. A funcionalidade estará disponível novamente após as ${horaDeBrasilia(conta.ate)}.`,
      );
    },
    /** The most excesses any function has had. */
    excessos: () => Math.max(0, ...[...contas.values()].map(({ excessos }) => excessos)),
  };
}

const HORA_MS = 3_600_000;
const horaDeBrasilia = (instante: number) => new Date(instante - 3 * HORA_MS).toISOString().slice(11, 19);
