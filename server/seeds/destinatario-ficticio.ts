import type { DestinatarioDaNota } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { digitoModulo11 } from '#lib/domain/identificadores/modulo-11.ts';
import type { Sorteio } from './sorteio.ts';

/** Makes up a buyer, a company four times out of five, with valid check digits in its number. */
export function destinatarioFicticio(acaso: Sorteio): Pick<DestinatarioDaNota, 'tipo' | 'documento' | 'nome'> {
  const [prenome, sobrenome] = [acaso.um(PRENOMES), acaso.um(SOBRENOMES)];
  if (acaso.inteiro(1, 5) === 1) {
    return { tipo: 'PF', documento: cpfFicticio(acaso), nome: `${prenome} ${sobrenome} Fictício` };
  }
  const nome = `${acaso.um(RAMOS)} ${sobrenome} Fictícia Ltda`;
  return { tipo: 'PJ', documento: cnpjFicticio(acaso), nome };
}

const RAMOS = ['Comercial', 'Distribuidora', 'Magazine', 'Atacado', 'Loja'];
const PRENOMES = ['Fulana', 'Beltrano', 'Sicrana', 'Zutano'];
const SOBRENOMES = ['Imaginária', 'do Exemplo', 'da Amostra', 'de Teste', 'da Invenção'];

/** Uses roots from 99900000 up: the Receita has not reached them, and issues letters before it does. */
function cnpjFicticio(acaso: Sorteio): string {
  return comDigitos(`999${acaso.inteiro(10_000, 99_999)}0001`, 9);
}

/** Uses numbers under 10000. */
function cpfFicticio(acaso: Sorteio): string {
  return comDigitos(String(acaso.inteiro(1, 9_999)).padStart(9, '0'), 11);
}

/** Both check digits follow the same rule; the second also covers the first. */
function comDigitos(base: string, pesoMaximo: number): string {
  const umDigito = base + digitoModulo11(base, pesoMaximo);
  return umDigito + digitoModulo11(umDigito, pesoMaximo);
}
