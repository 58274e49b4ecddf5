import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import {
  CARGA_NA_CONFERENCIA,
  type ConfrontoDaCarga,
  confrontoPorExtenso,
  NOME_DO_PONTO,
  type PontoConfrontado,
} from '#lib/domain/aduana/processo/confronto-da-carga.ts';

/**
 * The conference that stays with a declaration put on a process: an error while it is of another cargo, a warning where a point
 * differs. Null where nothing but the importer could be compared.
 */
export function conferenciaDaCarga({ pontos, outraCarga, ...contagem }: ConfrontoDaCarga): Conferencia | null {
  const comparados = pontos.filter(({ ponto, resultado }) => ponto !== 'IMPORTADOR' && resultado !== 'SEM_DADO');
  if (comparados.length === 0) return null;
  const diferem = comparados.filter(({ resultado }) => resultado === 'DIFERE');
  const conta = confrontoPorExtenso(contagem);
  const mensagem = [
    outraCarga ? `A declaração parece de outra carga: ${conta} com o processo` : `Com o processo, ${conta}`,
    ...(diferem.length > 0 ? [`difere em ${diferem.map(porExtenso).join('; ')}`] : []),
  ].join('; ');
  return {
    codigo: CARGA_NA_CONFERENCIA,
    nivel: outraCarga ? 'erro' : diferem.length > 0 ? 'aviso' : 'ok',
    mensagem: `${mensagem}.`,
    declarado: null,
    calculado: null,
    adicao: null,
  };
}

function porExtenso({ ponto, declarado, diferenca }: PontoConfrontado): string {
  const oQue = diferenca ?? declarado;
  return `${NOME_DO_PONTO[ponto]}${oQue ? ` (${oQue})` : ''}`;
}
