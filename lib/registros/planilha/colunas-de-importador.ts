import { IMPORTADOR } from '#lib/registros/importador.ts';
import { planilhaDe } from './planilha-de.ts';

export const PLANILHA_DE_IMPORTADOR = planilhaDe(IMPORTADOR, {
  titulo: 'Importadores',
  chave: ['cnpj'],
  deFora: 'Contatos e resoluções CAS não vêm por planilha: ficam como estão e se preenchem na tela do importador.',
});
