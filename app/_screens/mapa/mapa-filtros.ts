import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { filtroDeImportador } from '#components/lista/filtro-de-importador.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';

export const MAPA_FILTROS: readonly FiltroDaLista[] = [
  filtroDeImportador({ principal: true }),
  {
    tipo: 'opcao',
    campo: 'viaTransporte',
    nome: 'Via',
    principal: true,
    opcoes: (['01', '04', '07'] as const).map((via) => [via, NOME_VIA_TRANSPORTE[via]] as const),
  },
  { tipo: 'opcao', campo: 'atrasados', nome: 'Chegada', principal: true, opcoes: [['true', 'Só atrasados']] },
];
