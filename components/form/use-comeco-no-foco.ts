import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import { useImportadorEmFoco } from '#lib/session/importador-em-foco.ts';

/** The importer in focus, as the first value of a new record of one importer; null where no importer is in focus. */
export function useComecoNoFoco(emBranco: object) {
  const foco = useImportadorEmFoco();
  if (!foco || !ehDeUmImportador(emBranco)) return null;
  const { id, cnpj, nome: razaoSocial } = foco;
  return {
    valores: { importador: { id } },
    rotulos: { [id]: nomeDoImportador({ cnpj, razaoSocial, excluido: false }) },
  };
}

/** The blank values of a record of one importer hold its id, in a group of its own or of nothing yet. */
function ehDeUmImportador(emBranco: object): boolean {
  const dono = (emBranco as { importador?: unknown }).importador;
  return typeof dono === 'object' && dono !== null && 'id' in dono && dono.id === '';
}
