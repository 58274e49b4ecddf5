import type { TipoDocumento } from './tipo-documento.ts';

/** What decides which papers a process must have. */
export interface ProcessoComPapeis {
  temLicenca: boolean;
  /** An agreement rate is asked for: it is proved by a certificate of origin. */
  temAcordo: boolean;
  registrado: boolean;
  entregue: boolean;
}

export interface PapelExigido {
  tipo: TipoDocumento;
  porque: string;
}

/** The papers a process must have, in the order in which they come (IN SRF 680/2006, art. 18, for those the declaration is instructed with). */
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

/** Which of them are missing. */
export function papeisQueFaltam(
  exigidos: readonly PapelExigido[],
  presentes: readonly TipoDocumento[],
): PapelExigido[] {
  return exigidos.filter(({ tipo }) => !presentes.includes(tipo));
}

const INSTRUI = 'Instrui a declaração (IN SRF 680/2006, art. 18).';
