import { cadastroDeTeste } from './cadastro-de-teste.ts';
import type { Pessoa } from './test-bench.ts';

/** Gives an importer of the cadastro its place, Manaus. */
export async function comUf(pessoa: Pessoa, id: string): Promise<void> {
  const importadores = cadastroDeTeste(pessoa, 'Importador');
  const {
    versao,
    razaoSocial,
    cnpj,
    setor,
    situacaoSuframa,
    resolucoes,
    inscricaoEstadual,
    dciMensal,
    dciAdeNumero,
    dciAdeData,
  } = (await importadores.ler(id)).json();
  const feito = await importadores.alterar({
    ...{
      id,
      versao,
      razaoSocial,
      cnpj,
      setor,
      situacaoSuframa,
      resolucoes,
      inscricaoEstadual,
      dciMensal,
      dciAdeNumero,
    },
    ...{ dciAdeData, uf: 'AM', municipio: 'Manaus' },
  });
  expect([feito.statusCode, feito.json().campos]).toEqual([200, undefined]);
}
