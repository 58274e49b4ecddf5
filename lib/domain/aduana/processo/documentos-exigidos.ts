import type { TipoDocumento } from './tipo-documento.ts';

/** The facts that decide which documents a process must have. */
export interface ProcessoComPapeis {
  temLicenca: boolean;
  /** Whether an adição uses an agreement rate, which a certificate of origin must prove. */
  temAcordo: boolean;
  registrado: boolean;
  entregue: boolean;
}

/** What the planned goods of a processo say of its documents. */
export function papeisDoPrevisto({
  licencas,
  itens,
  adicoes,
}: Previsto): Pick<ProcessoComPapeis, 'temLicenca' | 'temAcordo'> {
  return {
    temLicenca: licencas.length > 0 || itens.some(({ numeroLi }) => numeroLi !== null),
    temAcordo: adicoes.some(({ tributos }) => tributos.ii.acordo !== undefined),
  };
}

interface Previsto {
  licencas: readonly unknown[];
  itens: readonly { numeroLi: string | null }[];
  adicoes: readonly { tributos: { ii: { acordo?: unknown } } }[];
}

export interface PapelExigido {
  tipo: TipoDocumento;
  porque: string;
}

/**
 * The documents a process must have, in the order they are obtained. IN SRF 680/2006, art. 18, is the source for those that
 * instruct the declaration.
 */
export function papeisExigidos({ temLicenca, temAcordo, registrado, entregue }: ProcessoComPapeis): PapelExigido[] {
  return [
    { tipo: 'FATURA', porque: INSTRUI },
    { tipo: 'ROMANEIO', porque: INSTRUI },
    { tipo: 'CONHECIMENTO', porque: INSTRUI },
    ...(temLicenca ? [{ tipo: 'LICENCA', porque: 'Há adição com licença.' } as const] : []),
    ...(temAcordo ? [{ tipo: 'CERTIFICADO_ORIGEM', porque: 'Há adição com alíquota de acordo.' } as const] : []),
    ...(registrado ? [{ tipo: 'DECLARACAO', porque: 'A declaração foi registrada.' } as const] : []),
    ...(entregue ? [{ tipo: 'NOTA_FISCAL', porque: 'A carga foi entregue: nota de entrada.' } as const] : []),
  ];
}

export function papeisQueFaltam(
  exigidos: readonly PapelExigido[],
  presentes: readonly TipoDocumento[],
): PapelExigido[] {
  return exigidos.filter(({ tipo }) => !presentes.includes(tipo));
}

const INSTRUI = 'Instrui a declaração (IN SRF 680/2006, art. 18).';
