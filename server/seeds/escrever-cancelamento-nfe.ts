import type { CancelamentoDaNota } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { assinaturaFicticia, ESPACO_NFE, elemento, folhas } from './xml-ficticio.ts';

/** Writes the registered event that cancels a nota, one minute before the end of its day in Manaus. */
export function escreverCancelamento(cancelamento: CancelamentoDaNota, protocolo: string): string {
  const { chave, data, justificativa, homologacao } = cancelamento;
  const tpAmb = homologacao ? '2' : '1';
  const Id = `ID${CANCELAMENTO}${chave}01`;
  const quando = `${data}T23:59:00-04:00`;
  const detalhe = folhas({ descEvento: 'Cancelamento', nProt: protocolo, xJust: justificativa });
  const informado =
    folhas({
      cOrgao: chave.slice(0, 2),
      tpAmb,
      CNPJ: chave.slice(6, 20),
      chNFe: chave,
      dhEvento: quando,
      tpEvento: CANCELAMENTO,
      nSeqEvento: '1',
      verEvento: '1.00',
    }) + elemento('detEvento', detalhe, { versao: '1.00' });
  const resposta = folhas({
    tpAmb,
    verAplic: 'FICTICIO',
    cOrgao: chave.slice(0, 2),
    cStat: '135',
    xMotivo: 'Evento registrado e vinculado a NF-e',
    chNFe: chave,
    tpEvento: CANCELAMENTO,
    xEvento: 'Cancelamento registrado',
    nSeqEvento: '1',
    dhRegEvento: quando,
    nProt: protocolo,
  });
  const evento = elemento('infEvento', informado, { Id }) + assinaturaFicticia(Id);
  const processado =
    elemento('evento', evento, { versao: '1.00' }) +
    elemento('retEvento', elemento('infEvento', resposta), { versao: '1.00' });
  return `<?xml version="1.0" encoding="UTF-8"?>${elemento('procEventoNFe', processado, { versao: '1.00', xmlns: ESPACO_NFE })}`;
}

const CANCELAMENTO = '110111';
