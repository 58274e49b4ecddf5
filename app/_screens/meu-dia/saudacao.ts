import type { MeuDia } from '#lib/contracts/views/meu-dia.ts';
import type { MeuDiaBusca } from './meu-dia-busca.ts';
import { quantas } from './quantas.ts';

/** `Bom dia, Ana`, by the clock of the browser. */
export function saudacao(nome: string | null, agora: Date): string {
  const hora = agora.getHours();
  const ola = hora < 12 ? 'Bom dia' : hora < 18 ? 'Boa tarde' : 'Boa noite';
  const [primeiro] = (nome ?? '').trim().split(/\s+/);
  return primeiro ? `${ola}, ${primeiro}` : ola;
}

/** One sentence: how many lines are pending, and how many of them are late. */
export function resumoDoDia({ hoje, total, linhas }: MeuDia, { de, regra, adiados }: MeuDiaBusca): string {
  const [ano, mes, dia] = hoje.split('-').map(Number);
  const dataInteira = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.UTC(ano ?? 0, (mes ?? 1) - 1, dia),
  );
  const hojeDito = `${dataInteira.charAt(0).toUpperCase()}${dataInteira.slice(1)}`;
  if (adiados || regra || total === 0) return `${hojeDito}.`;
  const quem = de === 'meus' ? 'por você' : 'pela empresa';
  const atrasadas = linhas.filter(({ grupo }) => grupo === 'ATRASADO').length;
  const tarde = atrasadas === 0 ? '' : atrasadas === 1 ? ', 1 atrasada' : `, ${atrasadas} atrasadas`;
  return `${hojeDito}: ${total === 1 ? '1 pendência espera' : `${quantas(total)} pendências esperam`} ${quem}${tarde}.`;
}
