import { IMPORTADOR } from '#lib/api/cadastros/importador.ts';
import { type FiltroDeRegistro, filtroDeBusca } from './filtro-de-busca.ts';

/** The filter by an importador, the same on every list, report and board. The DCR-E and the DCI call it “Indústria”. */
export function filtroDeImportador(como: { nome?: 'Indústria'; principal?: true } = {}): FiltroDeRegistro {
  return filtroDeBusca({
    campo: 'importadorId',
    nome: 'Importador',
    endpoint: 'Importador/GetByQ',
    api: IMPORTADOR,
    chamado: ({ razaoSocial }) => razaoSocial,
    ...como,
  });
}
