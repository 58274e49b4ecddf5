import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

/** Gives an importer of the cadastro its place, Manaus. */
export async function comUf(pessoa: Pessoa, id: string): Promise<void> {
  const importadores = cadastroDeTeste(pessoa, 'Importador');
  const lido = (await importadores.ler(id)).json();
  const campos = Object.fromEntries(DO_IMPORTADOR.map((campo) => [campo, lido[campo]]));
  const feito = await importadores.alterar({ ...campos, id, uf: 'AM', municipio: 'Manaus' });
  expect([feito.statusCode, feito.json().campos]).toEqual([200, undefined]);
}

const DO_IMPORTADOR = [
  'versao',
  'razaoSocial',
  'cnpj',
  'setor',
  'situacaoSuframa',
  'resolucoes',
  'inscricaoEstadual',
  'dciMensal',
  'dciAdeNumero',
  'dciAdeData',
];
